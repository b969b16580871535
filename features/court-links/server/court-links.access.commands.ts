import { ok, type Result, refuse } from '#domain/common/result.ts';
import { isPlayedToday } from '#features/day/check-in/check-in.policy.ts';
import type { FoundMatch } from '#features/day/handshake/server/handshake.matches.commands.ts';
import * as queue from '#features/day/queue/server/queue.store.ts';
import { closedRefusal } from '#features/day/server/day.locks.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashOf } from '#platform/server/hash-of.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { Services } from '#platform/server/services.ts';
import { SIGN_PREFIX } from '../court-links.hand-over.policy.ts';
import { type CourtOfMatch, type MatchInDraw, placeRefusal } from '../court-links.policy.ts';
import type { StoredLink } from './court-links.store.ts';
import * as store from './court-links.store.ts';

/** What a token opens. Steps of handlers and commands. */

const TOKEN_BYTES = 16;

/** A new token, which leaves the server once, and its two hashes. */
export function newToken() {
  const token = systemRandomness.secret(TOKEN_BYTES);
  return { token, findHash: hashOf(`id${token}`), signHash: hashOf(`${SIGN_PREFIX}${token}`) };
}

export interface OpenedLink {
  readonly link: StoredLink;
  readonly tournament: StoredTournament;
  readonly now: Date;
}

/** The link of a token on the day of its tournament; why it opens nothing is not said. */
export async function openLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | null,
): Promise<Result<OpenedLink, 'LINK_ENDED'>> {
  const link = token && (await store.findByHash(db, hashOf(`id${token}`)));
  if (!link || link.revokedAt) return refuse('LINK_ENDED');
  const tournament = await tournaments.findById(db, link.tournamentId);
  const now = clock.now();
  if (!tournament || !isOpenDay(tournament, now)) return refuse('LINK_ENDED');
  return ok({ link, tournament, now });
}

/** Whether it is the day of the tournament, and the day goes on: only then does a link open anything. */
export function isOpenDay(tournament: StoredTournament, now: Date): boolean {
  return !closedRefusal(tournament, now) && isPlayedToday(tournament, now);
}

/**
 * Why a link does not open a match; null where it does. A result asks it under the lock of the day, under which links are revoked and
 * matches are called; a running score decides nothing, and asks without. A link that has ended signs what the desk scans all the same: the person who holds the device has been to the desk with it.
 */
export async function findRefusal(
  tx: Db,
  { id }: Pick<StoredLink, 'id'>,
  match: SidedMatch,
  { isScanned = false } = {},
): Promise<'LINK_ENDED' | 'NOT_YOUR_COURT' | null> {
  const link = await store.findById(tx, id);
  if (!link || (link.revokedAt && !isScanned)) return 'LINK_ENDED';
  const wasShown = link.kind === 'court' && (await store.existsOffer(tx, id, match));
  const at = await findCourt(tx, match);
  return placeRefusal(link, match, { at, wasShown, isScanned });
}

type SidedMatch = MatchInDraw & Pick<FoundMatch['match'], 'player1' | 'player2'>;

/** Where the queue has a match; null for one that waits, or whose call was for other players or another draw. */
async function findCourt(
  tx: Db,
  { stageId, matchId, drawNumber, ...sides }: SidedMatch,
): Promise<CourtOfMatch | null> {
  const row = await queue.findMatch(tx, { stageId, matchId });
  if (row?.drawNumber !== drawNumber || row.courtId === null || row.state === 'waiting')
    return null;
  const isTheirs = row.player1Id === sides.player1 && row.player2Id === sides.player2;
  if (row.state !== 'done' && !isTheirs) return null;
  return { courtId: row.courtId, isThere: row.state !== 'next' };
}

/** Why nothing of a day changes, as the desk reads it. */
const ENDED = [
  'TOURNAMENT_NOT_FOUND',
  'TOURNAMENT_CANCELLED',
  'DAY_NOT_OPEN',
  'DAY_NOT_BEGUN',
  'DAY_OVER',
] as const;
type Ended = (typeof ENDED)[number];

/** The code for the holder of a link, who gets one answer for every reason why it opens nothing. */
export function codeForDevice<Code extends string>(
  code: Code,
): Exclude<Code, Ended> | 'LINK_ENDED' {
  const isEnded = (ENDED as readonly string[]).includes(code);
  return isEnded ? 'LINK_ENDED' : (code as Exclude<Code, Ended>);
}
