import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as matches from '../../sessions/server/sessions.matches.store.ts';
import * as contract from '../scorecard.contract.ts';
import { type Changed, saveScore } from './scorecard.commands.ts';
import { removeMatch, restoreMatch } from './scorecard.removal.commands.ts';

const scoring = { access: 'signed-in', limit: 'score' } as const;

/** Scores of all practice matches except those of a knockout: save, correct, remove, restore. */
export const scorecardHandlers = handlers((on, services) => {
  on(contract.match, { access: 'signed-in' }, async ({ params, account }) => {
    const match = await matches.findReadable(services.db, account.id, params.id);
    return match ? { match } : refusal('MATCH_NOT_FOUND');
  });

  on(contract.saveScore, scoring, async ({ params, body, account }) => {
    const saved = await saveScore(services, { ...body, id: params.id, accountId: account.id });
    if (saved.ok) return { match: saved.value };
    return 'stored' in saved ? changed(saved) : refusal(saved.code);
  });

  on(contract.removeMatch, scoring, async ({ params, query, account }) => {
    const removed = await removeMatch(services, {
      ...query,
      id: params.id,
      accountId: account.id,
    });
    if (removed.ok) return {};
    return 'stored' in removed ? changed(removed) : refusal(removed.code);
  });

  on(contract.restoreMatch, scoring, async ({ params, body, account }) => {
    const restored = await restoreMatch(services, {
      ...body,
      id: params.id,
      accountId: account.id,
    });
    if (restored.ok) return { match: restored.value };
    return 'stored' in restored ? changed(restored) : refusal(restored.code);
  });
});

function changed({ stored }: Changed) {
  return refusal('MATCH_CHANGED', { details: { ...stored } });
}
