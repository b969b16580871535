import { opponent, type Side } from '#domain/scorecard/side.ts';
import type { StopRule, Template } from '#domain/team-tie/template.ts';
import { type RubberState, type TieState, tieState } from '#domain/team-tie/tie.ts';
import type * as everybody from '#features/ties/ties.contract.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { type SeenMatch, type Span, tieKeyOf } from './day-record.ts';
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
  /** While each tie that stops with its decision counted as decided, by its key. */
  readonly decided: ReadonlyMap<string, readonly Span[]>;
}

export function judgeTies({ ties, sent, matches, template, stop }: Played): JudgedTies {
  const sentOf = new Map(sent.map((one) => [one.key, one]));
  const seenOf = new Map(matches.map((match) => [match.key, match]));
  const decided = decidedSpans(matches, sent, template.wins);
  const met = new Set<string | undefined>();
  const judged = ties.map((tie) => {
    const teams = [tie.team1?.id, tie.team2?.id];
    // A team with a bye plays its first tie later.
    const isFirstTie = teams.some((team) => !met.has(team));
    for (const team of teams) met.add(team);
    const key = `${tie.stageId} ${tie.matchId}`;
    const keys = template.rubbers.map((_, at) => `${key}r${at + 1}`);
    const states = keys.map((key) => asState(sentOf.get(key)));
    const state = tieState(template, stop, states, { isFirstTie });
    const playsAll = stop === 'all' || (stop === 'first-tie-all' && isFirstTie);
    const spans = playsAll ? [] : (decided.get(key) ?? []);
    const isNeedless = (key: string) => {
      const { calledAt = Number.NaN } = seenOf.get(key) ?? {};
      return spans.some(({ from, to }) => from < calledAt && calledAt < to);
    };
    return { tie, key, state, spans, needless: keys.filter(isNeedless).length };
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
    decided: new Map(judged.map(({ key, spans }) => [key, spans])),
    won: judged.flatMap(({ tie, state }) => (state.winner ? [asResult(tie, state)] : [])),
  };
}

/**
 * While each tie counted as decided by the results that were stored then, by its key. A result that was stored the wrong way round may
 * have decided a tie that went on later.
 */
export function decidedSpans(
  matches: readonly SeenMatch[],
  sent: readonly SentResult[],
  wins: number,
): ReadonlyMap<string, readonly Span[]> {
  const sentOf = new Map(sent.map((one) => [one.key, one]));
  const ties = Map.groupBy(matches, ({ key }) => tieKeyOf(key));
  return new Map(
    [...ties].map(([tie, rubbers]) => {
      const played = rubbers.flatMap(({ key, endedAt, turnedAt }) => {
        const result = sentOf.get(key);
        return result ? [{ endedAt, turnedAt, winner: sideOf(result) }] : [];
      });
      const isDecided = (time: number) => {
        const won = { player1: 0, player2: 0 };
        for (const { endedAt, turnedAt = 0, winner } of played) {
          if (endedAt <= time) won[time < turnedAt ? opponent(winner) : winner] += 1;
        }
        return won.player1 >= wins || won.player2 >= wins;
      };
      const times = played
        .flatMap(({ endedAt, turnedAt = endedAt }) => [endedAt, turnedAt])
        .sort((one, other) => one - other);
      const spans = times.map((from, at) => ({ from, to: times[at + 1] ?? Infinity }));
      return [tie, spans.filter(({ from, to }) => from < to && isDecided(from))];
    }),
  );
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

function asResult(
  { stageId, matchId, team1, team2 }: PublicTie,
  { winner, score: rubbers, games, points }: TieState,
): SentResult {
  const [player1Id, player2Id] = [team1?.id ?? '', team2?.id ?? ''];
  const winnerId = winner === 'player1' ? player1Id : player2Id;
  const key = `${stageId} ${matchId}`;
  return {
    key,
    stageId,
    matchId,
    player1Id,
    player2Id,
    winnerId,
    score: '',
    sets: [],
    tie: { rubbers, games, points },
  };
}
