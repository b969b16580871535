import { useEffect, useState } from 'react';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { useOnline } from '#platform/web/offline/use-online.ts';

/**
 * The order of this phone alone while it has no connection (next.md, C6): a view for the desk's own plan, which calls nothing and is
 * never sent. With a connection the order of the desk is shown again, and the local one is gone.
 */
export function useLocalOrder(tournamentId: number, listed: readonly string[]) {
  const isOnline = useOnline();
  const draft = phoneDraft<readonly string[]>(`queue-order ${tournamentId}`);
  const [stored, setStored] = useState(() => draft.read());
  const put = (keys: readonly string[] | null) => {
    setStored(keys);
    if (keys) draft.write(keys);
    else draft.clear();
  };
  const isOutdated = isOnline && stored !== null;
  useEffect(() => {
    if (!isOutdated) return;
    phoneDraft(`queue-order ${tournamentId}`).clear();
    setStored(null);
  }, [isOutdated, tournamentId]);
  const isLocal = !isOnline && stored !== null;
  return {
    isOnline,
    isLocal,
    /** What is not in it any more is left out, and what is new comes at its end. */
    keys: isLocal
      ? [
          ...stored.filter((key) => listed.includes(key)),
          ...listed.filter((key) => !stored.includes(key)),
        ]
      : listed,
    put,
  };
}
