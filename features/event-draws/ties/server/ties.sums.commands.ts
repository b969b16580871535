import type { TieSums } from '#domain/league-table/league-match.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { type Listed, withSums } from '#features/matches/ties/ties.sums.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { findDiscipline } from '../../results/server/results.store.ts';
import { readStageTies } from './ties.reading.commands.ts';

/** The results of groups; those of ties with the sums of their rubbers, which order the teams. */
export async function withTieSums<Result extends Listed>(
  db: Db,
  stageId: string,
  results: readonly Result[],
): Promise<readonly (Result & { readonly tie?: TieSums })[]> {
  // Whatever has sets is the match of players.
  if (!results.some(({ sets }) => sets === '')) return results;
  const stage = await stages.find(db, stageId);
  if (!stage?.eventId || (await findDiscipline(db, stage.eventId)) !== 'Team') return results;
  const played = await readStageTies(db, { event: { id: stage.eventId }, stage });
  return withSums(results, played?.ties ?? []);
}
