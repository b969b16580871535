import { ok, type Result, refuse } from '#domain/common/result.ts';
import { decide } from '#domain/common/versioned-write.ts';
import { pairKey } from '#domain/league-table/league-match.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import type { MatchStats } from '#domain/scorecard/match-record.ts';
import { type ChosenFormat, isSameFormat } from '#domain/scoring/chosen-format.ts';
import type { Ending } from '#domain/scoring/ending.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import type { ScoredMatch, StoredScore } from '../matches.contract.ts';
import {
  asSeenBy,
  type ConfirmedScore,
  confirmScore,
  isStored,
  isWriteOf,
  storedSide,
  type Writer,
} from '../matches.policy.ts';
import type {
  AnyAccount,
  AnyWriter,
  MatchOwner,
  MatchRules,
  Target,
  TargetRefusal,
} from './matches.owner.provider.ts';
import { namePlayersIn, renamePlayersIn } from './matches.players.commands.ts';
import { publishAgreed, publishResult } from './matches.results.commands.ts';
import * as stages from './matches.stages.store.ts';
import * as matches from './matches.store.ts';

export interface ScoreWrite<Match = ScoredMatch, Asker = AnyWriter> {
  /** Of the match, if it is new. */
  readonly id: string;
  readonly writeId: string;
  readonly baseVersion: number;
  readonly follows?: string | undefined;
  readonly match: Match;
  readonly sets: readonly CardSet[];
  readonly scoreFormat?: ChosenFormat | null | undefined;
  readonly ending?: Ending | undefined;
  readonly notes?: string | undefined;
  readonly stats?: MatchStats | undefined;
  readonly account: Asker;
}

/** The match has another score than its writer saw. */
export interface Changed {
  readonly ok: false;
  readonly code: 'MATCH_CHANGED';
  readonly stored: StoredScore;
}

/** What is wrong with the score itself. */
type WrongScore = Extract<ReturnType<typeof confirmScore>, { ok: false }>;
type Saved =
  | Result<matches.StoredMatch, TargetRefusal | 'MATCH_NOT_FOUND' | 'FORMAT_CHANGED'>
  | WrongScore
  | Changed;

/** Saves a score, unless the match has one that its writer has not seen. Idempotent by `writeId`. */
export async function saveScore<Match extends ScoredMatch, Asker extends AnyAccount>(
  services: CommandServices,
  owner: MatchOwner<Match, Asker>,
  write: ScoreWrite<Match, Asker>,
): Promise<Saved> {
  return services.db.transaction((tx) => saveScoreIn(services, tx, owner, write));
}

/** Saves a score as `saveScore` does, as a step inside a transaction: what else belongs to it is written or undone with it. */
export async function saveScoreIn<Match extends ScoredMatch, Asker extends AnyWriter>(
  services: Publishing,
  tx: Db,
  owner: Pick<MatchOwner<Match, Asker>, 'findTarget'>,
  write: ScoreWrite<Match, Asker>,
): Promise<Saved> {
  const score = await judged(tx, owner, write);
  return score.ok ? save(services, tx, score.value) : score;
}

type Publishing = Pick<CommandServices, 'clock' | 'publish'>;

/** The score as it will be stored, with its match; refuses a score that cannot be, and a match that its writer may not score. */
async function judged<Match extends ScoredMatch, Asker extends AnyWriter>(
  tx: Db,
  owner: Pick<MatchOwner<Match, Asker>, 'findTarget'>,
  write: ScoreWrite<Match, Asker>,
): Promise<{ readonly ok: true; readonly value: Score } | Extract<Saved, { ok: false }>> {
  const card = confirmScore({ ...write, isOfEvent: write.match.kind === 'event' });
  if (!card.ok) return card;
  const target = await owner.findTarget(tx, write);
  if (!target.ok) return target;
  if (!card.value.winner && !target.value.target.stageId) return refuse('NO_CLEAR_WINNER');
  const { player1, player2 } = target.value;
  return ok({
    ...write,
    ...target.value,
    writer: { accountId: write.account.id, linkId: write.account.linkId ?? null },
    courtName: write.account.courtName ?? null,
    player1: storedSide(player1),
    player2: storedSide(player2),
    card: card.value,
    ...(target.value.hasNotes === false ? NOT_NOTED : { notes: write.notes ?? '' }),
  });
}

async function save(services: Publishing, tx: Db, score: Score): Promise<Saved> {
  // Where another writer inserts the pair concurrently, the second attempt finds their match.
  const saved = (await tryToSave(services, tx, score)) ?? (await tryToSave(services, tx, score));
  return saved ?? refuse('MATCH_NOT_FOUND');
}

const NOT_NOTED = { notes: '', stats: undefined };

type Score = Omit<ScoreWrite, 'account'> &
  Target & {
    readonly card: ConfirmedScore;
    readonly notes: string;
    readonly writer: Writer;
    readonly courtName: string | null;
  };

/** A score with what its owner has decided; its stage is locked. */
type Locked = Score & { readonly rules: MatchRules | null };

