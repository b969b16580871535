import * as drafts from '#features/matches/server/matches.drafts.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../free-practice.contract.ts';
import { addDraft, confirmDrafts } from './free-practice.commands.ts';

const scoring = { access: 'signed-in', limit: 'score' } as const;

/** The list of a free practice until it is confirmed; scoring and deleting its matches is the scorecard's. */
export const freePracticeHandlers = handlers((on, services) => {
  on(contract.freeMatches, { access: 'signed-in' }, async ({ account }) => {
    return { matches: await drafts.listDrafts(services.db, account.id) };
  });

  on(contract.addFreeMatch, scoring, async ({ body, account }) => {
    const added = await addDraft(services, { ...body, accountId: account.id });
    return added.ok ? { match: added.value } : refusal(added.code);
  });

  on(contract.confirmFreeMatches, scoring, async ({ body, account }) => {
    const confirmed = await confirmDrafts(services, { ...body, accountId: account.id });
    return confirmed.ok ? { saved: confirmed.value } : refusal(confirmed.code);
  });
});
