import { clearsIn } from '#features/matches/draw-results/draw-results.policy.ts';
import {
  clearResult,
  saveResult,
} from '#features/matches/draw-results/server/draw-results.commands.ts';
import { resultRefusal } from '#features/matches/draw-results/server/draw-results.presenter.ts';
import { handlers } from '#platform/server/services.ts';
import type { SessionAndGroup } from '../../sessions/server/sessions.store.ts';
import * as contract from '../knockout.results.contract.ts';
import { sessionOwner } from './knockout.owner.provider.ts';
import { shown } from './knockout.presenter.ts';

const scoring = { access: 'signed-in', limit: 'score' } as const;

/** Results of a knockout's matches: save, correct, clear. Open to everybody who belongs to the group. */
export const knockoutResultsHandlers = handlers((on, services) => {
  on(contract.saveResult, scoring, async ({ params, body, account }) => {
    const { id, matchId } = params;
    const write = { ...body, matchId, accountId: account.id };
    const saved = await saveResult(services, sessionOwner(id, account.id), write);
    if (saved.ok) return { knockout: await show(saved.value, account.id) };
    return resultRefusal(saved);
  });

  on(contract.clearResult, scoring, async ({ params, query, account }) => {
    const { id, matchId } = params;
    const clears = query.clears ? clearsIn(query.clears) : [];
    const write = { ...query, clears, matchId, accountId: account.id };
    const cleared = await clearResult(services, sessionOwner(id, account.id), write);
    if (cleared.ok) return { knockout: await show(cleared.value, account.id) };
    return resultRefusal(cleared);
  });

  function show({ session, group }: SessionAndGroup, accountId: string) {
    return shown(services.db, session, { accountId, membership: group });
  }
});
