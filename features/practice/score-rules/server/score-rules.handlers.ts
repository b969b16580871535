import * as groups from '#features/groups/server/groups.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../score-rules.contract.ts';
import { chooseScoreRules } from './score-rules.commands.ts';
import * as rules from './score-rules.store.ts';

/** The score rules of a group's practice. Everybody who may record a score may choose them. */
export const scoreRulesHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.scoreRules, { access: 'signed-in' }, async ({ params, account }) => {
    const group = await groups.findVisible(db, account.id, params.groupId);
    if (!group) return refusal('GROUP_NOT_FOUND');
    const stored = await rules.find(db, params);
    return { rules: { scoreFormat: stored?.scoreFormat ?? null }, sport: group.sport };
  });

  const choosing = { access: 'signed-in', limit: 'practice' } as const;
  on(contract.chooseScoreRules, choosing, async ({ params, body, account }) => {
    const choice = { ...params, ...body, accountId: account.id };
    const chosen = await chooseScoreRules(services, choice);
    if (!chosen.ok) return refusal(chosen.code);
    return { ...params, rules: { scoreFormat: chosen.value } };
  });
});
