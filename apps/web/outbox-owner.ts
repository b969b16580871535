import { sessionQuery } from '#features/accounts/web/parts/session.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';

/** Sends what an earlier visit left behind: in the name of whoever is signed in, and of nobody else. */
export async function startOutbox(): Promise<void> {
  const follow = () => {
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    if (session) void outbox.setAccount(session.account?.id ?? null);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === sessionQuery.queryKey[0]) follow();
  });
  // What the screens of the moment do not take themselves, the lists must ask for again.
  outbox.onAccepted('*', () => void queryClient.invalidateQueries({ queryKey: ['practice'] }));
  follow();
  if ((await outbox.count()) > 0) await queryClient.prefetchQuery(sessionQuery);
}
