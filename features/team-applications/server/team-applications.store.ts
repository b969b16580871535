import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import {
  applicationPlayers,
  applicationSteps,
} from '#features/entries/applications/server/applications.lines.tables.ts';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { heldOrJoined } from '#features/entries/partners/server/partners.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { live } from '#features/entries/server/entries.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { withdrawals } from '#features/entries/withdrawals/server/withdrawals.tables.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { currentPlayerOf, withMerged } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

interface OfGroup {
  readonly tournamentId: number;
  readonly groupId: number;
}

/**
 * In which events of a tournament the pupils of a group are entered: alone, as a partner, or by a school, also under a row that was
 * merged since.
 */
export async function listEntered(
  tx: Db,
  { tournamentId, groupId }: OfGroup,
): Promise<{ pupilId: string; eventId: number }[]> {
  const columns = { pupilId: groupMembers.playerId, eventId: entries.eventId };
  const inGroup = and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt));
  const running = and(eq(entries.tournamentId, tournamentId), live);
  const alone = tx
    .select(columns)
    .from(groupMembers)
    .innerJoin(entries, eq(entries.accountId, groupMembers.accountId))
    .where(and(inGroup, running));
  const asPartner = tx
    .select(columns)
    .from(groupMembers)
    .innerJoin(
      entryPartners,
      and(
        eq(entryPartners.accountId, groupMembers.accountId),
        inArray(entryPartners.state, ['accepted', 'accepting']),
      ),
    )
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(and(inGroup, running));
  const played = tx
    .select({
      eventId: entries.eventId,
      person: currentPlayerOf(applicationPlayers.playerId).as('person'),
    })
    .from(entries)
    .innerJoin(applicationPlayers, eq(applicationPlayers.entryId, entries.id))
    .where(running)
    .as('played');
  const bySchool = tx
    .select({ pupilId: groupMembers.playerId, eventId: played.eventId })
    .from(groupMembers)
    .innerJoin(played, eq(played.person, currentPlayerOf(groupMembers.playerId)))
    .where(inGroup);
  return union(alone, asPartner, bySchool);
}

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

/** The draft of a group for a tournament; null without one. */
export async function findDraft(
  db: Db,
  { tournamentId, groupId }: OfGroup,
): Promise<StoredApplication | null> {
  const [found] = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.tournamentId, tournamentId),
        eq(applications.groupId, groupId),
        eq(applications.state, 'draft'),
      ),
    );
  return found ?? null;
}

/** The applications of a tournament that were made, with the names of their groups, the newest first. */
export async function listByTournament(db: Db, tournamentId: number) {
  return applied(db).where(
    and(eq(applications.tournamentId, tournamentId), ne(applications.state, 'draft')),
  );
}

/** The applications of a group, and drafts in which something is chosen, the newest first. */
export async function listByGroup(db: Db, groupId: number, tournamentId?: number) {
  return applied(db).where(
    and(
      eq(applications.groupId, groupId),
      tournamentId === undefined ? undefined : eq(applications.tournamentId, tournamentId),
      or(ne(applications.state, 'draft'), ne(applications.wanted, [])),
    ),
  );
}

function applied(db: Db) {
  return db
    .select({ application: applications, groupName: groups.name })
    .from(applications)
    .innerJoin(groups, eq(groups.id, applications.groupId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .$dynamic();
}

/** Who plays in the lines of applications, with what the school's list says of them now. */
export async function listPlayers(db: Db, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return [];
  return db
    .select({
      entryId: applicationPlayers.entryId,
      position: applicationPlayers.position,
      pupilId: applicationPlayers.playerId,
      name: sql<string>`coalesce(${groupMembers.name}, ${players.displayName})`,
      familyName: given(players.familyName),
      givenName: given(players.givenName),
      familyKana: given(players.familyKana),
      givenKana: given(players.givenKana),
      grade: given(players.schoolGrade),
      gender: sql<'female' | 'male' | ''>`coalesce(${players.gender}, '')`,
      registrationNo: given(players.registrationNo),
    })
    .from(applicationPlayers)
    .innerJoin(entries, eq(entries.id, applicationPlayers.entryId))
    .innerJoin(applications, eq(applications.id, entries.applicationId))
    .innerJoin(players, eq(players.id, applicationPlayers.playerId))
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.playerId, players.id), eq(groupMembers.groupId, applications.groupId)),
    )
    .where(inArray(applications.id, [...applicationIds]))
    .orderBy(asc(applicationPlayers.entryId), asc(applicationPlayers.position));
}

export type LinePlayer = Awaited<ReturnType<typeof listPlayers>>[number];

/** The highest number of a receipt of a tournament; 0 before the first. */
export async function findLastReceipt(tx: Db, tournamentId: number): Promise<number> {
  const [found] = await tx
    .select({ last: sql<number>`coalesce(max(${applications.receiptNumber}), 0)`.mapWith(Number) })
    .from(applications)
    .where(eq(applications.tournamentId, tournamentId));
  return found?.last ?? 0;
}

/**
 * The players of a line in their order, each with the account of who they are after all merges. `isListed`: the school's list has a
 * row of that person now.
 */
export async function listPlayersNow(
  tx: Db,
  { entryId, groupId }: { readonly entryId: string; readonly groupId: number },
) {
  const person = alias(players, 'person');
  const row = alias(groupMembers, 'row_of_person');
  const ofPerson = tx
    .select({ id: row.id })
    .from(row)
    .where(
      and(
        eq(row.groupId, groupId),
        eq(row.role, 'Member'),
        isNull(row.leftAt),
        eq(currentPlayerOf(row.playerId), person.id),
      ),
    );
  return tx
    .select({
      id: applicationPlayers.playerId,
      name: sql<string>`coalesce(${groupMembers.name}, ${person.displayName})`,
      accountId: person.accountId,
      isListed: exists(ofPerson).mapWith(Boolean),
    })
    .from(applicationPlayers)
    .innerJoin(person, eq(person.id, currentPlayerOf(applicationPlayers.playerId)))
    .leftJoin(
      groupMembers,
      and(
        eq(groupMembers.playerId, applicationPlayers.playerId),
        eq(groupMembers.groupId, groupId),
      ),
    )
    .where(eq(applicationPlayers.entryId, entryId))
    .orderBy(asc(applicationPlayers.position));
}

/** The live lines in which a player plays, or one who was merged into the player before. */
export async function listLinesOfPlayer(tx: Db, playerId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ entryId: applicationPlayers.entryId })
    .from(applicationPlayers)
    .innerJoin(entries, eq(entries.id, applicationPlayers.entryId))
    .where(and(inArray(applicationPlayers.playerId, withMerged([playerId])), live));
  return rows.map(({ entryId }) => entryId);
}

function given(column: SQLWrapper) {
  return sql<string>`coalesce(${column}, '')`;
}

/** The name of a group, deleted or not. */
export async function findGroupName(db: Db, groupId: number): Promise<string> {
  const [found] = await db.select({ name: groups.name }).from(groups).where(eq(groups.id, groupId));
  return found?.name ?? '';
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
