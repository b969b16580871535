import { v7 as newId } from 'uuid';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { readAgain } from '#platform/web/api/read-again.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { chooseScoreRules } from '../../score-rules.contract.ts';
import type { RulesKind } from '../../score-rules.vocabulary.ts';
import { scoreRulesQuery } from '../score-rules.queries.ts';

export const SCORE_RULES = 'practice.score-rules';

interface Choice {
  readonly groupId: number;
  readonly kind: RulesKind;
  readonly seen: ChosenFormat | null;
  readonly scoreFormat: ChosenFormat | null;
}

/** Remembers the rules of a group's practice, also without a signal. A refused choice is discarded. */
export async function submitRules(choice: Choice, accountId: string): Promise<SubmitResult> {
  const { groupId, kind, seen, scoreFormat } = choice;
  const id = newId();
  const request = requestOf(chooseScoreRules, {
    params: { groupId, kind },
    body: { writeId: id, seen, scoreFormat },
  });
  const write = { id, kind: SCORE_RULES, queueKey: queueOf(groupId, kind), ...request };
  const outcome = await outbox.submit({ ...write, meta: { scoreFormat } }, accountId);
  if (outcome.kind !== 'refused') return outcome;
  await outbox.discard(id);
  await readAgain(queryClient, { queryKey: scoreRulesQuery(groupId, kind).queryKey });
  return outcome;
}

/** The rules with the pending choices of this phone. */
export function withPendingRules(
  stored: ChosenFormat | null,
  { groupId, kind }: Pick<Choice, 'groupId' | 'kind'>,
  entries: readonly OutboxEntry[],
): ChosenFormat | null {
  const last = entries.findLast(
    (entry) =>
      entry.kind === SCORE_RULES && entry.queueKey === queueOf(groupId, kind) && !entry.refusal,
  );
  return last ? (last.meta as Pick<Choice, 'scoreFormat'>).scoreFormat : stored;
}

function queueOf(groupId: number, kind: RulesKind): string {
  return `score-rules ${groupId} ${kind}`;
}
