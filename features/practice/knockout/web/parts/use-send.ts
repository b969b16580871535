import { useRef, useState } from 'react';
import type { Refusal } from '#platform/web/api/call.ts';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { useText } from '../knockout.text.ts';

type Answer<Data, Code extends string> = { readonly ok: true; readonly data: Data } | Refusal<Code>;

/** One write at a time. What any of them may meet is told here, and null given. */
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
      if (answer.ok || answer.code !== ('FORBIDDEN' as string)) return answer;
      notify({ title: t.failed, description: t.mayNot, variant: 'destructive' });
      return null;
    } catch (error) {
      if (!(error instanceof ConnectionLost)) reportFault(error);
      notify({ title: t.failed, description: t.failedText, variant: 'destructive' });
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, send };
}
