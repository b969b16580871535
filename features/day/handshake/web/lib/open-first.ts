import type { DayMatch } from '../handshake.queries.ts';

/** The matches that are played or answered next, in their order, and then the settled ones, the newest first. */
export function openFirst<Match extends Pick<DayMatch, 'result' | 'handshake'>>(
  matches: readonly Match[],
): Match[] {
  const isSettled = ({ result, handshake }: Match) =>
    result !== null && (handshake === null || handshake.state === 'confirmed');
  const open = matches.filter((match) => !isSettled(match));
  return [...open, ...matches.filter(isSettled).toReversed()];
}
