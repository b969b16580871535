import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';
import type { SignIn } from '../../server/accounts.sign-in.ts';
import { findById } from '../../server/accounts.store.ts';
import * as contract from '../passkeys.contract.ts';
import { insertChallenge, updateChallengeUsed } from './passkeys.challenges.store.ts';
import * as provider from './passkeys.provider.ts';
import * as store from './passkeys.store.ts';

/** Anybody may ask: whose passkey it is, is seen from the answer. */
const SUBJECT = 'anybody';

/** Signing in with a passkey instead of a password. */
export const passkeyLoginHandlers = (signIn: SignIn) =>
  handlers((on, { db, clock, origin }) => {
    const asked = () => ({
      purpose: LINK_PURPOSES.passkeyLogin,
      subject: SUBJECT,
      now: clock.now(),
    });

    on(contract.beginLogin, { access: 'public', limit: 'link' }, async () => {
      const challenge = await insertChallenge(db, asked());
      return { options: await provider.requestOptions({ origin: origin() }, challenge) };
    });

    on(
      contract.login,
      { access: 'public', limit: 'link' },
      async ({ body: { credential }, request, reply }) => {
        const passkey = await store.findByCredential(db, credential.id);
        const account = passkey && (await findById(db, passkey.accountId));
        if (!passkey || !account) return refusal('PASSKEY_REFUSED');
        const useChallenge = (challenge: string) => updateChallengeUsed(db, challenge, asked());
        const site = { origin: origin() };
        const counter = await provider.provenUse(site, credential, passkey, useChallenge);
        if (counter === null) return refusal('PASSKEY_REFUSED');
        if (account.suspendedAt) return refusal('ACCOUNT_SUSPENDED');
        if (account.mustChangePassword) return refusal('PASSWORD_FIRST');
        await store.updateUsed(db, passkey.id, { counter, now: clock.now() });
        await signIn.beginProven({ request, reply, method: 'passkey' }, account);
        return {};
      },
    );
  });
