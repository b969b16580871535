import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../email-address.contract.ts';
import {
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from './email-address.change.commands.ts';
import { resendVerification, verifyEmail } from './email-address.commands.ts';

/** Confirming an account's e-mail address, and changing it. */
export const emailAddressHandlers = handlers((on, services) => {
  on(contract.verify, { access: 'public', limit: 'link' }, async ({ body }) => {
    const verified = await verifyEmail(services, body);
    return verified.ok ? verified.value : refusal(verified.code);
  });

  on(contract.resend, { access: 'signed-in', limit: 'verification' }, async ({ account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const { id: accountId, email } = account;
    const sent = await resendVerification(services, { accountId, email });
    return sent.ok ? {} : refusal(sent.code);
  });

  on(contract.change, { access: 'signed-in', limit: 'proof' }, async ({ body, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    if (account.awaitsSecondFactor) {
      return refusal('AWAITS_SECOND_FACTOR', { fields: { email: 'awaitsSecondFactor' } });
    }
    const outcome = await requestEmailChange(services, { account, ...body });
    if (outcome.ok) return {};
    return outcome.code === 'WRONG_PASSWORD'
      ? refusal('WRONG_PASSWORD', { fields: { currentPassword: 'passwordWrong' } })
      : refusal('SAME_EMAIL', { fields: { email: 'sameEmail' } });
  });

  on(contract.confirmChange, { access: 'public', limit: 'link' }, async ({ body }) => {
    const changed = await confirmEmailChange(services, body);
    return changed.ok ? changed.value : refusal(changed.code);
  });

  on(contract.undoChange, { access: 'public', limit: 'link' }, async ({ body }) => {
    const undone = await undoEmailChange(services, body);
    return undone.ok ? undone.value : refusal(undone.code);
  });
});
