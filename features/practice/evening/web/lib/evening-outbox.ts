import { v7 as newId } from 'uuid';
import { type Board, EMPTY_BOARD } from '#domain/practice-evening/board.ts';
import { merge } from '#domain/practice-evening/merge.ts';
import { type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { saveEvening } from '../../evening.contract.ts';

export const EVENING = 'practice.evening';

/** The day of a group. */
export interface EveningDay {
  readonly groupId: number;
  readonly day: string;
}

/** The changes of this phone that the server has not answered yet, as one. */
export function pendingChanges(entries: readonly OutboxEntry[], evening: EveningDay): Board {
  return entries
    .filter((entry) => isPending(entry, evening))
    .map(({ meta }) => meta as Board)
    .reduce(merge, EMPTY_BOARD);
}

/**
 * Stores the changes on the phone and sends them, as one write with those that wait already. A write that is being sent
 * meanwhile may arrive as well: what is merged twice changes nothing.
 */
export async function submitChanges(
  evening: EveningDay,
  changes: Board,
  accountId: string,
): Promise<void> {
  const waiting = outbox.current().filter((entry) => isPending(entry, evening));
  const whole = merge(pendingChanges(waiting, evening), changes);
  const id = newId();
  const body = { writeId: id, id: newId(), changes: whole };
  await outbox.add(
    {
      id,
      kind: EVENING,
      queueKey: queueKeyOf(evening),
      ...requestOf(saveEvening, { params: evening, body }),
      meta: whole,
    },
    accountId,
    waiting.map((entry) => entry.id),
  );
}

function isPending({ kind, queueKey, refusal }: OutboxEntry, evening: EveningDay): boolean {
  return kind === EVENING && queueKey === queueKeyOf(evening) && !refusal;
}

function queueKeyOf({ groupId, day }: EveningDay): string {
  return `evening ${groupId} ${day}`;
}
