import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import * as refunds from '#features/payments/server/payments.refunds.store.ts';
import { payments } from '#features/payments/server/payments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { entries } from '../../server/entries.tables.ts';
import { waitingEntries } from '../../waiting-list/server/waiting-list.tables.ts';
import * as manual from './entry-list.manual.store.ts';

const person = {
  accountId: accounts.id,
  name: accounts.name,
  // Of who has left there is no address.
  email: sql<string>`case when ${accounts.leftAt} is null then ${accounts.email} else '' end`,
  phone: accounts.phone,
};

/** Everybody on the list of a tournament, in the order in which they came; what each is, is for the presenter. */
export async function listByTournament(db: Db, tournamentId: number) {
  const entered = await db
    .select({ entry: entries, person, method: payments.method })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .leftJoin(payments, and(eq(payments.entryId, entries.id), eq(payments.state, 'succeeded')))
    .where(eq(entries.tournamentId, tournamentId))
    .orderBy(asc(entries.createdAt), asc(entries.id));
  const waiting = await db
    .select({ waiting: waitingEntries, person })
    .from(waitingEntries)
    .innerJoin(accounts, eq(accounts.id, waitingEntries.accountId))
    .where(
      and(
        eq(waitingEntries.tournamentId, tournamentId),
        inArray(waitingEntries.state, ['waiting', 'offered']),
      ),
    )
    .orderBy(asc(waitingEntries.turn));
  const refunded = await refunds.listByEntries(
    db,
    entered.map(({ entry }) => entry.id),
  );
  return {
    entered: entered.map((one) => ({ ...one, refund: refunded.get(one.entry.id) ?? null })),
    waiting,
    manual: await manual.listByTournament(db, tournamentId),
  };
}

export type EntryListRows = Awaited<ReturnType<typeof listByTournament>>;
