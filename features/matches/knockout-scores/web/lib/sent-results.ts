import { v7 as newId } from 'uuid';
import type { z } from 'zod';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import type { NewOutboxEntry, OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import type {
  ClearedMatch,
  clearedResult,
  EnteredResult,
  savedResult,
} from '../../../draw-results/draw-results.contract.ts';
import { clearsAsText } from '../../../draw-results/draw-results.policy.ts';

/** A result of a knockout on its way to the server, for every owner of knockouts. */
export interface SentResult {
  readonly drawNumber: number;
  readonly matchId: string;
  readonly player1: { readonly id: string; readonly name: string };
  readonly player2: { readonly id: string; readonly name: string };
  /** Null clears the stored result. */
  readonly played: PlayedResult | null;
  readonly entered: EnteredResult | null;
  readonly notes: string;
  /** Later results that it clears; absent in results that an earlier version of the app has stored. */
  readonly clears?: readonly ClearedMatch[];
  /** The screen on which it was entered, which shows a refused one beside the stored one; absent as `clears` is. */
  readonly address?: string;
}

export interface PendingResult<Sent extends SentResult = SentResult> {
  readonly entry: OutboxEntry;
  readonly result: Sent;
}

/** The newest of these writes that changes the result of a match: one for the match, or one that clears it. */
export function latestChange(
  pending: readonly PendingResult[],
  matchId: string,
): PendingResult | undefined {
  return pending.findLast(
    ({ entry, result }) =>
      result.matchId === matchId ||
      (!entry.refusal && result.clears?.some((cleared) => cleared.matchId === matchId)),
  );
}

/** The refused writes of a match's result: who decides about the newest has decided about all. */
export function refusedResults(
  pending: readonly PendingResult[],
  matchId: string,
): readonly PendingResult[] {
  return pending.filter(({ entry, result }) => entry.refusal && result.matchId === matchId);
}

type SentRequest = Pick<NewOutboxEntry, 'method' | 'path' | 'body'>;

/** Where the results of a knockout wait, and how they are sent. */
export interface ResultQueue {
  readonly kind: string;
  readonly queueKey: string;
  readonly pending: readonly PendingResult[];
  readonly save: (body: z.input<typeof savedResult>) => SentRequest;
  readonly clear: (query: z.input<typeof clearedResult>) => SentRequest;
}

/**
 * Stores a result on the phone and sends it. `baseVersion` is what its writer saw; the result follows an earlier
 * pending one of the same match, and replaces all that were refused.
 */
export async function storeResult(
  queue: ResultQueue,
  result: SentResult,
  baseVersion: number,
  accountId: string,
): Promise<SubmitResult> {
  const { kind, queueKey, pending } = queue;
  const refused = refusedResults(pending, result.matchId);
  for (const { entry } of refused) await outbox.discard(entry.id);
  const remaining = pending.filter((one) => !refused.includes(one));
  const follows = latestChange(remaining, result.matchId)?.entry.id;
  const id = newId();
  const seen = {
    writeId: id,
    drawNumber: result.drawNumber,
    baseVersion,
    ...(follows && { follows }),
  };
  return outbox.submit(
    { id, kind, queueKey, ...request(queue, result, seen), meta: result },
    accountId,
  );
}

function request(
  { save, clear }: ResultQueue,
  { player1, player2, played, entered, notes, clears = [] }: SentResult,
  seen: Pick<z.input<typeof savedResult>, 'writeId' | 'drawNumber' | 'baseVersion' | 'follows'>,
) {
  if (!entered) {
    return clear({ ...seen, ...(clears.length > 0 && { clears: clearsAsText(clears) }) });
  }
  const players = { player1Id: player1.id, player2Id: player2.id };
  const { scoreFormat } = played ?? {};
  const format = scoreFormat ? { scoreFormat } : {};
  return save({ ...seen, ...players, result: entered, ...format, notes, clears: [...clears] });
}
