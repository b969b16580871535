import { matchOrder } from '#domain/groups/match-order.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { pairKey } from '#domain/league-table/league-match.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { opponent } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { shownDraw } from '#features/event-draws/event-draws.drafts.policy.ts';
import { formatAt, knockoutInPlay } from '#features/event-draws/results/results.policy.ts';
import { resultIn } from '#features/matches/draws/draws.results.policy.ts';
import type { StoredDraw } from '#features/matches/draws/server/draws.events.store.ts';
import type { StoredStage } from '#features/matches/server/matches.stages.store.ts';
import type { StoredMatch } from '#features/matches/server/matches.store.ts';
import type { TieInPlay } from '#features/matches/ties/ties.play.policy.ts';

/** The matches of a published draw with what is stored of them, of knockouts and groups alike. */

export type MatchPosition = (
  | {
      readonly kind: 'knockout';
      readonly round: number;
      readonly rounds: number;
      readonly position: number;
    }
  | { readonly kind: 'group'; readonly group: number; readonly number: number }
) & {
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

/** All matches of a published draw that somebody plays; a bye is none. */
export function matchesOf(
  {
    id: stageId,
    position: stagePosition,
    settings,
  }: Pick<StoredStage, 'id' | 'position' | 'settings'>,
  newest: StoredDraw,
  rows: readonly StoredMatch[],
  /** In an event for teams: the rubbers of these are the matches. */
  ties: readonly TieInPlay<StoredMatch>[] | null = null,
): DrawnMatch[] {
  const draw = shownDraw(newest);
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
  const found = isGroupsDraw(draw)
    ? inGroups(draw, rows)
    : inKnockout(
        draw,
        settings.format,
        rows.filter(({ tieId }) => tieId === null),
      );
  return (ties ? rubbersIn(ties, found) : found).map(asMatch);
}

/** The rubbers that are played, in the place of their ties. */
function rubbersIn(ties: readonly TieInPlay<StoredMatch>[], drawn: readonly Found[]): Found[] {
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

function inKnockout(
  draw: Exclude<StageDraw, GroupsDraw>,
  format: StoredStage['settings']['format'],
  rows: readonly StoredMatch[],
): Found[] {
  const byId = new Map(rows.map((row) => [row.drawMatchId, row]));
  const marks = rows.flatMap((row) =>
    row.drawMatchId ? [{ matchId: row.drawMatchId, result: resultIn(row) }] : [],
  );
  const played = knockoutInPlay(draw, format, marks);
  const all = played.third ? [...played.matches, played.third] : played.matches;
  return all
    .filter(({ result }) => result?.kind !== 'bye' && result?.kind !== 'unopposed')
    .map(({ id, round, position, player1, player2 }) => ({
      matchId: id,
      place: { kind: 'knockout', round, rounds: played.rounds, position },
      player1,
      player2,
      row: byId.get(id),
    }));
}

function inGroups({ groups }: GroupsDraw, rows: readonly StoredMatch[]): Found[] {
  const byPair = new Map(rows.map((row) => [row.pairKey, row]));
  return groups.flatMap((group, at) =>
    matchOrder(group.length).map(({ first, second }, index) => {
      const player1 = group[first - 1]!;
      const player2 = group[second - 1]!;
      const row = byPair.get(pairKey(player1, player2));
      return {
        matchId: `${at + 1}-${first}-${second}`,
        place: { kind: 'group', group: at + 1, number: index + 1 },
        player1,
        player2,
        row: row && (String(row.player1.id) === player1 ? row : turned(row)),
      } as const;
    }),
  );
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
