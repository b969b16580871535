import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { showsAccount } from '#platform/web/api/tab-session.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import * as contract from '../../accounts.contract.ts';
import { endVisitorDrafts } from './visitor-drafts.ts';

export type Session = Output<typeof contract.session>;

/** Asks the server who is signed in, without a cache. */
export const readSession = call(contract.session);
const KEY = ['session'] as const;

/** Who is signed in rarely changes: only login, logout and a refusal without a session ask again. */
export const sessionQuery = queryOptions({
  queryKey: KEY,
  staleTime: 10 * 60 * 1000,
  // Without the signal: a read that ends with its screen would take the phone's restored answer with it.
  queryFn: async () => {
    const session = unwrap(await readSession());
    await forgetOthers(queryClient.getQueryData<Session>(KEY), session);
    return session;
  },
});

/** Who is signed in; without a connection, from the phone's cache. */
export function useSession() {
  return useQuery(sessionQuery);
}

/** After login, logout or registration: clears what the last person read, so that the next one does not see it. */
export async function personChanged(): Promise<void> {
  showsAccount(null);
  endVisitorDrafts();
  const { clearPersisted } = await import('#platform/web/offline/persistence.ts');
  const { endPushSubscription } = await import('#platform/web/offline/push-device.ts');
  // The server ends the owner's pushes with the login; the browser must not receive them either.
  void endPushSubscription().catch(() => {});
  // Storage may be forbidden (private browsing); the memory is cleared all the same.
  await clearPersisted().catch(() => {});
}

/** Another tab signed somebody else in: everything that was read before is reset. */
async function forgetOthers(before: Session | undefined, now: Session): Promise<void> {
  if (!before?.account || !now.account || before.account.id === now.account.id) return;
  // Not waited for: those reads may fail without failing this one.
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
}

/** The same person has a new session: what they see is read again, since reads may have been refused before. */
export function sessionRenewed(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
}

/** Asks again who is signed in, because the server said that nobody is. */
export function invalidateSession(): void {
  void queryClient.invalidateQueries({ queryKey: KEY });
}
