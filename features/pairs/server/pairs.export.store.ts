import { asc, eq, or, sql } from 'drizzle-orm';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';

/**
 * Every partner whom a person has invited or named, and every invitation to the person, the oldest first. Of the other
 * it says only what the person has typed.
 */
export async function listPairs(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({
      partner: entryPartners,
      isPlayer: sql<boolean>`${entries.accountId} = ${accountId}`,
      tournament: tournaments.name,
      event: events.name,
      eventDate: tournaments.eventDate,
    })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .innerJoin(events, eq(events.id, entries.eventId))
    .where(or(eq(entryPartners.accountId, accountId), eq(entries.accountId, accountId)))
    .orderBy(asc(entryPartners.invitedAt), asc(entryPartners.id));
  return rows.map(({ partner, isPlayer, tournament, event, eventDate }) => ({
    id: partner.id,
    tournament,
    event,
    eventDate,
    role: isPlayer ? 'player' : 'partner',
    kind: partner.how,
    name: isPlayer ? partner.name : '',
    club: isPlayer ? partner.club : '',
    state: partner.state,
    entryId: partner.entryId,
    createdAt: partner.invitedAt.toISOString(),
    method: partner.accountId === accountId ? partner.paymentMethod : null,
    endsAt: partner.expiresAt?.toISOString() ?? null,
    endedAt: partner.answeredAt?.toISOString() ?? null,
  }));
}
