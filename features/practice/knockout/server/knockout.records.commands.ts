import { v7 as uuidv7 } from 'uuid';
import type { Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { asText, type CardSet } from '#domain/scorecard/card-set.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import { storedSide } from '#features/matches/matches.policy.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import * as matches from '#features/matches/server/matches.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { StoredSession } from '../../sessions/server/sessions.store.ts';

interface Played {
  readonly session: StoredSession;
  readonly match: Match;
  readonly rounds: number;
  readonly result: PlayedResult;
  readonly notes: string;
  readonly accountId: string;
  readonly now: Date;
}

/**
 * Updates the practice records after a result: they include played matches, not walkovers. A step of saving the result,
 * in its transaction.
 */
export async function recordMatch(tx: Db, played: Played): Promise<void> {
  const { session, match, result, now } = played;
  if (result.kind === 'walkover') return removeRecord(tx, session.id, match.id, now);
  const recorded = await matches.findByDrawMatch(tx, session.id, match.id);
  const scored = scoreOf(played);
  if (recorded) {
    await matches.update(tx, recorded.id, { ...scored, version: recorded.version + 1 });
    return;
  }
  await matches.insert(tx, {
    ...scored,
    id: uuidv7(),
    stageId: session.id,
    kind: 'knockout',
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

/** Takes the match of a draw out of the records, if it is in them. A step of clearing its result. */
export async function removeRecord(tx: Db, sessionId: string, matchId: string, now: Date) {
  const recorded = await matches.findByDrawMatch(tx, sessionId, matchId);
  if (!recorded) return;
  await matches.update(tx, recorded.id, { deletedAt: now, version: recorded.version + 1 });
}

function scoreOf({ session, match, result, notes, accountId, now }: Played) {
  return {
    player1: playerOf(session, match.player1),
    player2: playerOf(session, match.player2),
    sets: setsOf(result),
    result: ('score' in result && result.score) || '0-0',
    winner: result.winner === match.player1 ? ('player1' as const) : ('player2' as const),
    status: result.kind === 'retirement' ? ('retired' as const) : ('finished' as const),
    notes,
    scoredAt: now,
    scoredByAccountId: accountId,
  };
}

function playerOf(session: StoredSession, entrantId: string | null): MatchPlayer {
  const player = session.players.find(({ id }) => String(id) === entrantId);
  if (!player) throw new Error(`${entrantId} is not on the list of knockout ${session.id}`);
  return storedSide(player);
}

/** Only sets with both scores: the rule counts no others. */
function setsOf(result: PlayedResult): CardSet[] {
  const sets = ('sets' in result && result.sets) || [];
  return sets.filter(isComplete).map(asText);
}
