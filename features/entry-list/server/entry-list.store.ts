import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { listByTournament as listPartners } from '#features/entries/partners/server/partners.store.ts';
import * as manual from '#features/entries/server/entries.manual.store.ts';
import { entryColumns } from '#features/entries/server/entries.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import { readingOfAccount } from '#features/players/server/players.facts.store.ts';
import type { Db } from '#platform/server/db/database.ts';

const person = {
  accountId: accounts.id,
  name: accounts.name,
  reading: readingOfAccount(accounts.id),
  // A deleted account has no address.
  email: sql<string>`case when ${accounts.leftAt} is null then ${accounts.email} else '' end`,
  phone: accounts.phone,
};

/**
 * Everybody on the list of a tournament, in the order in which they applied. The presenter decides what each row is.
 */
export async function listByTournament(db: Db, tournamentId: number) {
  const entered = await db
    .select({ entry: entryColumns, person })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
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
  return {
    entered,
    waiting,
    manual: await manual.listByTournament(db, tournamentId),
    /** Partners of both, by the id of the entry. */
    partners: await listPartners(db, tournamentId),
  };
}

export type EntryListRows = Awaited<ReturnType<typeof listByTournament>>;
