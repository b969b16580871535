import { serialise } from '#domain/scorecard/score-text.ts';
import { listLastTallies } from '#features/court-links/server/court-links.devices.store.ts';
import { readFacts, type StoredFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { WithTallies } from '../live.matches.policy.ts';

export type LiveFacts = StoredFacts & WithTallies;

/** Reads what everybody follows of a day: its queue, and the running scores of its devices. */
export async function readLiveFacts(
  db: Db,
  tournament: StoredTournament,
  now: Date,
): Promise<LiveFacts> {
  const facts = await readFacts(db, tournament, now);
  const last = await listLastTallies(db, tournament.id);
  const tallies = new Map(
    last.map(({ stageId, matchId, drawNumber, at, last: { score } }) => [
      `${stageId} ${matchId}`,
      { drawNumber, at, score: serialise(score.sets) },
    ]),
  );
  return { ...facts, tallies };
}
