import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../guardians.contract.ts';
import * as answers from './guardians.answer.store.ts';
import { asStanding } from './guardians.presenter.ts';
import * as store from './guardians.store.ts';
import { answerEffects } from './guardians.tell.ts';

/** Whether a player is under 18, and who their guardian is: asked once, before the first paid entry. */
export const guardiansHandlers = handlers((on, services) => {
  const { db, clock } = services;

  const standingOf = async (accountId: string) =>
    asStanding(await store.findAge(db, accountId), await store.findNewest(db, accountId));

  on(contract.mine, { access: 'signed-in' }, ({ account }) => standingOf(account.id));

  on(contract.answer, { access: 'signed-in', limit: 'naming' }, async ({ body, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const { age, guardianEmail, tournamentId = null } = body;
    const answer = { age, guardianEmail, tournamentId, player: account, now: clock.now() };
    const { language } = account;
    const saved = await answers.save(db, { ...answer, language }, answerEffects(services));
    if (saved.ok) return standingOf(account.id);
    return refusal(saved.code, { fields: { guardianEmail: FIELD_ERRORS[saved.code] } });
  });
});

/** Keys of the guardians' words. */
const FIELD_ERRORS = {
  GUARDIAN_IS_PLAYER: 'ownAddress',
  GUARDIAN_DECLINED: 'declinedBefore',
} as const satisfies Record<answers.AnswerRefusal, string>;
