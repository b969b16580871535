import { v7 as uuidv7 } from 'uuid';
import * as entries from '#features/entries/entries.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { sandboxRefunds } from '#features/payments/server/payments.sandbox.tables.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import { accept, linkFrom, makeDoubles } from './pairs.factory.ts';

type Options = Parameters<typeof makeDoubles>[1];

/** Applies for the doubles of a tournament, the fee split unless said otherwise. */
export function applySplit(phone: Phone, tournamentId: number, split = true) {
  const body = { id: uuidv7(), tournamentId, split, agreed: true };
  return phone.call(entries.apply, { body });
}

/** Pays what a phone's account owes of an entry, by card unless said otherwise. */
export function payPart(phone: Phone, entryId: string, more: object = {}) {
  const card = { method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;
  return phone.call(payments.pay, { body: { id: uuidv7(), entryId, ...card, ...more } });
}

/** A player who has applied for doubles with a split fee of 3,001 yen, unpaid, and somebody else. */
export async function splitApplied(server: TestApp, options: Options = {}) {
  const tournamentId = await makeDoubles(server, { feeYen: 3001, ...options });
  const inviter = await server.playerPhone({ fullName: 'Aoki Ren' });
  const { data, refusal } = await applySplit(inviter, tournamentId);
  if (!data) throw new Error(`the application was refused: ${refusal.code}`);
  const partner = await server.playerPhone({ fullName: 'Baba Yui' });
  return { tournamentId, inviter, partner, entryId: data.entry.id };
}

/** The same, after the player has paid the own half: the place waits for the partner's. */
export async function halfPaid(server: TestApp, options: Options = {}) {
  const made = await splitApplied(server, options);
  const { refusal } = await payPart(made.inviter, made.entryId);
  if (refusal) throw new Error(`the half was not paid: ${refusal.code}`);
  return made;
}

/** The same, after the partner has accepted by a link, and has 30 minutes to pay. */
export async function halfAccepted(server: TestApp, options: Options = {}) {
  const made = await halfPaid(server, options);
  const token = await linkFrom(made.inviter, made.entryId);
  const { refusal } = await accept(made.partner, token);
  if (refusal) throw new Error(`the invitation was not accepted: ${refusal.code}`);
  return { ...made, token };
}

/** The same, after both have paid: a confirmed pair. */
export async function bothPaid(server: TestApp, options: Options = {}) {
  const made = await halfAccepted(server, options);
  const { refusal } = await payPart(made.partner, made.entryId);
  if (refusal) throw new Error(`the other half was not paid: ${refusal.code}`);
  return made;
}

/** Runs what the server does every minute, and the background work that follows. */
export async function sweep({ services, app }: TestApp): Promise<void> {
  const { db, jobs } = services;
  await db.transaction(async (tx) => {
    for (const name of ['entries.lapse', 'pairs.lapse']) await jobs.enqueue(tx, name, {});
  });
  // The refunds are owed by a job of their own, and sent by the next.
  for (const _ of [1, 2, 3]) await app.jobs.drain();
}

/** What the provider has sent back, in yen, the smallest first. */
export async function refunded({ services, app }: TestApp): Promise<number[]> {
  for (const _ of [1, 2]) await app.jobs.drain();
  const rows = await services.db.select().from(sandboxRefunds);
  return rows.map(({ amountYen }) => amountYen).sort((one, other) => one - other);
}
