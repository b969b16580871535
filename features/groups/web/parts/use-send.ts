import { useRef, useState } from 'react';
import type { Refusal } from '#platform/web/api/call.ts';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { type GroupsText, useText } from '../groups.text.ts';

type Answer<Data, Code extends string> = { readonly ok: true; readonly data: Data } | Refusal<Code>;

/** One write at a time. What may befall any of them is told here, and null given: the form stays as it is. */
export function useSend() {
  const t = useText();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  async function send<Data, Code extends string>(
    write: () => Promise<Answer<Data, Code>>,
  ): Promise<Answer<Data, Code> | null> {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      const answer = await write();
      return toldRefusal(answer, t) ? null : answer;
    } catch (error) {
      notify({ variant: 'destructive', ...trouble(error, t) });
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, send };
}

function toldRefusal(answer: Answer<unknown, string>, t: GroupsText): boolean {
  if (answer.ok) return false;
  const words = {
    SIGN_IN_REQUIRED: [t.signInTitle, t.signInText],
    RATE_LIMITED: [t.tooManyTitle, t.tooManyText],
  }[answer.code];
  if (!words) return false;
  notify({ variant: 'destructive', title: words[0], description: words[1] });
  return true;
}

function trouble(error: unknown, t: GroupsText) {
  if (error instanceof ConnectionLost) return { title: t.lostTitle, description: t.lostText };
  return { title: t.brokenTitle, description: t.brokenText(reportFault(error)) };
}
