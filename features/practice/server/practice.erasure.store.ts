import { and, asc, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { peopleOf, renamed } from '#domain/scorecard/sides.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import * as draws from '#features/matches/draws/server/draws.erasure.store.ts';
import * as matchErasure from '#features/matches/server/matches.erasure.store.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import * as notifications from '#features/notifications/server/notifications.erasure.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { practiceEvenings } from '../evening/server/evening.tables.ts';
import { knockoutShares } from '../knockout/server/knockout.tables.ts';
import { practiceSessions } from '../sessions/server/sessions.tables.ts';

/** A member as the records of a group name them. */
interface Member {
  readonly id: number;
  readonly groupId: number;
  readonly name: string;
}

/**
 * Replaces a member's name in everything that their group has recorded; the results stay. Names that were typed rather
 * than chosen, such as a guest's, cannot be distinguished from another person's and stay.
 */
export async function updateNames(tx: Db, member: Member): Promise<void> {
  const { ids: sessionIds, names } = await updateSessions(tx, member);
  const matchIds = await updateMatches(tx, member, sessionIds);
  await notifications.updateOpponent(tx, { sessionIds, names });
  const written = [...sessionIds, ...matchIds];
  if (written.length === 0) return;
  const isInNotes = isDistinctive(member.name);
  await matchErasure.updateWrites(tx, written, { name: member.name, isInNotes });
}

/** In free text only a name that is unlikely to be part of another word is replaced: "Ren" would spoil "Renata". */
function isDistinctive(name: string): boolean {
  return name.length >= 4;
}

function withoutName(text: string, name: string): string {
  return isDistinctive(name) ? text.replaceAll(name, FORMER_PLAYER) : text;
}

/** In lists of players and pairs, draws and notes on results; gives the sessions of the member, with the old names. */
async function updateSessions(tx: Db, { id, groupId, name }: Member) {
  const listed = (member: object) =>
    sql`${practiceSessions.players} @> ${JSON.stringify([member])}::jsonb`;
  const sessions = await tx
    .select({ id: practiceSessions.id, players: practiceSessions.players })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.groupId, groupId),
        or(listed({ id, external: false }), listed({ players: [{ id, external: false }] })),
      ),
    )
    .orderBy(asc(practiceSessions.id))
    // A player who is added meanwhile would be lost with the list that is written.
    .for('no key update');
  for (const session of sessions) {
    const players = session.players.map((side) => renamed(side, id, FORMER_PLAYER));
    await tx.update(practiceSessions).set({ players }).where(eq(practiceSessions.id, session.id));
    const names = Object.fromEntries(players.map((side) => [side.id, side.name]));
    await draws.updateNames(tx, session.id, names);
  }
  const ids = sessions.map((session) => session.id);
  if (isDistinctive(name)) await matchErasure.updateNotes(tx, ids, name);
  const labels = sessions.flatMap(({ players }) =>
    players.filter((side) => peopleOf(side).some((person) => person.id === id)),
  );
  return { ids, names: [name, ...labels.map((side) => side.name)] };
}

/** In the member's matches; gives those. In another session the same number may be a guest's. */
async function updateMatches(
  tx: Db,
  { id, groupId, name }: Member,
  sessionIds: readonly string[],
): Promise<string[]> {
  const isPlayer = (player: typeof matches.player1 | typeof matches.player2) =>
    or(
      sql`${player} -> 'id' = to_jsonb(${id}::int)`,
      sql`${player} -> 'players' @> ${JSON.stringify([{ id }])}::jsonb`,
    );
  const rows = await tx
    .select()
    .from(matches)
    .where(
      and(
        eq(matches.groupId, groupId),
        or(isPlayer(matches.player1), isPlayer(matches.player2)),
        sessionIds.length > 0
          ? or(isNull(matches.stageId), inArray(matches.stageId, [...sessionIds]))
          : isNull(matches.stageId),
      ),
    )
    .orderBy(asc(matches.id))
    // So would a result or a note.
    .for('no key update');
  for (const match of rows) {
    const comments = match.stats?.comments;
    await matchStore.update(tx, match.id, {
      player1: renamed(match.player1, id, FORMER_PLAYER),
      player2: renamed(match.player2, id, FORMER_PLAYER),
      notes: withoutName(match.notes, name),
      ...(comments && { stats: { ...match.stats, comments: withoutName(comments, name) } }),
    });
  }
  return rows.map((match) => match.id);
}

/** Removes the person from what they opened, scored and shared; deletes their free practice. */
export async function updateOwner(
  tx: Db,
  { accountId, now }: { accountId: string; now: Date },
  tombstone: string,
): Promise<void> {
  const isFree = and(isNull(matches.groupId), eq(matches.ownerAccountId, accountId));
  await matchStore.deleteMatches(tx, isFree);
  const owner = { ownerAccountId: tombstone };
  await tx
    .update(practiceSessions)
    .set(owner)
    .where(eq(practiceSessions.ownerAccountId, accountId));
  await tx
    .update(practiceEvenings)
    .set(owner)
    .where(eq(practiceEvenings.ownerAccountId, accountId));
  await matchErasure.updateOwner(tx, accountId, tombstone);
  await draws.updateDrawer(tx, accountId, tombstone);
  await tx
    .update(knockoutShares)
    .set({ sharedByAccountId: tombstone })
    .where(eq(knockoutShares.sharedByAccountId, accountId));
  await updateOrphanedShares(tx, now);
}

/** A public link belongs to the club; it ends only when no member with an account is left to end it. */
async function updateOrphanedShares(tx: Db, now: Date): Promise<void> {
  const mates = tx
    .select({ one: sql`1` })
    .from(practiceSessions)
    .innerJoin(groupMembers, eq(groupMembers.groupId, practiceSessions.groupId))
    .where(
      and(
        eq(practiceSessions.id, knockoutShares.sessionId),
        isNotNull(groupMembers.accountId),
        isNull(groupMembers.leftAt),
      ),
    );
  await tx
    .update(knockoutShares)
    .set({ endedAt: now })
    .where(and(isNull(knockoutShares.endedAt), notExists(mates)));
}
