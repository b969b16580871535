import { teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import type { LiveMatch, LiveSnapshot, LiveTie } from './live.contract.ts';

/** A tie with what is being played of it. */
export interface TieInPlay {
  readonly tie: LiveTie;
  /** The rubbers that each team has won. */
  readonly score: readonly [number, number];
  /** Its rubbers on courts: those that are played, then those that are called. */
  readonly onCourt: readonly LiveMatch[];
  /** The one that comes next; null where none is left that is not on court. */
  readonly next: LiveMatch | null;
}

/** The ties of which a rubber is called or has begun, and that have one without a result. */
export function tiesInPlay({ ties, matches }: LiveSnapshot): readonly TieInPlay[] {
  return ties.flatMap((tie) => {
    const rubbers = rubbersOf(tie, matches);
    const isOpen = rubbers.some(({ result }) => result === null);
    return hasBegun(rubbers) && isOpen ? [stateOf(tie, rubbers)] : [];
  });
}

/** The ties to which some of these rubbers belong, begun or not. */
export function tiesOf(
  rubbers: readonly LiveMatch[],
  { ties, matches }: LiveSnapshot,
): readonly TieInPlay[] {
  return ties
    .filter((tie) => rubbersOf(tie, rubbers).length > 0)
    .map((tie) => stateOf(tie, rubbersOf(tie, matches)));
}

function stateOf(tie: LiveTie, rubbers: readonly LiveMatch[]): TieInPlay {
  const onCourt = onCourtOf(rubbers);
  const open = rubbers.filter(({ result }) => result === null);
  return {
    tie,
    score: tieScore(tie, rubbers),
    onCourt,
    next: open.find((rubber) => !onCourt.includes(rubber)) ?? null,
  };
}

/** The rubbers of a tie that are played, in their order. */
export function rubbersOf({ key }: Pick<LiveTie, 'key'>, matches: readonly LiveMatch[]) {
  return matches.filter((match) => match.key.startsWith(`${key}r`));
}

/** Whether one of these rubbers is called or has begun. */
export function hasBegun(rubbers: readonly LiveMatch[]): boolean {
  return onCourtOf(rubbers).length > 0 || rubbers.some(({ result }) => result !== null);
}

/** Those of these rubbers that are played, then those that are called. */
export function onCourtOf(rubbers: readonly LiveMatch[]): readonly LiveMatch[] {
  const inState = (state: LiveMatch['state']) =>
    rubbers.filter((rubber) => rubber.state === state && rubber.result === null);
  return [...inState('playing'), ...inState('called')];
}

/** The rubbers of a tie that each team has won. */
export function tieScore(
  { player1Id, player2Id, given }: LiveTie,
  rubbers: readonly LiveMatch[],
): readonly [number, number] {
  const won = (team: string | null) =>
    rubbers.filter(({ result }) => result?.winnerId && teamOf(result.winnerId) === team).length;
  return [won(player1Id) + given.player1, won(player2Id) + given.player2];
}
