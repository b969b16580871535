import { and, count, isNull, sql } from 'drizzle-orm';
import * as members from '#features/groups/server/groups.members.store.ts';
import { listScores } from '#features/matches/server/matches.scores.store.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { scoreFormatOf } from '../../practice.policy.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import type { LeagueOutput } from '../league.contract.ts';
import { presetOf } from '../league.policy.ts';

/** The league with its results, as it leaves the server. */
export async function findShown(
  db: Db,
  session: sessions.StoredSession,
  accountId: string,
): Promise<LeagueOutput> {
  const self = await members.findByAccount(db, session.groupId, accountId);
  return {
    id: session.id,
    groupId: session.groupId,
    groupName: session.groupName,
    practiceDate: session.practiceDate,
    preset: presetOf(session),
    scoreFormat: scoreFormatOf(session),
    players: [...session.players],
    version: session.version,
    mine: session.ownerAccountId === accountId,
    self: self?.id ?? null,
    matches: await listScores(db, session.id),
  };
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

const matchesOf = prepared((db) =>
  db
    .select({ id: matches.stageId, matches: count() })
    .from(matches)
    .where(
      and(
        sql`${matches.stageId} = any(${sql.placeholder('ids')}::uuid[])`,
        isNull(matches.deletedAt),
      ),
    )
    .groupBy(matches.stageId)
    .prepare(''),
);
