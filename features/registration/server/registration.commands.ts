import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Rating from '#domain/rating/rating.ts';
import { createVerificationLink } from '#features/accounts/email-address/server/email-address.commands.ts';
import { existsUndoTo } from '#features/accounts/email-address/server/email-address.store.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import type { Joined } from '#features/groups/joining/server/joining.commands.ts';
import { joinWithCodeIn } from '#features/groups/joining/server/joining.commands.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import { WELCOME_POINTS } from '#features/payments/payments.vocabulary.ts';
import { grantPoints } from '#features/payments/server/payments.points.commands.ts';
import { ensurePlayerIn } from '#features/players/server/players.commands.ts';
import {
  refuseWeak,
  type WeakPassword,
  weaknessOf,
} from '#features/sign-in/password/password.policy.ts';
import { commonPasswords } from '#platform/server/common-passwords.ts';
import { brokenConstraint, type Db } from '#platform/server/db/database.ts';
import { undoable } from '#platform/server/db/undoable.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import type { Services } from '#platform/server/services.ts';
import { welcomeMail } from './registration.mails.ts';

export interface Registration extends Omit<accounts.NewAccount, 'passwordHash' | 'now'> {
  readonly password: string;
  readonly level: Rating.Level;
  /** The Team Identification Code of a club to join; '' for none. */
  readonly clubCode: string;
}

interface Registered {
  readonly rating: Rating.Rating;
  /** The result of the club's code; null without a club of that code. */
  readonly joined: Joined | null;
}

/**
 * Registers a player: account, first rating, welcome points, notification and mail, and the club. Refuses an address that
 * another account has or can take back, and `ALREADY_REGISTERED` when the same registration arrives again.
 */
export async function registerPlayer(
  services: Services,
  { password, level, clubCode, ...person }: Registration,
): Promise<Result<Registered, 'EMAIL_IN_USE' | 'ALREADY_REGISTERED'> | WeakPassword> {
  const { db, clock, mailer, origin } = services;
  const chooser = { name: person.fullName, email: person.email };
  const weakness = weaknessOf(password, { common: await commonPasswords(), chooser });
  if (weakness) return refuseWeak(weakness);
  const { id: accountId, fullName } = person;
  const rating = Rating.initial(level);
  const player = { ...person, rating, passwordHash: await hashPassword(password) };
  try {
    return await undoable<Registered, 'EMAIL_IN_USE'>(db, async (tx, undo) => {
      await createPlayer(services, tx, player);
      const { email } = person;
      // Read afterwards: the write waits for an account that is just giving the address up.
      if (await existsUndoTo(tx, { email, now: clock.now() })) undo('EMAIL_IN_USE');
      const secret = await createVerificationLink(services, tx, { accountId, email });
      await mailer.send(tx, welcomeMail({ ...player, origin: origin(), secret }));
      const who = { accountId, fullName, now: clock.now() };
      const joined = await joinWithCodeIn(services, tx, who, clubCode);
      return ok({ rating, joined });
    });
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint !== 'accounts_email_once' && constraint !== 'accounts_pkey') throw error;
    const known = await accounts.findByEmail(db, person.email);
    return refuse(known?.id === accountId ? 'ALREADY_REGISTERED' : 'EMAIL_IN_USE');
  }
}

export interface NewPlayer extends Omit<accounts.NewAccount, 'now'> {
  readonly rating: Rating.Rating;
}

/** Makes an account with its player, its first rating, the welcome points and their notification; a step inside a transaction. */
export async function createPlayer(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { rating, ...account }: NewPlayer,
): Promise<void> {
  const now = clock.now();
  const accountId = account.id;
  await accounts.insert(tx, { ...account, now });
  await ensurePlayerIn(tx, { accountId, name: account.fullName });
  await accounts.insertRate(tx, { accountId, rating, now });
  const amount = WELCOME_POINTS;
  await grantPoints(tx, { accountId, cause: 'welcome', causeId: accountId, amount, now });
  await notifications.insert(tx, {
    accountId,
    kind: 'welcome',
    facts: { points: amount },
    dedupeKey: `welcome ${accountId}`,
    now,
  });
}
