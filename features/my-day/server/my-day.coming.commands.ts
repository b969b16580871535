import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { isDayOver } from '#features/day/check-in/check-in.policy.ts';
import { type DayMatch, keyOf } from '#features/day/queue/queue.matches.policy.ts';
import { readFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import * as queue from '#features/day/queue/server/queue.store.ts';
import * as days from '#features/day/server/day.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { withRubbers } from './my-day.commands.ts';
import { type DayPlace, listPlaces, listSquadPlaces } from './my-day.store.ts';

interface Coming {
  readonly tournamentId: number;
  readonly accountId: string;
  readonly stageId: string;
  readonly matchId: string;
}

export type ComingRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'DAY_OVER'
  | 'MATCH_NOT_FOUND'
  | 'MATCH_NOT_CALLED';

/**
 * Says to the desk that a side of a called match is on its way; one of a pair says it for both. Saying it again changes nothing. The
 * version of the match stays: what the desk does with it meanwhile is not refused.
 */
export async function sayComing(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tournamentId, accountId, stageId, matchId }: Coming,
): Promise<Result<null, ComingRefusal>> {
  return db.transaction(async (tx) => {
    // Nobody else makes the desk wait for the lock of the day.
    if (!(await findOwn(tx, tournamentId, accountId))) return refuse('TOURNAMENT_NOT_FOUND');
    await days.updateVersion(tx, tournamentId);
    // Read under the lock: it may have been cancelled, suspended or moved, or have ended, while this waited.
    const own = await findOwn(tx, tournamentId, accountId);
    if (!own) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament } = own;
    const places = await withRubbers(tx, tournament, own.places);
    const now = clock.now();
    if (isDayOver(tournament, now)) return refuse('DAY_OVER');
    const facts = await readFacts(tx, tournament, now);
    const match = facts.matches.find(({ key }) => key === keyOf(stageId, matchId));
    const side = match && sideIn(match, places);
    if (!side) return refuse('MATCH_NOT_FOUND');
    const row = facts.rows.get(match.key)!;
    if (row.state !== 'called') return refuse('MATCH_NOT_CALLED');
    await queue.updateComing(tx, row, { side, at: now });
    return ok(null);
  });
}

/** The tournament with the places of somebody in it; null also where no desk has opened the day, and where it is cancelled. */
async function findOwn(tx: Db, tournamentId: number, accountId: string) {
  const tournament = await tournaments.findById(tx, tournamentId);
  if (!tournament) return null;
  const asked = { accountIds: [accountId], date: tournament.eventDate };
  const all = [...(await listPlaces(tx, asked)), ...(await listSquadPlaces(tx, asked))];
  const places = all.filter((one) => one.tournamentId === tournamentId);
  return places.length === 0 ? null : { tournament, places };
}

/** The side of somebody with these places in a match; null for others. */
function sideIn(match: DayMatch, places: readonly DayPlace[]): Side | null {
  const isOf = (id: string | null) =>
    places.some(({ eventId, number }) => eventId === match.eventId && String(number) === id);
  if (isOf(match.player1Id)) return 'player1';
  return isOf(match.player2Id) ? 'player2' : null;
}
