import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../knockout.calls.contract.ts';
import { callMatch } from './knockout.calls.commands.ts';
import { shown } from './knockout.presenter.ts';

const calling = { access: 'signed-in', limit: 'calling' } as const;

/** Calling players to the court. Everybody who belongs to the group may record the match, and so may call it. */
export const knockoutCallsHandlers = handlers((on, services) => {
  on(contract.callMatch, calling, async ({ params, body, account }) => {
    const called = await callMatch(services, {
      ...body,
      sessionId: params.id,
      matchId: params.matchId,
      accountId: account.id,
    });
    if (!called.ok) return refusal(called.code);
    const { session, group, ...counts } = called.value;
    const viewer = { accountId: account.id, membership: group };
    return { knockout: await shown(services.db, session, viewer), ...counts };
  });
});
