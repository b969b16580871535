import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { isWriteAbout } from '#features/matches/matches.policy.ts';
import type { StoredMatch } from '#features/matches/server/matches.store.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { listMatches as listQueued } from '../../queue/server/queue.store.ts';
import {
  type CorrectionRefusal,
  correctionRefusal,
  type EnteredScore,
} from '../handshake.policy.ts';
import type { Scorer } from '../handshake.vocabulary.ts';
import {
  type Author,
  authorIn,
  isAuthor,
  type LockRefusal,
  lockMatch,
  type OpenDay,
} from './handshake.locks.commands.ts';
import type { FoundMatch, MatchRef } from './handshake.matches.commands.ts';
import { isOnCourt, listNext } from './handshake.next.commands.ts';
import { notifyOfEntry } from './handshake.notifications.ts';
import { type SavingRefusal, saveIn } from './handshake.saving.commands.ts';
import * as store from './handshake.store.ts';

/** Results that players and the devices of courts enter. The stage is locked, then the day, as other results lock them. */

interface Entry<Code extends string> extends MatchRef, EnteredScore {
  readonly tournamentId: number;
  readonly author: Author<Code>;
}

type EntryRefusal = LockRefusal | CorrectionRefusal;

/**
 * Enters the result of a match on the day of its tournament, or corrects the own entry. The winner advances immediately; the other
 * side is asked. Who enters what is stored already agrees to it. Idempotent by `writeId`.
 */
export async function enterResult<Code extends string = never>(
  services: Services,
  entry: Entry<Code>,
): Promise<Result<null, EntryRefusal | Code> | SavingRefusal> {
  return services.db.transaction(async (tx) => {
    const entered = await enterResultIn(services, tx, entry);
    return entered.ok ? ok(null) : entered;
  });
}

/** The same as a step of another command; gives the match, null for a write that was accepted before. */
export async function enterResultIn<Code extends string = never>(
  services: Services,
  tx: Db,
  entry: Entry<Code>,
): Promise<Result<FoundMatch | null, EntryRefusal | Code> | SavingRefusal> {
  const locked = await lockMatch(services, tx, entry, (found) => authorIn(tx, found, entry.author));
  if (!locked.ok) return locked;
  const { found, heard: side } = locked.value;
  const again = await answerAgain(tx, entry.writeId, found);
  if (again) return again;
  const refusal = await refusalOf(tx, found, entry, side);
  if (refusal) return refuse(refusal);
  const saved = await saveIn(services, tx, { ...locked.value, entry });
  if (!saved.ok) {
    if (saved.code !== 'MATCH_CHANGED' || !('stored' in saved)) return saved;
    const stored = { ...saved.stored, by: await findScorer(tx, found) };
    return { ...saved, stored };
  }
  const { writeId, tournamentId } = entry;
  await askIn(services, tx, { ...locked.value, side, row: saved.value, writeId });
  await services.publish(tx, { type: 'handshake.changed', tournamentId });
  return ok(found);
}

/** The answer to a write that was accepted before; null for a new one. The id of another match's write is refused. A step of other commands. */
export async function answerAgain(
  tx: Db,
  writeId: string,
  { match: { stageId, matchId, row } }: FoundMatch,
): Promise<Result<null, 'MATCH_NOT_FOUND'> | null> {
  const earlier = await matchStore.findWrite(tx, writeId);
  if (!earlier) return null;
  const isAbout = isWriteAbout(earlier, { stageId, matchId, rowId: row?.id });
  return isAbout ? ok(null) : refuse('MATCH_NOT_FOUND');
}

interface Saved extends OpenDay {
  readonly found: FoundMatch;
  /** Who has entered it; null for a link. */
  readonly side: Side | null;
  readonly row: StoredMatch;
  readonly writeId: string;
}

/** Asks the other side about a result that was saved; where the very same one was stored already, it agrees to that. */
async function askIn(services: Services, tx: Db, saved: Saved): Promise<void> {
  const { tournament, silenceMinutes, now, found, side, row, writeId } = saved;
  if (found.match.row?.version === row.version) {
    const agreement = await store.findByMatch(tx, row.id);
    const isOther = agreement?.version === row.version && side !== null && side !== agreement.side;
    if (isOther) await store.updateConfirmed(tx, row.id, { by: 'other-side', at: now });
    return;
  }
  await store.upsertEntered(tx, {
    matchId: row.id,
    tournamentId: tournament.id,
    version: row.version,
    side,
    writeId,
    enteredAt: now,
    dueAt: new Date(now.getTime() + silenceMinutes * 60_000),
  });
  await notifyOfEntry(services, tx, saved);
}

/** Why a stored result is not replaced by this writer; null for a first result, and for what they may correct. */
async function refusalOf(
  tx: Db,
  found: FoundMatch,
  { author, ...entry }: Entry<string>,
  side: Side | null,
) {
  const { match } = found;
  const { row, version } = match;
  if (!row || !match.hasResult) return null;
  const seen = await seenVersion(tx, entry, author);
  // Another result than the writer saw is for the saving to say, with what is stored.
  if (seen !== version) return null;
  const agreement = await store.findByMatch(tx, row.id);
  const before = agreement && (await store.findAuthor(tx, agreement));
  return correctionRefusal(
    { version, winner: row.winner },
    {
      agreement,
      isOwn: before !== null && isAuthor(before, author),
      side,
      // The device of a court enters for no side.
      isOfGuardian: before?.linkId != null,
      winner: entry.winner,
      isNextCalled: await isNextCalled(tx, found, entry.tournamentId),
    },
  );
}

/** Who has entered the stored result of a match. Without a handshake it is one of the desk. */
async function findScorer(tx: Db, { match: { row, version } }: FoundMatch): Promise<Scorer> {
  if (row && row.scoredByCourt !== null) return row.scoredByCourt === '' ? 'slip' : 'court';
  const agreement = row && (await store.findByMatch(tx, row.id));
  return (agreement?.version === version && agreement.side) || 'desk';
}

async function seenVersion(
  tx: Db,
  { follows, baseVersion }: Pick<EnteredScore, 'follows' | 'baseVersion'>,
  author: Author<string>,
): Promise<number> {
  const earlier = follows ? await matchStore.findWrite(tx, follows) : null;
  if (!earlier || !isAuthor(earlier, author)) return baseVersion;
  return Math.max(baseVersion, resultVersionOf(earlier));
}

/** The version that a write gave to the result of its match, or found. The writes of a knockout count those of the stage, and have it in their content. */
export function resultVersionOf({ version, content }: matchStore.StoredWrite): number {
  const { resultVersion } = content as { readonly resultVersion?: number };
  return resultVersion ?? version;
}

/** Whether a match that follows from this one is called or played, or has a result. */
async function isNextCalled(
  tx: Db,
  { match, all }: FoundMatch,
  tournamentId: number,
): Promise<boolean> {
  const next = listNext(match, all);
  if (next.length === 0) return false;
  const queued = await listQueued(tx, tournamentId);
  return next.some((one) => one.hasResult || isOnCourt(queued, one));
}
