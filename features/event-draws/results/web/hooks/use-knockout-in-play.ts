import { useMemo } from 'react';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { type EventFormat, isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { type Mark, withPending } from '#features/matches/knockout-scores/web/lib/pending-draw.ts';
import type { PendingResult } from '#features/matches/knockout-scores/web/lib/sent-results.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { knockoutInPlay } from '../../results.policy.ts';
import { type GivenKnockout, isOfKnockout } from '../lib/given-results.ts';
import type { GivenResults } from '../lib/groups-in-play.ts';
import { type EventResult, pendingEventResults } from '../lib/knockout-outbox.ts';

/** A knockout of an event with its results, and those that are pending on this phone. */
export interface KnockoutInPlay {
  readonly draw: Draw;
  readonly results: GivenKnockout;
  readonly markOf: (matchId: string) => Mark | undefined;
  readonly pending: readonly PendingResult<EventResult>[];
}

interface Given {
  readonly number: number;
  readonly format: EventFormat;
  /** Missing for a draft. */
  readonly results?: GivenKnockout | GivenResults | null;
}

/** The shown knockout as it is played; null for groups, and for a draft. */
export function useKnockoutInPlay(
  shown: StageDraw,
  { number, format, results }: Given,
): KnockoutInPlay | null {
  const entries = useOutbox();
  return useMemo(() => {
    if (!results || !isOfKnockout(results) || isGroupsDraw(shown)) return null;
    const pending = pendingEventResults(entries, results.stageId);
    const stored = knockoutInPlay(shown, format, results.marks);
    return { ...withPending(stored, number, pending), results, pending };
  }, [entries, shown, number, format, results]);
}
