import { refusal } from '#platform/server/http/refusal.ts';
import * as links from '#platform/server/links/links.store.ts';
import { handlers } from '#platform/server/services.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';
import { isPassword } from '../../server/accounts.password.store.ts';
import { findByEmail, findById } from '../../server/accounts.store.ts';
import * as contract from '../email-address.contract.ts';
import { updateByChange, updateByUndo } from './email-address.change.store.ts';
import * as store from './email-address.store.ts';
import { tellMoved, tellUnproven, tellWished } from './email-address.tell.ts';

/** Proving that an account's e-mail address is read by its owner, and changing it. */
export const emailAddressHandlers = handlers((on, services) => {
  const { db, clock } = services;

  on(contract.verify, { access: 'public', limit: 'link' }, async ({ body }) => {
    const { secret } = body;
    // Not used up: tapped twice, or opened on two devices, it says the same.
    const asked = { purpose: LINK_PURPOSES.verifyEmail, secret, now: clock.now() };
    const link = await links.findBySecret(db, asked);
    if (!link.ok) return refusal(link.code);
    const { subject: accountId, facts } = link.value;
    const email = facts.email ?? '';
    if (!(await store.updateVerified(db, { accountId, email }))) return refusal('LINK_UNKNOWN');
    return { email };
  });

  on(contract.resend, { access: 'signed-in', limit: 'verification' }, async ({ account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const stored = await findById(db, account.id);
    if (stored?.emailVerified) return refusal('ALREADY_VERIFIED');
    await db.transaction((tx) => tellUnproven(services, tx, account));
    return {};
  });

  on(contract.change, { access: 'signed-in', limit: 'proof' }, async ({ body, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const { id: accountId } = account;
    if (!(await isPassword(db, accountId, body.currentPassword))) {
      return refusal('WRONG_PASSWORD', { fields: { currentPassword: 'passwordWrong' } });
    }
    const email = body.email.toLowerCase();
    if (email === account.email) {
      return refusal('SAME_EMAIL', { fields: { email: 'sameEmail' } });
    }
    // Whether somebody else has that address is told to its reader only.
    const taken = (await findByEmail(db, email)) !== null;
    await db.transaction((tx) => tellWished(services, tx, { accountId, email, taken }));
    return {};
  });

  on(contract.confirmChange, { access: 'public', limit: 'link' }, async ({ body }) => {
    const opened = { ...body, now: clock.now() };
    const changed = await updateByChange(db, opened, (tx, done) => tellMoved(services, tx, done));
    return changed.ok ? { email: changed.value.email } : refusal(changed.code);
  });

  on(contract.undoChange, { access: 'public', limit: 'link' }, async ({ body }) => {
    const undone = await updateByUndo(db, { ...body, now: clock.now() });
    return undone.ok ? undone.value : refusal(undone.code);
  });
});
