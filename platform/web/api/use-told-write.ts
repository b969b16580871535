import { useRef, useState } from 'react';
import { reportFault } from '../diagnostics.ts';
import { notify } from '../notify/notify.ts';
import { queryClient } from '../offline/query-client.ts';
import type { Refusal } from './call.ts';
import { ConnectionLost } from './faults.ts';

type Answer<Data, Code extends string = string> =
  | { readonly ok: true; readonly data: Data }
  | Refusal<Code>;

/** A sentence, or one that names the number under which the failure can be found. */
type Sentence = string | ((reference: string) => string);

/** What is told when a write fails: a sentence by refusal code, under the common title or one of its own. */
interface Words {
  readonly title: string;
  readonly titles?: Readonly<Record<string, string>>;
  readonly failures: Readonly<Record<string, Sentence>> & { readonly OTHER: Sentence };
  /** Whether a change is done only once everything has been read anew; it is, unless told otherwise. */
  readonly wait?: boolean;
}

/** Writes whose failures are told in a notification, so that what was typed can stay as it is. */
export function useToldWrite({ title, titles, failures, wait = true }: Words) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const say = (code: string, description: string) =>
    notify({ title: titles?.[code] ?? title, description, variant: 'destructive' });
  const tell = (code: string, reference = '') => {
    const words = failures[code] ?? failures.OTHER;
    say(code, typeof words === 'string' ? words : words(reference));
  };

  const attempt = async <Given>(write: () => Promise<Given>): Promise<Given | null> => {
    setBusy(true);
    try {
      return await write();
    } catch (error) {
      if (error instanceof ConnectionLost) tell('CONNECTION_LOST');
      else tell('OTHER', reportFault(error));
      return null;
    } finally {
      setBusy(false);
    }
  };

  /**
   * A write after which everything is read anew. Gives what came of it, or null when it was refused or lost; every
   * refusal is told, in the words of `explain` where it has some: for refusals that carry facts.
   */
  const change = <Data>(
    write: () => Promise<Answer<Data>>,
    explain?: (refusal: Refusal) => string | null,
  ): Promise<Data | null> =>
    attempt(async () => {
      const answer = await write();
      if (!answer.ok) {
        const words = explain?.(answer);
        if (words) say(answer.code, words);
        else tell(answer.code, answer.requestId);
      }
      const news = queryClient.invalidateQueries();
      if (wait) await news;
      return answer.ok ? answer.data : null;
    });

  /**
   * A write of which the screen itself makes the best; one at a time. Gives the answer, or null when it was lost, or
   * refused for a reason that `failures` names, which is told. Every other refusal is the caller's.
   */
  const send = async <Data, Code extends string>(
    write: () => Promise<Answer<Data, Code>>,
  ): Promise<Answer<Data, Code> | null> => {
    if (running.current) return null;
    running.current = true;
    const answer = await attempt(write);
    running.current = false;
    if (!answer || answer.ok || !(answer.code in failures)) return answer;
    tell(answer.code, answer.requestId);
    return null;
  };
  return { change, send, busy };
}
