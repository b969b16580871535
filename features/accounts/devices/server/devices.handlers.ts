import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { knownWord } from '#platform/shared/known-word.ts';
import * as contract from '../devices.contract.ts';
import { SIGN_IN_METHODS } from '../devices.vocabulary.ts';
import * as commands from './devices.commands.ts';
import * as store from './devices.store.ts';

const access = 'signed-in';

/** Lists devices and sign-in attempts, and signs out other devices. */
export const devicesHandlers = handlers((on, services) => {
  const { db, clock } = services;

  on(contract.list, { access }, async ({ account }) => {
    // The demo's visitors share one account and must not see each other.
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
        lastSeenAt: (session.seenAt ?? session.createdAt).toISOString(),
        current: session.id === account.sessionId,
      })),
      signIns: signIns.map(({ id, at, outcome, method, device, address }) => ({
        id,
        at: at.toISOString(),
        outcome,
        method: knownWord(SIGN_IN_METHODS, method),
        device,
        address,
      })),
    };
  });

  on(contract.signOut, { access }, async ({ account, params }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const { id: accountId, sessionId: currentSessionId } = account;
    const asked = { accountId, currentSessionId, sessionId: params.id };
    const outcome = await commands.signOutDevice(services, asked);
    return outcome.ok ? {} : refusal(outcome.code);
  });

  on(contract.signOutOthers, { access }, async ({ account }) => {
    const { id: accountId, sessionId: currentSessionId } = account;
    if (account.demo || !currentSessionId) return refusal('DEMO_ACCOUNT');
    const current = { accountId, currentSessionId };
    return { count: await commands.signOutOtherDevices(services, current) };
  });
});
