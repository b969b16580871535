import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Side } from '#domain/scorecard/side.ts';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { playersOf } from '#features/players/server/players.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { foldForSearch } from '#platform/shared/search-text.ts';
import type { MatchOutput } from '../matches.contract.ts';
import { recordedSets } from '../matches.policy.ts';
import { matches, matchPlayers, matchWrites, stages } from './matches.tables.ts';

export type NewMatch = Omit<typeof matches.$inferInsert, 'searchText'>;
export interface StoredMatch extends MatchOutput {
  /** Null for a match of a tournament. */
  readonly ownerAccountId: string | null;
  readonly pairKey: string | null;
  readonly drawNumber: number | null;
  readonly drawMatchId: string | null;
  /** Of a rubber. */
  readonly tieId: string | null;
  readonly rubberNo: number | null;
  /** The court whose device has entered it, empty for a match slip; null for an account. */
  readonly scoredByCourt: string | null;
  /** Not in the records: taken out, or never listed there. */
  readonly removed: boolean;
}

/** Matches as they leave the server, with the sport of their group, and their owner's id, which stays on it. */
export async function list(db: Db, where: SQL | undefined, limit?: number, ...order: SQL[]) {
  const query = db
    .select({ match: matches, scoredBy: accounts.name, sport: groups.sport })
    .from(matches)
    .leftJoin(accounts, eq(accounts.id, matches.scoredByAccountId))
    .leftJoin(groups, eq(groups.id, matches.groupId))
    .where(where)
    .orderBy(...(order.length > 0 ? order : [desc(matches.id)]));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ match, scoredBy, sport }) => ({
    ...asStored(match, scoredBy),
    ...(sport && { sport }),
  }));
}

export async function findById(db: Db, id: string): Promise<StoredMatch | null> {
  const [match] = await list(db, eq(matches.id, id));
  return match ?? null;
}

/** The rows of a stage's published draw, also of cleared results, in the order in which they were first entered. */
export async function listOfDraw(
  db: Db,
  stageId: string,
  drawNumber: number,
): Promise<StoredMatch[]> {
  const rows = await drawRows(db, { stageId, drawNumber });
  return rows.map(({ match, scoredBy }) => asStored(match, scoredBy));
}

const drawRows = prepared((db) =>
  db
    .select({ match: matches, scoredBy: accounts.name })
    .from(matches)
    .leftJoin(accounts, eq(accounts.id, matches.scoredByAccountId))
    .where(
      and(
        eq(matches.stageId, sql.placeholder('stageId')),
        eq(matches.drawNumber, sql.placeholder('drawNumber')),
        isNull(matches.deletedAt),
      ),
    )
    .orderBy(sql`${matches.id}`)
    .prepare(''),
);

/** The rows of all stages of an event, of whichever draw, in the order in which they were first entered. */
export async function listOfEvent(db: Db, eventId: number): Promise<StoredMatch[]> {
  const rows = await eventRows(db, { eventId });
  return rows.map(({ match, scoredBy }) => asStored(match, scoredBy));
}

const eventRows = prepared((db) =>
  db
    .select({ match: matches, scoredBy: accounts.name })
    .from(matches)
    .innerJoin(stages, eq(stages.id, matches.stageId))
    .leftJoin(accounts, eq(accounts.id, matches.scoredByAccountId))
    .where(and(eq(stages.eventId, sql.placeholder('eventId')), isNull(matches.deletedAt)))
    .orderBy(sql`${matches.id}`)
    .prepare(''),
);

/** The match of a pair of a league; null while the pair is open. */
export async function findPair(tx: Db, stageId: string, key: string) {
  const [match] = await list(
    tx,
    and(eq(matches.stageId, stageId), eq(matches.pairKey, key), isNull(matches.deletedAt)),
  );
  return match ?? null;
}

/** The live match of a stage at a place of its draw; null while nothing was entered for it. */
export async function findAt(tx: Db, stageId: string, drawMatchId: string) {
  const at = and(eq(matches.stageId, stageId), eq(matches.drawMatchId, drawMatchId));
  const [match] = await list(tx, and(at, isNull(matches.deletedAt)));
  return match ?? null;
}

/** The id of a match, locked until the transaction ends; null without such a match. */
export async function findIdForUpdate(tx: Db, id: string): Promise<string | null> {
  const [match] = await tx
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.id, id))
    .for('update');
  return match?.id ?? null;
}

/** False when the id, the pair or the place in the draw is already taken. */
export async function insert(tx: Db, match: NewMatch): Promise<boolean> {
  const made = await tx
    .insert(matches)
    .values({ ...match, searchText: searchText(match) })
    .onConflictDoNothing()
    .returning({ id: matches.id });
  return made.length > 0;
}

/** Adds finished matches with their players, in two statements; for what is made in bulk. */
export async function insertAll(
  tx: Db,
  added: readonly NewMatch[],
  players: readonly (typeof matchPlayers.$inferInsert)[],
): Promise<void> {
  if (added.length === 0) return;
  await tx
    .insert(matches)
    .values(added.map((match) => ({ ...match, searchText: searchText(match) })));
  if (players.length > 0) await tx.insert(matchPlayers).values([...players]);
}

export async function update(tx: Db, id: string, change: Partial<NewMatch>): Promise<void> {
  const { player1, player2 } = change;
  await tx
    .update(matches)
    .set({
      ...change,
      ...(player1 && player2 && { searchText: searchText({ player1, player2 }) }),
    })
    .where(eq(matches.id, id));
}

