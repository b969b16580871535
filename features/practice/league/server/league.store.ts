import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { PRESETS, type Preset } from '#domain/league-table/presets.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Participant, SessionSettings } from '../../practice.vocabulary.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import { practiceMatches } from '../../sessions/server/sessions.tables.ts';
import * as writes from '../../sessions/server/sessions.writes.store.ts';
import type { LeagueOutput } from '../league.contract.ts';
import { mergeChange, type SeenLeague } from '../league.policy.ts';

/** The league with its results, as it leaves the server. */
export async function findShown(
  db: Db,
  session: sessions.StoredSession,
  accountId: string,
): Promise<LeagueOutput> {
  const rows = await db
    .select({
      id: practiceMatches.id,
      player1: practiceMatches.player1,
      player2: practiceMatches.player2,
      sets: practiceMatches.sets,
      winner: practiceMatches.winner,
      version: practiceMatches.version,
    })
    .from(practiceMatches)
    .where(and(eq(practiceMatches.sessionId, session.id), isNull(practiceMatches.deletedAt)));
  return {
    id: session.id,
    groupId: session.groupId,
    groupName: session.groupName,
    practiceDate: session.practiceDate,
    preset: presetOf(session),
    players: [...session.players],
    version: session.version,
    mine: session.ownerAccountId === accountId,
    matches: rows.map(({ player1, player2, sets, winner, ...match }) => ({
      ...match,
      player1Id: player1.id,
      player2Id: player2.id,
      sets: serialise(sets),
      winner: winner ?? 'player1',
    })),
  };
}

function presetOf({ settings }: sessions.StoredSession): Preset {
  return settings.preset ?? PRESETS[0];
}

/** The latest leagues of a group, newest first, each with who has met. */
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
    .select({ id: practiceMatches.sessionId, matches: count() })
    .from(practiceMatches)
    .where(
      and(
        sql`${practiceMatches.sessionId} = any(${sql.placeholder('ids')}::uuid[])`,
        isNull(practiceMatches.deletedAt),
      ),
    )
    .groupBy(practiceMatches.sessionId)
    .prepare(''),
);

export interface LeagueChange {
  readonly id: string;
  readonly writeId: string;
  readonly baseVersion: number;
  /** Absent in changes that an earlier version of the app has stored on a phone. */
  readonly seen: SeenLeague | undefined;
  readonly change: { readonly players?: readonly Participant[]; readonly preset?: Preset };
  readonly accountId: string;
  readonly now: Date;
}

/**
 * Changes players or rules, merged into what others have changed since; without `seen` only at `baseVersion`. Sent
 * again it changes nothing.
 */
export function update(
  db: Db,
  change: LeagueChange,
): Promise<Result<sessions.StoredSession, 'SESSION_CHANGED'>> {
  const { id, seen, accountId, now } = change;
  return db.transaction(async (tx) => {
    const session = (await sessions.findForUpdate(tx, id))!;
    if (await writes.findById(tx, change.writeId)) return ok(session);
    const current = { players: session.players, preset: presetOf(session) };
    if (!seen && session.version !== change.baseVersion) return refuse('SESSION_CHANGED');
    const merged = seen ? mergeChange(current, seen, change.change) : ok(change.change);
    if (!merged.ok) return merged;
    const { players = current.players, preset = current.preset } = merged.value;
    const settings: SessionSettings = { ...session.settings, preset };
    const next = { settings, players, version: session.version + 1 };
    await sessions.update(tx, id, next);
    await writes.insert(tx, {
      id: change.writeId,
      subjectId: id,
      kind: 'change',
      version: next.version,
      content: next,
      accountId,
      at: now,
    });
    return ok({ ...session, ...next });
  });
}
