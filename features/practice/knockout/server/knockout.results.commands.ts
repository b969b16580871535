import * as Bracket from '#domain/bracket/bracket.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { decide } from '#domain/common/versioned-write.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import * as results from '#features/matches/draws/server/draws.results.commands.ts';
import type { ResultMark } from '#features/matches/draws/server/draws.results.store.ts';
import * as draws from '#features/matches/draws/server/draws.store.ts';
import { storedSide } from '#features/matches/matches.policy.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { visibleSession } from '../../practice.policy.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import { toPlayed } from '../knockout.entered.policy.ts';
import type {
  ClearedMatch,
  ConflictingResult,
  EnteredResult,
} from '../knockout.results.contract.ts';
import { apply, isStored, retainsFormat } from '../knockout.results.policy.ts';

interface Write {
  readonly sessionId: string;
  readonly matchId: string;
  readonly writeId: string;
  readonly drawNumber: number;
  readonly baseVersion: number;
  readonly follows?: string | undefined;
  /** Later results that the writer agrees to clear, as they saw them. */
  readonly clears?: readonly ClearedMatch[] | undefined;
  readonly accountId: string;
}

export interface ResultWrite extends Write {
  readonly player1Id: string;
  readonly player2Id: string;
  readonly result: EnteredResult;
  /** Null or missing: the five sets of the specification. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
  readonly notes?: string | undefined;
}

/** The match has another result than its writer saw. */
export interface Changed {
  readonly ok: false;
  readonly code: 'MATCH_CHANGED';
  readonly stored: ConflictingResult;
}

type LockRefusal = 'SESSION_NOT_FOUND' | 'GROUP_NOT_FOUND' | 'MATCH_NOT_FOUND' | 'BRACKET_REDRAWN';
type ApplyRefusal = Extract<ReturnType<typeof apply>, { ok: false }>['code'] | 'FORMAT_CHANGED';
type WrongResult = Extract<ReturnType<typeof toPlayed>, { ok: false }>;

/** Records or corrects a result, unless the match has one that its writer has not seen. Idempotent by `writeId`. */
export function saveResult(services: Pick<Services, 'db' | 'clock'>, write: ResultWrite) {
  return change<ApplyRefusal, Changed | WrongResult>(services, write, async (tx, locked) => {
    const entered = enteredIn(locked, write);
    return entered.ok ? save(services, tx, locked, write, entered.value) : entered;
  });
}

/** Clears a result, unless the match has one that the writer has not seen. Idempotent by `writeId`. */
export function clearResult(services: Pick<Services, 'db' | 'clock'>, write: Write) {
  return change<'NEXT_MATCH_PLAYED', Changed>(services, write, async (tx, locked) => {
    const cleared = await save(services, tx, locked, write, { result: null, notes: '' });
    // A stored result has its players, and nothing replaces it.
    return cleared.ok || 'stored' in cleared ? cleared : refuse('NEXT_MATCH_PLAYED');
  });
}

/** What both have around them: the knockout is found, the match locked, and a write that was accepted before repeated. */
async function change<Code extends string, Wrong extends { readonly ok: false }>(
  { db }: Pick<Services, 'db'>,
  write: Write,
  act: (tx: Db, locked: Locked) => Promise<Result<null, Code> | Wrong>,
): Promise<Result<sessions.SessionAndGroup, LockRefusal | Code> | Wrong> {
  const found = await findKnockout(db, write);
  if (!found.ok) return found;
  return db.transaction(async (tx) => {
    const locked = await lockMatch(tx, write);
    if (!locked.ok) return locked;
    if (!locked.value) return found;
    const done = await act(tx, locked.value);
    return done.ok ? found : done;
  });
}

function enteredIn(
  { match }: Locked,
  { player1Id, player2Id, scoreFormat, notes = '', ...write }: ResultWrite,
): Result<Entered, 'PLAYERS_CHANGED'> | WrongResult {
  const played = toPlayed(match, write.result, scoreFormat);
  if (!played.ok) return played;
  const isSame = match.player1 === player1Id && match.player2 === player2Id;
  return isSame ? ok({ result: played.value, notes }) : refuse('PLAYERS_CHANGED');
}

async function findKnockout(db: Db, { sessionId, accountId }: Write) {
  const stored = await sessions.findWithGroup(db, accountId, sessionId);
  return visibleSession(stored, { format: 'knockout' });
}

interface Locked {
  readonly session: sessions.StoredSession;
  readonly current: draws.CurrentDraw;
  readonly match: Bracket.Match;
  /** What was entered for the match before; null when nothing was. */
  readonly mark: ResultMark | null;
  /** The version of it that the writer has seen. */
  readonly baseVersion: number;
}

/** Finds the match of a write, and locks the knockout; null if the write was already accepted. */
async function lockMatch(
  tx: Db,
  write: Write,
): Promise<Result<Locked | null, 'MATCH_NOT_FOUND' | 'BRACKET_REDRAWN'>> {
  const session = await sessions.findForUpdate(tx, write.sessionId);
  if (!session || session.deletedAt) return refuse('MATCH_NOT_FOUND');
  if (await matchStore.findWrite(tx, write.writeId)) return ok(null);
  const current = await draws.findCurrent(tx, session.id);
  if (current.number !== write.drawNumber) return refuse('BRACKET_REDRAWN');
  const match = Bracket.findMatch(current.draw, write.matchId);
  if (!match || match.result?.kind === 'bye') return refuse('MATCH_NOT_FOUND');
  const mark = current.marks.get(match.id) ?? null;
  const baseVersion = await seenVersion(tx, write, { ...write, version: write.baseVersion });
  return ok({ session, current, match, mark, baseVersion });
}

/** Decides on the input, and writes it with the later results that it clears. */
async function save(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  locked: Locked,
  write: Write,
  entered: Entered,
): Promise<Result<null, ApplyRefusal> | Changed> {
  const { current, match, mark, baseVersion } = locked;
  const same = isStored(mark, entered);
  const storedVersion = mark?.version ?? 0;
  const decision = decide({ storedVersion, seenVersion: baseVersion, same });
  if (decision === 'agrees') return ok(null);
  if (decision === 'changed') return changed(mark);
  if (!retainsFormat(match.result, entered.result)) return refuse('FORMAT_CHANGED');
  const step = apply(current.draw, match, entered.result, await givenUp(tx, write, current));
  if (!step.ok) return step;
  const cleared = Bracket.clearedBy(current.draw, step.value, match.id);
  await insert(tx, locked, write, { ...entered, cleared, now: clock.now() });
  return ok(null);
}

/** The version of a result that the writer saw, or the version of their own earlier write. */
async function seenVersion(
  tx: Db,
  { sessionId, accountId }: Write,
  seen: {
    readonly matchId: string;
    readonly version: number;
    readonly follows?: string | undefined;
  },
): Promise<number> {
  const earlier = seen.follows ? await matchStore.findWrite(tx, seen.follows) : null;
  if (earlier?.subjectId !== sessionId || earlier.accountId !== accountId) return seen.version;
  const { cleared = [], ...own } = earlier.content as unknown as ResultContent;
  const change = [own, ...cleared].find(({ matchId }) => matchId === seen.matchId);
  return change?.resultVersion ?? seen.version;
}

/** The matches whose results the writer agrees to clear, of those that are unchanged since. */
async function givenUp(tx: Db, write: Write, { marks }: draws.CurrentDraw): Promise<string[]> {
  const ids: string[] = [];
  for (const seen of write.clears ?? []) {
    const version = marks.get(seen.matchId)?.version ?? 0;
    if ((await seenVersion(tx, write, seen)) === version) ids.push(seen.matchId);
  }
  return ids;
}

/** What the history stores of a write: the versions that it gave to results. */
interface ResultContent {
  readonly matchId: string;
  readonly resultVersion: number;
  /** Later results that it cleared; absent in writes of earlier versions of the app. */
  readonly cleared?: readonly { readonly matchId: string; readonly resultVersion: number }[];
}

interface Entered {
  readonly result: Bracket.PlayedResult | null;
  readonly notes: string;
}

async function insert(
  tx: Db,
  locked: Locked,
  write: Write,
  {
    result,
    notes,
    now,
    ...entered
  }: Entered & { readonly cleared: readonly Bracket.Match[]; readonly now: Date },
): Promise<void> {
  const { session, current } = locked;
  const { drawNumber, matchId, writeId, accountId } = write;
  const by = { accountId, now };
  const resultVersion = await saveMatch(tx, locked, { result, notes }, by);
  const cleared: NonNullable<ResultContent['cleared']>[number][] = [];
  for (const { id } of entered.cleared) {
    const version = await results.clearResultIn(tx, current.marks.get(id)!, by);
    cleared.push({ matchId: id, resultVersion: version });
  }
  const version = session.version + 1;
  await sessions.update(tx, session.id, { version });
  await matchStore.insertWrite(tx, {
    id: writeId,
    subjectId: session.id,
    kind: result ? 'score' : 'remove',
    version,
    content: { drawNumber, matchId, result, notes, resultVersion, cleared },
    accountId,
    at: now,
  });
}

/** Writes or clears the result of the match itself; gives its version. */
async function saveMatch(
  tx: Db,
  { session, current, match, mark }: Locked,
  { result, notes }: Entered,
  by: { readonly accountId: string; readonly now: Date },
): Promise<number> {
  if (!result) return results.clearResultIn(tx, mark!, by);
  const { groupId, groupName, ownerAccountId, practiceDate } = session;
  const stage = {
    stageId: session.id,
    drawNumber: current.number,
    rounds: current.draw.rounds,
    kind: 'knockout',
    groupId,
    groupName,
    ownerAccountId,
    playedOn: practiceDate,
  } as const;
  const player1 = playerOf(session, match.player1);
  const player2 = playerOf(session, match.player2);
  return results.saveResultIn(tx, stage, { match, mark, result, player1, player2, notes, ...by });
}

function playerOf(session: sessions.StoredSession, entrantId: string | null): MatchPlayer {
  const player = session.players.find(({ id }) => String(id) === entrantId);
  if (!player) throw new Error(`${entrantId} is not on the list of knockout ${session.id}`);
  return storedSide(player);
}

function changed(mark: ResultMark | null): Changed {
  const result = mark?.result ?? null;
  const stored: ConflictingResult = {
    version: mark?.version ?? 0,
    kind: result?.kind ?? null,
    winner: result?.winner ?? null,
    score: result && 'score' in result ? (result.score ?? null) : null,
    scoredBy: mark?.scoredBy ?? null,
  };
  return { ok: false, code: 'MATCH_CHANGED', stored };
}
