import * as Rating from '#domain/rating/rating.ts';
import { findById } from '#features/accounts/server/accounts.store.ts';
import { type Joined, joinAgain } from '#features/groups/joining/server/joining.commands.ts';
import type { SignIn } from '#features/sign-in/server/sign-in.commands.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../registration.contract.ts';
import { registerPlayer } from './registration.commands.ts';

/** Registering an account, and signing it in. */
export const registrationHandlers = (signIn: SignIn) =>
  handlers((on, services) => {
    on(
      contract.register,
      { access: 'public', limit: 'registration' },
      async ({ body, language, request, reply }) => {
        const { person, club, experience } = body;
        const registered = await registerPlayer(services, {
          id: body.id,
          fullName: person.fullName,
          nickname: person.nickname || null,
          prefecture: person.prefecture,
          phone: person.phone,
          email: person.email,
          password: person.password,
          language,
          level: experience.level,
          clubCode: club.clubId,
        });
        if (!registered.ok && registered.code === 'PASSWORD_WEAK') {
          return refusal('PASSWORD_WEAK', { fields: { 'person.password': registered.weakness } });
        }
        if (!registered.ok && registered.code === 'EMAIL_IN_USE') return emailInUse();
        const arrival = { request, reply, method: 'registration', announce: false } as const;
        const account = await findById(services.db, body.id);
        const attempt = { loginId: person.email, account, password: person.password };
        if ((await signIn.begin(arrival, attempt)) !== 'in') return emailInUse();
        const { rating, joined } = registered.ok
          ? registered.value
          : {
              rating: Rating.initial(experience.level),
              joined: await joinAgain(services, {
                accountId: body.id,
                fullName: person.fullName,
                code: club.clubId,
              }),
            };
        return { rating, ...clubOutcome(club.clubId, joined) };
      },
    );
  });

const emailInUse = () => refusal('EMAIL_IN_USE', { fields: { 'person.email': 'emailInUse' } });

function clubOutcome(code: string, joined: Pick<Joined, 'group' | 'outcome'> | null) {
  if (code === '') return { club: 'none' as const, clubName: null };
  if (!joined) return { club: 'unknown-code' as const, clubName: null };
  const { group, outcome } = joined;
  // The club has refused the request since the first try.
  if (outcome === 'barred') return { club: 'none' as const, clubName: null };
  return { club: outcome, clubName: group.name };
}
