import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as ties from '#features/matches/ties/server/ties.store.ts';
import { MOST_EVENTS } from '#features/tournaments/events/events.vocabulary.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { EventColumns } from '#features/tournaments/server/tournaments.commands.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { pick } from '#platform/shared/merge-edit.ts';
import { eventSchema } from '../own-events/own-events.form.ts';
import { eventValuesOf, formatsRefusalOf, refusalOf } from '../own-events/own-events.policy.ts';
import { asEventFacts } from '../own-events/server/own-events.presenter.ts';
import type { TournamentForm } from '../publishing.form.ts';
import { changedFirstEvent } from '../publishing.policy.ts';

/** What a new tournament takes from an earlier one of its organizer: its events as they are set up, and nothing that happened in them. */

interface Copying {
  /** The earlier tournament. */
  readonly id: number;
  readonly organizerId: number;
  /** Of the new tournament: it decides what it asks of the first event. */
  readonly form: TournamentForm;
}

/** The copied events in their order; the numbers are those of the earlier tournament. */
type CopiedEvents = readonly [StoredEvent, ...StoredEvent[]];

export type CopyRefusal =
  | { readonly ok: false; readonly code: 'TOURNAMENT_NOT_FOUND' | 'NOT_ITS_ORGANIZER' }
  | {
      readonly ok: false;
      readonly code: 'ROUND_UNKNOWN' | 'EVENT_NOT_ALLOWED';
      /** Its name; empty where it has none. */
      readonly event: string;
    };

/** The events of an earlier tournament, as they can be published today. One that cannot refuses the whole. */
export async function copyEvents(
  tx: Db,
  { id, organizerId, form }: Copying,
): Promise<{ readonly ok: true; readonly value: CopiedEvents } | CopyRefusal> {
  const earlier = await tournaments.findById(tx, id);
  if (!earlier) return refuse('TOURNAMENT_NOT_FOUND');
  if (earlier.organizerId !== organizerId) return refuse('NOT_ITS_ORGANIZER');
  const [first, ...others] = earlier.events;
  const events = [{ ...first, ...changedFirstEvent(form, first) }, ...others] as const;
  for (const [at, event] of events.entries()) {
    const allowed = allowedNow(event, events.slice(0, at));
    if (!allowed.ok) return { ...allowed, event: event.name };
  }
  return ok(events);
}

/** Whether an event could be set up like this now, after those `before` it. */
function allowedNow(
  event: StoredEvent,
  before: readonly StoredEvent[],
): Result<null, 'ROUND_UNKNOWN' | 'EVENT_NOT_ALLOWED'> {
  const form = eventSchema.safeParse(eventValuesOf(asEventFacts(event)));
  if (!form.success || before.length >= MOST_EVENTS) return refuse('EVENT_NOT_ALLOWED');
  const isFirst = before.length === 0;
  const about = { before: null, isFirst, isEntered: false, isFinal: false, events: before };
  if (refusalOf(form.data, about)) return refuse('EVENT_NOT_ALLOWED');
  const refusal = formatsRefusalOf(event.formats, event.participantLimit);
  if (refusal === null) return ok(null);
  return refuse(refusal === 'ROUND_UNKNOWN' ? refusal : 'EVENT_NOT_ALLOWED');
}

/** What an event is, without its places, its entries and its draw. */
export function asNewEvent(event: StoredEvent): EventColumns {
  return pick(event, [
    'name',
    'discipline',
    'genderRule',
    'level',
    'ageRule',
    'feeYen',
    'participantLimit',
    'perClubLimit',
    'isRated',
    'formats',
  ]);
}

/** Gives the new events the formats of a tie that the earlier ones have, in the same order. */
export async function copyTieRules(
  tx: Db,
  events: CopiedEvents,
  eventIds: readonly number[],
): Promise<void> {
  const teams = events.filter(({ discipline }) => discipline === 'Team');
  const known = await ties.listRules(
    tx,
    teams.map(({ id }) => id),
  );
  for (const [at, eventId] of eventIds.entries()) {
    const rules = known.get(events[at]?.id ?? 0);
    if (!rules) continue;
    const { template, courtsAtOnce, fileMinutes, warnsOnly } = rules;
    await ties.upsertRules(tx, { eventId, template, courtsAtOnce, fileMinutes, warnsOnly });
  }
}
