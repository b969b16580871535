import { eq, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { entries } from '../../server/entries.tables.ts';
import type { PartnerState } from '../partners.vocabulary.ts';
import { entryPartners } from './partners.tables.ts';

/** The partner of an entry as a column of a statement about entries. */
export interface ListedPartner {
  readonly state: PartnerState;
  /** That of the account, or as it was typed; empty where nobody is named, such as behind an open link. */
  readonly name: string;
  readonly club: string;
  /** An instant, ISO 8601. */
  readonly expiresAt: string | null;
  /** Who has entered; empty for people whom the organizer enters. */
  readonly entrantName: string;
}

/** The partner of each entry of a statement; null without one. */
export const partnerOfEntry = sql<ListedPartner | null>`(
  select jsonb_build_object(
    'state', ${entryPartners.state}, 'name', coalesce(${accounts.name}, ${entryPartners.name}),
    'club', ${entryPartners.club}, 'expiresAt', ${entryPartners.expiresAt},
    'entrantName', coalesce((select entrant.name from ${accounts} entrant where entrant.id = ${entries.accountId}), '')
  )
  from ${entryPartners} left join ${accounts} on ${eq(accounts.id, entryPartners.accountId)}
  where ${eq(entryPartners.entryId, entries.id)}
)`;

/** The entries of a statement that an account holds, or in which it plays or played as the partner. */
export function heldOrJoined(accountId: string | SQL): SQL {
  // As one list of ids: with "or", PostgreSQL would read the whole table.
  return sql`${entries.id} in (
    select ${entries.id} from ${entries} where ${entries.accountId} = ${accountId}
    union all
    select ${entryPartners.entryId} from ${entryPartners}
    where ${entryPartners.accountId} = ${accountId} and ${entryPartners.state} in ('accepted', 'ended')
  )`;
}

/** The events of a tournament in which an account plays as the partner, as one array. */
export function joinedEvents(accountId: string, tournamentId: number): SQL<readonly number[]> {
  return sql<readonly number[]>`array(
    select ${entryPartners.eventId} from ${entryPartners}
    join ${entries} on ${eq(entries.id, entryPartners.entryId)}
    where ${entryPartners.accountId} = ${accountId} and ${entryPartners.state} = 'accepted'
      and ${entries.tournamentId} = ${tournamentId}
  )`;
}

/** The partners in the entries of a tournament, by the id of the entry. */
export async function listByTournament(db: Db, tournamentId: number) {
  const rows = await db
    .select({
      entryId: entryPartners.entryId,
      id: entryPartners.id,
      state: entryPartners.state,
      accountId: entryPartners.accountId,
      name: sql<string>`coalesce(${accounts.name}, ${entryPartners.name})`,
      club: entryPartners.club,
      expiresAt: entryPartners.expiresAt,
    })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .leftJoin(accounts, eq(accounts.id, entryPartners.accountId))
    .where(eq(entries.tournamentId, tournamentId));
  return new Map(rows.map(({ entryId, ...partner }) => [entryId, partner]));
}
