import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Confirmed } from '#domain/scorecard/scorecard.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { MatchStats, PracticePlayer } from '../../practice.vocabulary.ts';
import * as matches from '../../sessions/server/sessions.matches.store.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import * as writes from '../../sessions/server/sessions.writes.store.ts';
import type { Standing } from '../scorecard.contract.ts';
import { decide, toldTo } from '../scorecard.policy.ts';

export interface ScoreWrite {
  readonly writeId: string;
  readonly baseVersion: number;
  readonly follows: string | undefined;
  readonly card: Confirmed;
  readonly notes: string;
  readonly stats: MatchStats | undefined;
  readonly player1: PracticePlayer;
  readonly player2: PracticePlayer;
  readonly playedOn: string;
  /** What the match is when it is not there yet. */
  readonly target: Pick<
    matches.NewMatch,
    'id' | 'format' | 'sessionId' | 'groupId' | 'groupName' | 'ownerAccountId' | 'state'
  >;
  readonly accountId: string;
  readonly now: Date;
}

export type Changed = { ok: false; code: 'MATCH_CHANGED'; standing: Standing };
export type Missing = { ok: false; code: 'MATCH_NOT_FOUND' };

type Saved = Result<matches.StoredMatch, 'MATCH_NOT_FOUND'> | Changed;

/** Saves a score unless something stands that its writer has not seen. The same write again changes nothing. */
export function saveScore(db: Db, write: ScoreWrite): Promise<Saved> {
  return db.transaction(async (tx) => {
    // Where another writer inserts the pair at the same moment, a second look finds what they wrote.
    const saved = (await tryToSave(tx, write)) ?? (await tryToSave(tx, write));
    return saved ?? refuse('MATCH_NOT_FOUND');
  });
}

async function tryToSave(tx: Db, write: ScoreWrite): Promise<Saved | null> {
  const { replay, standing } = await hold(tx, write);
  if (replay) return replayed(tx, write, replay);
  if (!fits(standing, write)) return refuse('MATCH_NOT_FOUND');
  const baseVersion = await seenVersion(tx, write);
  const { player1, card, notes } = write;
  switch (decide(standing, { baseVersion, player1Id: player1.id, sets: card.sets, notes })) {
    case 'missing':
      return refuse('MATCH_NOT_FOUND');
    case 'agrees':
      return ok(standing!);
    case 'changed':
      return changed(toldTo(write.player1.id, standing!));
    case 'update':
      return updated(tx, write, standing!);
    case 'insert':
      return inserted(tx, write);
  }
}

/** The version that the writer has seen: at least the one that their own earlier write made. */
async function seenVersion(tx: Db, { follows, baseVersion, accountId }: ScoreWrite) {
  const earlier = follows === undefined ? null : await writes.findById(tx, follows);
  return earlier?.accountId === accountId ? Math.max(earlier.version, baseVersion) : baseVersion;
}

async function replayed(tx: Db, { accountId }: ScoreWrite, replay: writes.StoredWrite) {
  const match = replay.accountId === accountId && (await matches.findById(tx, replay.subjectId));
  return match ? ok(match) : refuse('MATCH_NOT_FOUND');
}

async function updated(tx: Db, write: ScoreWrite, { id, version }: matches.StoredMatch) {
  const next = version + 1;
  await matches.update(tx, id, { ...scored(write), version: next, deletedAt: null });
  return remembered(tx, write, id, next);
}

async function inserted(tx: Db, write: ScoreWrite) {
  if (!(await matches.insert(tx, newMatch(write)))) return null;
  return remembered(tx, write, write.target.id, 1);
}

async function remembered(tx: Db, write: ScoreWrite, id: string, version: number) {
  await writes.insert(tx, historyOf(write, id, version));
  return ok((await matches.findById(tx, id))!);
}

function changed(standing: Standing): Changed {
  return { ok: false, code: 'MATCH_CHANGED', standing };
}

/** What stands, with other writers held back; or the match that this very write made before. */
async function hold(tx: Db, { writeId, target, player1, player2 }: ScoreWrite) {
  if (target.sessionId) await sessions.findForUpdate(tx, target.sessionId);
  else await matches.lock(tx, target.id);
  const replay = await writes.findById(tx, writeId);
  if (replay) return { replay, standing: null };
  const standing = target.sessionId
    ? await matches.findPair(tx, target.sessionId, matches.pairKey(player1.id, player2.id))
    : await matches.findById(tx, target.id);
  return { replay, standing };
}

/** A match keeps its kind, its group and its owner: an id of another one is not written to. */
function fits(standing: matches.StoredMatch | null, { target, accountId }: ScoreWrite): boolean {
  if (!standing) return true;
  if (standing.format !== target.format || standing.groupId !== target.groupId) return false;
  return standing.groupId !== null || standing.ownerAccountId === accountId;
}

function scored({ card, player1, player2, notes, stats, accountId, now }: ScoreWrite) {
  return {
    player1: { id: player1.id, name: player1.name },
    player2: { id: player2.id, name: player2.name },
    sets: card.sets,
    result: card.result,
    winner: card.winner,
    notes,
    ...(stats && { stats }),
    scoredAt: now,
    scoredByAccountId: accountId,
  };
}

function newMatch(write: ScoreWrite): matches.NewMatch {
  const { target, playedOn, player1, player2, now } = write;
  const key = target.sessionId ? matches.pairKey(player1.id, player2.id) : null;
  return { ...target, ...scored(write), pairKey: key, playedOn, createdAt: now };
}

function historyOf({ writeId, card, notes, accountId, now }: ScoreWrite, id: string, v: number) {
  return {
    id: writeId,
    subjectId: id,
    kind: 'score' as const,
    version: v,
    content: { sets: card.sets, result: card.result, winner: card.winner, notes },
    accountId,
    at: now,
  };
}
