import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OnOffered } from '../../server/entries.places.store.ts';
import { lockSwept, offerFreed, take } from '../../server/entries.places.store.ts';
import { manualEntries } from './entry-list.tables.ts';

export type StoredManualEntry = typeof manualEntries.$inferSelect;
export type ManualEntry = Pick<
  StoredManualEntry,
  'id' | 'name' | 'email' | 'phone' | 'note' | 'paidYen'
>;

/** People whom the organizer entered and has not removed. */
export async function listByTournament(db: Db, tournamentId: number): Promise<StoredManualEntry[]> {
  return db
    .select()
    .from(manualEntries)
    .where(and(eq(manualEntries.tournamentId, tournamentId), isNull(manualEntries.removedAt)))
    .orderBy(asc(manualEntries.createdAt), asc(manualEntries.id));
}

export interface Addition {
  readonly tournamentId: number;
  readonly people: readonly ManualEntry[];
  readonly clock: Clock;
}

export type AdditionRefusal = 'TOURNAMENT_NOT_FOUND' | 'TOURNAMENT_CANCELLED' | 'TOO_FEW_PLACES';

/** Enters all of them or none; each takes a place. Who was entered before with the same id is left out. */
export async function add(
  db: Db,
  { tournamentId, people, clock }: Addition,
  onOffered: OnOffered,
): Promise<Result<{ added: number; placesLeft: number }, AdditionRefusal>> {
  return db.transaction(async (tx) => {
    const locked = await lockSwept(tx, tournamentId, clock, onOffered);
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament, now } = locked;
    if (tournament.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
    const known = await listKnown(tx, people);
    const fresh = people.filter(({ id }) => !known.has(id));
    if (fresh.length > Entry.placesLeft(tournament)) return refuse('TOO_FEW_PLACES');
    const taken = await take(tx, tournament, fresh.length);
    if (fresh.length > 0) {
      await tx
        .insert(manualEntries)
        .values(fresh.map((one) => ({ ...one, tournamentId, createdAt: now })));
    }
    return ok({ added: fresh.length, placesLeft: Entry.placesLeft(taken) });
  });
}

/** Removes one of them and frees the place. Removing twice changes nothing. */
export async function remove(
  db: Db,
  request: { tournamentId: number; id: string; clock: Clock },
  onOffered: OnOffered,
): Promise<Result<null, 'ENTRY_NOT_FOUND'>> {
  return db.transaction(async (tx) => {
    const { tournamentId, id, clock } = request;
    const locked = await lockSwept(tx, tournamentId, clock, onOffered);
    const [found] = await tx.select().from(manualEntries).where(eq(manualEntries.id, id));
    if (!locked || found?.tournamentId !== tournamentId) return refuse('ENTRY_NOT_FOUND');
    const { tournament, now } = locked;
    if (found.removedAt) return ok(null);
    await tx.update(manualEntries).set({ removedAt: now }).where(eq(manualEntries.id, id));
    if (tournament.state === 'cancelled') return ok(null);
    await offerFreed(tx, await take(tx, tournament, -1), now, onOffered);
    return ok(null);
  });
}

async function listKnown(tx: Db, people: readonly ManualEntry[]): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const ids = people.map(({ id }) => id);
  const rows = await tx
    .select({ id: manualEntries.id })
    .from(manualEntries)
    .where(inArray(manualEntries.id, ids));
  return new Set(rows.map((row) => row.id));
}
