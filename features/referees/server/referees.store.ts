import { and, asc, count, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import {
  type StoredTournament,
  tournamentColumns,
} from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import type { RefereeDuty } from '../referees.vocabulary.ts';
import { referees } from './referees.tables.ts';

export type StoredReferee = typeof referees.$inferSelect;

/** The referees of a tournament and the invited ones, the first invited first, with the names of those who accepted. */
export async function listByTournament(
  db: Db,
  tournamentId: number,
): Promise<(StoredReferee & { readonly name: string | null })[]> {
  const rows = await db
    .select({ referee: referees, name: accounts.name })
    .from(referees)
    .leftJoin(accounts, eq(accounts.id, referees.accountId))
    .where(eq(referees.tournamentId, tournamentId))
    .orderBy(asc(referees.invitedAt), asc(referees.id));
  return rows.map(({ referee, name }) => ({ ...referee, name }));
}

/** The accounts that have accepted one of these duties in a tournament. */
export async function listAccounts(
  db: Db,
  tournamentId: number,
  duties: readonly RefereeDuty[],
): Promise<string[]> {
  const rows = await db
    .select({ accountId: sql<string>`${referees.accountId}` })
    .from(referees)
    .where(and(accepted(tournamentId), inArray(referees.duty, [...duties])))
    .orderBy(asc(referees.id));
  return rows.map(({ accountId }) => accountId);
}

/** The tournaments not over on `today` that an account referees or helps in, the soonest first, with its duty. */
export async function listTournaments(
  db: Db,
  accountId: string,
  today: PlainDate,
): Promise<(StoredTournament & { readonly duty: RefereeDuty })[]> {
  return db
    .select({ ...tournamentColumns, duty: referees.duty })
    .from(referees)
    .innerJoin(tournaments, eq(tournaments.id, referees.tournamentId))
    .where(
      and(
        eq(referees.accountId, accountId),
        gte(tournaments.eventDate, today),
        ne(tournaments.state, 'cancelled'),
      ),
    )
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id))
    .limit(100);
}

/** What an account has accepted to be in a tournament; null for nothing. */
export async function findDuty(
  db: Db,
  tournamentId: number,
  accountId: string,
): Promise<RefereeDuty | null> {
  const [found] = await db
    .select({ duty: referees.duty })
    .from(referees)
    .where(and(accepted(tournamentId), eq(referees.accountId, accountId)));
  return found?.duty ?? null;
}

function accepted(tournamentId: number) {
  return and(eq(referees.tournamentId, tournamentId), eq(referees.state, 'accepted'));
}

export async function findById(db: Db, id: string): Promise<StoredReferee | null> {
  const [found] = await db.select().from(referees).where(eq(referees.id, id));
  return found ?? null;
}

export async function findByAddress(
  db: Db,
  tournamentId: number,
  email: string,
): Promise<StoredReferee | null> {
  const [found] = await db
    .select()
    .from(referees)
    .where(and(eq(referees.tournamentId, tournamentId), eq(referees.email, email)));
  return found ?? null;
}

export async function countByTournament(db: Db, tournamentId: number): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(referees)
    .where(eq(referees.tournamentId, tournamentId));
  return row?.people ?? 0;
}

export async function insert(tx: Db, referee: typeof referees.$inferInsert): Promise<void> {
  await tx.insert(referees).values(referee);
}

/** Stores the answer to an invitation; the account that accepts it. */
export async function updateAnswer(
  tx: Db,
  id: string,
  answer: Pick<StoredReferee, 'state' | 'accountId' | 'answeredAt'>,
): Promise<void> {
  await tx.update(referees).set(answer).where(eq(referees.id, id));
}

export async function updateDuty(tx: Db, id: string, duty: RefereeDuty): Promise<void> {
  await tx.update(referees).set({ duty }).where(eq(referees.id, id));
}

/** Deletes a referee of a tournament; null when it has none with this id. */
export async function deleteById(
  tx: Db,
  tournamentId: number,
  id: string,
): Promise<StoredReferee | null> {
  const [deleted] = await tx
    .delete(referees)
    .where(and(eq(referees.id, id), eq(referees.tournamentId, tournamentId)))
    .returning();
  return deleted ?? null;
}

/** Deletes an account from the referees of a tournament; null when it is none of them. */
export async function deleteByAccount(
  tx: Db,
  tournamentId: number,
  accountId: string,
): Promise<StoredReferee | null> {
  const [deleted] = await tx
    .delete(referees)
    .where(and(eq(referees.tournamentId, tournamentId), eq(referees.accountId, accountId)))
    .returning();
  return deleted ?? null;
}
