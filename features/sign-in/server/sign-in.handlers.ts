import * as contract from '#features/accounts/accounts.contract.ts';
import * as secondFactor from '#features/accounts/second-factor/second-factor.contract.ts';
import { clearCookie } from '#platform/server/http/cookies.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { takeLoginStep } from './sign-in.code.commands.ts';
import type { SignIn } from './sign-in.commands.ts';
import { DEMO_LEFT_COOKIE } from './sign-in.gate.ts';
import * as store from './sign-in.store.ts';

/** Login, logout, the demo's visitor, and who is signed in. */
export const signInHandlers = (signIn: SignIn) =>
  handlers((on, services) => {
    const { db, config } = services;

    on(contract.session, { access: 'public' }, async ({ account, request, reply }) => {
      if (account?.sessionId) signIn.renewCookie(request, reply);
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
          awaitsSecondFactor: account.awaitsSecondFactor,
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
      const mustChangePassword = account?.mustChangePassword ?? false;
      return { mustChangePassword, step: outcome === 'in' ? null : outcome.step };
    });

    on(
      secondFactor.logIn,
      { access: 'public', limit: 'login' },
      async ({ body, request, reply }) => {
        const arrival = { request, reply, method: 'code' } as const;
        const taken = await takeLoginStep(services, body, (id) =>
          signIn.recordWrongCode(arrival, id),
        );
        if (!taken.ok) return refusal(taken.code);
        const { account, holds } = taken.value;
        const proof = { provenAt: services.clock.now(), holds };
        if (!(await signIn.beginProven(arrival, account, proof))) return refusal('STEP_ENDED');
        return { mustChangePassword: account.mustChangePassword };
      },
    );

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
  });
