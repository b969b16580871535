import { useState } from 'react';
import type { Refusal } from '#platform/web/api/call.ts';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { useText } from '../entry-list.text.ts';

type Answer<Data> = { readonly ok: true; readonly data: Data } | Refusal;

/** One write or export at a time; why one was refused is told. `explain` words refusals that carry facts. */
export function useChange() {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const tell = (description: string) =>
    notify({ title: t.failedTitle, description, variant: 'destructive' });
  const wordsFor = (code: string) => {
    const texts: Readonly<Record<string, string>> = t.failures;
    return texts[code] ?? t.failures.OTHER;
  };

  /** Gives what came of it, or null when it was refused. */
  const change = async <Data>(
    write: () => Promise<Answer<Data>>,
    explain: (refusal: Refusal) => string | null = () => null,
  ): Promise<Data | null> => {
    setBusy(true);
    try {
      const answer = await write();
      if (!answer.ok) tell(explain(answer) ?? wordsFor(answer.code));
      void queryClient.invalidateQueries();
      return answer.ok ? answer.data : null;
    } catch (error) {
      if (!(error instanceof ConnectionLost)) reportFault(error);
      tell(wordsFor(error instanceof ConnectionLost ? 'CONNECTION_LOST' : 'OTHER'));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}