/** Takes the matches of a stage out of the records. */
export async function updateRemovedOf(tx: Db, stageId: string, now: Date): Promise<void> {
  await tx
    .update(matches)
    .set({ deletedAt: now })
    .where(and(eq(matches.stageId, stageId), isNull(matches.deletedAt)));
}

/** Restores the matches of a stage that were removed at `removedAt`. */
export async function updateRestoredOf(tx: Db, stageId: string, removedAt: Date): Promise<void> {
  await tx
    .update(matches)
    .set({ deletedAt: null })
    .where(and(eq(matches.stageId, stageId), eq(matches.deletedAt, removedAt)));
}

/** Deletes matches with their writes; gives how many. */
export async function deleteMatches(tx: Db, where: SQL | undefined): Promise<number> {
  const rows = await tx.delete(matches).where(where).returning({ id: matches.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(matchWrites).where(inArray(matchWrites.subjectId, ids));
  return ids.length;
}

export type StoredWrite = typeof matchWrites.$inferSelect;

/** A write that was accepted before, by the id that its client made. */
export async function findWrite(tx: Db, id: string): Promise<StoredWrite | null> {
  const [write] = await writeOf(tx, { id });
  return write ?? null;
}

const writeOf = prepared((db) =>
  db
    .select()
    .from(matchWrites)
    .where(eq(matchWrites.id, sql.placeholder('id')))
    .prepare(''),
);

/** Stores an accepted write, in the transaction that carries it out. */
export async function insertWrite(tx: Db, write: typeof matchWrites.$inferInsert): Promise<void> {
  await tx.insert(matchWrites).values(write);
}

/** No condition on guests besides their own mark. */
const NOBODY_ELSE = sql`false`;

/**
 * Names the players of matches from their two sides, where they are not named yet; nobody where a row names nobody.
 * `isGuest` is a condition on `match` and on `person`, for matches that do not mark their guests.
 */
export async function insertPlayers(
  tx: Db,
  matchIds: readonly string[],
  isGuest: SQL = NOBODY_ELSE,
): Promise<void> {
  await tx.execute(sql`
    insert into ${matchPlayers} (match_id, side, player_id, played_on)
    select match.id, named.side, member.player_id, match.played_on
    from ${matches} match
    cross join lateral (values (1, match.player1), (2, match.player2)) as named (side, people)
    cross join lateral jsonb_array_elements(
      coalesce(named.people -> 'players', jsonb_build_array(named.people))
    ) as person
    join ${groupMembers} member on member.group_id = match.group_id and member.id =
      case jsonb_typeof(person -> 'id') when 'number' then (person ->> 'id')::integer end
    where ${inArray(sql`match.id`, [...matchIds])}
      and not coalesce((person ->> 'external')::boolean, false) and not (${isGuest})
    on conflict do nothing
  `);
}

/** A player of a match. */
export type PlayerOnSide = Pick<typeof matchPlayers.$inferInsert, 'side' | 'playerId'>;

/** Names the players of a match whom its owner knows. */
export async function insertKnownPlayers(
  tx: Db,
  match: { readonly id: string; readonly playedOn: string },
  known: readonly PlayerOnSide[],
): Promise<void> {
  if (known.length === 0) return;
  const { id: matchId, playedOn } = match;
  await tx
    .insert(matchPlayers)
    .values(known.map(({ side, playerId }) => ({ matchId, side, playerId, playedOn })))
    .onConflictDoNothing();
}

/** Leaves a match without players. */
export async function deletePlayers(tx: Db, matchId: string): Promise<void> {
  await tx.delete(matchPlayers).where(eq(matchPlayers.matchId, matchId));
}

/** On which side an account plays in each of these matches; the others are missing. */
export async function listOwnSides(
  db: Db,
  accountId: string,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, Side>> {
  const rows = await db
    .select({ id: matchPlayers.matchId, side: matchPlayers.side })
    .from(matchPlayers)
    .where(
      and(
        inArray(matchPlayers.matchId, [...matchIds]),
        sql`${matchPlayers.playerId} in ${playersOf(accountId)}`,
      ),
    );
  return new Map(rows.map(({ id, side }) => [id, side === 1 ? 'player1' : 'player2']));
}

function searchText({ player1, player2 }: Pick<NewMatch, 'player1' | 'player2'>): string {
  return [player1, player2].map(({ name }) => foldForSearch(name)).join('\n');
}

function asStored(row: typeof matches.$inferSelect, scoredBy: string | null): StoredMatch {
  const { deletedAt, scoredAt } = row;
  return {
    id: row.id,
    format: row.kind,
    sessionId: row.stageId,
    groupId: row.groupId,
    groupName: row.groupName,
    player1: row.player1,
    player2: row.player2,
    sets: recordedSets(row),
    result: row.result,
    winner: row.winner,
    scoreFormat: row.scoreFormat,
    status: row.status,
    retired: row.status === 'retired',
    playedOn: row.playedOn,
    notes: row.notes,
    stats: row.stats,
    round: row.round,
    rounds: row.rounds,
    state: row.state === 'draft' ? 'draft' : 'saved',
    version: row.version,
    scoredAt: scoredAt?.toISOString() ?? null,
    scoredBy,
    ownerAccountId: row.ownerAccountId,
    pairKey: row.pairKey,
    drawNumber: row.drawNumber,
    drawMatchId: row.drawMatchId,
    tieId: row.tieId,
    rubberNo: row.rubberNo,
    scoredByCourt: row.scoredByCourt,
    removed: deletedAt !== null || row.state === 'unlisted',
  };
}
