import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Refusal } from '#platform/web/api/call.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useCourtName } from '../../../web/hooks/use-court-name.ts';
import { type Problem, problemOf } from '../lib/refusal-text.ts';
import { type Queue, queueQuery } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import type { QueueView } from './use-queue-view.ts';

type Answer = { readonly ok: true; readonly data: { readonly queue: Queue } } | Refusal;

/**
 * A write of the desk. The answer has the queue as it is then, which is shown immediately. A refusal is said beside what was
 * pressed: `problem` stays until the next press, and the queue is read again meanwhile. After a lost answer a change is likely to be that
 * of the last try, and no other official is blamed, until the queue was read again.
 */
export function useDeskWrite<Input>(
  { tournamentId, queue }: Pick<QueueView, 'tournamentId' | 'queue'>,
  send: (input: Input, resendId: string) => Promise<Answer>,
  onDone?: (input: Input) => void,
) {
  const t = useText();
  const platform = usePlatformText();
  const client = useQueryClient();
  const { name } = useFormat();
  const courtName = useCourtName(queue.sport);
  const [refused, setRefused] = useState<{ problem: Problem; input: Input } | null>(null);
  const lostWith = useRef<Queue | null>(null);
  const { submit, isPending, failure, reset } = useSubmit({
    send: async (input: Input, resendId: string) => {
      setRefused(null);
      const isAfterLost = lostWith.current === queue;
      lostWith.current = queue;
      const answer = await send(input, resendId);
      lostWith.current = null;
      const isOwn = isAfterLost && !answer.ok && answer.code === 'QUEUE_CHANGED';
      return isOwn ? { ...answer, code: 'LAST_TRY_ARRIVED' } : answer;
    },
    reads: ['organizer'],
    inBackground: true,
    onSuccess: async (data, input) => {
      const { queryKey } = queueQuery(tournamentId);
      // A read that began before the write would show the state before it for a moment.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, data.queue);
      onDone?.(input);
    },
    onRefusal: (refusal, input) => {
      setRefused({ problem: problemOf(refusal, t, { courtName, name }), input });
    },
  });
  const general = failure?.code === 'CONNECTION_LOST' ? platform.lostText : t.failures.OTHER;
  const lost: Problem | null = failure && { text: general, isOverridable: false };
  return {
    submit,
    isPending,
    problem: refused?.problem ?? lost,
    /** What was refused, to be sent again in another way. */
    refused: refused?.input ?? null,
    dismiss: () => {
      setRefused(null);
      reset();
    },
  };
}
