import { v7 as uuidv7 } from 'uuid';
import { refusal } from '#platform/server/http/refusal.ts';
import * as links from '#platform/server/links/links.store.ts';
import { handlers } from '#platform/server/services.ts';
import { readerOf } from '../../server/accounts.reader.store.ts';
import { findById } from '../../server/accounts.store.ts';
import * as contract from '../email-address.contract.ts';
import { verifyMail } from './email-address.mails.ts';
import * as store from './email-address.store.ts';

/** Proving that an account's e-mail address is read by its owner. */
export const emailAddressHandlers = handlers((on, { db, clock, mailer, origin }) => {
  on(contract.verify, { access: 'public', limit: 'link' }, async ({ body }) => {
    const { secret } = body;
    // Not used up: tapped twice, or opened on two devices, it says the same.
    const asked = { purpose: store.VERIFY_EMAIL, secret, now: clock.now() };
    const link = await links.findBySecret(db, asked);
    if (!link.ok) return refusal(link.code);
    const { subject: accountId, facts } = link.value;
    const email = facts.email ?? '';
    if (!(await store.updateVerified(db, { accountId, email }))) return refusal('LINK_UNKNOWN');
    return { email };
  });

  on(contract.resend, { access: 'signed-in', limit: 'verification' }, async ({ account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const { id: accountId, email } = account;
    const [stored, reader] = await Promise.all([findById(db, accountId), readerOf(db, accountId)]);
    if (!reader || stored?.emailVerified) return refusal('ALREADY_VERIFIED');
    await db.transaction(async (tx) => {
      const secret = await store.insertVerification(tx, { accountId, email, now: clock.now() });
      const dedupeKey = `verify-email ${uuidv7()}`;
      await mailer.send(tx, verifyMail({ reader, dedupeKey, origin: origin(), secret }));
    });
    return {};
  });
});
