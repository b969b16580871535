import { clearCookie } from '#platform/server/http/cookies.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../accounts.contract.ts';
import { DEMO_LEFT_COOKIE } from './accounts.gate.ts';
import type { SignIn } from './accounts.sign-in.ts';
import * as store from './accounts.store.ts';

/** Login and the signed-in person's own data. */
export const accountsHandlers = (signIn: SignIn) =>
  handlers((on, services) => {
    const { db, config } = services;

    on(contract.session, { access: 'public' }, async ({ account }) => {
      const found = account && (await store.findWithOrganizer(db, account.id));
      return {
        account: account && {
          id: account.id,
          name: account.name,
          language: account.language,
          roles: [...account.roles],
          organizationName: found?.organizer?.organizationName ?? null,
          mustChangePassword: found?.account.mustChangePassword ?? false,
          emailVerified: found?.account.emailVerified ?? false,
          demo: account.demo,
        },
        demoOffered: config.demo,
      };
    });

    on(contract.login, { access: 'public', limit: 'login' }, async ({ body, request, reply }) => {
      const account = await store.findByLoginId(db, body.loginId);
      const arrival = { request, reply, method: 'password' } as const;
      const outcome = await signIn.begin(arrival, { ...body, account });
      if (outcome === 'slowed') return refusal('RATE_LIMITED');
      if (outcome === 'suspended') return refusal('ACCOUNT_SUSPENDED');
      if (outcome === 'wrong') return refusal('LOGIN_FAILED');
      return { mustChangePassword: account?.mustChangePassword ?? false };
    });

    on(contract.logout, { access: 'public' }, async ({ request, reply }) => {
      await signIn.end(request, reply);
      return {};
    });

    on(contract.enterDemo, { access: 'public' }, async ({ request, reply }) => {
      if (!config.demo) return refusal('NO_DEMO');
      await signIn.end(request, reply);
      clearCookie(reply, DEMO_LEFT_COOKIE, signIn.cookieOptions());
      return {};
    });

    on(contract.chooseLanguage, { access: 'signed-in' }, async ({ account, body }) => {
      await store.updateLanguage(db, account.id, body.language);
      return {};
    });
  });
