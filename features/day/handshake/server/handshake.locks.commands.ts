import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Side } from '#domain/scorecard/side.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inOrder } from '#platform/server/db/prepared.ts';
import type { Services } from '#platform/server/services.ts';
import { isPlayedToday } from '../../check-in/check-in.policy.ts';
import { closedRefusal, type DayRefusal } from '../../server/day.locks.commands.ts';
import * as days from '../../server/day.store.ts';
import {
  type FoundMatch,
  findMatchIn,
  findOwnSide,
  type MatchRef,
} from './handshake.matches.commands.ts';

/** The open day, locked, and who enters results on it. */

/** Who enters: an account that plays in the match, the guardian of one by a mailed link, or a link that was made for the match. */
export type Author<Code extends string = never> =
  | { readonly kind: 'player'; readonly accountId: string }
  | {
      readonly kind: 'guardian';
      /** Of the player. */
      readonly accountId: string;
      /** The history has it in the place of a link: a guardian has no account. */
      readonly guardianshipId: string;
    }
  | {
      readonly kind: 'link';
      readonly linkId: string;
      /** Asked under the lock of the day: why the link is not for this match, or not any more. */
      readonly findRefusal: (tx: Db, match: FoundMatch) => Promise<Code | null>;
      /** The name of the court that the device is at; null where nobody knows. */
      readonly courtName: string | null;
    };

export interface OpenDay {
  readonly tournament: StoredTournament;
  readonly silenceMinutes: number;
  readonly now: Date;
}

/** A match, with its stage and the day locked, on whose date players and courts enter results. */
export interface LockedMatch<Heard> extends OpenDay {
  readonly found: FoundMatch;
  /** Who asks, as `permit` knows them. */
  readonly heard: Heard;
}

interface Wanted extends MatchRef {
  readonly tournamentId: number;
  readonly isDesk?: boolean;
}

export type LockRefusal = Exclude<DayRefusal, 'FORBIDDEN'> | 'DAY_NOT_BEGUN' | 'MATCH_NOT_FOUND';

/**
 * Finds a match for somebody whom `permit` lets through, with its stage and then the day locked and at its next version. Whom it does
 * not let through learns nothing of the day and changes nothing in it.
 */
export async function lockMatch<Heard, Code extends string>(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { tournamentId, isDesk = false, ...ref }: Wanted,
  permit: (found: FoundMatch) => Promise<Result<Heard, Code>>,
): Promise<Result<LockedMatch<Heard>, LockRefusal | Code>> {
  const [stage, day, tournament] = await inOrder(tx, [
    () => stages.findForUpdate(tx, ref.stageId),
    () => days.findForUpdate(tx, tournamentId),
    // Read under the locks: it may have become final, or have ended, while they waited.
    () => tournaments.findById(tx, tournamentId),
  ]);
  if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
  const found = await findMatchIn(tx, tournament, stage, ref.matchId);
  if (!found.ok) return found;
  const heard = await permit(found.value);
  if (!heard.ok) return heard;
  const now = clock.now();
  if (!day) return refuse('DAY_NOT_OPEN');
  // What is disputed in the evening is settled by the desk until the results are final.
  const isSettled = isDesk && tournament.state !== 'cancelled' && tournament.finalizedAt === null;
  const closed = isSettled ? null : closedRefusal(tournament, now);
  if (closed) return refuse(closed);
  if (!isDesk && !isPlayedToday(tournament, now)) return refuse('DAY_NOT_BEGUN');
  const { silenceMinutes } = day;
  await days.updateVersion(tx, tournamentId);
  return ok({ tournament, silenceMinutes, now, found: found.value, heard: heard.value });
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
  const by = author.kind === 'guardian' ? 'guardian' : 'account';
  const side = await findOwnSide(tx, found, author.accountId, by);
  return side ? ok(side) : refuse('MATCH_NOT_FOUND');
}

/** Whether this write is one of this author. */
export function isAuthor(
  { accountId, linkId }: { readonly accountId: string | null; readonly linkId: string | null },
  author: Author<string>,
): boolean {
  if (author.kind === 'player') return accountId === author.accountId;
  return linkId === (author.kind === 'guardian' ? author.guardianshipId : author.linkId);
}
