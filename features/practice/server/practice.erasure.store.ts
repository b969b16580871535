import { and, asc, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { type Person, peopleOf, renamed } from '#domain/scorecard/sides.ts';
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
 * Replaces a member's name in everything that their group has recorded, also the names that the list had before; the results stay. Names that
 * were typed rather than chosen, such as a guest's, cannot be distinguished from another person's and stay.
 */
export async function updateNames(tx: Db, member: Member): Promise<void> {
  const sessions = await listSessionsForUpdate(tx, member);
  const sessionIds = sessions.map(({ id }) => id);
  const played = await listMatchesForUpdate(tx, member, sessionIds);
  const written = [...sessionIds, ...played.map(({ id }) => id)];
  if (written.length === 0) return;
  const sides = [
    ...sessions.flatMap(({ players }) => players),
    ...played.flatMap(({ player1, player2 }) => [player1, player2]),
  ];
  const former = await matchErasure.listWrittenNames(tx, written, member.id);
  const names = namesOf(member, sides.flatMap(peopleOf), former);
  const labels = await updateSessions(tx, member, sessions);
  await updateMatches(tx, { id: member.id, names }, played);
  await notifications.updateOpponent(tx, { sessionIds, names: [...names, ...labels] });
  for (const name of names) {
    const isInNotes = isDistinctive(name);
    if (isInNotes) await matchErasure.updateNotes(tx, sessionIds, name);
    await matchErasure.updateWrites(tx, written, { name, isInNotes });
  }
}

/** The member's names of now and of before, without those that somebody else has in the same records. */
function namesOf(
  { id, name }: Member,
  people: readonly Person[],
  former: readonly string[],
): readonly string[] {
  const isOwn = (person: Person) => person.id === id && !person.external;
  const others = new Set(people.filter((person) => !isOwn(person)).map((one) => one.name));
  const earlier = [...people.filter(isOwn).map((one) => one.name), ...former];
  return [
    ...new Set([name, ...earlier.filter((one) => one !== FORMER_PLAYER && !others.has(one))]),
  ];
}

/** In free text only a name that is unlikely to be part of another word is replaced: "Ren" would spoil "Renata". */
function isDistinctive(name: string): boolean {
  return name.length >= 4;
}

function withoutNames(text: string, names: readonly string[]): string {
  return names
    .filter(isDistinctive)
    .reduce((left, name) => left.replaceAll(name, FORMER_PLAYER), text);
}

type Session = Pick<typeof practiceSessions.$inferSelect, 'id' | 'players'>;

/** A player who is added meanwhile would be lost with the list that is written. */
function listSessionsForUpdate(tx: Db, { id, groupId }: Member): Promise<Session[]> {
  const listed = (member: object) =>
    sql`${practiceSessions.players} @> ${JSON.stringify([member])}::jsonb`;
  return tx
    .select({ id: practiceSessions.id, players: practiceSessions.players })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.groupId, groupId),
        or(listed({ id, external: false }), listed({ players: [{ id, external: false }] })),
      ),
    )
    .orderBy(asc(practiceSessions.id))
    .for('no key update');
}

/** In lists of players and pairs, and draws; gives the labels that the member's sides had. */
async function updateSessions(
  tx: Db,
  { id }: Member,
  sessions: readonly Session[],
): Promise<string[]> {
  const labels: string[] = [];
  for (const session of sessions) {
    const players = session.players.map((side) => renamed(side, id, FORMER_PLAYER));
    await tx.update(practiceSessions).set({ players }).where(eq(practiceSessions.id, session.id));
    const names = Object.fromEntries(players.map((side) => [side.id, side.name]));
    await draws.updateNames(tx, session.id, names);
    const own = session.players.filter((side) => peopleOf(side).some((person) => person.id === id));
    labels.push(...own.map((side) => side.name));
  }
  return labels;
}

/** The member's matches: a result or a note of meanwhile would be lost as well. In another session the same number may be a guest's. */
function listMatchesForUpdate(
  tx: Db,
  { id, groupId }: Member,
  sessionIds: readonly string[],
): Promise<(typeof matches.$inferSelect)[]> {
  const isPlayer = (player: typeof matches.player1 | typeof matches.player2) =>
    or(
      sql`${player} -> 'id' = to_jsonb(${id}::int)`,
      sql`${player} -> 'players' @> ${JSON.stringify([{ id }])}::jsonb`,
    );
  return tx
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
    .for('no key update');
}

async function updateMatches(
  tx: Db,
  { id, names }: { readonly id: number; readonly names: readonly string[] },
  rows: readonly (typeof matches.$inferSelect)[],
): Promise<void> {
  for (const match of rows) {
    const comments = match.stats?.comments;
    await matchStore.update(tx, match.id, {
      player1: renamed(match.player1, id, FORMER_PLAYER),
      player2: renamed(match.player2, id, FORMER_PLAYER),
      notes: withoutNames(match.notes, names),
      ...(comments && { stats: { ...match.stats, comments: withoutNames(comments, names) } }),
    });
  }
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
