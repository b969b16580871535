import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../knockout.results.contract.ts';
import { clearsIn } from '../knockout.results.policy.ts';
import { findKnockout } from './knockout.belonging.store.ts';
import { shown } from './knockout.presenter.ts';
import * as store from './knockout.results.store.ts';

const scoring = { access: 'signed-in', limit: 'score' } as const;

/** Results of a knockout's matches: save, correct, take back. Whoever belongs to the group may. */
export const knockoutResultsHandlers = handlers((on, { db, clock }) => {
  on(contract.saveResult, scoring, async ({ params, body, account }) => {
    const found = await findKnockout(db, account.id, params.id);
    if (!found.ok) return refusal(found.code);
    const { session, group } = found.value;
    const { result, notes = '', ...write } = body;
    const saved = await store.saveResult(db, {
      ...write,
      sessionId: session.id,
      matchId: params.matchId,
      entered: result,
      notes,
      accountId: account.id,
      now: clock.now(),
    });
    if (!saved.ok) return 'standing' in saved ? changed(saved) : refusal(saved.code);
    return { knockout: await shown(db, session, { accountId: account.id, standing: group }) };
  });

  on(contract.clearResult, scoring, async ({ params, query, account }) => {
    const found = await findKnockout(db, account.id, params.id);
    if (!found.ok) return refusal(found.code);
    const { session, group } = found.value;
    const cleared = await store.updateCleared(db, {
      ...query,
      clears: query.clears ? clearsIn(query.clears) : [],
      sessionId: session.id,
      matchId: params.matchId,
      accountId: account.id,
      now: clock.now(),
    });
    if (!cleared.ok) return 'standing' in cleared ? changed(cleared) : refusal(cleared.code);
    return { knockout: await shown(db, session, { accountId: account.id, standing: group }) };
  });
});

function changed({ standing }: store.Changed) {
  return refusal('MATCH_CHANGED', { details: { ...standing } });
}
