import { ok, type Result, refuse } from '#domain/common/result.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { Services } from '#platform/server/services.ts';
import { checkInOf } from '../check-in/check-in.policy.ts';
import { type CourtRefusal, insertCourts, type NewCourt } from './day.courts.commands.ts';
import * as courts from './day.courts.store.ts';
import {
  type ClosedRefusal,
  closedRefusal,
  type DayRefusal,
  type DeskRequest,
  findForDesk,
  lockDay,
} from './day.locks.commands.ts';
import * as store from './day.store.ts';

interface Opening extends DeskRequest {
  readonly courts: readonly NewCourt[];
  readonly events: readonly (store.StoredCheckIn & { readonly eventId: number })[];
}

export type OpeningRefusal = ClosedRefusal | CourtRefusal | 'EVENT_NOT_FOUND' | 'ALREADY_OPEN';

/**
 * Opens the day of a tournament with its courts and the check-in of its events, and draws the code of the venue. A resend
 * with the same courts changes nothing; after another desk has opened the day, it is refused.
 */
export async function openDay(
  services: Services,
  { tournamentId, account, ...opening }: Opening,
): Promise<Result<null, OpeningRefusal>> {
  return services.db.transaction(async (tx) => {
    const found = await findForDesk(tx, { tournamentId, account });
    if (!found.ok) return found;
    const tournament = await tournaments.findForUpdate(tx, tournamentId);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    const now = services.clock.now();
    const refusal = closedRefusal(tournament, now);
    if (refusal) return refuse(refusal);
    if (await store.find(tx, tournamentId)) {
      const stored = await courts.listByTournament(tx, tournamentId);
      return isResend(opening, stored) ? ok(null) : refuse('ALREADY_OPEN');
    }
    if (opening.events.some(({ eventId }) => !findEvent(tournament, eventId))) {
      return refuse('EVENT_NOT_FOUND');
    }
    const refused = await insertCourts(tx, tournamentId, opening.courts);
    if (refused) return refuse(refused);
    await store.insert(tx, { tournamentId, openedAt: now, code: newCode() });
    await store.upsertCheckIn(tx, lastOfEach(opening.events));
    await logStep(services, tx, { account, tournament });
    await services.publish(tx, { type: 'day.changed', tournamentId });
    return ok(null);
  });
}

/** Whether this opening has come before; one without courts looks like that of another desk. */
function isResend({ courts: sent }: Pick<Opening, 'courts'>, stored: readonly NewCourt[]): boolean {
  const known = new Set(stored.map(({ id }) => id));
  return sent.length > 0 && sent.every(({ id }) => known.has(id));
}

/** Four digits, others than those before; not secret for long, because they are shown to everybody at the venue. */
export function newCode(before?: string): string {
  const code = String(systemRandomness.whole(9999)).padStart(4, '0');
  return code === before ? newCode(before) : code;
}

/** The last line for each event: one statement cannot store two of the same. */
function lastOfEach(lines: Opening['events']): Opening['events'] {
  return [...new Map(lines.map((line) => [line.eventId, line])).values()];
}

interface CheckInChange extends DeskRequest {
  readonly eventId: number;
  /** What the writer saw. */
  readonly seen: store.StoredCheckIn;
  readonly next: store.StoredCheckIn;
}

/** Switches the check-in of an event, or moves its cut-off. Refuses where another desk has changed it since. */
export async function setCheckIn(
  services: Services,
  { eventId, seen, next, ...request }: CheckInChange,
): Promise<Result<null, DayRefusal | 'EVENT_NOT_FOUND' | 'DAY_CHANGED'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockDay(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament } = locked.value;
    if (!findEvent(tournament, eventId)) return refuse('EVENT_NOT_FOUND');
    const stored = checkInOf(await store.listCheckIn(tx, tournament.id), eventId);
    if (isSame(stored, next)) return ok(null);
    if (!isSame(stored, seen)) return refuse('DAY_CHANGED');
    await store.upsertCheckIn(tx, [{ eventId, ...next }]);
    const { account } = request;
    await logStep(services, tx, { account, tournament });
    return ok(null);
  });
}

function isSame(one: store.StoredCheckIn, other: store.StoredCheckIn): boolean {
  return one.hasCheckIn === other.hasCheckIn && one.checkInUntil === other.checkInUntil;
}
