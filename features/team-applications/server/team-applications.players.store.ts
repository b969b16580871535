import { and, asc, eq, exists, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import { applicationPlayers } from '#features/entries/applications/server/applications.lines.tables.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { hasJoined } from '#features/entries/partners/server/partners.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { live } from '#features/entries/server/entries.store.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import { currentPlayerOf, withMerged } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OfGroup } from './team-applications.store.ts';

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
    .innerJoin(entryPartners, and(eq(entryPartners.accountId, groupMembers.accountId), hasJoined))
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
