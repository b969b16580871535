import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../guardians.contract.ts';
import { type AnswerRefusal, answerAge } from './guardians.commands.ts';
import { asGuardianStatus } from './guardians.presenter.ts';
import * as store from './guardians.store.ts';

/** Whether a player is under 18, and who their guardian is: asked once, before the first paid entry. */
export const guardiansHandlers = handlers((on, services) => {
  const { db } = services;

  const statusOf = async (accountId: string) =>
    asGuardianStatus(await store.findAge(db, accountId), await store.findNewest(db, accountId));

  on(contract.mine, { access: 'signed-in' }, ({ account }) => statusOf(account.id));

  on(contract.answer, { access: 'signed-in', limit: 'naming' }, async ({ body, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const { age, guardianEmail, currentPassword, tournamentId = null } = body;
    const answer = { age, guardianEmail, currentPassword, tournamentId, player: account };
    const saved = await answerAge(services, { ...answer, language: account.language });
    if (saved.ok) return statusOf(account.id);
    if (saved.code !== 'WRONG_PASSWORD') {
      return refusal(saved.code, { fields: { guardianEmail: FIELD_ERRORS[saved.code] } });
    }
    const error = currentPassword === '' ? 'passwordMissing' : 'passwordWrong';
    return refusal(saved.code, { fields: { currentPassword: error } });
  });
});

/** Keys of the messages of guardians. */
const FIELD_ERRORS = {
  GUARDIAN_IS_PLAYER: 'ownAddress',
  GUARDIAN_DECLINED: 'declinedBefore',
} as const satisfies Record<Exclude<AnswerRefusal, 'WRONG_PASSWORD'>, string>;
