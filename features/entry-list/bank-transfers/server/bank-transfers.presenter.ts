import { sumsDue } from '#features/payments/payouts/server/payouts.store.ts';
import * as store from '#features/payments/transfers/server/transfers.store.ts';
import { transferBy, transferStateOf } from '#features/payments/transfers/transfers.policy.ts';
import type { TransferState } from '#features/payments/transfers/transfers.vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';

const ORDER: readonly TransferState[] = ['waiting', 'returned', 'paid', 'lapsed', 'given-up'];

/** The transfers of a tournament by its players: awaited ones first, then those that go back, and what has ended last. */
export async function presentTransfers(db: Db, tournamentId: number) {
  const rows = await store.listByTournament(db, tournamentId);
  const charges = [...Map.groupBy(rows, ({ transfer }) => transfer.chargeId).values()];
  const ids = charges.flatMap(([first]) => (first ? [first.transfer.chargeId] : []));
  const notes = await store.listNotes(db, ids);
  const noted = Map.groupBy(notes, ({ chargeId }) => chargeId);
  const due = await sumsDue(db, 'chargeId', ids);
  const shown = charges.flatMap((charge) => {
    const [first] = charge;
    if (!first) return [];
    const { chargeId } = first.transfer;
    const money = { notes: noted.get(chargeId) ?? [], dueBackYen: due.get(chargeId) ?? 0 };
    return [asTransfer(first, charge, money)];
  });
  return shown.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

type Row = Awaited<ReturnType<typeof store.listByTournament>>[number];

interface Money {
  readonly notes: readonly store.StoredNote[];
  readonly dueBackYen: number;
}

function asTransfer(first: Row, charge: readonly Row[], { notes, dueBackYen }: Money) {
  const { transfer, payer, payment, heldUntil } = first;
  const isPaid = charge.some((one) => one.payment.state === 'succeeded');
  return {
    id: transfer.chargeId,
    code: transfer.code,
    payer,
    eventIds: charge.map(({ eventId }) => eventId),
    amountYen: charge.reduce((sum, one) => sum + one.payment.amountYen, 0),
    state: isPaid ? ('paid' as const) : transferStateOf(payment.state),
    createdAt: payment.createdAt.toISOString(),
    until: heldUntil && transferBy(heldUntil).toISOString(),
    heldUntil: heldUntil?.toISOString() ?? null,
    dueBackYen,
    notes: notes.map(({ id, amountYen, paidOn, payerName }) => ({
      id,
      amountYen,
      paidOn,
      payerName,
    })),
  };
}

export type ShownTransfer = Awaited<ReturnType<typeof presentTransfers>>[number];
