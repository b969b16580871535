import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as accounts from '#features/accounts/server/accounts.leaving.store.ts';
import type { StoredAccount } from '#features/accounts/server/accounts.store.ts';
import * as entries from '#features/entries/server/entries.leaving.store.ts';
import * as places from '#features/entries/server/entries.places.store.ts';
import type { EntryWithTournament } from '#features/entries/server/entries.store.ts';
import * as groups from '#features/groups/server/groups.leaving.store.ts';
import * as organizers from '#features/organizers/server/organizers.leaving.store.ts';
import type { PaymentMethod } from '#features/payments/payments.vocabulary.ts';
import * as payments from '#features/payments/server/payments.leaving.store.ts';
import * as practice from '#features/practice/server/practice.leaving.store.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.leaving.store.ts';
import * as mails from '#platform/server/mail/mail.leaving.store.ts';
import { dayInJapan } from '#platform/shared/format.ts';

export type LeavingRefusal = 'LAST_OPERATOR' | 'TOURNAMENTS_RUNNING' | 'PAYMENT_UNDER_WAY';

export interface GivenUp extends EntryWithTournament {
  /** How it was paid, if that goes back. */
  readonly refunded: PaymentMethod | null;
}

export interface HandedOn {
  readonly group: { readonly id: number; readonly name: string };
  readonly heir: groups.Heir;
}

export interface Left {
  readonly person: StoredAccount;
  readonly givenUp: readonly GivenUp[];
  readonly handedOn: readonly HandedOn[];
  /** Every mail to the person; those still on their way go last. */
  readonly mailIds: readonly string[];
}

export interface LeavingEffects {
  /** Owes the fee of an entry back; gives how it had been paid. */
  readonly refund: (tx: Db, entryId: string) => Promise<PaymentMethod | null>;
  readonly onOffered: places.OnOffered;
  /** Tells whoever is to know, while the account still exists. */
  readonly onLeft: (tx: Db, left: Left) => Promise<void>;
}

/** Thrown inside the transaction to undo it, and turned into the refusal outside. */
class Undo extends Error {
  readonly code: LeavingRefusal;
  constructor(code: LeavingRefusal) {
    super(code);
    this.code = code;
  }
}

/**
 * Deletes an account with everything of it, all or nothing; a second time it changes nothing. What must stay points to a
 * nameless stand-in from then on. Locks come in the one order: tournaments, groups, and the account last.
 */
export async function leave(
  db: Db,
  request: { accountId: string; clock: Clock },
  effects: LeavingEffects,
): Promise<Result<null, LeavingRefusal>> {
  const { accountId, clock } = request;
  try {
    await db.transaction(async (tx) => {
      const person = await accounts.findLeaving(tx, accountId);
      if (!person) return;
      const now = clock.now();
      if (person.isOperator && (await accounts.isLastOperator(tx, accountId))) {
        throw new Undo('LAST_OPERATOR');
      }
      const standIn = await accounts.insertStandIn(tx, now);
      await leaveOrganization(tx, person, standIn, now);
      const givenUp = await giveUpPlaces(tx, request, effects);
      const handedOn = await leaveGroups(tx, person, standIn, now);
      await practice.updateOwner(tx, { accountId, now }, standIn);
      await entries.updateOwner(tx, accountId, standIn);
      await payments.updateOwner(tx, accountId, standIn);
      await links.deleteByOwner(tx, accountId);
      const mailIds = await mails.deleteByAddress(tx, person.email);
      await effects.onLeft(tx, { person, givenUp, handedOn, mailIds });
      await accounts.deleteLeft(tx, person);
    });
    return ok(null);
  } catch (error) {
    if (error instanceof Undo) return refuse(error.code);
    throw error;
  }
}

async function leaveOrganization(tx: Db, person: StoredAccount, standIn: string, now: Date) {
  const running = await organizers.listRunning(tx, person.id, dayInJapan(now));
  if (running.length > 0) throw new Undo('TOURNAMENTS_RUNNING');
  await organizers.updateOwner(tx, person, standIn);
  // Published a moment ago, while the line above waited for it.
  const late = await organizers.listRunning(tx, standIn, dayInJapan(now));
  if (late.length > 0) throw new Undo('TOURNAMENTS_RUNNING');
}

async function giveUpPlaces(
  tx: Db,
  request: { accountId: string; clock: Clock },
  { refund, onOffered }: LeavingEffects,
): Promise<GivenUp[]> {
  const { accountId, clock } = request;
  const givenUp: GivenUp[] = [];
  for (const { entry } of await entries.listHeld(tx, accountId, dayInJapan(clock.now()))) {
    const withdrawal = { id: entry.id, accountId, clock, leaving: true };
    const done = await places.withdraw(
      tx,
      withdrawal,
      async (inner, withdrawn, withRefund) => {
        const refunded = withRefund ? await refund(inner, entry.id) : null;
        givenUp.push({ ...withdrawn, refunded });
      },
      onOffered,
    );
    if (!done.ok && done.code === 'PAYMENT_UNDER_WAY') throw new Undo(done.code);
  }
  await entries.deleteWaiting(tx, request, onOffered);
  return givenUp;
}

/** The clubs keep their records, under somebody who looks after them. */
async function leaveGroups(
  tx: Db,
  { id, name }: StoredAccount,
  standIn: string,
  now: Date,
): Promise<HandedOn[]> {
  const handedOn: HandedOn[] = [];
  for (const group of await groups.listCreated(tx, id)) {
    const heir = await groups.findHeir(tx, group.id, id);
    if (!heir) continue;
    await groups.updateCreator(tx, group.id, heir.accountId);
    handedOn.push({ group, heir });
  }
  for (const member of await groups.listMemberships(tx, id)) await practice.updateNames(tx, member);
  await groups.updateOwner(tx, { id, name, now }, standIn);
  return handedOn;
}
