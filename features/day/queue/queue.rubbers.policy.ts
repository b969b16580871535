import { endOf } from '#domain/bracket/result-status.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import type {
  RubberInPlay,
  RubberRow,
  TieInPlay,
} from '#features/matches/ties/ties.play.policy.ts';
import {
  type DayMatch,
  type DayResult,
  keyOf,
  matchesOf,
  type PlayedStage,
  type PlayedTies,
} from './queue.matches.policy.ts';

/** In an event for teams the matches of the day are the rubbers of its ties. */

/**
 * What is played of a stage: its matches, or the rubbers of its ties. What a side gives up, and what is not played any more, is none. A rubber waits
 * for those of its tie that leave it no court, and for every rubber of the ties that decide its teams; in a group also for those of the ties
 * that its teams play before, in the order of the group: no team is split between two ties.
 */
export function playedMatchesOf(stage: PlayedStage): DayMatch[] {
  const drawn = matchesOf(stage);
  return stage.ties ? rubbersOf(stage, stage.ties, drawn) : drawn;
}

function rubbersOf(
  stage: PlayedStage,
  { ties, courtsAtOnce }: PlayedTies,
  drawn: readonly DayMatch[],
): DayMatch[] {
  const played = new Map(ties.map((tie) => [keyOf(stage.id, tie.match.matchId), playedIn(tie)]));
  const keysOf = (tie: string, before = Number.POSITIVE_INFINITY) =>
    (played.get(tie) ?? []).flatMap(({ number, matchId }) =>
      number <= before ? keyOf(stage.id, matchId) : [],
    );
  return drawn.flatMap((match, at) => {
    const earlier =
      match.place.kind === 'group' ? earlierTies(drawn.slice(0, at), match) : match.after;
    // One list for all rubbers that wait for no other of their tie.
    const before = earlier.flatMap((tie) => keysOf(tie));
    const after = match.place.kind === 'group' ? [] : before;
    const group = match.group ?? { id: match.key, atOnce: 1 };
    return (played.get(match.key) ?? []).map((rubber) => {
      const own = keysOf(match.key, rubber.number - courtsAtOnce);
      return {
        ...match,
        key: keyOf(stage.id, rubber.matchId),
        matchId: rubber.matchId,
        place: { ...match.place, rubber: { number: rubber.number, name: rubber.name } },
        player1Id: rubber.player1,
        player2Id: rubber.player2,
        after,
        waitsFor: own.length > 0 ? [...before, ...own] : before,
        isWithinTie: own.length > 0,
        isOrderMissing:
          rubber.isOrderMissing && match.player1Id !== null && match.player2Id !== null,
        group: { id: group.id, atOnce: group.atOnce * courtsAtOnce, umpireId: null },
        result: resultOf(stage, rubber),
        resultVersion: stage.entered.get(rubber.matchId)?.version ?? 0,
      };
    });
  });
}

/** The ties of a stage with their own results, which follow from their rubbers or are decided by the desk; none in an event for players. */
export function tiesOf(stage: PlayedStage): DayMatch[] {
  if (!stage.ties) return [];
  const byKey = new Map(stage.ties.ties.map((tie) => [keyOf(stage.id, tie.match.matchId), tie]));
  return matchesOf(stage).map((match) => {
    const tie = byKey.get(match.key);
    if (!match.result || !tie) return match;
    const { player1, player2 } = tie.state.score;
    const isWithoutPlay = tie.match.isSettled && !tie.match.isRetired;
    const score = isWithoutPlay ? '' : `${player1}-${player2}`;
    return { ...match, result: { ...match.result, score } };
  });
}

/** The keys of the ties of these teams among the ones before. */
function earlierTies(before: readonly DayMatch[], { player1Id, player2Id }: DayMatch): string[] {
  const teams = new Set([player1Id, player2Id]);
  const isOfThem = (one: DayMatch) => teams.has(one.player1Id) || teams.has(one.player2Id);
  return before.filter(isOfThem).map(({ key }) => key);
}

function playedIn({ rubbers, isRevealed }: TieInPlay<RubberRow>) {
  const isPlayed = ({ isOff, forfeit }: RubberInPlay) => !isOff && forfeit === undefined;
  return rubbers.filter(isPlayed).map((one) => ({ ...one, isOrderMissing: !isRevealed }));
}

function resultOf(
  { entered }: PlayedStage,
  { row, matchId, ...rubber }: RubberInPlay<RubberRow>,
): DayResult | null {
  const said = entered.get(matchId);
  const kind = row && endOf(row.status);
  if (!kind || !said) return null;
  const { winner, sets } = row;
  const winnerId = winner && rubber[winner];
  const { at, agreement } = said;
  return {
    winnerId,
    kind,
    score: serialise(sets),
    at,
    agreement,
  };
}
