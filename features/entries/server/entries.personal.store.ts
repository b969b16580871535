import { asc, eq } from 'drizzle-orm';
import type { PersonalRow } from '#features/personal-data/export/export.vocabulary.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { waitingEntries } from '../waiting-list/server/waiting-list.tables.ts';
import { entries } from './entries.tables.ts';

const tournament = {
  name: tournaments.name,
  eventDate: tournaments.eventDate,
  venue: tournaments.venue,
};

/** Every entry of a person, past and coming. */
export async function listEntries(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ entry: entries, tournament })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(eq(entries.accountId, accountId))
    .orderBy(asc(entries.createdAt));
  return rows.map((row) => ({
    id: row.entry.id,
    tournament: row.tournament.name,
    eventDate: row.tournament.eventDate,
    venue: row.tournament.venue,
    state: row.entry.state,
    feeYen: row.entry.feeYen,
    createdAt: row.entry.createdAt.toISOString(),
    confirmedAt: row.entry.confirmedAt?.toISOString() ?? null,
    endedAt: row.entry.endedAt?.toISOString() ?? null,
  }));
}

/** Every turn of a person in a waiting list. */
export async function listWaiting(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ waiting: waitingEntries, tournament })
    .from(waitingEntries)
    .innerJoin(tournaments, eq(tournaments.id, waitingEntries.tournamentId))
    .where(eq(waitingEntries.accountId, accountId))
    .orderBy(asc(waitingEntries.createdAt));
  return rows.map((row) => ({
    id: row.waiting.id,
    tournament: row.tournament.name,
    eventDate: row.tournament.eventDate,
    state: row.waiting.state,
    entryId: row.waiting.entryId,
    createdAt: row.waiting.createdAt.toISOString(),
    offeredAt: row.waiting.offeredAt?.toISOString() ?? null,
    endsAt: row.waiting.offerUntil?.toISOString() ?? null,
    endedAt: row.waiting.endedAt?.toISOString() ?? null,
  }));
}
