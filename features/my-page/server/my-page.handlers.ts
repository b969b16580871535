import * as Rating from '#domain/rating/rating.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import * as points from '#features/payments/server/payments.points.store.ts';
import { asPoints } from '#features/payments/server/payments.presenter.ts';
import { findOwnFacts } from '#features/players/server/players.facts.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { existsReturned } from '#platform/server/mail/mail.store.ts';
import { handlers } from '#platform/server/services.ts';
import { isLanguage } from '#platform/shared/language.ts';
import * as contract from '../my-page.contract.ts';

/** The signed-in person: profile, rating and points. */
export const myPageHandlers = handlers((on, { db, clock }) => {
  on(contract.profile, { access: 'signed-in' }, async ({ account }) => {
    const [stored, own, rating, balance] = await Promise.all([
      accounts.findById(db, account.id),
      findOwnFacts(db, account.id),
      accounts.findCurrentRating(db, account.id),
      points.findBalance(db, account.id, clock.now()),
    ]);
    if (!stored) return refusal('SIGN_IN_REQUIRED');
    const emailUndelivered = await existsReturned(db, stored.email);
    return {
      fullName: stored.name,
      reading: own.reading,
      club: own.club,
      nickname: stored.nickname,
      prefecture: stored.prefecture,
      phone: stored.phone,
      email: stored.email,
      emailVerified: stored.emailVerified,
      emailUndelivered,
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
});
