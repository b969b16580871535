import { findMatch } from '#domain/bracket/results.ts';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { ResultMark } from '../../draws/server/draws.results.store.ts';
import type { CurrentDraw } from '../../draws/server/draws.store.ts';
import { isWriteAbout, isWriteOf } from '../../matches.policy.ts';
import * as matchStore from '../../server/matches.store.ts';
import type { ClearedMatch } from '../draw-results.contract.ts';
import type { KnockoutOwner, LockedKnockout } from './draw-results.owner.provider.ts';

/** The match of a write under the lock of its stage, and the versions of results that its writer has seen. */

export interface Write {
  readonly matchId: string;
  readonly writeId: string;
  readonly drawNumber: number;
  readonly baseVersion: number;
  readonly follows?: string | undefined;
  /** Later results that the writer agrees to clear, as they saw them. */
  readonly clears?: readonly ClearedMatch[] | undefined;
  /** Null for a device with a link. */
  readonly accountId: string | null;
  readonly linkId?: string | null | undefined;
  /** Of a device: the name of its court, empty where it has none. */
  readonly courtName?: string | null | undefined;
}

export interface Locked<Refusal extends string> {
  readonly knockout: Omit<LockedKnockout<Refusal>, 'findDraw'>;
  readonly current: CurrentDraw;
  readonly match: Match;
  /** What was entered for the match before; null when nothing was. */
  readonly mark: ResultMark | null;
  /** The version of it that the writer has seen. */
  readonly baseVersion: number;
}

/** Finds the match of a write, and locks the knockout; null if the write was already accepted. */
export async function lockMatch<Refusal extends string>(
  tx: Db,
  owner: Pick<KnockoutOwner<unknown, Refusal>, 'lock'>,
  write: Write,
): Promise<Result<Locked<Refusal> | null, Refusal | 'MATCH_NOT_FOUND'>> {
  const locked = await owner.lock(tx);
  if (!locked.ok) return locked;
  const knockout = locked.value;
  const earlier = await matchStore.findWrite(tx, write.writeId);
  if (earlier) {
    const about = { stageId: knockout.stageId, matchId: write.matchId };
    return isWriteAbout(earlier, about) ? ok(null) : refuse('MATCH_NOT_FOUND');
  }
  const found = await knockout.findDraw(tx, write.drawNumber);
  if (!found.ok) return found;
  const current = found.value;
  const match = findMatch(current.draw, write.matchId);
  if (!match || match.result?.kind === 'bye') return refuse('MATCH_NOT_FOUND');
  const mark = current.marks.get(match.id) ?? null;
  const seen = { ...write, version: write.baseVersion };
  const baseVersion = await seenVersion(tx, knockout, write, seen);
  return ok({ knockout, current, match, mark, baseVersion });
}

/** The version of a result that the writer saw, or the version of their own earlier write. */
async function seenVersion(
  tx: Db,
  { stageId }: Pick<LockedKnockout<string>, 'stageId'>,
  { accountId, linkId = null }: Write,
  seen: {
    readonly matchId: string;
    readonly version: number;
    readonly follows?: string | undefined;
  },
): Promise<number> {
  const earlier = seen.follows ? await matchStore.findWrite(tx, seen.follows) : null;
  if (earlier?.subjectId !== stageId) return seen.version;
  if (!isWriteOf(earlier, { accountId, linkId })) return seen.version;
  const { cleared = [], ...own } = earlier.content as unknown as ResultContent;
  const change = [own, ...cleared].find(({ matchId }) => matchId === seen.matchId);
  return change?.resultVersion ?? seen.version;
}

/** The matches whose results the writer agrees to clear, of those that are unchanged since. */
export async function agreedClears(
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
export interface ResultContent {
  readonly matchId: string;
  readonly resultVersion: number;
  /** Later results that it cleared; absent in writes of earlier versions of the app. */
  readonly cleared?: readonly { readonly matchId: string; readonly resultVersion: number }[];
}
