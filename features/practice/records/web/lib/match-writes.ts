import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';

/** The pending writes of one match, the oldest first: it is added, scored and corrected in one queue. */
export function writesOf(entries: readonly OutboxEntry[], matchId: string): OutboxEntry[] {
  return entries.filter(({ queueKey }) => queueKey === matchId);
}

/** The id of the last of them, which a removal follows: the server may have it, although its answer is not here yet. */
export function lastWriteOf(matchId: string): string | undefined {
  return writesOf(outbox.current(), matchId).at(-1)?.id;
}

/** Discards all of them, so that none brings a deleted match back; gives them for "Undo". */
export async function discardWritesOf(matchId: string): Promise<readonly OutboxEntry[]> {
  const writes = writesOf(outbox.current(), matchId);
  for (const { id } of writes) await outbox.discard(id);
  return writes;
}

/** The write that has restored a match on the server, and the version that its deletion had seen. */
interface Restoration {
  readonly writeId: string;
  readonly seenVersion: number;
}

/**
 * Restores the writes of a deleted match, in their order. Those that had seen the deleted version follow its restoration: the versions
 * that both have made are no change by somebody else.
 */
export async function restoreWrites(
  writes: readonly OutboxEntry[],
  restoration?: Restoration,
): Promise<void> {
  for (const { at: _, tries: __, refusal: ___, owner, ...write } of writes) {
    const restored = restoration ? { ...write, body: following(write.body, restoration) } : write;
    await outbox.add(restored, owner);
  }
}

function following(body: unknown, { writeId, seenVersion }: Restoration): unknown {
  const { baseVersion, follows } = body as { baseVersion?: number; follows?: string };
  return baseVersion === seenVersion && !follows ? { ...(body as object), follows: writeId } : body;
}
