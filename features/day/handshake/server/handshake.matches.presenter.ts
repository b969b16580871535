import { pairKey } from '#domain/league-table/league-match.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { opponent } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import {
  type GroupMatch,
  matchesOfGroups,
  type StageMatch,
  matchesOf as stageMatches,
} from '#domain/stage-draw/matches.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { shownDraw } from '#features/event-draws/event-draws.drafts.policy.ts';
import {
  formatAt,
  knockoutInPlay,
  outcomeOf,
} from '#features/event-draws/results/results.policy.ts';
import { resultIn } from '#features/matches/draws/draws.results.policy.ts';
import type { StoredDraw } from '#features/matches/draws/server/draws.events.store.ts';
import type { StoredStage } from '#features/matches/server/matches.stages.store.ts';
import type { StoredMatch } from '#features/matches/server/matches.store.ts';
import type { TieInPlay } from '#features/matches/ties/ties.play.policy.ts';

/** The matches of a published draw with what is stored of them, of knockouts and groups alike. */

export type MatchPosition = StageMatch['place'] & {
  /** Of a rubber, whose tie is there. */
  readonly rubber?: { readonly number: number; readonly name: string };
};

export interface DrawnMatch {
  readonly stageId: string;
  readonly stagePosition: number;
  /** "{round}-{position}" of a knockout, "{group}-{number}-{number}" of a group. */
  readonly matchId: string;
  readonly drawNumber: number;
  readonly place: MatchPosition;
  /** Ids of entrants; null while nobody knows who they are. */
  readonly player1: string | null;
  readonly player2: string | null;
  /** Of the match: that of its result, else that of the stage. */
  readonly scoreFormat: ChosenFormat | null;
  /** Its row as seen by player1; null without one. */
  readonly row: StoredMatch | null;
  /** Of the result; 0 for a match that never had one. */
  readonly version: number;
  readonly hasResult: boolean;
}

interface Stored {
  readonly rows: readonly StoredMatch[];
  /** In groups: ids of those who have withdrawn. */
  readonly out?: readonly string[];
  /** In an event for teams: the rubbers of these are the matches. */
  readonly ties?: readonly TieInPlay<StoredMatch>[];
}

/** All matches of a published draw that somebody plays. A bye is none, nor is a match that is off since a side has withdrawn. */
export function matchesOf(
  {
    id: stageId,
    position: stagePosition,
    settings,
  }: Pick<StoredStage, 'id' | 'position' | 'settings'>,
  newest: StoredDraw,
  { rows, out = [], ties }: Stored,
): DrawnMatch[] {
  const ofStage = { stageId, stagePosition, drawNumber: newest.number };
  const asMatch = (found: Found) => {
    const row = found.row ?? null;
    const isPlayed = row !== null && row.status !== 'scheduled';
    return {
      ...ofStage,
      ...found,
      row,
      scoreFormat: isPlayed ? row.scoreFormat : formatAt(settings, found.place),
      version: row?.version ?? 0,
      hasResult: isPlayed,
    };
  };
  const shown = shownDraw(newest);
  const draw = isGroupsDraw(shown)
    ? shown
    : knockoutInPlay(shown, settings.format, rows.flatMap(asMark));
  const drawn = stageMatches(draw, { results: rows.map(outcomeOf), out: new Set(out) });
  return (ties ? rubbersIn(ties, drawn) : withRows(drawn, rows)).map(asMatch);
}

/** The matches of published groups that nobody plays any more, since a side has withdrawn. */
export function offMatchesOf(
  newest: StoredDraw,
  { rows, out = [] }: Pick<Stored, 'rows' | 'out'>,
): readonly GroupMatch[] {
  const shown = shownDraw(newest);
  if (!isGroupsDraw(shown)) return [];
  const played = { results: rows.map(outcomeOf), out: new Set(out) };
  return matchesOfGroups(shown, played).filter(({ isOff }) => isOff);
}

/** The rubbers that are played, in the place of their ties. */
function rubbersIn(ties: readonly TieInPlay<StoredMatch>[], drawn: readonly StageMatch[]): Found[] {
  const tieOf = new Map(ties.map((tie) => [tie.match.matchId, tie]));
  return drawn.flatMap(({ matchId, place }) => {
    const { rubbers = [] } = tieOf.get(matchId) ?? {};
    const isPlayed = (one: (typeof rubbers)[number]) => !one.isOff && one.forfeit === undefined;
    return rubbers.filter(isPlayed).map(({ number, name, player1, player2, row, ...rubber }) => ({
      matchId: rubber.matchId,
      place: { ...place, rubber: { number, name } },
      player1,
      player2,
      row,
    }));
  });
}

type Found = Pick<DrawnMatch, 'matchId' | 'place' | 'player1' | 'player2'> & {
  readonly row: StoredMatch | null | undefined;
};

function withRows(drawn: readonly StageMatch[], rows: readonly StoredMatch[]): Found[] {
  const byId = new Map(rows.map((row) => [row.drawMatchId, row]));
  const byPair = new Map(rows.map((row) => [row.pairKey, row]));
  return drawn
    .filter(({ isOff }) => !isOff)
    .map((match) => {
      const { matchId, place, player1, player2 } = match;
      if ('result' in match) return { matchId, place, player1, player2, row: byId.get(matchId) };
      const row = byPair.get(pairKey(match.player1, match.player2));
      const isTurned = row !== undefined && String(row.player1.id) !== player1;
      return { matchId, place, player1, player2, row: isTurned ? turned(row) : row };
    });
}

function asMark(row: StoredMatch) {
  return row.drawMatchId ? [{ matchId: row.drawMatchId, result: resultIn(row) }] : [];
}

/** The same row as seen by its other side. */
function turned(row: StoredMatch): StoredMatch {
  const [won1 = '0', won2 = '0'] = row.result.split('-');
  return {
    ...row,
    player1: row.player2,
    player2: row.player1,
    sets: [...Scorecard.swapSides(row.sets)],
    result: `${won2}-${won1}`,
    winner: row.winner && opponent(row.winner),
  };
}
