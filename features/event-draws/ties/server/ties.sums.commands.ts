import { pairKey, type TieSums } from '#domain/league-table/league-match.ts';
import type { Side } from '#domain/scorecard/side.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import {
  retiredTie,
  type TieInPlay,
  unplayedTie,
} from '#features/matches/ties/ties.play.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { findDiscipline } from '../../results/server/results.store.ts';
import { readStageTies } from './ties.reading.commands.ts';

interface Listed {
  readonly player1Id: string;
  readonly player2Id: string;
  readonly sets: string;
  readonly winner: Side | null;
}

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
  const tieOf = new Map(
    (played?.ties ?? []).map((tie) => [
      pairKey(tie.match.player1 ?? '', tie.match.player2 ?? ''),
      tie,
    ]),
  );
  return results.map((result) => {
    const tie = tieOf.get(pairKey(result.player1Id, result.player2Id));
    return tie ? { ...result, tie: sumsOf(tie, result.winner) } : result;
  });
}

function sumsOf(tie: TieInPlay, winner: Side | null): TieSums {
  const { match, state } = tie;
  // What is level in everything stays so: the desk has only said who goes on.
  if (match.isRetired && winner && !state.isOver) return retiredTie(tie, winner);
  if (match.isSettled && !match.isRetired) return unplayedTie(tie, winner);
  const { score, games, points } = state;
  return { rubbers: score, games, points };
}
