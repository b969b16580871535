import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Side } from '#domain/scorecard/side.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { isDay } from '../../check-in/check-in.policy.ts';
import { closedRefusal, type DayRefusal } from '../../server/day.locks.commands.ts';
import * as days from '../../server/day.store.ts';
import { correctionRefusal } from '../handshake.policy.ts';
import {
  type FoundMatch,
  findMatch,
  findOwnSide,
  type MatchRef,
} from './handshake.matches.commands.ts';
import { notifyOfEntry } from './handshake.notifications.ts';
import { type EnteredScore, type SavingRefusal, saveIn } from './handshake.saving.commands.ts';
import * as store from './handshake.store.ts';

/** Results that players and the devices of courts enter. The row of the day is locked, then the stage. */

/** Who enters: an account that plays in the match, or a link that was made for it. */
export type Author<Code extends string = never> =
  | { readonly kind: 'player'; readonly accountId: string }
  | {
      readonly kind: 'link';
      readonly linkId: string;
      /** Asked under the lock of the day: why the link is not for this match, or not any more. */
      readonly findRefusal: (tx: Db, match: FoundMatch) => Promise<Code | null>;
    };

interface Entry<Code extends string> extends MatchRef, EnteredScore {
  readonly tournamentId: number;
  readonly author: Author<Code>;
}

type EntryRefusal =
  | Exclude<DayRefusal, 'FORBIDDEN'>
  | 'DAY_NOT_BEGUN'
  | 'MATCH_NOT_FOUND'
  | NonNullable<ReturnType<typeof correctionRefusal>>;

/**
 * Enters the result of a match on the day of its tournament, or corrects the own entry. The winner advances at once; the other
 * side is asked. Who enters what is stored already agrees to it. Idempotent by `writeId`.
 */
export async function enterResult<Code extends string = never>(
  services: Services,
  entry: Entry<Code>,
): Promise<Result<null, EntryRefusal | Code> | SavingRefusal> {
  return services.db.transaction(async (tx) => {
    const open = await lockOpenDay(services, tx, entry.tournamentId);
    if (!open.ok) return open;
    if (await matchStore.findWrite(tx, entry.writeId)) return ok(null);
    const { tournament, silenceMinutes, now } = open.value;
    const found = await findMatch(tx, tournament, entry);
    if (!found.ok) return found;
    const allowed = await authorIn(tx, found.value, entry.author);
    if (!allowed.ok) return allowed;
    const side = allowed.value;
    const refusal = await refusalOf(tx, found.value, entry);
    if (refusal) return refuse(refusal);
    const saved = await saveIn(services, tx, { tournament, found: found.value, entry });
    if (!saved.ok) return saved;
    const row = saved.value;
    const agreement = await store.findByMatch(tx, row.id);
    if (!(await matchStore.findWrite(tx, entry.writeId))) {
      // The very same result was stored already.
      if (agreement?.version === row.version && side !== agreement.side && side) {
        await store.updateConfirmed(tx, row.id, { by: 'other-side', at: now });
      }
      return ok(null);
    }
    const dueAt = new Date(now.getTime() + silenceMinutes * 60_000);
    await store.upsertEntered(tx, {
      matchId: row.id,
      tournamentId: tournament.id,
      version: row.version,
      side,
      writeId: entry.writeId,
      enteredAt: now,
      dueAt,
    });
    await notifyOfEntry(services, tx, { tournament, found: found.value, side, row, now });
    return ok(null);
  });
}

export interface OpenDay {
  readonly tournament: StoredTournament;
  readonly silenceMinutes: number;
  readonly now: Date;
}

/** The open day of a tournament, locked, on its date: only then do players and courts enter results. */
export async function lockOpenDay(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  tournamentId: number,
): Promise<Result<OpenDay, Exclude<DayRefusal, 'FORBIDDEN'> | 'DAY_NOT_BEGUN'>> {
  const tournament = await tournaments.findById(tx, tournamentId);
  if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
  const day = await days.findForUpdate(tx, tournamentId);
  if (!day) return refuse('DAY_NOT_OPEN');
  const now = clock.now();
  const closed = closedRefusal(tournament, now);
  if (closed) return refuse(closed);
  if (!isDay(tournament, now)) return refuse('DAY_NOT_BEGUN');
  return ok({ tournament, silenceMinutes: day.silenceMinutes, now });
}

/** The side of who enters, null for a link; others' matches do not exist. */
export async function authorIn<Code extends string>(
  tx: Db,
  found: FoundMatch,
  author: Author<Code>,
): Promise<Result<Side | null, 'MATCH_NOT_FOUND' | Code>> {
  if (author.kind === 'link') {
    const refusal = await author.findRefusal(tx, found);
    return refusal ? refuse(refusal) : ok(null);
  }
  const side = await findOwnSide(tx, found, author.accountId);
  return side ? ok(side) : refuse('MATCH_NOT_FOUND');
}

/** Why a stored result is not replaced by this writer; null for a first result, and for what they may correct. */
async function refusalOf(tx: Db, { match, all }: FoundMatch, { author, ...entry }: Entry<string>) {
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
      winner: entry.winner,
      isNextCalled: isNextPlayed(match, all),
    },
  );
}

function isAuthor(
  { accountId, linkId }: { readonly accountId: string | null; readonly linkId: string | null },
  author: Author<string>,
): boolean {
  return author.kind === 'player' ? accountId === author.accountId : linkId === author.linkId;
}

async function seenVersion(
  tx: Db,
  { follows, baseVersion }: Pick<EnteredScore, 'follows' | 'baseVersion'>,
  author: Author<string>,
): Promise<number> {
  const earlier = follows ? await matchStore.findWrite(tx, follows) : null;
  if (!earlier || !isAuthor(earlier, author)) return baseVersion;
  const { resultVersion } = earlier.content as { readonly resultVersion?: number };
  return Math.max(baseVersion, resultVersion ?? earlier.version);
}

/** Whether the match that a winner of this one plays next has a result. */
function isNextPlayed({ place }: FoundMatch['match'], all: FoundMatch['all']): boolean {
  if (place.kind !== 'knockout') return false;
  const position = Math.floor(place.position / 2);
  return all.some(
    ({ place: next, hasResult }) =>
      hasResult &&
      next.kind === 'knockout' &&
      next.round === place.round + 1 &&
      next.position === position,
  );
}
