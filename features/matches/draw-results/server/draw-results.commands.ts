import * as Bracket from '#domain/bracket/bracket.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { decide } from '#domain/common/versioned-write.ts';
import { type ChosenFormat, isSameFormat } from '#domain/scoring/chosen-format.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import * as results from '../../draws/server/draws.results.commands.ts';
import type { ResultMark } from '../../draws/server/draws.results.store.ts';
import type { CurrentDraw } from '../../draws/server/draws.store.ts';
import { publishResult } from '../../server/matches.commands.ts';
import * as matchStore from '../../server/matches.store.ts';
import type { ClearedMatch, ConflictingResult, EnteredResult } from '../draw-results.contract.ts';
import { toPlayed } from '../draw-results.entered.policy.ts';
import { apply, isStored, retainsFormat } from '../draw-results.policy.ts';
import type { KnockoutOwner, LockedKnockout } from './draw-results.owner.provider.ts';

/** Results of a knockout's matches, for every owner of knockouts. The stage is locked. */

type Publishing = Pick<CommandServices, 'clock' | 'publish'>;

interface Write {
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

/** The owner of the knockout refuses what the result would make of it. */
interface Objection<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  readonly isObjection: true;
}

type ApplyRefusal = Extract<ReturnType<typeof apply>, { ok: false }>['code'] | 'FORMAT_CHANGED';
type WrongResult = Extract<ReturnType<typeof toPlayed>, { ok: false }>;
type Outcome<Found, Code extends string> = Promise<Result<Found, Code | 'MATCH_NOT_FOUND'>>;

/** Records or corrects a result, unless the match has one that its writer has not seen. Idempotent by `writeId`. */
export function saveResult<Found, Refusal extends string>(
  services: CommandServices,
  owner: KnockoutOwner<Found, Refusal>,
  write: ResultWrite,
): Promise<
  Awaited<Outcome<Found, Refusal | ApplyRefusal>> | Changed | WrongResult | Objection<Refusal>
> {
  return change<Found, Refusal, ApplyRefusal, Changed | WrongResult | Objection<Refusal>>(
    services,
    owner,
    write,
    (tx, locked) => enter(services, tx, locked, write),
  );
}

/**
 * Records a result as `saveResult` does, as a step inside a transaction: what else belongs to it is written or undone with it.
 */
export async function saveResultIn<Refusal extends string>(
  services: Publishing,
  tx: Db,
  owner: Pick<KnockoutOwner<unknown, Refusal>, 'lock'>,
  write: ResultWrite,
): Promise<
  | Result<null, Refusal | ApplyRefusal | 'MATCH_NOT_FOUND'>
  | Changed
  | WrongResult
  | Objection<Refusal>
> {
  const locked = await lockMatch(tx, owner, write);
  if (!locked.ok) return locked;
  return locked.value ? enter(services, tx, locked.value, write) : ok(null);
}

async function enter<Refusal extends string>(
  services: Publishing,
  tx: Db,
  locked: Locked<Refusal>,
  write: ResultWrite,
): Promise<Result<null, ApplyRefusal> | Changed | WrongResult | Objection<Refusal>> {
  const entered = enteredIn(locked, write);
  return entered.ok ? save(services, tx, locked, write, entered.value) : entered;
}

/** Clears a result, unless the match has one that the writer has not seen. Idempotent by `writeId`. */
export function clearResult<Found, Refusal extends string>(
  services: CommandServices,
  owner: KnockoutOwner<Found, Refusal>,
  write: Write,
): Promise<Awaited<Outcome<Found, Refusal | 'NEXT_MATCH_PLAYED'>> | Changed | Objection<Refusal>> {
  return change<Found, Refusal, 'NEXT_MATCH_PLAYED', Changed | Objection<Refusal>>(
    services,
    owner,
    write,
    async (tx, locked) => {
      const cleared = await save(services, tx, locked, write, { result: null, notes: '' });
      if (cleared.ok || 'stored' in cleared || 'isObjection' in cleared) return cleared;
      // A stored result has its players, and nothing replaces it.
      return refuse('NEXT_MATCH_PLAYED');
    },
  );
}

