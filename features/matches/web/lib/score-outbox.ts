import { v7 as newId } from 'uuid';
import type { Output } from '#platform/shared/endpoint.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { isOnline } from '#platform/web/offline/use-online.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { saveScore } from '../../matches.contract.ts';
import { cacheMatch, matchScored } from '../matches.queries.ts';
import { asSent, keyOf, type Score } from './score-target.ts';

export const SCORE = 'practice.score';
/** How long "Confirm Score" waits for the answer before it continues with the score pending on the phone. */
const TIMEOUT_MS = 1500;
/** Scores that arrive within this time, in milliseconds, invalidate their lists once. */
const TOGETHER = 250;

/** A score that waits on this phone for a connection, or for its writer after a refusal. */
export interface PendingScore {
  readonly entry: OutboxEntry;
  readonly score: Score;
}

/** The scores among the pending writes. */
export function pendingScores(entries: readonly OutboxEntry[]): PendingScore[] {
  return entries
    .filter(({ kind }) => kind === SCORE)
    .map((entry) => ({ entry, score: entry.meta as Score }));
}

/** The newest score of one match among them. */
export function pendingScoreFor(
  entries: readonly OutboxEntry[],
  key: string,
): PendingScore | undefined {
  return pendingScores(entries).findLast(({ score }) => keyOf(score.target) === key);
}

/**
 * Stores a score on the phone and sends it. `baseVersion` is what its writer saw; the score follows an earlier pending
 * one of the same match, and replaces one that was refused.
 */
export async function submitScore(
  score: Score,
  baseVersion: number,
  accountId: string,
): Promise<SubmitResult> {
  const before = pendingScoreFor(outbox.current(), keyOf(score.target));
  if (before?.entry.refusal) await outbox.discard(before.entry.id);
  const id = newId();
  const { target, card, notes, scoreFormat, ending } = score;
  return outbox.submit(
    {
      id,
      kind: SCORE,
      queueKey: target.sessionId ?? target.matchId,
      ...requestOf(saveScore, {
        params: { id: target.matchId },
        body: {
          writeId: id,
          baseVersion,
          ...(before && !before.entry.refusal && { follows: before.entry.id }),
          match: asSent(target),
          sets: [...card],
          notes,
          ...(scoreFormat && { scoreFormat }),
          ...(ending && { ending }),
        },
      }),
      meta: score,
    },
    accountId,
    isOnline() ? TIMEOUT_MS : 0,
  );
}

let stale: ReturnType<typeof setTimeout> | undefined;

/** Caches a score that the server has accepted; the lists that show it are read again soon. */
export function scoreAccepted({ match }: Output<typeof saveScore>): void {
  cacheMatch(match);
  clearTimeout(stale);
  stale = setTimeout(() => void matchScored(), TOGETHER);
}
