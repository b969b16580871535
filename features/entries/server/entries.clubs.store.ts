import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { clubOfLine } from '../applications/server/applications.school.store.ts';
import { entryPartners } from '../partners/server/partners.tables.ts';
import { entries } from './entries.tables.ts';

/** The school or club of who plays an entry, as parts of statements; null where nobody has given one. */

/** What the account has written about itself, else the first group on whose list it is. */
export function clubOfAccount(accountId: SQLWrapper): SQL<string | null> {
  const written = sql`(
    select nullif(own.club_text, '') from players own where own.account_id = ${accountId}
  )`;
  const first = sql`(
    select club.name from group_members member join groups club on club.id = member.group_id
    where member.account_id = ${accountId} and member.left_at is null and club.deleted_at is null
    order by member.id limit 1
  )`;
  return sql<string | null>`coalesce(${written}, ${first})`;
}

/** The school that has entered it, else what the organizer has written. */
const clubOfTeam = sql<string | null>`coalesce(
  ${clubOfLine},
  (select nullif(contact.club, '') from entry_contacts contact where contact.entry_id = ${entries.id})
)`;

/** The same, else that of the player; a team's contact person has a club that says nothing of the team. */
export const clubOfEntry = sql<string | null>`coalesce(
  ${clubOfTeam}, case when ${entries.team} is null then ${clubOfAccount(entries.accountId)} end
)`;

/** The same for lists; '' for none. */
export const listedClub = sql<string>`coalesce(${clubOfEntry}, '')`;

/** The same of the partner, in a statement that joins partners. */
export const clubOfPartner = sql<string | null>`coalesce(
  ${clubOfLine}, nullif(${entryPartners.club}, ''), ${clubOfAccount(entryPartners.accountId)}
)`;
