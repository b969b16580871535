import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { LinkRefusal } from '#platform/server/links/links.store.ts';
import type { Services } from '#platform/server/services.ts';
import type { BankAccount } from '../payouts.form.ts';
import { accountOf, isPayee, storeAccount } from './payouts.commands.ts';
import { createLink, findLinked } from './payouts.links.commands.ts';
import { lockPayouts } from './payouts.locks.commands.ts';
import { notifyOfGiven, notifyOfReady } from './payouts.notifications.ts';
import * as store from './payouts.store.ts';

/** The bank account of who has paid by a link and has no account here, such as a guardian (docs/decisions/0071). */

/** Makes a link that the player sends to who has paid. A school gives its account itself. */
export async function linkForPayer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { payoutId, accountId }: { readonly payoutId: string; readonly accountId: string },
): Promise<
  Result<{ readonly secret: string; readonly until: Date }, 'PAYOUT_NOT_FOUND' | 'ALREADY_PAID_OUT'>
> {
  return db.transaction(async (tx) => {
    const payout = await store.findById(tx, payoutId);
    const isOwn = payout?.applicationId === null && (await isPayee(tx, accountId, payout));
    if (!payout || !isOwn) return refuse('PAYOUT_NOT_FOUND');
    if (payout.state === 'paid-out') return refuse('ALREADY_PAID_OUT');
    return ok(await createLink(tx, { payoutId, now: clock.now() }));
  });
}

/** What a link opens. Money that is owed no more is as an unknown link. */
export async function findByLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  secret: string,
): Promise<Result<store.NamedPayout, LinkRefusal>> {
  const linked = await findLinked(db, { secret, now: clock.now() });
  if (!linked.ok) return linked;
  const found = await store.findNamed(db, linked.value);
  return found ? ok(found) : refuse('LINK_UNKNOWN');
}

interface Giving {
  readonly secret: string;
  readonly account: BankAccount;
}

/**
 * Stores the account of who has paid, and notifies them. It goes before the player's, and until the transfer another can be given. The
 * same account again changes nothing.
 */
export async function giveByLink(
  services: Services,
  { secret, account }: Giving,
): Promise<Result<store.NamedPayout, LinkRefusal | 'ALREADY_PAID_OUT'>> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const linked = await findLinked(tx, { secret, now: clock.now() });
    if (!linked.ok) return linked;
    const [payout] = await lockPayouts(tx, [linked.value]);
    if (!payout) return refuse('LINK_UNKNOWN');
    if (payout.state === 'paid-out') return refuse('ALREADY_PAID_OUT');
    if (!payout.givenByPayer || !isDeepStrictEqual(accountOf(services, payout), account)) {
      await storeAccount(services, tx, { payout, account, givenByPayer: true });
      await notifyOfGiven(services, tx, payout);
      await notifyOfReady(services, tx, [payout]);
    }
    const named = await store.findNamed(tx, payout.id);
    return named ? ok(named) : refuse('LINK_UNKNOWN');
  });
}
