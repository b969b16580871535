import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { applicationPlayers } from '#features/entries/applications/server/applications.lines.tables.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { acceptedPartner } from '#features/entries/partners/server/partners.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { membersOfTeam } from '#features/entries/squads/server/squads.store.ts';
import { lookedAfterBy } from '#features/groups/server/groups.staff.store.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { entrants } from './event-draws.tables.ts';

/** A pupil without an account whom a school has entered, in one confirmed line of its application (decision 0055). */
export interface LinePupil {
  readonly groupId: number;
  readonly groupName: string;
  /** The row in the list of the group, with its place there. */
  readonly memberId: number;
  readonly position: number;
  readonly name: string;
  /** The account that the row has by now, although the line has none; else the player under the row. */
  readonly personId: string;
  readonly tournamentId: number;
  readonly eventId: number;
  readonly entryId: string;
  /** In the squad of the team; else the pupil plays alone or in a pair. */
  readonly isTeam: boolean;
  /** The second of a pair. */
  readonly isSecond: boolean;
  /** That of the entry in the draws of the event; null for one that is in none. */
  readonly number: number | null;
}

/**
 * Whether nobody's account plays in a place of a line, in a statement about entries and `application_players`. A place that gets an
 * account is the account's from then on.
 */
export const hasNoAccount = sql`case ${applicationPlayers.position} when 0 then ${entries.accountId} is null
  when 1 then not exists (
    select 1 from ${entryPartners}
    where ${acceptedPartner} and ${entryPartners.accountId} is not null
  ) end`;

interface Asked {
  readonly accountId: string;
  readonly tournamentId?: number;
  readonly eventId?: number;
}

/**
 * The pupils without an account for whom an account speaks in a tournament or an event (decision 0041); none of a group that it does
 * not look after.
 */
export async function listLinePupils(
  db: Db,
  { accountId, tournamentId, eventId }: Asked,
): Promise<LinePupil[]> {
  const which = and(
    tournamentId === undefined ? undefined : eq(entries.tournamentId, tournamentId),
    eventId === undefined ? undefined : eq(entries.eventId, eventId),
  );
  return listLinePupilsOf(db, accountId, which);
}

/** The same where a condition about entries and tournaments holds. */
export async function listLinePupilsOf(
  db: Db,
  accountId: string,
  which: SQL | undefined,
): Promise<LinePupil[]> {
  const columns = {
    groupId: groups.id,
    groupName: groups.name,
    memberId: groupMembers.id,
    position: groupMembers.position,
    name: groupMembers.name,
    personId: sql<string>`coalesce(${groupMembers.accountId}, ${groupMembers.playerId}::text)`,
    tournamentId: entries.tournamentId,
    eventId: entries.eventId,
    entryId: entries.id,
    isTeam: sql<boolean>`${entries.team} is not null`,
    number: entrants.number,
  };
  const ofGroups = and(
    // As one array, read first: most accounts look after no group.
    sql`${applications.groupId} = any(array(${lookedAfterBy(db, accountId)}))`,
    eq(entries.state, 'confirmed'),
    which,
  );
  const alone = db
    .select({ ...columns, isSecond: sql<boolean>`${applicationPlayers.position} = 1` })
    .from(applications)
    .innerJoin(groups, eq(groups.id, applications.groupId))
    .innerJoin(entries, eq(entries.applicationId, applications.id))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .innerJoin(applicationPlayers, eq(applicationPlayers.entryId, entries.id))
    .innerJoin(groupMembers, isRowOf(sql`${applicationPlayers.playerId}`))
    .leftJoin(entrants, eq(entrants.entryId, entries.id))
    .where(and(ofGroups, isNull(entries.team), hasNoAccount));
  const inTeams = db
    .select({ ...columns, isSecond: sql<boolean>`false` })
    .from(applications)
    .innerJoin(groups, eq(groups.id, applications.groupId))
    .innerJoin(entries, eq(entries.applicationId, applications.id))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .innerJoin(membersOfTeam, sql`true`)
    .innerJoin(groupMembers, isRowOf(sql`member.player_id`))
    .leftJoin(entrants, eq(entrants.entryId, entries.id))
    .where(and(ofGroups, sql`${entries.team} is not null`, isNull(groupMembers.accountId)));
  return unionAll(alone, inTeams);
}

/** The row of a player in the list of the group that has applied, also of one who was taken off it: the line is the school's. */
function isRowOf(playerId: SQL): SQL | undefined {
  return and(eq(groupMembers.playerId, playerId), eq(groupMembers.groupId, applications.groupId));
}
