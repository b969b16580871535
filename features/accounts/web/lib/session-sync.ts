import { unwrap } from '#platform/web/api/call.ts';
import { shownAccount, showsAccount } from '#platform/web/api/tab-session.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { readSession, sessionQuery, sessionRenewed } from './session.ts';

/**
 * Another tab has logged in or out. The same person's screens stay, with what was typed into them. Those of another or
 * an unknown person are removed immediately, since the next person could read them.
 */
export async function personChangedElsewhere(): Promise<void> {
  const known = queryClient.getQueryData(sessionQuery.queryKey);
  const before = known?.account?.id ?? shownAccount();
  const session = await readSession().then(unwrap, () => null);
  if (session?.account && session.account.id === before) {
    queryClient.setQueryData(sessionQuery.queryKey, session);
    await sessionRenewed();
  } else {
    showsAccount(null);
    await queryClient.resetQueries();
  }
}
