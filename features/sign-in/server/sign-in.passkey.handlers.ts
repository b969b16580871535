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
        const account = await provePasskey(services, credential);
        if (!account.ok) return refusal(account.code);
        await signIn.beginProven({ request, reply, method: 'passkey' }, account.value);
        return {};
      },
    );
  });
