import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { consentColumns, isConsenting } from '#features/guardians/server/guardians.names.store.ts';
import { guardianships, playerAges } from '#features/guardians/server/guardians.tables.ts';
import { factsOf, KNOWN } from '#features/players/server/players.facts.store.ts';
import { currentPlayerOf, playersOf } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { applications } from '../../applications/server/applications.tables.ts';
import { idsHeldOrJoined } from '../../partners/server/partners.store.ts';
import { entries } from '../../server/entries.tables.ts';
import { squadPlayers, squads } from './squads.tables.ts';

/** A player of a squad, as the school's lists and the person know them now. */
export interface SquadPlayer {
  readonly entryId: string;
  /** Names the player in orders and results. */
  readonly number: number;
  /** In the registered order, from 1; null for somebody who has left the squad. */
  readonly position: number | null;
  /** After all merges. */
  readonly playerId: string;
  readonly accountId: string | null;
  readonly name: string;
  /** In katakana; '' where nobody has given it. */
  readonly reading: string;
  /** '' where nobody has given it. */
  readonly grade: string;
  /** What decides whether strangers read the name. */
  readonly age: typeof playerAges.$inferSelect.age | null;
  readonly chosen: typeof guardianships.$inferSelect.nameDisplay | null;
}

/**
 * The squads of these entries, in their registered order; who has left comes last. Until somebody saves one, the squad of an
 * entry of a school is that of its application.
 */
export async function listPlayers(db: Db, entryIds: readonly string[]): Promise<SquadPlayer[]> {
  return entryIds.length === 0 ? [] : ofEntries(db, inArray(entries.id, [...entryIds]));
}

/** The same of all entries of an event. */
export async function listOfEvent(db: Db, eventId: number): Promise<SquadPlayer[]> {
  return ofEntries(db, eq(entries.eventId, eventId));
}

async function ofEntries(db: Db, which: SQL): Promise<SquadPlayer[]> {
  const known = sql`(
    select ${squadPlayers.entryId} as entry_id, ${squadPlayers.number} as number,
      ${squadPlayers.position} as position, ${currentPlayerOf(squadPlayers.playerId)} as player_id
    from ${squadPlayers}
    union all
    select line.entry_id, line.position + 1, line.position + 1, ${currentPlayerOf(sql`line.player_id`)}
    from application_players line
    where not exists (select 1 from ${squads} where ${squads.entryId} = line.entry_id)
  ) member`;
  const rows = await db
    .select({
      entryId: entries.id,
      number: sql<number>`member.number`,
      position: sql<number | null>`member.position`,
      playerId: players.id,
      accountId: players.accountId,
      name: sql<string>`coalesce(${accounts.name}, nullif(${players.displayName}, ''), ${FORMER_PLAYER})`,
      familyKana: KNOWN.familyKana,
      givenKana: KNOWN.givenKana,
      grade: KNOWN.grade,
      ...consentColumns,
    })
    .from(entries)
    .innerJoin(known, sql`member.entry_id = ${entries.id}`)
    .innerJoin(players, sql`${players.id} = member.player_id`)
    .leftJoin(accounts, eq(accounts.id, players.accountId))
    .leftJoin(playerAges, eq(playerAges.accountId, players.accountId))
    .leftJoin(guardianships, isConsenting(players.accountId))
    .innerJoin(factsOf(players.id), sql`true`)
    .where(which)
    .orderBy(entries.id, sql`member.position nulls last`, sql`member.number`);
  return rows.map(({ familyKana, givenKana, ...player }) => ({
    ...player,
    reading: [familyKana, givenKana].filter((part) => part !== '').join(' '),
  }));
}

/**
 * The entries of a statement that an account holds, or in which it plays as the partner, or in the squad of a team that is or was
 * confirmed: its players see that it was cancelled or withdrawn.
 */
export function heldJoinedOrInSquad(accountId: string | SQL): SQL {
  return sql`${entries.id} = any(array(
    ${idsHeldOrJoined(accountId)} union all ${idsInSquad(accountId)}
  ))`;
}

/** The same, and those of teams whose squads the account has left. */
export function heldJoinedOrEverInSquad(accountId: string): SQL {
  return sql`${entries.id} = any(array(
    ${idsHeldOrJoined(accountId)} union all ${idsInSquad(accountId, sql`true`)}
  ))`;
}

const isInOrder = sql`${squadPlayers.position} is not null`;

