import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { scoreOf } from '#domain/scorecard/card-set.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import { type Person, peopleOf } from '#domain/scorecard/sides.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import { todsFormat, toTods } from '#domain/scoring/tods.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { recordedSets } from '#features/matches/matches.policy.ts';
import { matches, matchPlayers, matchWrites } from '#features/matches/server/matches.tables.ts';
import { playersOf } from '#features/players/server/players.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { practiceEvenings } from '../evening/server/evening.tables.ts';
import { knockoutShares } from '../knockout/server/knockout.tables.ts';
import { formatIdOf } from '../records/records.vocabulary.ts';
import { practiceSessions } from '../sessions/server/sessions.tables.ts';

type OwnMatch = Pick<typeof matches.$inferSelect, keyof typeof EXPORTED>;
type Membership = Pick<typeof groupMembers.$inferSelect, 'id' | 'groupId' | 'leftAt'>;

/**
 * The matches in which a person played as a member of a group, and their free practice. After leaving the group they no
 * longer see its records, so the opponent is left out.
 */
export async function listMatches(db: Db, accountId: string): Promise<PersonalRow[]> {
  const memberships = await db
    .select({ id: groupMembers.id, groupId: groupMembers.groupId, leftAt: groupMembers.leftAt })
    .from(groupMembers)
    .where(sql`${groupMembers.playerId} in ${playersOf(accountId)}`);
  const rows = await ownMatches(db, accountId);
  return rows.sort(oldestFirst).map((match) => asRow(match, memberships));
}

/** The database would copy every row to sort them, which takes a third of the time of the whole statement. */
function oldestFirst(one: OwnMatch, other: OwnMatch): number {
  const [a, b] = [one.playedOn + one.id, other.playedOn + other.id];
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The matches of a person besides those of tournaments, in no order, as a statement: `npm run bench` measures what it costs the database. */
export function ownMatches(db: Db, accountId: string) {
  const played = db
    .select({ id: matchPlayers.matchId })
    .from(matchPlayers)
    .where(sql`${matchPlayers.playerId} = any(array${playersOf(accountId)})`);
  const own = db
    .select({ id: matches.id })
    .from(matches)
    .where(and(isNull(matches.groupId), eq(matches.ownerAccountId, accountId)));
  // A union, not an "or": each half reads its own index. Arrays, which are computed once: with "in" the planner may
  // read all matches instead, because it cannot know how few these are. An id that is in both halves finds one row.
  const ids = sql`array(${played.unionAll(own)})`;
  return db
    .select(EXPORTED)
    .from(matches)
    .where(
      and(
        ne(matches.state, 'unlisted'),
        isNotNull(matches.ownerAccountId),
        sql`${matches.id} = any(${ids})`,
      ),
    );
}

/** What the download says of a match: a row without the rest is read in less time. */
const EXPORTED = {
  id: matches.id,
  kind: matches.kind,
  groupId: matches.groupId,
  groupName: matches.groupName,
  playedOn: matches.playedOn,
  player1: matches.player1,
  player2: matches.player2,
  drawMatchId: matches.drawMatchId,
  sets: matches.sets,
  result: matches.result,
  winner: matches.winner,
  status: matches.status,
  scoreFormat: matches.scoreFormat,
  notes: matches.notes,
  stats: matches.stats,
  deletedAt: matches.deletedAt,
};

function asRow(match: OwnMatch, memberships: readonly Membership[]): PersonalRow {
  const own = memberships.filter(({ groupId }) => groupId === match.groupId);
  const left = own.length > 0 && own.every(({ leftAt }) => leftAt);
  const isOwn = ({ id }: Person) => own.some((member) => member.id === id);
  const name = (side: OwnMatch['player1']) => {
    if (!left) return side.name;
    // Without the partner's name: the person no longer sees the group.
    return peopleOf(side).find(isOwn)?.name ?? null;
  };
  return {
    id: match.id,
    format: formatIdOf(match.kind),
    group: match.groupName,
    playedOn: match.playedOn,
    player1: name(match.player1),
    player2: name(match.player2),
    sets: serialise(recordedSets(match)),
    result: match.result,
    winner: match.winner,
    retired: match.status === 'retired',
    ending: match.status,
    scoreFormat: match.scoreFormat?.id ?? null,
    ...todsOf(match),
    notes: left ? null : match.notes,
    longestRally: match.stats?.longestRally ?? null,
    comments: left ? null : (match.stats?.comments ?? null),
    deletedAt: match.deletedAt?.toISOString() ?? null,
  };
}

/** The format and the score as other programs read them (TODS), for a match with a format. */
function todsOf({ scoreFormat, sets }: OwnMatch) {
  const format = scoreFormat && formatOf(scoreFormat);
  if (!format) return { matchUpFormat: null, scoreString: null };
  const scores = sets.map(scoreOf).filter(isComplete);
  const { scoreStringSide1 } = toTods(scores, format);
  return { matchUpFormat: todsFormat(format), scoreString: scoreStringSide1 };
}

/** The leagues and knockouts that a person opened. */
export async function listSessions(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(practiceSessions)
    .where(eq(practiceSessions.ownerAccountId, accountId))
    .orderBy(asc(practiceSessions.createdAt), asc(practiceSessions.id));
  return rows.map((row) => ({
    id: row.id,
    format: formatIdOf(row.format),
    group: row.groupName,
    playedOn: row.practiceDate,
    createdAt: row.createdAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }));
}

/** The practice evenings that a person began. */
export async function listEvenings(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ evening: practiceEvenings, group: groups.name })
    .from(practiceEvenings)
    .innerJoin(groups, eq(groups.id, practiceEvenings.groupId))
    .where(eq(practiceEvenings.ownerAccountId, accountId))
    .orderBy(asc(practiceEvenings.createdAt), asc(practiceEvenings.id));
  return rows.map(({ evening, group }) => ({
    id: evening.id,
    format: 'evening',
    group,
    playedOn: evening.day,
    createdAt: evening.createdAt.toISOString(),
    deletedAt: null,
  }));
}

/** What a person entered, corrected or removed, and when. */
export async function listWrites(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ at: matchWrites.at, kind: matchWrites.kind, matchId: matchWrites.subjectId })
    .from(matchWrites)
    .where(eq(matchWrites.accountId, accountId))
    .orderBy(asc(matchWrites.at), asc(matchWrites.id));
  return rows.map(({ at, kind, matchId }) => ({ at: at.toISOString(), kind, matchId }));
}

/** The public links to brackets that a person opened. */
export async function listShares(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ share: knockoutShares, group: practiceSessions.groupName })
    .from(knockoutShares)
    .innerJoin(practiceSessions, eq(practiceSessions.id, knockoutShares.sessionId))
    .where(eq(knockoutShares.sharedByAccountId, accountId))
    .orderBy(asc(knockoutShares.sharedAt), asc(knockoutShares.token));
  return rows.map(({ share, group }) => ({
    id: share.token,
    group,
    createdAt: share.sharedAt.toISOString(),
    endedAt: share.endedAt?.toISOString() ?? null,
  }));
}
