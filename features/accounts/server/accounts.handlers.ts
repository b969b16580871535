import * as Rating from '#domain/rating/rating.ts';
import {
  findByCode,
  type Joined,
  joinWithCodeIn,
} from '#features/groups/joining/server/joining.commands.ts';
import * as points from '#features/payments/server/payments.points.store.ts';
import { asPoints } from '#features/payments/server/payments.presenter.ts';
import { COMMON_PASSWORDS } from '#platform/server/common-passwords.ts';
import { clearCookie } from '#platform/server/http/cookies.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { handlers } from '#platform/server/services.ts';
import { isLanguage } from '#platform/shared/language.ts';
import * as contract from '../accounts.contract.ts';
import { insertVerification } from '../email-address/server/email-address.store.ts';
import { weaknessOf } from '../password/password.policy.ts';
import { DEMO_LEFT_COOKIE } from './accounts.gate.ts';
import { welcomeMail } from './accounts.mails.ts';
import { register } from './accounts.registration.store.ts';
import type { SignIn } from './accounts.sign-in.ts';
import * as store from './accounts.store.ts';

/** Registration, login and the signed-in person's own data. */
export const accountsHandlers = (signIn: SignIn) =>
  handlers((on, services) => {
    const { db, clock, config, mailer, origin } = services;

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

    on(
      contract.register,
      { access: 'public', limit: 'registration' },
      async ({ body, language, request, reply }) => {
        const { person, club, experience } = body;
        const chooser = { name: person.fullName, email: person.email };
        const weakness = weaknessOf(person.password, { common: COMMON_PASSWORDS, chooser });
        if (weakness) {
          return refusal('PASSWORD_WEAK', { fields: { 'person.password': weakness } });
        }
        const rating = Rating.initial(experience.level);
        const registration = {
          id: body.id,
          fullName: person.fullName,
          nickname: person.nickname || null,
          prefecture: person.prefecture,
          phone: person.phone,
          email: person.email,
          passwordHash: await hashPassword(person.password),
          language,
          rating,
          now: clock.now(),
        };
        const made = await register(db, registration, async (tx) => {
          const secret = await insertVerification(tx, { ...registration, accountId: body.id });
          await mailer.send(tx, welcomeMail({ ...registration, origin: origin(), secret }));
          const who = { ...registration, accountId: body.id };
          return joinWithCodeIn(services, tx, who, club.clubId);
        });
        const emailInUse = () =>
          refusal('EMAIL_IN_USE', { fields: { 'person.email': 'emailInUse' } });
        if (!made.ok && made.code === 'EMAIL_IN_USE') return emailInUse();
        const arrival = { request, reply, method: 'registration', announce: false } as const;
        const account = await store.findById(db, body.id);
        const attempt = { loginId: person.email, account, password: person.password };
        if ((await signIn.begin(arrival, attempt)) !== 'in') return emailInUse();
        const joined = made.ok ? made.value : await findByCode(db, body.id, club.clubId);
        return { rating, ...clubOutcome(club.clubId, joined) };
      },
    );

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

    on(contract.profile, { access: 'signed-in' }, async ({ account }) => {
      const [stored, rating, balance] = await Promise.all([
        store.findById(db, account.id),
        store.findCurrentRating(db, account.id),
        points.findBalance(db, account.id, clock.now()),
      ]);
      if (!stored) return refusal('SIGN_IN_REQUIRED');
      return {
        fullName: stored.name,
        nickname: stored.nickname,
        prefecture: stored.prefecture,
        phone: stored.phone,
        email: stored.email,
        emailVerified: stored.emailVerified,
        language: isLanguage(stored.language) ? stored.language : 'en',
        memberSince: stored.createdAt.toISOString(),
        rating: rating && { ...Rating.initial(rating.rank), points: rating.points },
        points: {
          ...asPoints(balance),
          nextExpiry: balance.nextExpiry && {
            points: balance.nextExpiry.points,
            at: balance.nextExpiry.at.toISOString(),
          },
        },
      };
    });

    on(contract.chooseLanguage, { access: 'signed-in' }, async ({ account, body }) => {
      await store.updateLanguage(db, account.id, body.language);
      return {};
    });
  });

function clubOutcome(code: string, joined: Pick<Joined, 'group' | 'outcome'> | null) {
  if (code === '') return { club: 'none' as const, clubName: null };
  if (!joined) return { club: 'unknown-code' as const, clubName: null };
  const club = joined.outcome === 'asked' ? ('asked' as const) : ('joined' as const);
  return { club, clubName: joined.group.name };
}
