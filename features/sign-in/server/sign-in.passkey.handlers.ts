import * as contract from '#features/accounts/passkeys/passkeys.contract.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import type { SignIn } from './sign-in.commands.ts';
import { beginPasskeyLogin, provePasskey } from './sign-in.passkey.commands.ts';

/** Signing in with a passkey instead of a password. */
export const passkeyLoginHandlers = (signIn: SignIn) =>
  handlers((on, services) => {
    on(contract.beginLogin, { access: 'public', limit: 'link' }, async () => ({
      options: await beginPasskeyLogin(services),
    }));

    on(
      contract.login,
      { access: 'public', limit: 'link' },
      async ({ body: { credential }, request, reply }) => {
        const proven = await provePasskey(services, credential);
        if (!proven.ok) return refusal(proven.code);
        const { account, holds } = proven.value;
        const arrival = { request, reply, method: 'passkey' } as const;
        const isIn = await signIn.beginProven(arrival, account, { holds });
        return isIn ? {} : refusal('PASSKEY_REFUSED');
      },
    );
  });