async function tryToSave(services: Publishing, tx: Db, given: Score): Promise<Saved | null> {
  await lockMatch(tx, given);
  const now = services.clock.now();
  const earlier = await matches.findWrite(tx, given.writeId);
  if (earlier) return answerAgain(tx, given, earlier);
  const rules = await given.findRules?.(tx);
  if (rules && !rules.ok) return rules;
  const score = { ...given, rules: rules?.value ?? null };
  const stored = await findStored(tx, score);
  if (!fits(stored, score)) return refuse('MATCH_NOT_FOUND');
  const baseVersion = await seenVersion(tx, score);
  if (!stored) {
    if (baseVersion > 0) return refuse('MATCH_NOT_FOUND');
    return followsRules(score) ? record(services, tx, score, now) : refuse('FORMAT_CHANGED');
  }
  const { player1, card, notes } = score;
  const same = isStored(stored, { player1, ...card, notes });
  switch (decide({ storedVersion: stored.version, seenVersion: baseVersion, same })) {
    case 'agrees':
      // A later write of the same phone may follow this one.
      await matches.insertWrite(tx, historyOf(score, { ...stored, now }));
      await publishAgreed(services, tx, { ...score, stored });
      return ok(stored);
    case 'changed':
      return { ok: false, code: 'MATCH_CHANGED', stored: asSeenBy(player1.id, stored) };
    case 'apply':
      return retainsFormat(stored, score)
        ? correct(services, tx, score, stored, now)
        : refuse('FORMAT_CHANGED');
  }
}

/** Locks the match until the transaction ends; for a league, its whole stage. */
async function lockMatch(tx: Db, { target }: Score): Promise<void> {
  if (target.stageId) await stages.findIdForUpdate(tx, target.stageId);
  else await matches.findIdForUpdate(tx, target.id);
}

function findStored(tx: Db, { target, player1, player2 }: Score) {
  if (target.stageId && target.drawMatchId) {
    return matches.findAt(tx, target.stageId, target.drawMatchId);
  }
  return target.stageId
    ? matches.findPair(tx, target.stageId, pairKey(player1.id, player2.id))
    : matches.findById(tx, target.id);
}

async function answerAgain(tx: Db, { writer }: Score, earlier: matches.StoredWrite) {
  const match = isWriteOf(earlier, writer) && (await matches.findById(tx, earlier.subjectId));
  return match ? ok(match) : refuse('MATCH_NOT_FOUND');
}

/** A match never changes its format, group or owner: a write to another match's id is refused. */
function fits(stored: matches.StoredMatch | null, { target }: Score): boolean {
  if (!stored) return true;
  if (stored.format !== target.kind || stored.groupId !== target.groupId) return false;
  // The match of a stage was found by its pair.
  if (target.stageId) return stored.sessionId === target.stageId;
  return stored.groupId !== null || stored.ownerAccountId === target.ownerAccountId;
}

/** A new match has the format that its owner has chosen, where the owner chooses one for everybody. */
function followsRules({ scoreFormat = null, rules }: Locked): boolean {
  return rules === null || isSameFormat(rules.scoreFormat, scoreFormat);
}

/** The format of a match is that of its first result; before it, it may be any. */
function retainsFormat({ scoreFormat, version }: matches.StoredMatch, score: Score): boolean {
  return version === 0 || isSameFormat(scoreFormat, score.scoreFormat ?? null);
}

/** The version that the writer has seen: at least that of their own earlier write. */
export async function seenVersion(
  tx: Db,
  { follows, baseVersion, writer }: Pick<Score, 'follows' | 'baseVersion' | 'writer'>,
): Promise<number> {
  const earlier = follows === undefined ? null : await matches.findWrite(tx, follows);
  return earlier && isWriteOf(earlier, writer)
    ? Math.max(earlier.version, baseVersion)
    : baseVersion;
}

async function correct(
  services: Publishing,
  tx: Db,
  score: Locked,
  stored: matches.StoredMatch,
  now: Date,
): Promise<Saved> {
  const objection = await score.rules?.findObjection?.(score.card);
  if (objection) return refuse(objection);
  const { id, version, playedOn } = stored;
  const next = version + 1;
  await matches.update(tx, id, { ...scoreOf(score, now), version: next, deletedAt: null });
  // The list of a group names the players of its matches; of others only an owner who finds them knows them.
  if (score.findPlayers || stored.groupId !== null) {
    await renamePlayersIn(tx, { id, playedOn }, score.findPlayers);
  }
  await matches.insertWrite(tx, historyOf(score, { id, version: next, now }));
  await publishResult(services, tx, score.target);
  return ok((await matches.findById(tx, id))!);
}

/** Null where another writer inserts the match concurrently. */
async function record(
  services: Publishing,
  tx: Db,
  score: Locked,
  now: Date,
): Promise<Saved | null> {
  const objection = await score.rules?.findObjection?.(score.card);
  if (objection) return refuse(objection);
  const { id } = score.target;
  const made = newMatch(score, now);
  if (!(await matches.insert(tx, made))) return null;
  await namePlayersIn(tx, made, score.findPlayers);
  await matches.insertWrite(tx, historyOf(score, { id, version: 1, now }));
  await publishResult(services, tx, score.target);
  return ok((await matches.findById(tx, id))!);
}

function scoreOf(
  { card, scoreFormat = null, player1, player2, notes, stats, writer, courtName }: Score,
  now: Date,
) {
  return {
    player1,
    player2,
    sets: card.sets,
    result: card.result,
    winner: card.winner,
    status: card.status,
    scoreFormat,
    notes,
    ...(stats && { stats }),
    scoredAt: now,
    scoredByAccountId: writer.accountId,
    scoredByCourt: courtName,
  };
}

function newMatch(score: Score, now: Date): matches.NewMatch {
  const { target, match, player1, player2 } = score;
  const pair = target.stageId && !target.drawMatchId ? pairKey(player1.id, player2.id) : null;
  const { playedOn } = { ...match, ...target };
  return { ...target, ...scoreOf(score, now), pairKey: pair, playedOn, createdAt: now };
}

function historyOf(
  { writeId, card, scoreFormat = null, notes, writer }: Score,
  { id, version, now }: { id: string; version: number; now: Date },
) {
  return {
    id: writeId,
    subjectId: id,
    kind: 'score' as const,
    version,
    content: { ...card, scoreFormat, notes },
    ...writer,
    at: now,
  };
}
