import * as Rating from '#domain/rating/rating.ts';
import { findById, findCurrentRating } from '#features/accounts/server/accounts.store.ts';
import { type Joined, joinAgain } from '#features/groups/joining/server/joining.commands.ts';
import type { SignIn } from '#features/sign-in/server/sign-in.commands.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers, type Services } from '#platform/server/services.ts';
import * as contract from '../registration.contract.ts';
import { registerPlayer } from './registration.commands.ts';

/** Registering an account, and signing it in. */
export const registrationHandlers = (signIn: SignIn) =>
  handlers((on, services) => {
    on(
      contract.register,
      { access: 'public', limit: 'registration' },
      async ({ body, language, request, reply }) => {
        const { person, club } = body;
        const registered = await registerPlayer(services, {
          id: body.id,
          fullName: person.fullName,
          nickname: person.nickname || null,
          prefecture: person.prefecture,
          phone: person.phone,
          email: person.email,
          password: person.password,
          language,
          level: body.experience.level,
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
              // The level of the first try is stored, whatever was chosen since its answer was lost.
              rating: Rating.initial(await storedLevel(services, body.id)),
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

async function storedLevel({ db }: Services, accountId: string): Promise<string> {
  return (await findCurrentRating(db, accountId))?.rank ?? '';
}

const emailInUse = () => refusal('EMAIL_IN_USE', { fields: { 'person.email': 'emailInUse' } });

function clubOutcome(code: string, joined: Pick<Joined, 'group' | 'outcome'> | null) {
  if (code === '') return { club: 'none' as const, clubName: null };
  if (!joined) return { club: 'unknown-code' as const, clubName: null };
  const { group, outcome } = joined;
  // The club has refused the request since the first try.
  if (outcome === 'barred') return { club: 'none' as const, clubName: null };
  return { club: outcome, clubName: group.name };
}