/** What both have around them: the knockout is found, the match locked, and a write that was accepted before repeated. */
async function change<
  Found,
  Refusal extends string,
  Code extends string,
  Wrong extends { readonly ok: false },
>(
  { db }: Pick<CommandServices, 'db'>,
  owner: KnockoutOwner<Found, Refusal>,
  write: Write,
  act: (tx: Db, locked: Locked<Refusal>) => Promise<Result<null, Code> | Wrong>,
): Promise<Result<Found, Refusal | Code | 'MATCH_NOT_FOUND'> | Wrong> {
  const found = await owner.find(db);
  if (!found.ok) return found;
  return db.transaction(async (tx) => {
    const locked = await lockMatch(tx, owner, write);
    if (!locked.ok) return locked;
    if (!locked.value) return found;
    const done = await act(tx, locked.value);
    return done.ok ? found : done;
  });
}

function enteredIn(
  { knockout, match }: Locked<string>,
  { player1Id, player2Id, scoreFormat, notes = '', ...write }: ResultWrite,
): Result<Entered, 'PLAYERS_CHANGED' | 'FORMAT_CHANGED'> | WrongResult {
  const played = toPlayed(match, write.result, scoreFormat);
  if (!played.ok) return played;
  const isSame = match.player1 === player1Id && match.player2 === player2Id;
  if (!isSame) return refuse('PLAYERS_CHANGED');
  if (!followsRules(knockout, match, scoreFormat ?? null)) return refuse('FORMAT_CHANGED');
  return ok({ result: played.value, notes: knockout.hasNotes === false ? '' : notes });
}

/** A match without a result has the format that its owner has chosen, where the owner chooses one for everybody. */
function followsRules(
  { rules }: Locked<string>['knockout'],
  { result }: Bracket.Match,
  scoreFormat: ChosenFormat | null,
): boolean {
  return !rules || Bracket.isEntered(result) || isSameFormat(rules.scoreFormat, scoreFormat);
}

interface Locked<Refusal extends string> {
  readonly knockout: Omit<LockedKnockout<Refusal>, 'findDraw'>;
  readonly current: CurrentDraw;
  readonly match: Bracket.Match;
  /** What was entered for the match before; null when nothing was. */
  readonly mark: ResultMark | null;
  /** The version of it that the writer has seen. */
  readonly baseVersion: number;
}

/** Finds the match of a write, and locks the knockout; null if the write was already accepted. */
async function lockMatch<Refusal extends string>(
  tx: Db,
  owner: Pick<KnockoutOwner<unknown, Refusal>, 'lock'>,
  write: Write,
): Promise<Result<Locked<Refusal> | null, Refusal | 'MATCH_NOT_FOUND'>> {
  const locked = await owner.lock(tx);
  if (!locked.ok) return locked;
  const knockout = locked.value;
  if (await matchStore.findWrite(tx, write.writeId)) return ok(null);
  const found = await knockout.findDraw(tx, write.drawNumber);
  if (!found.ok) return found;
  const current = found.value;
  const match = Bracket.findMatch(current.draw, write.matchId);
  if (!match || match.result?.kind === 'bye') return refuse('MATCH_NOT_FOUND');
  const mark = current.marks.get(match.id) ?? null;
  const seen = { ...write, version: write.baseVersion };
  const baseVersion = await seenVersion(tx, knockout, write, seen);
  return ok({ knockout, current, match, mark, baseVersion });
}

