import { sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { guardianships, playerAges } from '#features/guardians/server/guardians.tables.ts';
import { currentPlayerOf } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import type { Hider, RatedSport } from '../ratings.vocabulary.ts';
import { hiddenPlayers } from './ratings.tables.ts';

/** The accounts of players; those without one are missing. */
export async function listAccounts(
  db: Db,
  playerIds: readonly string[],
): Promise<{ readonly playerId: string; readonly accountId: string }[]> {
  return rowsOf<{ playerId: string; accountId: string }>(
    db,
    sql`
    select ${players.id} as "playerId", ${players.accountId} as "accountId"
    from ${players}
    where ${players.id} = any(${sql.param(playerIds)}::uuid[])
      and ${players.accountId} is not null and ${players.leftAt} is null
    order by ${players.accountId}
  `,
  );
}

/** A player as a reader may know them. */
export interface StoredPerson {
  readonly id: string;
  readonly accountId: string | null;
  readonly name: string;
  readonly prefecture: string | null;
  readonly club: string | null;
  readonly age: 'adult' | 'under-18' | null;
  readonly chosen: typeof guardianships.$inferSelect.nameDisplay | null;
  readonly hidden: Hider | null;
  readonly hasLeft: boolean;
  /** The reader, or somebody of a club of the reader. */
  readonly isFellow: boolean;
}

/** These players after all merges, by the id that was asked for; unknown ids are missing. */
export async function listPeople(
  db: Db,
  playerIds: readonly string[],
  readerId: string | null,
): Promise<ReadonlyMap<string, StoredPerson>> {
  if (playerIds.length === 0) return new Map();
  const rows = await rowsOf<StoredPerson & { asked: string }>(
    db,
    sql`
    with asked as (
      select wanted.id as asked,
        case when wanted.merged_into is null then wanted.id else ${currentPlayerOf(sql`wanted.id`)} end as id
      from players wanted where wanted.id = any(${sql.param(playerIds)}::uuid[])
    )
    select asked.asked, ${players.id} as "id", ${players.accountId} as "accountId",
      case when ${players.leftAt} is null then coalesce(${accounts.name}, ${players.displayName})
        else ${players.displayName} end as "name",
      ${accounts.prefecture} as "prefecture", nullif(${players.clubText}, '') as "club",
      ${playerAges.age} as "age", ${guardianships.nameDisplay} as "chosen",
      ${hider} as "hidden", ${players.leftAt} is not null as "hasLeft",
      ${players.accountId} is not distinct from ${readerId}::text and ${readerId}::text is not null or exists (
        select from ${groupMembers} mine
        join ${groups} on ${groups.id} = mine.group_id and ${groups.deletedAt} is null
        join ${groupMembers} theirs on theirs.group_id = mine.group_id and theirs.left_at is null
        where mine.account_id = ${readerId}::text and mine.left_at is null
          and (theirs.player_id = asked.asked or theirs.player_id = ${players.id} or theirs.account_id = ${players.accountId})
      ) as "isFellow"
    from asked
    join ${players} on ${players.id} = asked.id
    left join ${accounts} on ${accounts.id} = ${players.accountId}
    left join ${playerAges} on ${playerAges.accountId} = ${players.accountId}
    left join ${guardianships} on ${guardianships.accountId} = ${players.accountId}
      and ${guardianships.state} = 'confirmed'
    left join ${hiddenPlayers} on ${hiddenPlayers.accountId} = ${players.accountId}
  `,
  );
  return new Map(rows.map(({ asked, ...person }) => [asked, person]));
}

/** The sport of each club of a player that has one. */
export async function listSports(
  db: Db,
  { id, accountId }: Pick<StoredPerson, 'id' | 'accountId'>,
): Promise<RatedSport[]> {
  const rows = await rowsOf<{ sport: RatedSport }>(
    db,
    sql`
    select ${groups.sport} as "sport" from ${groupMembers}
    join ${groups} on ${groups.id} = ${groupMembers.groupId} and ${groups.deletedAt} is null
    where (${groupMembers.playerId} = ${id}::uuid or ${groupMembers.accountId} = ${accountId}::text)
      and ${groupMembers.leftAt} is null and ${groups.sport} <> 'unspecified'
  `,
  );
  return rows.map(({ sport }) => sport);
}

/** Takes a person out of every ranking. */
export async function upsertHidden(
  tx: Db,
  hidden: { readonly accountId: string; readonly by: Hider; readonly at: Date },
): Promise<void> {
  const { by, at } = hidden;
  await tx.insert(hiddenPlayers).values(hidden).onConflictDoUpdate({
    target: hiddenPlayers.accountId,
    set: { by, at },
  });
}

/** What a guardian has decided is the player's to decide once there is no guardian any more. */
const hider = sql`case when ${hiddenPlayers.by} = 'guardian' and ${guardianships.id} is null then 'player' else ${hiddenPlayers.by} end`;

/** Who has taken a person out of the ranking; null for a person who may be ranked. */
export async function findHidden(db: Db, accountId: string): Promise<Hider | null> {
  const [found] = await rowsOf<{ by: Hider }>(
    db,
    sql`
    select ${hider} as "by" from ${hiddenPlayers}
    left join ${guardianships} on ${guardianships.accountId} = ${hiddenPlayers.accountId}
      and ${guardianships.state} = 'confirmed'
    where ${hiddenPlayers.accountId} = ${accountId}
  `,
  );
  return found?.by ?? null;
}

/** Lets a person be ranked again. */
export async function deleteHidden(tx: Db, accountId: string): Promise<void> {
  await tx.execute(
    sql`delete from ${hiddenPlayers} where ${hiddenPlayers.accountId} = ${accountId}`,
  );
}
