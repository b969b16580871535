import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { applicationPlayers } from '#features/entries/applications/server/applications.lines.tables.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { squadPlayers } from '#features/entries/squads/server/squads.tables.ts';
import { playersOf } from '#features/players/server/players.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import type { Patch } from '../live.contract.ts';
import { liveHeads, liveLog } from './live.tables.ts';

/** A change of a tournament, by its number. */
export interface StoredChange {
  readonly seq: number;
  readonly patch: Patch;
}

/** The number of the last change of a tournament; 0 for one that had none. */
export async function findSeq(db: Db, tournamentId: number): Promise<number> {
  const [head] = await seqOf(db, { tournamentId });
  return head?.seq ?? 0;
}

const seqOf = prepared((db) =>
  db
    .select({ seq: liveHeads.seq })
    .from(liveHeads)
    .where(eq(liveHeads.tournamentId, sql.placeholder('tournamentId')))
    .prepare(''),
);

/** The number of the next change, which nobody else gets: the row is locked until the transaction ends. */
export async function updateSeq(tx: Db, tournamentId: number): Promise<number> {
  const [head] = await tx
    .insert(liveHeads)
    .values({ tournamentId, seq: 1 })
    .onConflictDoUpdate({
      target: liveHeads.tournamentId,
      set: { seq: sql`${liveHeads.seq} + 1` },
    })
    .returning({ seq: liveHeads.seq });
  if (!head) throw new Error(`no number for a change of tournament ${tournamentId}`);
  return head.seq;
}

export async function insertChange(
  tx: Db,
  change: StoredChange & { readonly tournamentId: number; readonly at: Date },
): Promise<void> {
  await tx.insert(liveLog).values(change);
}

/** The changes of a tournament after this one, the oldest first; at most `limit`. */
export async function listAfter(
  db: Db,
  tournamentId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<StoredChange[]> {
  return db
    .select({ seq: liveLog.seq, patch: liveLog.patch })
    .from(liveLog)
    .where(and(eq(liveLog.tournamentId, tournamentId), gt(liveLog.seq, after)))
    .orderBy(asc(liveLog.seq))
    .limit(limit);
}

/** The number of the oldest change that is stored; null without any. */
export async function findOldest(db: Db, tournamentId: number): Promise<number | null> {
  const [oldest] = await db
    .select({ seq: liveLog.seq })
    .from(liveLog)
    .where(eq(liveLog.tournamentId, tournamentId))
    .orderBy(asc(liveLog.seq))
    .limit(1);
  return oldest?.seq ?? null;
}

export interface Followed {
  readonly tournamentId: number;
  /** The last change that is known. */
  readonly seq: number;
}

/** The changes of these tournaments after those that are known, each tournament's in their order: one statement for all. */
export async function listNew(
  db: Db,
  followed: readonly Followed[],
): Promise<(StoredChange & { readonly tournamentId: number })[]> {
  if (followed.length === 0) return [];
  const ids = sql.param(followed.map(({ tournamentId }) => tournamentId));
  const seqs = sql.param(followed.map(({ seq }) => seq));
  const isNew = sql`${liveLog.tournamentId} = known.id and ${liveLog.seq} > known.seq`;
  return db
    .select({ tournamentId: liveLog.tournamentId, seq: liveLog.seq, patch: liveLog.patch })
    .from(sql`unnest(${ids}::int[], ${seqs}::bigint[]) as known (id, seq)`)
    .innerJoin(liveLog, isNew)
    .orderBy(asc(liveLog.tournamentId), asc(liveLog.seq));
}

/**
 * The tournaments from a day on in which somebody with this account is named: alone, as a partner, as a pupil on the list of a
 * school, or in the squad of a team, also after leaving it.
 */
export async function listPlayedBy(db: Db, accountId: string, since: PlainDate): Promise<number[]> {
  const own = sql`any(array${playersOf(accountId)})`;
  const named = sql`any(array(
    select ${entries.id} from ${entries} where ${entries.accountId} = ${accountId}
    union all
    select ${entryPartners.entryId} from ${entryPartners} where ${entryPartners.accountId} = ${accountId}
    union all
    select ${squadPlayers.entryId} from ${squadPlayers} where ${squadPlayers.playerId} = ${own}
    union all
    select ${applicationPlayers.entryId} from ${applicationPlayers}
    where ${applicationPlayers.playerId} = ${own}
  ))`;
  const rows = await db
    .selectDistinct({ id: entries.tournamentId })
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournamentId))
    .where(and(sql`${tournaments.eventDate} >= ${since}`, sql`${entries.id} = ${named}`));
  return rows.map(({ id }) => id);
}

/** Deletes the changes before an instant; gives how many. */
export async function deleteOld(tx: Db, before: Date): Promise<number> {
  const gone = await tx
    .delete(liveLog)
    .where(lt(liveLog.at, before))
    .returning({ seq: liveLog.seq });
  return gone.length;
}
