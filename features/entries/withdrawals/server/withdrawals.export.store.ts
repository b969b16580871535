import { and, asc, eq, or } from 'drizzle-orm';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { entryPartners } from '../../partners/server/partners.tables.ts';
import { entries } from '../../server/entries.tables.ts';
import { withdrawals } from './withdrawals.tables.ts';

/** A person's requests to withdraw, and what they decided about those of others. */
export async function listWithdrawals(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({
      request: withdrawals,
      ownerId: entries.accountId,
      partnerId: entryPartners.accountId,
      event: events.name,
      tournament: tournaments.name,
    })
    .from(withdrawals)
    .innerJoin(entries, eq(entries.id, withdrawals.entryId))
    .innerJoin(events, eq(events.id, entries.eventId))
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .leftJoin(entryPartners, eq(entryPartners.entryId, entries.id))
    .where(
      or(
        eq(entries.accountId, accountId),
        eq(withdrawals.decidedByAccountId, accountId),
        and(eq(withdrawals.askedBy, 'partner'), eq(entryPartners.accountId, accountId)),
      ),
    )
    .orderBy(asc(withdrawals.askedAt), asc(withdrawals.id));
  return rows.map(({ request, ownerId, partnerId, event, tournament }) => {
    const isOwn =
      ownerId === accountId || (request.askedBy === 'partner' && partnerId === accountId);
    return {
      tournament,
      event,
      action: isOwn ? 'asked' : 'decided',
      state: request.state,
      // What was written to somebody else is theirs.
      reason: isOwn ? request.word : null,
      entryId: isOwn ? request.entryId : null,
      createdAt: request.askedAt.toISOString(),
      decidedAt: request.decidedAt?.toISOString() ?? null,
    };
  });
}
