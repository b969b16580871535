import { sessionQuery } from '#features/accounts/web/lib/session.ts';
import { knownLinks } from '#features/court-links/web/lib/known-links.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';

/** Where the results that the outbox sends are shown. */
const AREAS = ['practice', 'organizer', 'entries', 'court-link'] as const;

/** Sends what an earlier visit left in the outbox, only in the name of the person who is signed in. */
export async function startOutbox(): Promise<void> {
  const follow = () => {
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    if (session) void outbox.setAccount(session.account?.id ?? null);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === sessionQuery.queryKey[0]) follow();
  });
  // With the first answer: home does not load the code of practice.
  outbox.onAccepted(async (entry, data) => {
    try {
      const { receiveAccepted } = await import('./accepted-writes.ts');
      receiveAccepted(entry, data);
    } catch {
      // The code cannot be loaded now: the write is accepted all the same, and all that it may have changed is read again.
      for (const area of AREAS) void queryClient.invalidateQueries({ queryKey: [area] });
    }
  });
  follow();
  const count = await outbox.count();
  // Also with nothing to send: links of past days are forgotten.
  if (knownLinks.read()) {
    const { sendForLinks } = await import('#features/court-links/web/lib/device-store.ts');
    await sendForLinks();
  }
  if (count > 0) await queryClient.prefetchQuery(sessionQuery);
}
