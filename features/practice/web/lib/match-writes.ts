import { v7 as newId } from 'uuid';
import { removeMatch } from '#features/matches/matches.contract.ts';
import { type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
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

export const REMOVAL = 'practice.removal';

/** The matches whose removal waits on this phone. A refused removal shows its match again. */
export function removedIn(entries: readonly OutboxEntry[]): ReadonlySet<string> {
  const removals = entries.filter(({ kind, refusal }) => kind === REMOVAL && !refusal);
  return new Set(removals.map(({ queueKey }) => queueKey));
}

/** What was deleted of a match that the server has not answered for: writes that it does not have, or else by a removal. */
export type Unanswered =
  | { readonly writes: readonly OutboxEntry[] }
  | { readonly removalId: string };

/**
 * Deletes a match that the server has not answered for. Where it may have the first write, the removal waits behind it: what is
 * discarded could arrive all the same, and bring the match back.
 */
export async function removeUnanswered(matchId: string): Promise<Unanswered> {
  const writes = writesOf(outbox.current(), matchId);
  const last = writes.at(-1);
  if (!last || (await outbox.discardUnsent(writes.map(({ id }) => id)))) return { writes };
  for (const { id, refusal } of writes) if (refusal) await outbox.discard(id);
  const id = newId();
  const query = { writeId: id, baseVersion: 0, follows: last.id };
  const removal = {
    id,
    kind: REMOVAL,
    queueKey: matchId,
    doneBy: 'MATCH_NOT_FOUND',
    meta: null,
    ...requestOf(removeMatch, { params: { id: matchId }, query }),
  };
  await outbox.add(removal, last.owner);
  return { removalId: id };
}

/**
 * Takes back a removal that waits on this phone. Where it may have been sent, it is sent first: "removed" once the server has it, and
 * "waiting" while it does not.
 */
export async function takeBackRemoval(
  removalId: string,
): Promise<'taken-back' | 'removed' | 'waiting'> {
  if (await outbox.discardUnsent([removalId])) return 'taken-back';
  await outbox.flush();
  return outbox.current().some(({ id }) => id === removalId) ? 'waiting' : 'removed';
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
