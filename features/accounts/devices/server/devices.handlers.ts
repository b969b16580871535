import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../devices.contract.ts';
import * as store from './devices.store.ts';

const access = 'signed-in';

/** Where one is signed in, who tried to, and signing out elsewhere. */
export const devicesHandlers = handlers((on, { db, clock }) => {
  on(contract.list, { access }, async ({ account }) => {
    // The demo's visitors share one person and must not learn of each other.
    if (account.demo) return { devices: [], signIns: [] };
    const [sessions, signIns] = await Promise.all([
      store.listSessions(db, account.id, clock.now()),
      store.listSignIns(db, account.id),
    ]);
    return {
      devices: sessions.map((session) => ({
        id: session.id,
        name: session.device,
        address: session.address,
        signedInAt: session.createdAt.toISOString(),
        lastSeenAt: (session.seenAt ?? session.createdAt).toISOString(),
        current: session.id === account.sessionId,
      })),
      signIns: signIns.map(({ id, at, outcome, method, device, address }) => ({
        id,
        at: at.toISOString(),
        outcome,
        method,
        device,
        address,
      })),
    };
  });

  on(contract.signOut, { access }, async ({ account, params }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    if (params.id === account.sessionId) return refusal('CURRENT_DEVICE');
    await db.transaction((tx) => store.deleteSession(tx, account.id, params.id));
    return {};
  });

  on(contract.signOutOthers, { access }, async ({ account }) => {
    const { id, sessionId } = account;
    if (account.demo || !sessionId) return refusal('DEMO_ACCOUNT');
    return { count: await db.transaction((tx) => store.deleteOtherSessions(tx, id, sessionId)) };
  });
});
