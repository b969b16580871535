import { useState } from 'react';
import type { Refusal } from '#platform/web/api/call.ts';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { useText } from '../waiting-list.text.ts';

type Answer<Data> = { readonly ok: true; readonly data: Data } | Refusal;

/** Joins or leaves; why that was refused is told, and everything is read anew. */
export function useChange() {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const tell = (code: string) => {
    const texts: Readonly<Record<string, string>> = t.failures;
    const description = texts[code] ?? t.failures.OTHER;
    notify({ title: t.failedTitle, description, variant: 'destructive' });
  };
  const change = async <Data>(write: () => Promise<Answer<Data>>): Promise<Data | null> => {
    setBusy(true);
    try {
      const answer = await write();
      if (!answer.ok) tell(answer.code);
      await queryClient.invalidateQueries();
      return answer.ok ? answer.data : null;
    } catch (error) {
      if (!(error instanceof ConnectionLost)) reportFault(error);
      tell(error instanceof ConnectionLost ? 'CONNECTION_LOST' : 'OTHER');
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}
