import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { Services } from '#platform/server/services.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import { isOpen } from '../../payments.policy.ts';
import { returnArrived, settleChargeIn } from '../../server/payments.settling.commands.ts';
import type { Charge } from '../../server/payments.store.ts';
import * as payments from '../../server/payments.store.ts';
import { transferCode } from '../transfers.vocabulary.ts';
import * as store from './transfers.store.ts';
import { returnSurplus } from './transfers.surplus.commands.ts';

/** Paying by a transfer to the organizer's account: no provider knows of it, and the organizer notes what has arrived. */

/** A code for the name of a transfer that no other one has. */
export async function freeCode(tx: Db): Promise<string> {
  for (;;) {
    const code = transferCode(systemRandomness.whole);
    if (!(await store.existsCode(tx, code))) return code;
  }
}

interface Beginning {
  readonly charge: Charge;
  readonly heldUntil: Date;
}

/** Holds the places of a charge for its transfer; a step of beginning the payment. */
export async function beginTransfer(
  services: Services,
  tx: Db,
  { charge, heldUntil }: Beginning,
): Promise<Charge> {
  const [{ chargeId, entryId }] = charge;
  const entry = await entries.findById(tx, entryId);
  if (!entry) throw new Error('a payment without its entry');
  const { tournamentId } = entry;
  await store.insert(tx, { chargeId, tournamentId, code: await freeCode(tx) });
  const action = { kind: 'transfer', expiresAt: heldUntil } as const;
  const held = await settleChargeIn(services, tx, chargeId, { state: 'requires-action', action });
  return held ?? charge;
}

/** What an organizer notes of a transfer, by a player or a school. */
export interface Arrived {
  /** From the browser; the same note sent again changes nothing. */
  readonly id: string;
  readonly tournamentId: number;
  readonly accountId: string;
  /** Whole yen; negative where the organizer has sent money back, 0 where what was noted before is taken for enough. */
  readonly amountYen: number;
  readonly paidOn: PlainDate;
  readonly payerName: string;
  /** The organizer takes it for paid, whatever the amount. */
  readonly settles: boolean;
}

interface ArrivedOfCharge extends Arrived {
  readonly chargeId: string;
}

/**
 * Notes what has arrived, or was sent back. Nothing is matched by itself: whether too little or too much is enough, the
 * organizer says, with the note or afterwards (next.md, D3). Money that comes when nothing is waited for any more pays the place
 * if it is the whole sum and the place is still unpaid and held, and else goes back, as does what is too much. A step of the
 * command that logs it; false where it was done before.
 */
export async function noteArrivalIn(
  services: Services,
  tx: Db,
  { settles, tournamentId, ...note }: ArrivedOfCharge,
): Promise<Result<boolean, 'TRANSFER_NOT_FOUND' | 'NOT_UNPAID' | 'ID_TAKEN'>> {
  const { chargeId, amountYen } = note;
  const transfer = await store.findByCharge(tx, chargeId);
  const seen = transfer?.tournamentId === tournamentId && (await payments.findCharge(tx, chargeId));
  if (!seen) return refuse('TRANSFER_NOT_FOUND');
  await entries.listForUpdate(
    tx,
    seen.map(({ entryId }) => entryId),
  );
  const charge = await payments.findChargeForUpdate(tx, chargeId);
  if (!charge) return refuse('TRANSFER_NOT_FOUND');
  const again = await answeredBefore(tx, charge, note);
  if (again) return again;
  const isMoved = charge.some(({ state }) => state === 'succeeded' || state === 'returned');
  if (settles && isMoved) return refuse('NOT_UNPAID');
  if (amountYen !== 0) await writeNote(services, tx, note);
  const isSettled = !isMoved && (await settleNoted(services, tx, { charge, amountYen, settles }));
  // Settling has looked for a surplus itself.
  if (!isSettled) await returnSurplus(services, tx, { chargeId, tournamentId });
  return ok(true);
}

type Note = Omit<Arrived, 'settles' | 'tournamentId'> & { readonly chargeId: string };

async function writeNote(services: Services, tx: Db, note: Note): Promise<void> {
  const { id, chargeId, amountYen, accountId, paidOn, payerName } = note;
  const noted = { notedByAccountId: accountId, notedAt: services.clock.now() };
  await store.insertNote(tx, { id, chargeId, amountYen, paidOn, payerName, ...noted });
}

interface Noted extends Pick<Arrived, 'amountYen' | 'settles'> {
  readonly charge: Charge;
}

/**
 * Settles a charge where its organizer takes it for paid, or where the money came late: the whole sum pays, less goes back. Whether it was
 * settled.
 */
async function settleNoted(
  services: Services,
  tx: Db,
  { charge, amountYen, settles }: Noted,
): Promise<boolean> {
  const [{ chargeId, state }] = charge;
  const isLate = !isOpen(state) && amountYen > 0;
  if (settles || (isLate && (await isWhole(tx, charge)))) {
    await settleChargeIn(services, tx, chargeId, { state: 'succeeded', ref: 'transfer' });
    return true;
  }
  // Nobody has said that too little is enough.
  if (isLate) for (const payment of charge) await returnArrived(services, tx, payment);
  return false;
}

/** Whether all that is to be paid by a charge has arrived. */
async function isWhole(tx: Db, charge: Charge): Promise<boolean> {
  const [{ chargeId }] = charge;
  const arrivedYen = (await store.sumsLeft(tx, [chargeId])).get(chargeId) ?? 0;
  return arrivedYen >= charge.reduce((sum, { amountYen }) => sum + amountYen, 0);
}

/**
 * The answer to a note that is sent again, and to taking what was noted before for enough once the charge is over: that of the
 * first try where it is paid. Null to a new one.
 */
async function answeredBefore(
  tx: Db,
  charge: Charge,
  { id, chargeId, amountYen }: Pick<Note, 'id' | 'chargeId' | 'amountYen'>,
): Promise<Result<boolean, 'ID_TAKEN' | 'NOT_UNPAID'> | null> {
  if (amountYen === 0) {
    if (isOpen(charge[0].state)) return null;
    return charge.some(({ state }) => state === 'succeeded') ? ok(false) : refuse('NOT_UNPAID');
  }
  const before = await store.findNote(tx, id);
  if (!before) return null;
  return before.chargeId === chargeId ? ok(false) : refuse('ID_TAKEN');
}
