import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { applicationSteps } from '#features/entries/applications/server/applications.lines.tables.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { heldOrJoined } from '#features/entries/partners/server/partners.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { live } from '#features/entries/server/entries.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { withdrawals } from '#features/entries/withdrawals/server/withdrawals.tables.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OfGroup } from './team-applications.store.ts';

/** The live entries of each event of a tournament by the members of a group, alone or by its applications. */
export async function countOfClub(
  tx: Db,
  { tournamentId, groupId }: OfGroup,
): Promise<ReadonlyMap<number, number>> {
  const own = tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.groupId, groupId));
  const mine = tx
    .select({ id: groupMembers.accountId })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        isNull(groupMembers.leftAt),
        isNotNull(groupMembers.accountId),
      ),
    );
  const rows = await tx
    .select({ eventId: entries.eventId, entered: sql<number>`count(*)`.mapWith(Number) })
    .from(entries)
    .where(
      and(
        eq(entries.tournamentId, tournamentId),
        live,
        or(inArray(entries.applicationId, own), inArray(entries.accountId, mine)),
      ),
    )
    .groupBy(entries.eventId);
  return new Map(rows.map(({ eventId, entered }) => [eventId, entered]));
}

/** The last place that a group has given in its order of strength, in each event of a tournament; of its live lines. */
export async function listLastRanks(
  tx: Db,
  { tournamentId, groupId }: OfGroup,
): Promise<Map<number, number>> {
  const rows = await tx
    .select({
      eventId: entries.eventId,
      last: sql<number>`coalesce(max(${entries.rankInClub}), 0)`.mapWith(Number),
    })
    .from(entries)
    .innerJoin(applications, eq(applications.id, entries.applicationId))
    .where(
      and(eq(applications.tournamentId, tournamentId), eq(applications.groupId, groupId), live),
    )
    .groupBy(entries.eventId);
  return new Map(rows.map(({ eventId, last }) => [eventId, last]));
}

/** The accounts that are the second of a pair in these lines. */
export async function listSeconds(
  db: Db,
  entryIds: readonly string[],
): Promise<{ entryId: string; accountId: string }[]> {
  if (entryIds.length === 0) return [];
  const rows = await db
    .select({ entryId: entryPartners.entryId, accountId: entryPartners.accountId })
    .from(entryPartners)
    .where(and(inArray(entryPartners.entryId, [...entryIds]), eq(entryPartners.state, 'accepted')));
  return rows.flatMap(({ entryId, accountId }) => (accountId ? [{ entryId, accountId }] : []));
}

/**
 * The lines of these applications, also ended ones, by event and order of strength; with what was asked of the organizer, and whether
 * a fee went back.
 */
export async function listLines(db: Db, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return [];
  return db
    .select({
      id: entries.id,
      applicationId: sql<string>`${entries.applicationId}`,
      eventId: entries.eventId,
      state: entries.state,
      feeYen: entries.feeYen,
      grantedYen: entries.grantedYen,
      paymentMethod: entries.paymentMethod,
      confirmedAt: entries.confirmedAt,
      rank: entries.rankInClub,
      team: entries.team,
      refund: entries.refund,
      paymentUnderWay: entries.paymentUnderWay,
      waitsFor: entries.waitsFor,
      isAsked: exists(
        db
          .select({ id: withdrawals.id })
          .from(withdrawals)
          .where(and(eq(withdrawals.entryId, entries.id), eq(withdrawals.state, 'asked'))),
      ).mapWith(Boolean),
      isReturned: exists(
        db
          .select({ id: applicationSteps.id })
          .from(applicationSteps)
          .where(
            and(
              eq(applicationSteps.entryId, entries.id),
              eq(applicationSteps.kind, 'withdrawn'),
              isNotNull(applicationSteps.amountYen),
            ),
          ),
      ).mapWith(Boolean),
    })
    .from(entries)
    .where(inArray(entries.applicationId, [...applicationIds]))
    .orderBy(asc(entries.eventId), asc(entries.rankInClub), asc(entries.id));
}

export type ListedLine = Awaited<ReturnType<typeof listLines>>[number];

/** Whether an account is in another live entry of the same event, alone or as a partner. */
export async function existsOther(
  tx: Db,
  { accountId, entry }: { accountId: string; entry: { id: string; eventId: number } },
): Promise<boolean> {
  const [found] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        eq(entries.eventId, entry.eventId),
        ne(entries.id, entry.id),
        heldOrJoined(accountId),
        live,
      ),
    )
    .limit(1);
  return found !== undefined;
}
