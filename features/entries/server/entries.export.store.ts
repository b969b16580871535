import { asc, eq } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { waitingEntries } from '../waiting-list/server/waiting-list.tables.ts';
import { entries } from './entries.tables.ts';

const tournament = {
  name: tournaments.name,
  event: events.name,
  eventDate: tournaments.eventDate,
  venue: tournaments.venue,
};

/** A person's rows in a table of this kind, the oldest first, each with its tournament. */
function ofPerson<Query extends PgSelect>(
  query: Query,
  table: typeof entries | typeof waitingEntries,
  accountId: string,
) {
  return query
    .innerJoin(tournaments, eq(tournaments.id, table.tournamentId))
    .innerJoin(events, eq(events.id, table.eventId))
    .where(eq(table.accountId, accountId))
    .orderBy(asc(table.createdAt), asc(table.id));
}

/** Every entry of a person, past and future. */
export async function listEntries(db: Db, accountId: string): Promise<PersonalRow[]> {
  const all = db.select({ entry: entries, tournament }).from(entries).$dynamic();
  const rows = await ofPerson(all, entries, accountId);
  return rows.map((row) => ({
    id: row.entry.id,
    tournament: row.tournament.name,
    event: row.tournament.event,
    eventDate: row.tournament.eventDate,
    venue: row.tournament.venue,
    team: row.entry.team,
    state: row.entry.state,
    feeYen: row.entry.feeYen,
    partnerFeeYen: row.entry.partnerFeeYen,
    createdAt: row.entry.createdAt.toISOString(),
    confirmedAt: row.entry.confirmedAt?.toISOString() ?? null,
    endedAt: row.entry.endedAt?.toISOString() ?? null,
  }));
}

/** Every turn of a person in a waiting list. */
export async function listWaiting(db: Db, accountId: string): Promise<PersonalRow[]> {
  const all = db.select({ waiting: waitingEntries, tournament }).from(waitingEntries).$dynamic();
  const rows = await ofPerson(all, waitingEntries, accountId);
  return rows.map((row) => ({
    id: row.waiting.id,
    tournament: row.tournament.name,
    event: row.tournament.event,
    eventDate: row.tournament.eventDate,
    state: row.waiting.state,
    entryId: row.waiting.entryId,
    createdAt: row.waiting.createdAt.toISOString(),
    offeredAt: row.waiting.offeredAt?.toISOString() ?? null,
    endsAt: row.waiting.offerUntil?.toISOString() ?? null,
    endedAt: row.waiting.endedAt?.toISOString() ?? null,
  }));
}
