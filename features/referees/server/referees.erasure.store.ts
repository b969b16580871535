import { and, eq, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { isPlayedSince } from '#features/matches/ties/server/ties.fixtures.store.ts';
import { fixtures } from '#features/matches/ties/server/ties.seasons.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { endedBefore } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { NAMELESS } from '../referees.vocabulary.ts';
import { referees } from './referees.tables.ts';

/**
 * Deletes the invitations to an address of a person who leaves; the rows of an account are deleted with it. Another account may have
 * accepted such an invitation: its owner goes on to referee, under a nameless address.
 */
export async function deleteByAddress(
  tx: Db,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const invited = eq(referees.email, email.toLowerCase());
  const theirs = or(isNull(referees.accountId), eq(referees.accountId, id));
  await tx.delete(referees).where(and(invited, theirs));
  const former = sql`'former-' || ${referees.id} || ${NAMELESS}::text`;
  await tx.update(referees).set({ email: former }).where(invited);
}

/** Deletes invitations from before an instant that nobody has accepted; gives how many. */
export async function deleteUnaccepted(tx: Db, before: Date): Promise<number> {
  const rows = await tx
    .delete(referees)
    .where(and(ne(referees.state, 'accepted'), lt(referees.invitedAt, before)))
    .returning({ id: referees.id });
  return rows.length;
}

/** Ends the duties in tournaments that ended before an instant, those of a season with its last fixture; gives how many. */
export async function deleteEnded(tx: Db, before: Date): Promise<number> {
  const past = tx.select({ id: tournaments.id }).from(tournaments).where(endedBefore(before));
  const played = tx
    .select({ id: fixtures.id })
    .from(fixtures)
    .innerJoin(events, eq(events.id, fixtures.eventId))
    .where(and(eq(events.tournamentId, referees.tournamentId), isPlayedSince(dayInJapan(before))));
  const rows = await tx
    .delete(referees)
    .where(
      and(eq(referees.state, 'accepted'), inArray(referees.tournamentId, past), notExists(played)),
    )
    .returning({ id: referees.id });
  return rows.length;
}
