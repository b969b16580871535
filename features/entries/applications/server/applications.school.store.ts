import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { schoolSheets } from '#features/groups/roster/server/roster.tables.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { readingOfAccount } from '#features/players/server/players.facts.store.ts';
import { currentPlayerOf } from '#features/players/server/players.store.ts';
import { entries } from '../../server/entries.tables.ts';
import { applications } from './applications.tables.ts';

/** What draws and lists show of the entries that schools have made, as parts of statements about entries. */

/** A school's short name, else its official one, else that of its group, in a statement that joins both. */
export const schoolName = sql<string>`coalesce(nullif(${schoolSheets.shortName}, ''), nullif(${schoolSheets.officialName}, ''), ${groups.name})`;

/** The school of an entry as draws and boards name it; null for all others. */
export const clubOfLine = sql<string | null>`(
  select ${schoolName}
  from ${applications} join ${groups} on ${eq(groups.id, applications.groupId)}
  left join ${schoolSheets} on ${eq(schoolSheets.groupId, groups.id)}
  where ${eq(applications.id, entries.applicationId)}
)`;

/**
 * The reading of the name of who plays an entry, in katakana; '' where nobody has given it: that of the account, else of
 * the pupil whom a school has entered. `position` counts the players of an entry from 0.
 */
export function readingOfPlayer(accountId: SQLWrapper, position: number): SQL<string> {
  const ofPupil = sql`(
    select concat_ws(' ', pupil.family_kana, pupil.given_kana) from application_players line
    join players pupil on pupil.id = line.player_id
    where line.entry_id = ${entries.id} and line.position = ${sql.raw(String(position))}
      and pupil.family_kana is not null
  )`;
  return sql<string>`coalesce(nullif(${readingOfAccount(accountId)}, ''), ${ofPupil}, '')`;
}

/**
 * What the list of the school says of a pupil whom it has entered; '' where it says nothing, for teams and for all other entries.
 * `position` counts the players of an entry from 0.
 */
export function factOfPupil<Fact extends string>(
  column: 'school_grade' | 'gender',
  position: number,
): SQL<Fact | ''> {
  return sql<Fact | ''>`coalesce((
    select pupil.${sql.raw(column)} from application_players line
    join players pupil on pupil.id = line.player_id
    where line.entry_id = ${entries.id} and line.position = ${sql.raw(String(position))}
      and ${entries.team} is null
  ), '')`;
}

/**
 * Who the pupil is whom a school has entered, after all merges: the account, else the player; null for all other entries and for
 * teams. `position` counts the players of an entry from 0.
 */
export function pupilOfLine(position: number): SQL<string | null> {
  return sql<string | null>`(
    select coalesce(person.account_id, person.id::text) from application_players line
    join players pupil on pupil.id = line.player_id
    join players person on person.id =
      case when pupil.merged_into is null then pupil.id else ${currentPlayerOf(sql`pupil.id`)} end
    where line.entry_id = ${entries.id} and line.position = ${sql.raw(String(position))}
      and ${entries.team} is null
  )`;
}
