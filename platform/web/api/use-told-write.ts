import { useState } from 'react';
import { reportFault } from '../diagnostics.ts';
import { notify } from '../notify/notify.ts';
import { queryClient } from '../offline/query-client.ts';
import type { Refusal } from './call.ts';
import { ConnectionLost } from './faults.ts';

type Answer<Data> = { readonly ok: true; readonly data: Data } | Refusal;

/** What is told when a write fails: a title, and a sentence by refusal code. */
interface Words {
  readonly title: string;
  readonly failures: Readonly<Record<string, string>> & { readonly OTHER: string };
}

/** A write whose failure is told in a notification, after which everything is read anew. */
export function useToldWrite({ title, failures }: Words) {
  const [busy, setBusy] = useState(false);
  const tell = (code: string) =>
    notify({ title, description: failures[code] ?? failures.OTHER, variant: 'destructive' });

  /** Gives what came of it, or null when it was refused or lost. */
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
