import { v7 as newId } from 'uuid';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { changeKnockout } from '../../knockout.contract.ts';
import { invalidateKnockout, type Knockout } from '../knockout.queries.ts';

export const KNOCKOUT_RULES = 'practice.knockout-rules';

/**
 * Changes the score rules of a bracket, also without a signal: its results are queued behind the change. `knockout` is
 * what the writer saw, their own pending choices included. A refused choice is discarded.
 */
export async function changeRules(
  knockout: Knockout,
  scoreFormat: ChosenFormat | null,
  accountId: string,
): Promise<SubmitResult> {
  const id = newId();
  const body = { writeId: id, seen: knockout.scoreFormat ?? null, scoreFormat };
  const outcome = await outbox.submit(
    {
      id,
      kind: KNOCKOUT_RULES,
      queueKey: knockout.id,
      ...requestOf(changeKnockout, { params: { id: knockout.id }, body }),
      meta: { scoreFormat },
    },
    accountId,
  );
  if (outcome.kind !== 'refused') return outcome;
  await outbox.discard(id);
  invalidateKnockout(knockout);
  return outcome;
}

/** The bracket with the pending choice of this phone. */
export function withPendingRules(knockout: Knockout, entries: readonly OutboxEntry[]): Knockout {
  const last = entries.findLast(
    ({ kind, queueKey, refusal }) =>
      kind === KNOCKOUT_RULES && queueKey === knockout.id && !refusal,
  );
  return last ? { ...knockout, ...(last.meta as Pick<Knockout, 'scoreFormat'>) } : knockout;
}
