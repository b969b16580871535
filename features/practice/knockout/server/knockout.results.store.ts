import * as Bracket from '#domain/bracket/bracket.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import * as writes from '../../sessions/server/sessions.writes.store.ts';
import type { ClearedMatch, EnteredResult, StandingResult } from '../knockout.results.contract.ts';
import { apply, decide, toPlayed } from '../knockout.results.policy.ts';
import * as draws from './knockout.draws.store.ts';
import * as records from './knockout.records.store.ts';
import { knockoutResults } from './knockout.tables.ts';

interface Write {
  readonly sessionId: string;
  readonly matchId: string;
  readonly writeId: string;
  readonly drawNumber: number;
  readonly baseVersion: number;
  readonly follows?: string | undefined;
  /** Later results that the writer gives up, as they saw them. */
  readonly clears?: readonly ClearedMatch[] | undefined;
  readonly accountId: string;
  readonly now: Date;
}

export interface ResultWrite extends Write {
  readonly player1Id: string;
  readonly player2Id: string;
  readonly entered: EnteredResult;
  readonly notes: string;
}

export type Changed = { ok: false; code: 'MATCH_CHANGED'; standing: StandingResult };
type Code =
  | 'MATCH_NOT_FOUND'
  | 'BRACKET_REDRAWN'
  | 'PLAYERS_MISSING'
  | 'PLAYERS_CHANGED'
  | 'NEXT_MATCH_PLAYED'
  | 'INCOMPLETE_SCORES';
type ClearCode = 'MATCH_NOT_FOUND' | 'BRACKET_REDRAWN' | 'NEXT_MATCH_PLAYED';
type Saved<C extends Code = Code> = Result<null, C> | Changed;

/** Records or corrects a result, unless something stands that its writer has not seen. Sent again it changes nothing. */
export function saveResult(db: Db, write: ResultWrite): Promise<Saved> {
  return held(db, write, async (tx, { session, standing, match, mark, baseVersion }) => {
    const played = toPlayed(match, write.entered);
    if (!played.ok) return played;
    if (match.player1 !== write.player1Id || match.player2 !== write.player2Id) {
      return refuse('PLAYERS_CHANGED');
    }
    const result = played.value;
    const decision = decide(mark, { baseVersion, result, notes: write.notes });
    if (decision !== 'apply') return decision === 'agrees' ? ok(null) : changed(mark);
    const step = apply(standing.draw, match, result, await givenUp(tx, write, standing));
    if (!step.ok) return step;
    const cleared = Bracket.clearedBy(standing.draw, step.value, match.id);
    await save(tx, { session, standing }, write, { result, notes: write.notes, cleared });
    await records.update(tx, { session, match, rounds: standing.draw.rounds, ...write }, result);
    return ok(null);
  });
}

/** Takes a result back. Sent again it changes nothing. */
export function updateCleared(db: Db, write: Write): Promise<Saved<ClearCode>> {
  return held<ClearCode>(db, write, async (tx, { session, standing, match, mark, baseVersion }) => {
    const decision = decide(mark, { baseVersion, result: null, notes: '' });
    if (decision !== 'apply') return decision === 'agrees' ? ok(null) : changed(mark);
    const step = apply(standing.draw, match, null, await givenUp(tx, write, standing));
    if (!step.ok) return refuse('NEXT_MATCH_PLAYED');
    const cleared = Bracket.clearedBy(standing.draw, step.value, match.id);
    await save(tx, { session, standing }, write, { result: null, notes: '', cleared });
    await records.updateRemoved(tx, session.id, match.id, write.now);
    return ok(null);
  });
}

interface Held {
  readonly session: sessions.StoredSession;
  readonly standing: draws.StandingDraw;
  readonly match: Bracket.Match;
  /** What was entered for the match before; null when nothing ever was. */
  readonly mark: draws.ResultMark | null;
  /** The version of it that the writer has seen. */
  readonly baseVersion: number;
}

