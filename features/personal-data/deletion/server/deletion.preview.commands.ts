import * as Entry from '#domain/entry/entry.ts';
import { ownRest } from '#domain/entry/split.ts';
import * as accounts from '#features/accounts/server/accounts.erasure.store.ts';
import * as entries from '#features/entries/server/entries.erasure.store.ts';
import type { EntryWithTournament } from '#features/entries/server/entries.store.ts';
import * as waitingList from '#features/entries/waiting-list/server/waiting-list.store.ts';
import * as groups from '#features/groups/server/groups.erasure.store.ts';
import * as pairs from '#features/pairs/server/pairs.erasure.store.ts';
import { listRefundable } from '#features/payments/granting/server/granting.refundable.commands.ts';
import {
  listDueByOrganizer,
  listDueToSchools,
  listOpenApplications,
} from '#features/payments/payouts/server/payouts.open.store.ts';
import * as payouts from '#features/payments/payouts/server/payouts.store.ts';
import * as receipts from '#features/payments/receipts/server/receipts.store.ts';
import * as points from '#features/payments/server/payments.points.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { refundWay } from '../deletion.policy.ts';
import { listRunning } from './deletion.store.ts';

interface Person {
  readonly id: string;
  readonly operator: boolean;
  readonly demo: boolean;
}

/** What deleting the account would do, by the rules of the deletion itself; changes nothing. */
export async function previewDeletion(
  { db, clock }: Services,
  { id: accountId, operator, demo }: Person,
) {
  const now = clock.now();
  const today = dayInJapan(now);
  const held = await entries.listHeld(db, accountId, today);
  const byLink = await receipts.listPaidByLink(
    db,
    held.map(({ entry }) => entry.id),
  );
  const created = await groups.listCreated(db, accountId);
  const needed = await payouts.sumsNeedingAccount(db, accountId);
  return {
    entries: (await listArrived(db, held)).map((one) =>
      asEnded(one, { today, isByLink: byLink.has(one.entry.id) }),
    ),
    pairs: await pairs.listComing(db, accountId, today),
    needsAccountYen: needed.ownYen,
    payerAskedYen: needed.payersYen,
    waiting: (await waitingList.listLiveByAccount(db, accountId)).length,
    points: await points.countLeft(db, accountId, now),
    groups: await Promise.all(
      created.map(async ({ id, name }) => {
        const newOwner = await groups.findNewOwner(db, id, accountId);
        const left = newOwner ? [] : await listOpenApplications(db, id, today);
        const openApplications = left.map((one) => ({
          id: one.id,
          tournament: one.tournamentName,
        }));
        return { id, name, newOwner: newOwner?.name ?? null, openApplications };
      }),
    ),
    obstacles: {
      demo,
      lastOperator: operator && (await accounts.isLastOperator(db, accountId)),
      paymentUnderWay:
        (await pairs.existsPaying(db, accountId)) ||
        held.some(({ entry }) => entry.paymentUnderWay),
      tournaments: await listRunning(db, accountId, today),
      refundsDue: await listDueByOrganizer(db, accountId),
      schoolRefunds: await listDueToSchools(db, accountId),
    },
  };
}

/** Of what was paid by a transfer no more goes back than has arrived, as the organizer reads it, too. */
async function listArrived(
  db: Db,
  held: readonly EntryWithTournament[],
): Promise<EntryWithTournament[]> {
  const entered = held
    .map(({ entry }) => entry)
    .filter(({ paymentMethod }) => paymentMethod === 'transfer');
  if (entered.length === 0) return [...held];
  const refundable = await listRefundable(db, { entered, manual: [] });
  const leftOf = new Map(
    refundable.map(({ entry, parts }) => [
      entry.id,
      parts.reduce((sum, { leftYen }) => sum + leftYen, 0),
    ]),
  );
  return held.map(({ entry, tournament }) => {
    const restYen = ownRest(entry);
    const feeYen = entry.feeYen - restYen + (leftOf.get(entry.id) ?? restYen);
    return { tournament, entry: { ...entry, feeYen } };
  });
}

function asEnded(
  { entry, tournament }: EntryWithTournament,
  { today, isByLink }: { readonly today: string; readonly isByLink: boolean },
) {
  const { id, name, eventDate } = tournament;
  const way = refundWay(entry, isByLink);
  const inTime = entry.state === 'reserved' || Entry.isRefunded(tournament, today);
  return {
    tournament: { id, name, eventDate },
    refundYen: way !== null && inTime ? ownRest(entry) : 0,
    tooLate: way !== null && !inTime,
    toAccount: inTime && way === 'needs-account',
    payerAsked: inTime && way === 'payer-asked',
  };
}
