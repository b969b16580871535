import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { type Board, EMPTY_BOARD, type PairingBasis } from '#domain/practice-evening/board.ts';
import { changes, merge } from '#domain/practice-evening/merge.ts';
import { withRecorded } from '#domain/practice-evening/recorded.ts';
import { fill } from '#domain/practice-evening/steps.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { now } from '#platform/web/clock.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { unsentScores } from '../../../records/web/lib/unsent-scores.ts';
import type { saveEvening } from '../../evening.contract.ts';
import { seedOf, timeOn } from '../../evening.policy.ts';
import { eveningQuery } from '../evening.queries.ts';
import { type EveningDay, pendingChanges, submitChanges } from '../lib/evening-outbox.ts';

/** One step of domain/practice-evening/steps.ts; `at` is the time on the board. */
export type Step = (board: Board, at: number) => Board;

export interface EveningView {
  readonly board: Board;
  /** The board with the winners that the records have, for showing what was played. */
  readonly recorded: Board;
  /** For the pairing rule. */
  readonly basis: PairingBasis;
  /** The names of members on the board, also of those who have left the group. */
  readonly members: readonly { readonly id: number; readonly name: string }[];
  /** The members who came last time. */
  readonly lastTime: readonly number[];
  /** Neither the server nor the phone has answered yet. */
  readonly isLoading: boolean;
  /** Why the evening of the other phones could not be read; what this phone changes is merged into it later. */
  readonly error: unknown;
  readonly refetch: () => void;
  /** Carries a step out on this phone, and sends what it changed. */
  readonly act: (step: Step) => void;
}

type StoredWinners = Output<typeof saveEvening>['evening']['winners'];

const NOBODY: EveningView['members'] = [];
const UNRATED: readonly { readonly id: number; readonly points: number }[] = [];

/**
 * The evening as this phone knows it: what the server has, and what was changed here, merged. It works without a signal,
 * from an evening that nobody has begun on.
 */
export function useEvening({ groupId, day }: EveningDay): EveningView {
  const { data, isLoading, error, refetch } = useQuery(eveningQuery(groupId, day));
  const { data: session } = useSession();
  const entries = useOutbox();
  // Until they are on the disk of the phone, and while two taps follow each other quickly.
  const [made, setMade] = useState<readonly Board[]>([]);
  const evening = useMemo(() => ({ groupId, day }), [groupId, day]);
  const stored = data?.evening?.board;
  const board = useMemo(
    () => [pendingChanges(entries, evening), ...made].reduce(merge, stored ?? EMPTY_BOARD),
    [stored, entries, made, evening],
  );
  const recorded = useMemo(
    () => withRecorded(board, winnersIn(data?.evening?.winners, entries)),
    [board, data, entries],
  );
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  }, [board]);

  const rated = data?.rates ?? UNRATED;
  const basis = useMemo(
    () => ({
      randomSeed: seedOf(groupId, day),
      rates: new Map(rated.map(({ id, points }) => [String(id), points])),
    }),
    [groupId, day, rated],
  );

  const act = (step: Step) => {
    const before = latest.current;
    const after = step(before, timeOn(day, now()));
    const changed = changes(before, after);
    latest.current = after;
    setMade((known) => [...known, changed]);
    const accountId = session?.account?.id;
    if (!accountId) return;
    // From then on the pending writes have it: one that is refused is no longer on the board.
    const forget = () => setMade((known) => known.filter((one) => one !== changed));
    void submitChanges(evening, changed, accountId).then(forget);
  };
  return {
    board,
    recorded,
    basis,
    members: data?.evening?.members ?? NOBODY,
    lastTime: data?.lastTime ?? [],
    isLoading: isLoading && entries.length === 0,
    error: data ? null : error,
    refetch: () => void refetch(),
    act,
  };
}

/** The winners that the server has read from the records, and those of the scores that wait on this phone. */
function winnersIn(stored: StoredWinners = [], entries: readonly OutboxEntry[]) {
  const waiting = unsentScores(entries, 'one-on-one').filter(({ refused }) => !refused);
  return new Map<string, Side | null>([
    ...stored.map(({ id, winner }) => [id, winner] as const),
    ...waiting.map(({ matchId, card }) => [matchId, card.winner] as const),
  ]);
}

/** A step, and then the next match on each court that is free; before the first match nothing begins by itself. */
export function andFill(step: Step, basis: PairingBasis, begins = false): Step {
  return (board, at) => {
    const after = step(board, at);
    return begins || after.matches.length > 0 ? fill(after, basis, { at, newId }) : after;
  };
}
