import { teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import type { LiveMatch, LiveSnapshot, LiveTie } from './live.contract.ts';

/** A tie that is being played. */
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
  // A snapshot that an earlier version has stored on this phone has no ties.
  return (ties ?? []).flatMap((tie) => {
    const rubbers = matches.filter(({ key }) => key.startsWith(`${tie.key}r`));
    const onCourt = [...inState(rubbers, 'playing'), ...inState(rubbers, 'called')];
    const open = rubbers.filter(({ result }) => result === null);
    const hasBegun = onCourt.length > 0 || rubbers.some(({ result }) => result !== null);
    if (!hasBegun || open.length === 0) return [];
    const won = (team: string) =>
      rubbers.filter(({ result }) => result?.winnerId && teamOf(result.winnerId) === team).length;
    return {
      tie,
      score: [
        won(tie.player1Id) + tie.given.player1,
        won(tie.player2Id) + tie.given.player2,
      ] as const,
      onCourt,
      next: open.find((rubber) => !onCourt.includes(rubber)) ?? null,
    };
  });
}

function inState(rubbers: readonly LiveMatch[], state: LiveMatch['state']) {
  return rubbers.filter((rubber) => rubber.state === state && rubber.result === null);
}
