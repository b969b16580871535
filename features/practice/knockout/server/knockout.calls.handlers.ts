import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../knockout.calls.contract.ts';
import { findKnockout } from './knockout.belonging.store.ts';
import * as store from './knockout.calls.store.ts';
import { tellCalled } from './knockout.calls.tell.ts';
import { shown } from './knockout.presenter.ts';

/** Calling players to the court. Whoever may record the match may call it: everybody who belongs to the group. */
export const knockoutCallsHandlers = handlers((on, services) => {
  const { db, clock } = services;
  on(
    contract.callMatch,
    { access: 'signed-in', limit: 'calling' },
    async ({ params, body, account }) => {
      const found = await findKnockout(db, account.id, params.id);
      if (!found.ok) return refusal(found.code);
      const { session, group } = found.value;
      const calling = {
        ...body,
        sessionId: session.id,
        matchId: params.matchId,
        calledAt: clock.now(),
        calledByAccountId: account.id,
      };
      const called = await store.insert(db, calling, tellCalled(services));
      if (!called.ok) return refusal(called.code);
      const viewer = { accountId: account.id, standing: group };
      return { knockout: await shown(db, session, viewer), told: called.value.told };
    },
  );
});
