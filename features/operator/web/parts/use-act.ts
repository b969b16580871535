import { useState } from 'react';
import type { Refusal } from '#platform/web/api/call.ts';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { useText } from '../operator.text.ts';

type Answer<Data> = { readonly ok: true; readonly data: Data } | Refusal;

/** One action of the console at a time; why one was refused is told, and what it changed is read anew. */
export function useAct() {
  const t = useText();
  const [busy, setBusy] = useState(false);

  const tell = (code: string) => {
    const texts: Readonly<Record<string, string>> = t.refusals;
    const description = texts[code] ?? t.refusals.OTHER;
    notify({ title: t.refusedTitle, description, variant: 'destructive' });
  };

  /** Gives what came of it, or null when it was refused. */
  const act = async <Data>(write: () => Promise<Answer<Data>>): Promise<Data | null> => {
    setBusy(true);
    try {
      const answer = await write();
      if (!answer.ok) tell(answer.code);
      // The home screen's announcements and the lists of tournaments follow, too.
      void queryClient.invalidateQueries();
      return answer.ok ? answer.data : null;
    } catch (error) {
      if (!(error instanceof ConnectionLost)) reportFault(error);
      tell(error instanceof ConnectionLost ? 'CONNECTION_LOST' : 'OTHER');
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { act, busy };
}
