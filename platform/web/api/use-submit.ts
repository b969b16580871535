import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 as newId } from 'uuid';
import { reportError } from '../diagnostics.ts';
import { usePlatformText } from '../i18n/platform-text.ts';
import { notify } from '../notify/notify.ts';
import type { Refusal } from './call.ts';
import { ConnectionLost } from './errors.ts';
import { ofTopics, readAgain } from './read-again.ts';
import type { Topic } from './topics.ts';

/** Why a write failed: a refusal's code, `CONNECTION_LOST`, or `OTHER` for the unexpected, which is reported. */
export interface Failure {
  readonly code: string;
  /** The reference number in the server's log; empty when the server was not reached. */
  readonly reference: string;
}

/**
 * The texts of a failed write's notification: a title and, where there are `failures`, a sentence by code. Most features'
 * messages have these names, so that `words: t` is enough. A lost connection and an unexpected error have general sentences.
 */
export interface FailureWords {
  readonly failedTitle: string;
  readonly failedTitles?: Readonly<Record<string, string>>;
  readonly failures?: Readonly<Record<string, string>>;
  /** For codes that `failures` does not name, with the reference number. */
  readonly failedText?: (reference: string) => string;
}

/** A refusal by the phone itself, such as of a passkey that its owner has cancelled. */
export function refusedHere<Code extends string>(code: Code): Refusal<Code> {
  return { ok: false, status: 0, code, requestId: '' };
}

interface Options<Input, Data, Code extends string> {
  /**
   * Sends it; null when there is nothing to send, such as a form with a field to correct. `resendId` is the same for the
   * same input until it is accepted, so that a second try after a lost answer changes nothing.
   */
  readonly send: (
    input: Input,
    resendId: string,
  ) => Promise<{ readonly ok: true; readonly data: Data } | Refusal<Code> | null>;
  /**
   * The topics that are read again once the server has answered, before `onSuccess`. Also after a refusal, unless
   * `readsAfter` is 'success': a refusal often means that the screen shows old data. With 'attempt' also after a lost
   * answer, which may hide a success.
   */
  readonly reads?: readonly Topic[];
  readonly readsAfter?: 'success' | 'answer' | 'attempt';
  /** Nothing waits until it is read again. */
  readonly inBackground?: boolean;
  /** Single buttons and dialogs show a failure in a notification, in these words. A form shows `failure` itself. */
  readonly words?: FailureWords;
  /** Runs after a success; the submission is pending until it ends. */
  readonly onSuccess?: (data: Data, input: Input) => unknown;
  /**
   * Shows a refusal that `words` do not name in the screen's own way, such as beside a field; false leaves it to the
   * general way.
   */
  readonly onRefusal?: (refusal: Refusal<Code>, input: Input) => unknown;
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
  readsAfter = 'answer',
  inBackground = false,
  words,
  onSuccess,
  onRefusal,
  queue,
}: Options<Input, Data, Code>) {
  const client = useQueryClient();
  const platform = usePlatformText();
  const resendId = useResendId();
  const isRunning = useRef(false);

  const refresh = async () => {
    // The screen already shows later writes of the queue; the last of them reads.
    if (queue !== undefined && client.isMutating({ mutationKey: [queue] }) > 1) return;
    const fresh = readAgain(client, ofTopics(reads));
    if (!inBackground) await fresh;
  };
  const accepted = async (data: Data, input: Input): Promise<Outcome<Data>> => {
    await refresh();
    await onSuccess?.(data, input);
    resendId.forget();
    return { data, failure: null };
  };
  const refused = async (refusal: Refusal<Code>, input: Input): Promise<Outcome<Data>> => {
    const { code, requestId: reference } = refusal;
    const isNamed = words?.failures?.[code] !== undefined;
    const isShown = !isNamed && onRefusal && (await onRefusal(refusal, input)) !== false;
    const failure = isShown ? null : { code, reference };
    if (failure && words) notifyOf(failure, words, platform);
    if (readsAfter !== 'success') await refresh();
    return { data: null, failure };
  };
  const attempt = async (input: Input): Promise<Outcome<Data>> => {
    try {
      const answer = await send(input, resendId.of(input));
      if (!answer) return { data: null, failure: null };
      return await (answer.ok ? accepted(answer.data, input) : refused(answer, input));
    } catch (error) {
      const failure = failureOf(error);
      if (words) notifyOf(failure, words, platform);
      if (readsAfter === 'attempt') void refresh();
      return { data: null, failure };
    }
  };
  const mutation = useMutation({
    mutationFn: attempt,
    // A write is tried even when the phone reports "offline": nothing waits silently for a signal.
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

function failureOf(error: unknown): Failure {
  if (error instanceof ConnectionLost) return { code: 'CONNECTION_LOST', reference: '' };
  return { code: 'OTHER', reference: reportError(error) };
}

function notifyOf(
  { code, reference }: Failure,
  { failedTitle, failedTitles, failures, failedText }: FailureWords,
  platform: ReturnType<typeof usePlatformText>,
): void {
  const other = failedText?.(reference) ?? failures?.OTHER ?? platform.errorText;
  const general = code === 'CONNECTION_LOST' ? platform.lostText : other;
  const title = failedTitles?.[code] ?? failedTitle;
  const description = failures && (failures[code] ?? general);
  notify({ title, description, variant: 'destructive' });
}

/** An id that stays the same until the input changes or is accepted: pressed again after that, it is another write. */
function useResendId() {
  const last = useRef<{ text: string | undefined; id: string }>(undefined);
  return {
    of: (input: unknown): string => {
      const text = JSON.stringify(input);
      if (!last.current || last.current.text !== text) last.current = { text, id: newId() };
      return last.current.id;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}
