import type { TieSums } from '#domain/league-table/league-match.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { listMarks, type ResultMark } from '#features/matches/draws/server/draws.results.store.ts';
import type { StageSettings } from '#features/matches/matches.vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import { withTieSums } from '../../ties/server/ties.sums.commands.ts';
import { type KnownEntrant, outOf, outOfGroups, playOf } from '../results.policy.ts';
import { listResults, type StoredResult } from './results.store.ts';

/** What was entered for a published draw: of groups their matches, of a knockout the marks in it. */
export type StoredResults =
  | { readonly matches: readonly (StoredResult & { readonly tie?: TieSums })[] }
  | { readonly marks: readonly ResultMark[] };

interface Published {
  readonly stageId: string;
  readonly number: number;
  readonly draw: StageDraw;
}

/** Everything that was entered for a published draw. */
export async function readResults(
  db: Db,
  { stageId, number, draw }: Published,
): Promise<StoredResults> {
  if (isGroupsDraw(draw)) {
    return { matches: await withTieSums(db, stageId, await listResults(db, stageId)) };
  }
  return { marks: await listMarks(db, stageId, number) };
}

interface Played {
  readonly draw: StageDraw;
  readonly stage: { readonly id: string; readonly settings: StageSettings };
  readonly tournament: { readonly sport: Sport };
  /** Of the event; who is not in it any more has withdrawn. */
  readonly entrants: readonly KnownEntrant[];
  /** Since when the draw of the next stage is published; null while none is. */
  readonly followedSince: Date | null;
  readonly results: StoredResults;
  /** Everybody reads it: who entered a result is not among it. */
  readonly isPublic?: boolean;
}

/** The results of a published draw, as they are sent. */
export function asResults({ draw, stage, tournament, results, isPublic, ...known }: Played) {
  const { ruleBook, scoreFormat, finalFormat, lots } = playOf(stage.settings, tournament.sport);
  const { entrants, followedSince } = known;
  const out = isGroupsDraw(draw)
    ? outOfGroups(draw, entrants, followedSince)
    : outOf(draw, entrants);
  const played = { stageId: stage.id, scoreFormat, out };
  if ('marks' in results) {
    return { ...played, finalFormat, marks: results.marks.map((mark) => asMark(mark, isPublic)) };
  }
  return {
    ...played,
    ruleBook,
    matches: results.matches.map(({ id, player1Id, player2Id, sets, winner, status, ...match }) => {
      const { scoreFormat: format, version } = match;
      return {
        id,
        player1Id,
        player2Id,
        sets,
        winner,
        status,
        scoreFormat: format,
        version,
        ...(match.tie && { tie: match.tie }),
      };
    }),
    lots: lots.map(({ group, randomSeed, at }) => ({ group, randomSeed, at })),
  };
}

function asMark({ matchId, result, version, scoredBy, scoredAt }: ResultMark, isPublic = false) {
  return {
    matchId,
    result,
    version,
    scoredBy: isPublic ? null : scoredBy,
    scoredAt: scoredAt.toISOString(),
  };
}