/** Decides on the input, and writes it with the later results that it clears. */
async function save<Refusal extends string>(
  services: Publishing,
  tx: Db,
  locked: Locked<Refusal>,
  write: Write,
  entered: Entered,
): Promise<Result<null, ApplyRefusal> | Changed | Objection<Refusal>> {
  const { knockout, current, match, mark, baseVersion } = locked;
  const same = isStored(mark, entered);
  const storedVersion = mark?.version ?? 0;
  const decision = decide({ storedVersion, seenVersion: baseVersion, same });
  if (decision === 'agrees') return ok(null);
  if (decision === 'changed') return changed(mark);
  if (!retainsFormat(match.result, entered.result)) return refuse('FORMAT_CHANGED');
  const step = apply(current.draw, match, entered.result, await givenUp(tx, locked, write));
  if (!step.ok) return step;
  const objection = await knockout.findObjection?.(tx, current.draw, step.value.next);
  if (objection) return { ok: false, code: objection, isObjection: true };
  const cleared = Bracket.clearedBy(current.draw, step.value, match.id);
  await insert(tx, locked, write, { ...entered, cleared, now: services.clock.now() });
  await publishResult(services, tx, { ...knockout.row, stageId: knockout.stageId });
  return ok(null);
}

/** The version of a result that the writer saw, or the version of their own earlier write. */
async function seenVersion(
  tx: Db,
  { stageId }: Pick<LockedKnockout<string>, 'stageId'>,
  { accountId }: Write,
  seen: {
    readonly matchId: string;
    readonly version: number;
    readonly follows?: string | undefined;
  },
): Promise<number> {
  const earlier = seen.follows ? await matchStore.findWrite(tx, seen.follows) : null;
  if (earlier?.subjectId !== stageId || earlier.accountId !== accountId) return seen.version;
  const { cleared = [], ...own } = earlier.content as unknown as ResultContent;
  const change = [own, ...cleared].find(({ matchId }) => matchId === seen.matchId);
  return change?.resultVersion ?? seen.version;
}

/** The matches whose results the writer agrees to clear, of those that are unchanged since. */
async function givenUp(
  tx: Db,
  { knockout, current }: Locked<string>,
  write: Write,
): Promise<string[]> {
  const ids: string[] = [];
  for (const seen of write.clears ?? []) {
    const version = current.marks.get(seen.matchId)?.version ?? 0;
    if ((await seenVersion(tx, knockout, write, seen)) === version) ids.push(seen.matchId);
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
  locked: Locked<string>,
  write: Write,
  {
    result,
    notes,
    now,
    ...entered
  }: Entered & { readonly cleared: readonly Bracket.Match[]; readonly now: Date },
): Promise<void> {
  const { knockout, current } = locked;
  const { drawNumber, matchId, writeId, accountId } = write;
  const by = { accountId, now };
  const resultVersion = await saveMatch(tx, locked, { result, notes }, by);
  const cleared: NonNullable<ResultContent['cleared']>[number][] = [];
  for (const { id } of entered.cleared) {
    const version = await results.clearResultIn(tx, current.marks.get(id)!, by);
    cleared.push({ matchId: id, resultVersion: version });
  }
  await matchStore.insertWrite(tx, {
    id: writeId,
    subjectId: knockout.stageId,
    kind: result ? 'score' : 'remove',
    version: await knockout.countWrite(tx),
    content: { drawNumber, matchId, result, notes, resultVersion, cleared },
    accountId,
    at: now,
  });
}

/** Writes or clears the result of the match itself; gives its version. */
async function saveMatch(
  tx: Db,
  { knockout, current, match, mark }: Locked<string>,
  { result, notes }: Entered,
  by: { readonly accountId: string; readonly now: Date },
): Promise<number> {
  if (!result) return results.clearResultIn(tx, mark!, by);
  const stage = {
    ...knockout.row,
    stageId: knockout.stageId,
    drawNumber: current.number,
    rounds: current.draw.rounds,
    kind: 'knockout',
  } as const;
  // A match with a result has both of its players.
  const player1 = knockout.sideOf(match.player1!);
  const player2 = knockout.sideOf(match.player2!);
  const { findPlayers } = knockout;
  return results.saveResultIn(tx, stage, {
    ...{ match, mark, result, player1, player2, notes, ...by },
    ...(findPlayers && { findPlayers: (db) => findPlayers(db, [match.player1!, match.player2!]) }),
  });
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
