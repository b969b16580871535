import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Match, PlayedResult } from '#domain/bracket/glossary.ts';
import type { SetScores } from '#domain/scorecard/set-scores.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PracticePlayer } from '../../practice.vocabulary.ts';
import * as matches from '../../sessions/server/sessions.matches.store.ts';
import type { StoredSession } from '../../sessions/server/sessions.store.ts';
import { practiceMatches } from '../../sessions/server/sessions.tables.ts';

interface Played {
  readonly session: StoredSession;
  readonly match: Match;
  readonly rounds: number;
  readonly notes: string;
  readonly accountId: string;
  readonly now: Date;
}

/** Keeps the practice records in step with a result: a match that was played is in them, a walkover is not. */
export async function update(tx: Db, played: Played, result: PlayedResult): Promise<void> {
  const { session, match, now } = played;
  if (result.kind === 'walkover') return updateRemoved(tx, session.id, match.id, now);
  const standing = await findByMatch(tx, session.id, match.id);
  const scored = scoredBy(played, result);
  if (standing) {
    await matches.update(tx, standing.id, { ...scored, version: standing.version + 1 });
    return;
  }
  await matches.insert(tx, {
    ...scored,
    id: uuidv7(),
    sessionId: session.id,
    format: 'tournament',
    groupId: session.groupId,
    groupName: session.groupName,
    ownerAccountId: session.ownerAccountId,
    playedOn: session.practiceDate,
    round: match.round,
    rounds: played.rounds,
    drawMatchId: match.id,
    createdAt: now,
  });
}

/** Takes the match of a draw out of the records, if it is in them. */
export async function updateRemoved(tx: Db, sessionId: string, matchId: string, now: Date) {
  const standing = await findByMatch(tx, sessionId, matchId);
  if (!standing) return;
  await matches.update(tx, standing.id, { deletedAt: now, version: standing.version + 1 });
}

async function findByMatch(tx: Db, sessionId: string, matchId: string) {
  const [match] = await matches.list(
    tx,
    and(
      eq(practiceMatches.sessionId, sessionId),
      eq(practiceMatches.drawMatchId, matchId),
      isNull(practiceMatches.deletedAt),
    ),
  );
  return match ?? null;
}

function scoredBy({ session, match, notes, accountId, now }: Played, result: PlayedResult) {
  return {
    player1: playerOf(session, match.player1),
    player2: playerOf(session, match.player2),
    sets: setsOf(result),
    result: ('score' in result && result.score) || '0-0',
    winner: result.winner === match.player1 ? ('player1' as const) : ('player2' as const),
    retired: result.kind === 'retirement',
    notes,
    scoredAt: now,
    scoredByAccountId: accountId,
  };
}

function playerOf(session: StoredSession, entrantId: string | null): PracticePlayer {
  const player = session.players.find(({ id }) => String(id) === entrantId);
  if (!player) throw new Error(`${entrantId} is not on the list of knockout ${session.id}`);
  return { id: player.id, name: player.name };
}

/** Only sets with both scores: the rule counts no others. */
function setsOf(result: PlayedResult): SetScores[] {
  const sets = ('sets' in result && result.sets) || [];
  return sets
    .filter((set) => set.player1 !== null && set.player2 !== null)
    .map((set) => ({ player1Score: String(set.player1), player2Score: String(set.player2) }));
}
