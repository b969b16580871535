import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { EventFormats } from '#domain/stage-draw/vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import * as events from '#features/tournaments/events/server/events.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { logStep } from '../../server/publishing.steps.commands.ts';
import { formatsRefusalOf } from '../own-events.policy.ts';
import { type Barred, lockOwn, type Request } from './own-events.commands.ts';

interface Choice extends Request {
  readonly eventId: number;
  readonly formats: EventFormats;
  /** As the writer saw them. */
  readonly seen: EventFormats;
}

export type FormatsRefusal =
  | Barred
  | 'EVENT_NOT_FOUND'
  | 'FORMATS_CHANGED'
  | 'DRAW_PUBLISHED'
  | 'UNKNOWN_FORMAT'
  | 'ROUND_UNKNOWN';

/**
 * Chooses how an event is played and scored. Its next publication takes the formats of the matches from here, and the last choice counts:
 * what was chosen for a draw that was taken back is forgotten. Refuses while its draw is out, because it is played as it was published.
 */
export async function chooseFormats(
  services: Services,
  { eventId, formats, seen, ...request }: Choice,
): Promise<Result<null, FormatsRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwn(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament } = locked.value;
    const event = findEvent(tournament, eventId);
    if (!event) return refuse('EVENT_NOT_FOUND');
    if (isDeepStrictEqual(event.formats, formats)) return ok(null);
    if (!isDeepStrictEqual(event.formats, seen)) return refuse('FORMATS_CHANGED');
    const newest = await draws.findFirst(tx, eventId);
    if (newest?.newest && isOut(newest.newest)) return refuse('DRAW_PUBLISHED');
    const refusal = formatsRefusalOf(formats, event.participantLimit);
    if (refusal) return refuse(refusal);
    await events.update(tx, eventId, { formats });
    await forgetStages(tx, eventId);
    const { account } = request;
    await logStep(services, tx, { account, tournament });
    await services.publish(tx, { type: 'tournament.changed', tournamentId: tournament.id });
    return ok(null);
  });
}

/** What was chosen for the stages of an earlier publication. */
async function forgetStages(tx: Db, eventId: number): Promise<void> {
  for (const { id } of await stages.listOf(tx, eventId)) {
    const stage = await stages.findForUpdate(tx, id);
    if (stage) await stages.updateUnscored(tx, stage);
  }
}
