import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { tournamentColumns } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { listedColumns } from '../../server/entries.listed.store.ts';
import type { EntryWithTournament } from '../../server/entries.store.ts';
import { entries } from '../../server/entries.tables.ts';
import { heldJoinedOrEverInSquad, heldJoinedOrInSquad } from '../../squads/server/squads.store.ts';
import { squads } from '../../squads/server/squads.tables.ts';
import { calendarItems } from './calendar.tables.ts';

const MOST = 500;

/** Which version of an entry a calendar gets, and since when. */
export interface Version {
  readonly sequence: number;
  readonly changedAt: Date;
}

/** An entry as a calendar shows it. */
export interface CalendarEntry extends EntryWithTournament {
  /** Counts the changes of the squad of a team; null while nobody has saved one. */
  readonly squadVersion: number | null;
  /** The owner of the calendar was in the squad, and is not any more. */
  readonly hasLeft: boolean;
}

/**
 * An account's entries, and those in which it plays as the partner or in the squad of a team, or has left it, of tournaments from a day
 * on, in any state; the latest first.
 */
export async function listByAccount(
  db: Db,
  accountId: string,
  since: string,
): Promise<CalendarEntry[]> {
  return db
    .select({
      entry: listedColumns,
      tournament: tournamentColumns,
      squadVersion: squads.version,
      hasLeft: sql<boolean>`not (${heldJoinedOrInSquad(accountId)})`,
    })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .leftJoin(squads, eq(squads.entryId, entries.id))
    .where(and(heldJoinedOrEverInSquad(accountId), gte(tournaments.eventDate, since)))
    .orderBy(desc(tournaments.eventDate), desc(entries.id))
    .limit(MOST);
}

/** Increments the version of every item that has changed since it was last shown; gives the versions of all. */
export async function updateVersions(
  db: Db,
  items: readonly { readonly entryId: string; readonly fingerprint: string }[],
  now: Date,
): Promise<Map<string, Version>> {
  if (items.length === 0) return new Map();
  await db
    .insert(calendarItems)
    .values(items.map((item) => ({ ...item, changedAt: now })))
    .onConflictDoUpdate({
      target: calendarItems.entryId,
      set: {
        sequence: sql`${calendarItems.sequence} + 1`,
        fingerprint: sql`excluded.fingerprint`,
        changedAt: sql`excluded.changed_at`,
      },
      setWhere: ne(calendarItems.fingerprint, sql`excluded.fingerprint`),
    });
  const ids = items.map(({ entryId }) => entryId);
  const rows = await db.select().from(calendarItems).where(inArray(calendarItems.entryId, ids));
  return new Map(
    rows.map(({ entryId, sequence, changedAt }) => [entryId, { sequence, changedAt }]),
  );
}
