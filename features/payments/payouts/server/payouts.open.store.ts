import {
  and,
  asc,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { running } from '#features/entries/applications/server/applications.store.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import type { ListOpenApplications } from '#features/groups/server/groups.applications.provider.ts';
import { isEditor } from '#features/groups/server/groups.members.store.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { hasLeftSeason, isGoingOn } from '#features/matches/ties/server/ties.fixtures.store.ts';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { paymentReceipts } from '../../receipts/server/receipts.tables.ts';
import { isOpenPayout } from './payouts.store.ts';
import { payouts } from './payouts.tables.ts';

/** What keeps an account and a group from being deleted: money that is not where it belongs yet. */

/**
 * What the organization of an account has still to transfer back, in whole yen by tournament, the earliest first. What nobody can give
 * an account for any more is left out: it would keep the organizer for ever.
 */
export async function listDueByOrganizer(db: Db, accountId: string) {
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      eventDate: tournaments.eventDate,
      amountYen: sql<number>`sum(${payouts.amountYen})`.mapWith(Number),
    })
    .from(payouts)
    .innerJoin(tournaments, eq(tournaments.id, payouts.tournamentId))
    .innerJoin(organizers, eq(organizers.id, tournaments.organizerId))
    .where(
      and(
        eq(organizers.accountId, accountId),
        eq(payouts.owner, 'organizer'),
        isOpenPayout,
        or(eq(payouts.state, 'ready'), hasPayee(db)),
      ),
    )
    .groupBy(tournaments.id)
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id));
}

/** Whether somebody can still give an account: who has paid by a link, the payer, or of a school who looks after it. */
function hasPayee(db: Db): SQL | undefined {
  const payer = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, payouts.accountId), isNull(accounts.leftAt)));
  return or(
    exists(receipt(db)),
    and(isNull(payouts.applicationId), exists(payer)),
    exists(staff(db, and(isEditor, isNotNull(groupMembers.accountId)))),
  );
}

function receipt(db: Db) {
  const { chargeId } = paymentReceipts;
  return db.select({ chargeId }).from(paymentReceipts).where(eq(chargeId, payouts.chargeId));
}

/** The members of the school of a payout of whom something holds. */
function staff(db: Db, isMeant: SQL | undefined) {
  return db
    .select({ id: groupMembers.id })
    .from(applications)
    .innerJoin(groups, eq(groups.id, applications.groupId))
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .leftJoin(accounts, eq(accounts.id, groupMembers.accountId))
    .where(and(eq(applications.id, payouts.applicationId), isMeant));
}

/**
 * What waits for the account of a school that nobody could give once this account is deleted: nobody else looks after the school, or
 * takes it over then, and nobody has paid by a link. In whole yen by application, the earliest first.
 */
export async function listDueToSchools(db: Db, accountId: string) {
  const inherits = and(eq(groups.creatorAccountId, accountId), isNull(groups.deletedAt));
  const other = and(
    ne(groupMembers.accountId, accountId),
    isNull(accounts.suspendedAt),
    isNull(groupMembers.leftAt),
    or(isEditor, inherits),
  );
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      eventDate: tournaments.eventDate,
      applicationId: applications.id,
      amountYen: sql<number>`sum(${payouts.amountYen})`.mapWith(Number),
    })
    .from(payouts)
    .innerJoin(applications, eq(applications.id, payouts.applicationId))
    .innerJoin(tournaments, eq(tournaments.id, payouts.tournamentId))
    .where(
      and(
        eq(payouts.state, 'needs-account'),
        exists(staff(db, and(isEditor, eq(groupMembers.accountId, accountId)))),
        notExists(staff(db, other)),
        notExists(receipt(db)),
      ),
    )
    .groupBy(tournaments.id, applications.id)
    .orderBy(asc(tournaments.eventDate), asc(applications.id));
}

/**
 * A paid application of a tournament to come counts: were that cancelled, its money would go back. So does one with a team in a league
 * that goes on and that it has not left: who looks after the school speaks for the team.
 */
export const listOpenApplications: ListOpenApplications = (db, groupId, today) => {
  const inSeason = sql`exists (
    select from ${entries} where ${entries.applicationId} = ${applications.id}
      and ${entries.state} = 'confirmed' and ${isGoingOn(entries.eventId, today)} and not ${hasLeftSeason(entries.id)}
  )`;
  const isComing = and(
    running,
    or(gte(tournaments.eventDate, today), inSeason),
    ne(tournaments.state, 'cancelled'),
  );
  const isDue = sql`exists (
    select from ${payouts} where ${payouts.applicationId} = ${applications.id} and ${isOpenPayout}
  )`;
  return db
    .select({ id: applications.id, tournamentName: tournaments.name })
    .from(applications)
    .innerJoin(tournaments, eq(tournaments.id, applications.tournamentId))
    .where(and(eq(applications.groupId, groupId), or(isComing, isDue)))
    .orderBy(asc(tournaments.eventDate), asc(applications.id));
};
