import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 as newId } from 'uuid';
import { reportFault } from '../diagnostics.ts';
import { usePlatformText } from '../i18n/platform-text.ts';
import { notify } from '../notify/notify.ts';
import type { Refusal } from './call.ts';
import { ConnectionLost } from './faults.ts';
import type { Topic } from './topics.ts';

/** Why a write failed: a refusal's code, `CONNECTION_LOST`, or `OTHER` for the unexpected, which is reported. */
export interface Failure {
  readonly code: string;
  /** The number under which the server's log has it; empty when the server was not reached. */
  readonly reference: string;
}

/**
 * What a feature says in a notification of a failed write: a title and a sentence by code. Most features' messages have
 * these names, so that `words: t` is enough. A lost connection and a fault have general sentences.
 */
export interface FailureWords {
  readonly failedTitle: string;
  readonly failedTitles?: Readonly<Record<string, string>>;
  readonly failures?: Readonly<Record<string, string>>;
  /** For what `failures` does not name, with the reference number. */
  readonly failedText?: (reference: string) => string;
}

interface Options<Input, Data, Code extends string> {
  /** Sends it. `resendId` is the same for the same input, so that a second try after a lost answer changes nothing. */
  readonly send: (
    input: Input,
    resendId: string,
  ) => Promise<{ readonly ok: true; readonly data: Data } | Refusal<Code>>;
  /**
   * What is read again once the server has answered, before `onSuccess`. After a refusal too: it often means that the
   * screen shows something old.
   */
  readonly reads?: readonly Topic[];
  /** Nothing waits until it is read again. */
  readonly inBackground?: boolean;
  /** Single buttons and dialogs show a failure in a notification, in these words. A form shows `failure` itself. */
  readonly words?: FailureWords;
  /** What follows; it is part of the pending time. */
  readonly onSuccess?: (data: Data, input: Input) => unknown;
  /** True when the screen shows this refusal in its own way, such as beside a field. */
  readonly onRefusal?: (
    refusal: Refusal<Code>,
    input: Input,
  ) => boolean | undefined | Promise<boolean | undefined>;
  /** Writes of one queue are sent one after the other. Without one, a write is dropped while another is pending. */
  readonly queue?: string;
}

interface Outcome<Data> {
  readonly data: Data | null;
  readonly failure: Failure | null;
}

/**
 * The one way to send a write. `submit` gives what the server answered, or null when it was refused, lost or dropped; it
 * never throws.
 */
export function useSubmit<Input = void, Data = unknown, Code extends string = string>({
  send,
  reads = [],
  inBackground = false,
  words,
  onSuccess,
  onRefusal,
  queue,
}: Options<Input, Data, Code>) {
  const client = useQueryClient();
  const platform = usePlatformText();
  const resendIdOf = useResendId();
  const isRunning = useRef(false);

  const show = ({ code, reference }: Failure) => {
    if (!words) return;
    const general = code === 'CONNECTION_LOST' ? platform.lostText : platform.faultText;
    const other = words.failures?.OTHER ?? general;
    const description =
      words.failures?.[code] ??
      (code === 'CONNECTION_LOST' ? general : (words.failedText?.(reference) ?? other));
    const title = words.failedTitles?.[code] ?? words.failedTitle;
    notify({ title, description, variant: 'destructive' });
  };
  const readAgain = async () => {
    // What follows in the queue is shown already; the last of them reads.
    if (queue !== undefined && client.isMutating({ mutationKey: [queue] }) > 1) return;
    const fresh = reads.map((topic) => client.invalidateQueries({ queryKey: [topic] }));
    if (!inBackground) await Promise.all(fresh);
  };
  const attempt = async (input: Input): Promise<Outcome<Data>> => {
    try {
      const answer = await send(input, resendIdOf(input));
      if (answer.ok) {
        await readAgain();
        await onSuccess?.(answer.data, input);
        return { data: answer.data, failure: null };
      }
      const shown = await onRefusal?.(answer, input);
      const failure = { code: answer.code, reference: answer.requestId };
      if (!shown) show(failure);
      await readAgain();
      return { data: null, failure: shown ? null : failure };
    } catch (error) {
      const lost = error instanceof ConnectionLost;
      const failure = lost
        ? { code: 'CONNECTION_LOST', reference: '' }
        : { code: 'OTHER', reference: reportFault(error) };
      show(failure);
      return { data: null, failure };
    }
  };
  const mutation = useMutation({
    mutationFn: attempt,
    // A write is tried even when the phone says "offline": nothing waits silently for a signal.
    networkMode: 'always',
    ...(queue !== undefined && { mutationKey: [queue], scope: { id: queue } }),
  });

  const submit = async (input: Input): Promise<Data | null> => {
    if (isRunning.current && queue === undefined) return null;
    isRunning.current = true;
    try {
      return (await mutation.mutateAsync(input)).data;
    } finally {
      isRunning.current = false;
    }
  };
  return {
    submit,
    isPending: mutation.isPending,
    /** For a form to show; null again with the next submission, or `reset`. */
    failure: mutation.data?.failure ?? null,
    reset: mutation.reset,
  };
}

/** An id that stays the same until the input changes. */
function useResendId(): (input: unknown) => string {
  const last = useRef<{ text: string | undefined; id: string }>(undefined);
  return (input) => {
    const text = JSON.stringify(input);
    if (!last.current || last.current.text !== text) last.current = { text, id: newId() };
    return last.current.id;
  };
}