/**
 * The entries of teams in whose squads an account is, that are or were confirmed, as a query; without a saved squad, in the school's line.
 * `inSquad` says who of a saved squad counts.
 */
function idsInSquad(accountId: string | SQL, inSquad: SQL = isInOrder): SQL {
  const own = sql`any(array(select own.id from own))`;
  return sql`(
    with own as materialized ${playersOf(accountId)}
    select team.id from (
      ${members(sql`${squadPlayers.playerId} = ${own} and ${inSquad}`, sql`line.player_id = ${own}`)}
    ) member
    join ${entries} team on team.id = member.entry_id
    where team.team is not null and (team.state = 'confirmed' or team.confirmed_at is not null)
  )`;
}

/** Who is in the squad of a statement's entry, to be joined as `member`: ids before merges. Without a saved squad, the school's line. */
export const membersOfTeam = sql`lateral (
  ${members(sql`${squadPlayers.entryId} = ${entries.id} and ${isInOrder}`, sql`line.entry_id = ${entries.id}`)}
) member`;

/** Who is in saved squads, and in a school's line without one, as a query; each part has a condition of its own. */
function members(inSquad: SQL, inLine: SQL): SQL {
  return sql`
    select ${squadPlayers.entryId} as entry_id, ${squadPlayers.playerId} as player_id
    from ${squadPlayers} where ${inSquad}
    union all
    select line.entry_id, line.player_id from application_players line
    where ${inLine}
      and not exists (select 1 from ${squads} where ${squads.entryId} = line.entry_id)`;
}

/** Whether an account is in the squad of a confirmed team of a tournament. */
export async function existsInSquad(
  db: Db,
  accountId: string,
  tournamentId: number,
): Promise<boolean> {
  const [found] = await db
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        eq(entries.tournamentId, tournamentId),
        eq(entries.state, 'confirmed'),
        sql`${entries.id} = any(array(${idsInSquad(accountId)}))`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** The saved squad of an entry; null while nobody has saved one. */
export async function findSquad(db: Db, entryId: string) {
  const [found] = await db.select().from(squads).where(eq(squads.entryId, entryId));
  return found ?? null;
}

/** The entry of a team, with the school that has entered it. */
export async function findEntry(db: Db, entryId: string) {
  const { tournamentId, eventId, state, team } = entries;
  const [found] = await db
    .select({ tournamentId, eventId, state, team, groupId: applications.groupId })
    .from(entries)
    .leftJoin(applications, eq(applications.id, entries.applicationId))
    .where(eq(entries.id, entryId));
  return found ?? null;
}

/** Who has entered an entry; null for one of the organizer or of a school. */
export async function findContact(db: Db, entryId: string): Promise<string | null> {
  const [found] = await db
    .select({ accountId: entries.accountId })
    .from(entries)
    .where(eq(entries.id, entryId));
  return found?.accountId ?? null;
}

/** The school that has entered a team; null for all others. */
export async function findGroup(db: Db, entryId: string): Promise<number | null> {
  const [found] = await db
    .select({ groupId: applications.groupId })
    .from(entries)
    .innerJoin(applications, eq(applications.id, entries.applicationId))
    .where(eq(entries.id, entryId));
  return found?.groupId ?? null;
}

/** Stores the next version of a squad. */
export async function upsertSquad(tx: Db, squad: typeof squads.$inferInsert): Promise<void> {
  await tx.insert(squads).values(squad).onConflictDoUpdate({ target: squads.entryId, set: squad });
}

/** Stores everybody who was in a squad before it was saved for the first time. */
export async function insertKnown(
  tx: Db,
  entryId: string,
  known: readonly Pick<SquadPlayer, 'number' | 'playerId'>[],
): Promise<void> {
  if (known.length === 0) return;
  const rows = known.map(({ number, playerId }) => ({ entryId, number, playerId }));
  await tx.insert(squadPlayers).values(rows).onConflictDoNothing();
}

/** Stores who is in a squad; who is not among them has left it, and keeps the number. */
export async function updatePlayers(
  tx: Db,
  entryId: string,
  members: readonly Pick<SquadPlayer, 'number' | 'position' | 'playerId'>[],
): Promise<void> {
  await tx.update(squadPlayers).set({ position: null }).where(eq(squadPlayers.entryId, entryId));
  if (members.length === 0) return;
  await tx
    .insert(squadPlayers)
    .values(members.map((member) => ({ entryId, ...member })))
    .onConflictDoUpdate({
      target: [squadPlayers.entryId, squadPlayers.number],
      set: { position: sql`excluded.position` },
    });
}
