import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import {
  edited,
  type TemplateEdit,
  type TemplateRefusal,
} from '#domain/team-tie/edited-template.ts';
import type { Template } from '#domain/team-tie/template.ts';
import { findTemplate } from '#domain/team-tie/templates.ts';
import { lockTournament } from '#features/entries/server/entries.places.commands.ts';
import { existsOf } from '#features/event-draws/results/server/results.store.ts';
import { closedRefusal } from '#features/event-draws/server/event-draws.locks.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { findForUpdate as findSeasonForUpdate } from '#features/matches/ties/server/ties.fixtures.store.ts';
import * as seasons from '#features/matches/ties/server/ties.seasons.store.ts';
import * as tiesStore from '#features/matches/ties/server/ties.store.ts';
import { templateOf, USUAL_COURTS_AT_ONCE } from '#features/matches/ties/ties.play.policy.ts';
import { logStep, type Runner } from '#features/publishing/server/publishing.steps.commands.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices, Services } from '#platform/server/services.ts';
import { fileMinutesOf } from './tie-orders.reading.commands.ts';
import { followRules } from './tie-orders.reminders.commands.ts';
import * as store from './tie-orders.store.ts';

/** How the ties of an event are played: the organizer's copy of a template, and what is decided around it. */

export async function findTieRules(db: Db, tournament: StoredTournament, eventId: number) {
  const event = findEvent(tournament, eventId);
  if (!event) return refuse('EVENT_NOT_FOUND');
  if (event.discipline !== 'Team') return refuse('NOT_FOR_TEAMS');
  const rules = await tiesStore.findRules(db, eventId);
  return ok({
    tournamentName: tournament.name,
    eventName: tournament.events.length > 1 ? event.name : '',
    template: templateOf(rules, tournament.sport),
    courtsAtOnce: rules?.courtsAtOnce ?? USUAL_COURTS_AT_ONCE,
    fileMinutes: fileMinutesOf({ rules }),
    warnsOnly: rules?.warnsOnly ?? false,
    version: rules?.version ?? 0,
    frozen: (await store.countFrozen(db, eventId)) + (await seasons.countOrdered(db, eventId)),
  });
}

interface Saving extends TemplateEdit {
  /** The tournament. */
  readonly id: number;
  readonly eventId: number;
  readonly templateId: string;
  readonly courtsAtOnce: number;
  readonly fileMinutes: number;
  readonly warnsOnly: boolean;
  readonly baseVersion: number;
  readonly account: Runner;
}

type SavingRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'EVENT_NOT_FOUND'
  | 'NOT_FOR_TEAMS'
  | 'RULES_CHANGED'
  | 'SEASON_BEGUN'
  | 'TEMPLATE_UNKNOWN'
  | TemplateRefusal
  | NonNullable<ReturnType<typeof closedRefusal>>;

/** Saves them. The same again changes nothing; ties and fixtures with an order keep the template that they have. */
export async function saveTieRules(
  services: Services,
  { id, eventId, templateId, baseVersion, account, ...saving }: Saving,
): Promise<Result<null, SavingRefusal>> {
  return services.db.transaction(async (tx) => {
    const { courtsAtOnce, fileMinutes, warnsOnly, ...edit } = saving;
    const locked = await lockTeamEvent(services, tx, { id, eventId });
    if (!locked.ok) return locked;
    const base = findTemplate(templateId);
    if (!base) return refuse('TEMPLATE_UNKNOWN');
    const made = edited(base, edit);
    if (!made.ok) return made;
    const before = await tiesStore.findRules(tx, eventId);
    const after = { eventId, template: made.value, courtsAtOnce, fileMinutes, warnsOnly };
    if (before && isSame(before, after)) return ok(null);
    // Meanwhile no order of a fixture is filed, and no result is entered.
    await findSeasonForUpdate(tx, eventId);
    if (await seasons.existsSeasonResult(tx, eventId)) return refuse('SEASON_BEGUN');
    if ((before?.version ?? 0) !== baseVersion) return refuse('RULES_CHANGED');
    const { tournament } = locked.value;
    const template = templateOf(before, tournament.sport);
    await seasons.updateOrdered(tx, eventId, template);
    await tiesStore.upsertRules(tx, after);
    await followFormats(tx, eventId, { before: template, after: made.value });
    await followRules(services, tx, locked.value, made.value);
    await services.publish(tx, {
      type: 'tie.rules-changed',
      tournamentId: id,
      eventId,
      fileMinutes: { before: fileMinutesOf({ rules: before }), after: fileMinutes },
    });
    await logStep(services, tx, {
      account,
      tournament,
      note: 'tieOrders.saveRules',
    });
    return ok(null);
  });
}

/**
 * The rubbers of stages without a result are scored from now on as the template says, where it says something else than before. All of a stage
 * are scored in the same way, also those of ties that keep another template. A stage that has no format yet gets it with its publication.
 */
async function followFormats(
  tx: Db,
  eventId: number,
  { before, after }: { readonly before: Template; readonly after: Template },
): Promise<void> {
  for (const { id } of await stages.listOf(tx, eventId)) {
    const stage = await stages.findForUpdate(tx, id);
    if (stage?.settings.scoreFormat === undefined) continue;
    const play = stage.kind === 'groups' ? 'groups' : 'knockout';
    const { format } = after.play[play];
    if (format === before.play[play].format || (await existsOf(tx, id))) continue;
    await stages.updatePlay(tx, stage, { scoreFormat: { id: format } });
  }
}

interface LockedEvent {
  readonly tournament: StoredTournament;
  readonly event: StoredEvent;
}

/** An event for teams, whose tournament is locked; why nothing about it can be saved, where that is so. */
async function lockTeamEvent(
  services: CommandServices,
  tx: Db,
  { id, eventId }: Pick<Saving, 'id' | 'eventId'>,
): Promise<Result<LockedEvent, SavingRefusal>> {
  const locked = await lockTournament(services, tx, id, { offering: false });
  if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
  const event = findEvent(locked.tournament, eventId);
  if (!event) return refuse('EVENT_NOT_FOUND');
  if (event.discipline !== 'Team') return refuse('NOT_FOR_TEAMS');
  const closed = closedRefusal(locked.tournament);
  // A season goes on when the results of the tournament beside it are final.
  const goesOn = closed === 'TOURNAMENT_FINALIZED' && (await seasons.existsSeason(tx, eventId));
  return closed && !goesOn ? refuse(closed) : ok({ tournament: locked.tournament, event });
}

type Rules = Omit<tiesStore.StoredRules, 'version'>;

function isSame({ template, courtsAtOnce, fileMinutes, warnsOnly }: Rules, after: Rules): boolean {
  const before = { eventId: after.eventId, template, courtsAtOnce, fileMinutes, warnsOnly };
  return isDeepStrictEqual(before, after);
}
