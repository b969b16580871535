import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Rating } from '#domain/rating/rating.ts';
import * as notices from '#features/notices/server/notices.store.ts';
import { WELCOME_POINTS } from '#features/payments/payments.vocabulary.ts';
import * as points from '#features/payments/server/payments.points.store.ts';
import { brokenConstraint, type Db } from '#platform/server/db/database.ts';
import * as store from './accounts.store.ts';

export interface Registration extends store.NewAccount {
  readonly rating: Rating;
}

/**
 * Makes an account with all that belongs to it: first rating, welcome points and notice, and whatever `also` adds in
 * the same transaction. Refuses an address that another account has; the same registration sent again is no error.
 */
export async function register<Extra>(
  db: Db,
  registration: Registration,
  also: (tx: Db) => Promise<Extra>,
): Promise<Result<Extra, 'EMAIL_IN_USE' | 'ALREADY_REGISTERED'>> {
  try {
    return ok(
      await db.transaction(async (tx) => {
        await store.insert(tx, registration);
        await insertWelcome(tx, registration);
        return also(tx);
      }),
    );
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint !== 'accounts_email_once' && constraint !== 'accounts_pkey') throw error;
    const known = await store.findByEmail(db, registration.email);
    return refuse(known?.id === registration.id ? 'ALREADY_REGISTERED' : 'EMAIL_IN_USE');
  }
}

async function insertWelcome(tx: Db, { id: accountId, rating, now }: Registration): Promise<void> {
  await store.insertRating(tx, { accountId, rating, now });
  await points.insertLot(tx, {
    accountId,
    cause: 'welcome',
    causeId: accountId,
    amount: WELCOME_POINTS,
    now,
  });
  await notices.insert(tx, {
    accountId,
    kind: 'welcome',
    facts: { points: WELCOME_POINTS },
    dedupeKey: `welcome ${accountId}`,
    now,
  });
}