/** Does something to the match that a write is for, with other writers of the knockout held back meanwhile. */
function held<C extends Code>(
  db: Db,
  write: Write,
  action: (tx: Db, held: Held) => Promise<Saved<C>>,
): Promise<Saved<C | 'MATCH_NOT_FOUND' | 'BRACKET_REDRAWN'>> {
  return db.transaction(async (tx) => {
    const session = await sessions.findForUpdate(tx, write.sessionId);
    if (!session || session.deletedAt) return refuse('MATCH_NOT_FOUND');
    if (await writes.findById(tx, write.writeId)) return ok(null);
    const standing = await draws.findStanding(tx, session.id);
    if (standing.number !== write.drawNumber) return refuse('BRACKET_REDRAWN');
    const match = Bracket.findMatch(standing.draw, write.matchId);
    if (!match || match.result?.kind === 'bye') return refuse('MATCH_NOT_FOUND');
    const mark = standing.marks.get(match.id) ?? null;
    const baseVersion = await seenBy(tx, write, { ...write, version: write.baseVersion });
    return action(tx, { session, standing, match, mark, baseVersion });
  });
}

/** What the writer saw of a match, or what their own earlier write made of it on its way. */
async function seenBy(
  tx: Db,
  { sessionId, accountId }: Write,
  seen: {
    readonly matchId: string;
    readonly version: number;
    readonly follows?: string | undefined;
  },
): Promise<number> {
  const earlier = seen.follows ? await writes.findById(tx, seen.follows) : null;
  if (earlier?.subjectId !== sessionId || earlier.accountId !== accountId) return seen.version;
  const { cleared = [], ...own } = earlier.content as unknown as ResultContent;
  const change = [own, ...cleared].find(({ matchId }) => matchId === seen.matchId);
  return change?.resultVersion ?? seen.version;
}

/** The matches whose results the writer gives up, of those that are still as they saw them. */
async function givenUp(tx: Db, write: Write, { marks }: draws.StandingDraw): Promise<string[]> {
  const ids: string[] = [];
  for (const seen of write.clears ?? []) {
    const version = marks.get(seen.matchId)?.version ?? 0;
    if ((await seenBy(tx, write, seen)) === version) ids.push(seen.matchId);
  }
  return ids;
}

/** What the history keeps of a write: the versions that it gave to results. */
interface ResultContent {
  readonly matchId: string;
  readonly resultVersion: number;
  /** Later results that it took back; not in writes from before that was possible. */
  readonly cleared?: readonly { readonly matchId: string; readonly resultVersion: number }[];
}

async function save(
  tx: Db,
  { session, standing }: Pick<Held, 'session' | 'standing'>,
  write: Write,
  to: { result: Bracket.PlayedResult | null; notes: string; cleared: readonly Bracket.Match[] },
): Promise<void> {
  const { matchId, drawNumber, writeId, accountId, now } = write;
  const { result, notes } = to;
  const nextVersion = (id: string) => (standing.marks.get(id)?.version ?? 0) + 1;
  await upsert(tx, write, matchId, { result, notes, version: nextVersion(matchId) });
  const cleared: NonNullable<ResultContent['cleared']>[number][] = [];
  for (const { id } of to.cleared) {
    const resultVersion = nextVersion(id);
    await upsert(tx, write, id, { result: null, notes: '', version: resultVersion });
    await records.updateRemoved(tx, session.id, id, now);
    cleared.push({ matchId: id, resultVersion });
  }
  await sessions.update(tx, session.id, { version: session.version + 1 });
  await writes.insert(tx, {
    id: writeId,
    subjectId: session.id,
    kind: result ? 'score' : 'remove',
    version: session.version + 1,
    content: { drawNumber, matchId, result, notes, resultVersion: nextVersion(matchId), cleared },
    accountId,
    at: now,
  });
}

async function upsert(
  tx: Db,
  { sessionId, drawNumber, accountId, now }: Write,
  matchId: string,
  to: { result: Bracket.PlayedResult | null; notes: string; version: number },
): Promise<void> {
  const values = { ...to, scoredAt: now, scoredByAccountId: accountId };
  await tx
    .insert(knockoutResults)
    .values({ sessionId, drawNumber, matchId, ...values })
    .onConflictDoUpdate({
      target: [knockoutResults.sessionId, knockoutResults.drawNumber, knockoutResults.matchId],
      set: values,
    });
}

function changed(mark: draws.ResultMark | null): Changed {
  const result = mark?.result ?? null;
  const standing: StandingResult = {
    version: mark?.version ?? 0,
    kind: result?.kind ?? null,
    winner: result?.winner ?? null,
    score: result && 'score' in result ? (result.score ?? null) : null,
    scoredBy: mark?.scoredBy ?? null,
  };
  return { ok: false, code: 'MATCH_CHANGED', standing };
}
