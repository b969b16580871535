import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { days } from '../../server/day.tables.ts';
import type { Freshness, ShownMatch } from '../times.policy.ts';
import { shownDays, shownMatches } from './times.tables.ts';

/** Of which version of the day the shown matches are; null where no desk has opened it. */
export async function findFreshness(db: Db, tournamentId: number): Promise<Freshness | null> {
  const [found] = await db
    .select({ version: days.version, shownVersion: shownDays.version, at: shownDays.at })
    .from(days)
    .leftJoin(shownDays, eq(shownDays.tournamentId, days.tournamentId))
    .where(eq(days.tournamentId, tournamentId));
  return found ?? null;
}

/** Locks the shown matches of a day: nobody else computes them until the transaction ends. */
export async function updateLocked(tx: Db, tournamentId: number): Promise<void> {
  await tx
    .insert(shownDays)
    .values({ tournamentId })
    .onConflictDoUpdate({
      target: shownDays.tournamentId,
      set: { version: sql`${shownDays.version}` },
    });
}

export async function updateShown(
  tx: Db,
  tournamentId: number,
  shown: { readonly version: number; readonly at: Date },
): Promise<void> {
  await tx.update(shownDays).set(shown).where(eq(shownDays.tournamentId, tournamentId));
}

/** The open days of this date; while a tournament is suspended its players read nothing. */
export async function listOpen(db: Db, eventDate: string): Promise<number[]> {
  const rows = await db
    .select({ tournamentId: days.tournamentId })
    .from(days)
    .innerJoin(tournaments, eq(tournaments.id, days.tournamentId))
    .where(
      and(
        eq(tournaments.eventDate, eventDate),
        ne(tournaments.state, 'cancelled'),
        isNull(tournaments.suspendedAt),
      ),
    )
    .orderBy(asc(days.tournamentId));
  return rows.map(({ tournamentId }) => tournamentId);
}

/** All shown matches of a day. */
export async function listByTournament(db: Db, tournamentId: number): Promise<ShownMatch[]> {
  return db.select().from(shownMatches).where(eq(shownMatches.tournamentId, tournamentId));
}

/** A side of an event: the entrant's number, as text. */
export interface SideRef {
  readonly eventId: number;
  readonly id: string;
}

/** The shown matches in which one of these sides plays or umpires. */
export async function listBySides(
  db: Db,
  tournamentId: number,
  sides: readonly SideRef[],
): Promise<ShownMatch[]> {
  if (sides.length === 0) return [];
  const isOf = ({ eventId, id }: SideRef): SQL | undefined =>
    and(
      eq(shownMatches.eventId, eventId),
      or(
        eq(shownMatches.player1Id, id),
        eq(shownMatches.player2Id, id),
        eq(shownMatches.umpireId, id),
      ),
    );
  return db
    .select()
    .from(shownMatches)
    .where(and(eq(shownMatches.tournamentId, tournamentId), or(...sides.map(isOf))));
}

/** Stores changed matches, all in one statement. */
export async function upsertAll(tx: Db, rows: readonly ShownMatch[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(shownMatches)
    .values([...rows])
    .onConflictDoUpdate({
      target: [shownMatches.stageId, shownMatches.matchId],
      set: {
        drawNumber: sql`excluded.draw_number`,
        place: sql`excluded.place`,
        player1Id: sql`excluded.player1_id`,
        player2Id: sql`excluded.player2_id`,
        umpireId: sql`excluded.umpire_id`,
        state: sql`excluded.state`,
        courtId: sql`excluded.court_id`,
        calledAt: sql`excluded.called_at`,
        player1ComingAt: sql`excluded.player1_coming_at`,
        player2ComingAt: sql`excluded.player2_coming_at`,
        notBefore: sql`excluded.not_before`,
        about: sql`excluded.about`,
        latest: sql`excluded.latest`,
        agreement: sql`excluded.agreement`,
        enteredBy: sql`excluded.entered_by`,
      },
    });
}

/** Deletes matches that are over. */
export async function deleteAll(
  tx: Db,
  tournamentId: number,
  keys: readonly Pick<ShownMatch, 'stageId' | 'matchId'>[],
): Promise<void> {
  if (keys.length === 0) return;
  const pairs = keys.map(({ stageId, matchId }) => `${stageId} ${matchId}`);
  const key = sql<string>`${shownMatches.stageId} || ' ' || ${shownMatches.matchId}`;
  await tx
    .delete(shownMatches)
    .where(and(eq(shownMatches.tournamentId, tournamentId), inArray(key, pairs)));
}
