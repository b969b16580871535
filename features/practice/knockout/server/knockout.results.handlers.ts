import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import type { SessionAndGroup } from '../../sessions/server/sessions.store.ts';
import * as contract from '../knockout.results.contract.ts';
import { clearsIn } from '../knockout.results.policy.ts';
import { shown } from './knockout.presenter.ts';
import { type Changed, clearResult, saveResult } from './knockout.results.commands.ts';

const scoring = { access: 'signed-in', limit: 'score' } as const;

/** Results of a knockout's matches: save, correct, clear. Open to everybody who belongs to the group. */
export const knockoutResultsHandlers = handlers((on, services) => {
  on(contract.saveResult, scoring, async ({ params, body, account }) => {
    const { id: sessionId, matchId } = params;
    const write = { ...body, sessionId, matchId, accountId: account.id };
    const saved = await saveResult(services, write);
    if (saved.ok) return { knockout: await show(saved.value, account.id) };
    if ('stored' in saved) return changed(saved);
    if (saved.code !== 'IMPOSSIBLE_SCORE') return refusal(saved.code);
    return refusal('IMPOSSIBLE_SCORE', { details: { unit: saved.set, reason: saved.reason } });
  });

  on(contract.clearResult, scoring, async ({ params, query, account }) => {
    const { id: sessionId, matchId } = params;
    const clears = query.clears ? clearsIn(query.clears) : [];
    const write = { ...query, clears, sessionId, matchId, accountId: account.id };
    const cleared = await clearResult(services, write);
    if (cleared.ok) return { knockout: await show(cleared.value, account.id) };
    return 'stored' in cleared ? changed(cleared) : refusal(cleared.code);
  });

  function show({ session, group }: SessionAndGroup, accountId: string) {
    return shown(services.db, session, { accountId, membership: group });
  }
});

function changed({ stored }: Changed) {
  return refusal('MATCH_CHANGED', { details: { ...stored } });
}
