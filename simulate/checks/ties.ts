import type { Side } from '#domain/scorecard/side.ts';
import type { StopRule, Template } from '#domain/team-tie/template.ts';
import { type RubberState, type TieState, tieState } from '#domain/team-tie/tie.ts';
import type * as everybody from '#features/ties/ties.contract.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { SeenMatch } from './day-record.ts';
import type { SentResult } from './public-state.ts';
import type { PublicResult } from './results.ts';

/** The ties of a simulated day: what everybody reads of them, beside what follows from the acknowledged results of their rubbers. */

export type PublicTie = Output<typeof everybody.list>['ties']['ties'][number];

interface Played {
  readonly ties: readonly PublicTie[];
  readonly sent: readonly SentResult[];
  readonly matches: readonly SeenMatch[];
  readonly template: Template;
  readonly stop: StopRule;
}

export interface JudgedTies {
  readonly ties: number;
  /** Ties that nobody has won, or of which something is left to play. */
  readonly undecidedTies: number;
  /** Ties that everybody reads with another score or winner than their rubbers give. */
  readonly wrongTies: number;
  /** Rubbers that are still to be played. */
  readonly openRubbers: number;
  /** Rubbers that were called when their tie was decided, and was not to be played to its end. */
  readonly needlessRubbers: number;
  /** The winner of each tie, as its rubbers give it. */
  readonly won: readonly SentResult[];
}

export function judgeTies({ ties, sent, matches, template, stop }: Played): JudgedTies {
  const sentOf = new Map(sent.map((one) => [one.key, one]));
  const seenOf = new Map(matches.map((match) => [match.key, match]));
  const met = new Set<string | undefined>();
  const judged = ties.map((tie) => {
    const teams = [tie.team1?.id, tie.team2?.id];
    // A team with a bye plays its first tie later.
    const isFirstTie = teams.some((team) => !met.has(team));
    for (const team of teams) met.add(team);
    const keys = template.rubbers.map((_, at) => `${tie.stageId} ${tie.matchId}r${at + 1}`);
    const states = keys.map((key) => asState(sentOf.get(key)));
    const state = tieState(template, stop, states, { isFirstTie });
    const playsAll = stop === 'all' || (stop === 'first-tie-all' && isFirstTie);
    const rubbers = keys.flatMap((key) => {
      const [seen, result] = [seenOf.get(key), sentOf.get(key)];
      return seen && result ? [{ seen, winner: sideOf(result) }] : [];
    });
    return { tie, state, needless: playsAll ? 0 : needlessOf(rubbers, template.wins) };
  });
  const count = (is: (one: (typeof judged)[number]) => boolean) => judged.filter(is).length;
  return {
    ties: ties.length,
    undecidedTies: count(({ state }) => !state.isOver || state.winner === null),
    wrongTies: count(({ tie, state: { winner, score } }) => {
      const { player1, player2 } = tie.score;
      return tie.winner !== winner || player1 !== score.player1 || player2 !== score.player2;
    }),
    openRubbers: judged.reduce((sum, { state }) => sum + state.toPlay.length, 0),
    needlessRubbers: judged.reduce((sum, { needless }) => sum + needless, 0),
    won: judged.flatMap(({ tie, state }) => (state.winner ? [asResult(tie, state)] : [])),
  };
}

/** The rubbers of ties as everybody reads them. */
export function publicRubbers(ties: readonly PublicTie[]): PublicResult[] {
  return ties.flatMap(({ rubbers }) =>
    rubbers.flatMap(({ matchId, player1, player2, result, version }) => {
      if (!result) return [];
      const winnerId = (result.winner === 'player1' ? player1?.id : player2?.id) ?? null;
      const sides = { player1Id: player1?.id ?? '', player2Id: player2?.id ?? '' };
      return [{ matchId, ...sides, winnerId, score: result.sets, version }];
    }),
  );
}

function asState(result: SentResult | undefined): RubberState {
  if (!result) return { state: 'open', winner: null, sets: [] };
  const sets = result.sets.map(({ player1, player2 }) => ({
    player1Score: String(player1),
    player2Score: String(player2),
  }));
  return { state: 'done', winner: sideOf(result), sets };
}

function sideOf({ winnerId, player1Id }: SentResult): Side {
  return winnerId === player1Id ? 'player1' : 'player2';
}

interface Rubber {
  readonly seen: SeenMatch;
  readonly winner: Side;
}

/** How many rubbers were called after the one that decided the tie had ended. */
function needlessOf(rubbers: readonly Rubber[], wins: number): number {
  const won = { player1: 0, player2: 0 };
  for (const { seen, winner } of rubbers.toSorted(
    (one, other) => one.seen.endedAt - other.seen.endedAt,
  )) {
    won[winner] += 1;
    if (won[winner] === wins) {
      return rubbers.filter((one) => one.seen.calledAt > seen.endedAt).length;
    }
  }
  return 0;
}

function asResult(
  { stageId, matchId, team1, team2 }: PublicTie,
  { winner, score: rubbers, games, points }: TieState,
): SentResult {
  const [player1Id, player2Id] = [team1?.id ?? '', team2?.id ?? ''];
  const winnerId = winner === 'player1' ? player1Id : player2Id;
  const key = `${stageId} ${matchId}`;
  return {
    ...{ key, stageId, matchId, player1Id, player2Id, winnerId, score: '', sets: [] },
    tie: { rubbers, games, points },
  };
}
