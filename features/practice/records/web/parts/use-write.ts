import { useRef, useState } from 'react';
import type { Refusal } from '#platform/web/api/call.ts';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { recordsMessages } from '../../records.messages.en.ts';
import { useText } from '../records.text.ts';

type Answer<Data, Code extends string> = { readonly ok: true; readonly data: Data } | Refusal<Code>;
type Words = typeof recordsMessages;

/**
 * One write at a time. What may befall any of them is told here and gives null; every other refusal is the caller's.
 */
export function useWrite() {
  const t = useText();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  async function write<Data, Code extends string>(
    send: () => Promise<Answer<Data, Code>>,
  ): Promise<Answer<Data, Code> | null> {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      const answer = await send();
      return !answer.ok && told(answer.code, t) ? null : answer;
    } catch (error) {
      warn(...trouble(error, t));
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, write };
}

/** A destructive notification. */
export function warn(title: string, description: string): void {
  notify({ title, description, variant: 'destructive' });
}

function told(code: string, t: Words): boolean {
  if (code === 'SIGN_IN_REQUIRED') warn(t.signInTitle, t.signInText);
  else if (code === 'RATE_LIMITED') warn(t.tooManyTitle, t.tooManyText);
  else return false;
  return true;
}

function trouble(error: unknown, t: Words): [string, string] {
  if (error instanceof ConnectionLost) return [t.lostTitle, t.lostText];
  return [t.brokenTitle, t.brokenText(reportFault(error))];
}
