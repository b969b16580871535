import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { type Person, peopleOf } from '#domain/scorecard/sides.ts';
import * as members from '#features/groups/server/groups.members.store.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import { listScores } from '#features/matches/server/matches.scores.store.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { mayRemoveSession, numbersOf, scoreFormatOf } from '../../practice.policy.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import { practiceSessions } from '../../sessions/server/sessions.tables.ts';
import type { LeagueOutput } from '../league.contract.ts';
import { presetOf } from '../league.policy.ts';

/** The league with its results, as it leaves the server. */
export async function findShown(
  db: Db,
  { session, group }: sessions.SessionAndGroup,
  accountId: string,
): Promise<LeagueOutput> {
  const people = session.players.flatMap(peopleOf);
  const accounts = await members.listAccountsByNumber(db, session.groupId, numbersOf(people));
  const self = [...accounts].find(([, account]) => account === accountId)?.[0] ?? null;
  const listed = new Set(people.map(({ id }) => id));
  const recorded = await listRecorded(db, session.id);
  return {
    id: session.id,
    groupId: session.groupId,
    groupName: session.groupName,
    practiceDate: session.practiceDate,
    preset: presetOf(session),
    scoreFormat: scoreFormatOf(session),
    players: [...session.players],
    version: session.version,
    may: { remove: mayRemoveSession(session, { accountId, membership: group }) },
    self,
    matches: await listScores(db, session.id),
    guests: recorded.flatMap(({ id, name, external }) =>
      external && !listed.has(id) ? [{ id, name, external }] : [],
    ),
  };
}

/**
 * Everybody who is in a match of a league, also in one that was removed, under the names in its results. Results of earlier versions
 * do not mark guests: there a number that no member of the group has, or had, is a guest's.
 */
export async function listRecorded(db: Db, id: string): Promise<Person[]> {
  const people = db
    .selectDistinct({ person: sql<Person>`person`.as('person'), groupId: matches.groupId })
    .from(matches)
    .innerJoin(
      sql`lateral (values (${matches.player1}), (${matches.player2})) as side (people)`,
      sql`true`,
    )
    .innerJoin(
      sql`lateral jsonb_array_elements(coalesce(people -> 'players', jsonb_build_array(people))) as person`,
      sql`true`,
    )
    .where(eq(matches.stageId, id))
    .as('people');
  const isOfMember = sql`exists (
    select 1 from ${groupMembers}
    where ${groupMembers.groupId} = ${people.groupId} and to_jsonb(${groupMembers.id}) = ${people.person} -> 'id'
  )`;
  const named = sql<Person>`case when ${isOfMember} then ${people.person} else ${people.person} || '{"external": true}' end`;
  const rows = await db
    .selectDistinct({ person: named.as('named') })
    .from(people)
    .orderBy(sql`named`);
  return rows.map(({ person }) => person);
}

/** The latest leagues of a group, newest first, each with the pairs that have played. */
export async function listLatest(db: Db, groupId: number) {
  const latest = await sessions.listLatest(db, groupId, 'league');
  const completed = await countMatches(
    db,
    latest.map(({ id }) => id),
  );
  return latest.map((one) => ({ ...one, completed: completed.get(one.id) ?? 0 }));
}

async function countMatches(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await matchesOf(db, { ids: [...ids] });
  return new Map(rows.map(({ id, matches }) => [id!, matches]));
}

const isOnList = (player: typeof matches.player1 | typeof matches.player2) =>
  sql`${practiceSessions.players} @> jsonb_build_array(jsonb_build_object('id', ${player} -> 'id'))`;

/**
 * Whether a match counts in its league. Results of somebody who was taken off the list stay stored, and count again when they are
 * put back.
 */
export const isCounted = and(
  isNull(matches.deletedAt),
  isOnList(matches.player1),
  isOnList(matches.player2),
);

const matchesOf = prepared((db) =>
  db
    .select({ id: matches.stageId, matches: count() })
    .from(matches)
    .innerJoin(practiceSessions, eq(practiceSessions.id, matches.stageId))
    .where(and(sql`${matches.stageId} = any(${sql.placeholder('ids')}::uuid[])`, isCounted))
    .groupBy(matches.stageId)
    .prepare(''),
);
