import type { LiveSnapshot } from '#features/live/live.contract.ts';
import type { Queue } from '../day/day-log.ts';

type Known = Omit<Queue['matches'][number], 'place'> | LiveSnapshot['matches'][number];

/** How many matches the page of everybody shows differently from the desk, which reads the database. */
export function differingMatches(
  snapshot: LiveSnapshot,
  { matches }: Pick<Queue, 'matches'>,
): number {
  const atDesk = new Map(
    matches.map((match) => [
      match.key,
      textOf(match, [match.player1?.id ?? null, match.player2?.id ?? null]),
    ]),
  );
  const onPage = new Map(
    snapshot.matches.map((match) => [match.key, textOf(match, [match.player1Id, match.player2Id])]),
  );
  const keys = new Set([...atDesk.keys(), ...onPage.keys()]);
  return [...keys].filter((key) => atDesk.get(key) !== onPage.get(key)).length;
}

function textOf(
  { state, courtId, calledAt, startedAt, endedAt, result }: Known,
  sides: readonly (string | null)[],
): string {
  const { winnerId, score, kind } = result ?? { winnerId: null, score: '', kind: null };
  return JSON.stringify([
    sides,
    state,
    courtId,
    calledAt,
    startedAt,
    endedAt,
    winnerId,
    score,
    kind,
  ]);
}
