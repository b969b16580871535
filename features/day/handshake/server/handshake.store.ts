import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { matchWrites } from '#features/matches/server/matches.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { days } from '../../server/day.tables.ts';
import type { Confirmer } from '../handshake.vocabulary.ts';
import { type Claim, handshakes } from './handshake.tables.ts';

export type StoredHandshake = typeof handshakes.$inferSelect;

/** With who has entered its result: an account, or the link of a court or of a guardian. */
export interface AuthoredHandshake extends StoredHandshake {
  readonly author: {
    readonly accountId: string | null;
    readonly linkId: string | null;
    readonly name: string | null;
  } | null;
}

/** The handshakes of these matches, by the id of the match. */
export async function listByMatches(
  db: Db,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, AuthoredHandshake>> {
  if (matchIds.length === 0) return new Map();
  const { accountId, linkId } = matchWrites;
  const rows = await db
    .select({ handshake: handshakes, author: { accountId, linkId, name: accounts.name } })
    .from(handshakes)
    .leftJoin(matchWrites, eq(matchWrites.id, handshakes.writeId))
    .leftJoin(accounts, eq(accounts.id, matchWrites.accountId))
    .where(inArray(handshakes.matchId, [...matchIds]));
  return new Map(
    rows.map(({ handshake, author }) => [handshake.matchId, { ...handshake, author }]),
  );
}

export async function findByMatch(db: Db, matchId: string): Promise<StoredHandshake | null> {
  const [found] = await ofMatch(db, { matchId });
  return found ?? null;
}

const ofMatch = prepared((db) =>
  db
    .select()
    .from(handshakes)
    .where(eq(handshakes.matchId, sql.placeholder('matchId')))
    .prepare(''),
);

/** The account or the link that has entered the result of a handshake. */
export async function findAuthor(db: Db, { writeId }: Pick<StoredHandshake, 'writeId'>) {
  const [found] = await db
    .select({ accountId: matchWrites.accountId, linkId: matchWrites.linkId })
    .from(matchWrites)
    .where(eq(matchWrites.id, writeId));
  return found ?? null;
}

/** Entered results of which nobody has said anything until `now`, the oldest first. */
export async function listDue(db: Db, now: Date): Promise<StoredHandshake[]> {
  return db
    .select()
    .from(handshakes)
    .where(and(eq(handshakes.state, 'entered'), lte(handshakes.dueAt, now)))
    .orderBy(asc(handshakes.dueAt))
    .limit(500);
}

/** The handshakes of a tournament that are not confirmed, also of results that the desk has replaced since. */
export async function listOpen(db: Db, tournamentId: number): Promise<StoredHandshake[]> {
  return openOf(db, { tournamentId });
}

const openOf = prepared((db) =>
  db
    .select()
    .from(handshakes)
    .where(
      and(
        eq(handshakes.tournamentId, sql.placeholder('tournamentId')),
        ne(handshakes.state, 'confirmed'),
      ),
    )
    .prepare(''),
);

/** Stores that a result was entered, in the place of what was agreed about the one before. */
export async function upsertEntered(
  tx: Db,
  entered: Pick<
    StoredHandshake,
    'matchId' | 'tournamentId' | 'version' | 'side' | 'writeId' | 'enteredAt' | 'dueAt'
  >,
): Promise<void> {
  const fresh = { confirmedBy: null, confirmedAt: null, disputedAt: null, claim: null };
  const row = { ...entered, ...fresh, state: 'entered' as const };
  await tx
    .insert(handshakes)
    .values(row)
    .onConflictDoUpdate({ target: handshakes.matchId, set: row });
}

export async function updateConfirmed(
  tx: Db,
  matchId: string,
  { by, at }: { readonly by: Confirmer; readonly at: Date },
): Promise<void> {
  await tx
    .update(handshakes)
    .set({ state: 'confirmed', confirmedBy: by, confirmedAt: at })
    .where(eq(handshakes.matchId, matchId));
}

export async function updateDisputed(
  tx: Db,
  matchId: string,
  { claim, at }: { readonly claim: Claim | null; readonly at: Date },
): Promise<void> {
  await tx
    .update(handshakes)
    .set({ state: 'disputed', disputedAt: at, claim })
    .where(eq(handshakes.matchId, matchId));
}

/** After how many minutes silence is consent on an open day; null while nobody has opened it. */
export async function findSilence(db: Db, tournamentId: number): Promise<number | null> {
  const [found] = await db
    .select({ silenceMinutes: days.silenceMinutes })
    .from(days)
    .where(eq(days.tournamentId, tournamentId));
  return found?.silenceMinutes ?? null;
}

export async function updateSilence(
  tx: Db,
  tournamentId: number,
  silenceMinutes: number,
): Promise<void> {
  await tx.update(days).set({ silenceMinutes }).where(eq(days.tournamentId, tournamentId));
}
