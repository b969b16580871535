import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { OnOffered } from '../../server/entries.places.store.ts';
import { lockSwept, offerFreed, take } from '../../server/entries.places.store.ts';
import * as entries from '../../server/entries.store.ts';
import * as store from './waiting-list.store.ts';

export interface Joining {
  readonly id: string;
  readonly tournamentId: number;
  readonly accountId: string;
  readonly clock: Clock;
}

export type JoiningRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'TOURNAMENT_CLOSED'
  | 'TOURNAMENT_CANCELLED'
  | 'PLACES_LEFT'
  | 'ALREADY_ENTERED'
  | 'ID_TAKEN';

/** Puts somebody at the end of a full tournament's line; who stands in it already keeps the turn. */
export async function join(
  db: Db,
  joining: Joining,
  onOffered: OnOffered,
): Promise<Result<store.StoredWaiting, JoiningRefusal>> {
  return db.transaction(async (tx) => {
    const { id, accountId, clock, tournamentId } = joining;
    const locked = await lockSwept(tx, tournamentId, clock, onOffered);
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament, now } = locked;
    const standing = await store.findLive(tx, accountId, tournamentId);
    if (standing) return ok(standing);
    if (await store.findById(tx, id)) return refuse('ID_TAKEN');
    if (await entries.findLive(tx, accountId, tournamentId)) return refuse('ALREADY_ENTERED');
    const availability = Entry.availability(tournament, dayInJapan(now));
    if (availability !== 'full') return refuse(NOT_FULL[availability]);
    return ok(await store.insert(tx, { id, tournamentId, accountId, createdAt: now }));
  });
}

const NOT_FULL = {
  open: 'PLACES_LEFT',
  'deadline-passed': 'TOURNAMENT_CLOSED',
  closed: 'TOURNAMENT_CLOSED',
  'held-back': 'TOURNAMENT_CLOSED',
  over: 'TOURNAMENT_CLOSED',
  cancelled: 'TOURNAMENT_CANCELLED',
} as const;

/** Leaves the line, or gives an offered place to the next. Leaving twice changes nothing. */
export async function leave(
  db: Db,
  request: { id: string; accountId: string; clock: Clock },
  onOffered: OnOffered,
): Promise<Result<null, 'WAITING_NOT_FOUND'>> {
  return db.transaction(async (tx) => {
    const { id, accountId, clock } = request;
    const seen = await store.findById(tx, id);
    if (seen?.accountId !== accountId) return refuse('WAITING_NOT_FOUND');
    const locked = await lockSwept(tx, seen.tournamentId, clock, onOffered);
    // Read again under the lock: an offer may have come, or lapsed, in between.
    const waiting = await store.findById(tx, id);
    if (!locked || !waiting) return refuse('WAITING_NOT_FOUND');
    if (waiting.state !== 'waiting' && waiting.state !== 'offered') return ok(null);
    const { tournament, now } = locked;
    await store.update(tx, id, { state: 'left', endedAt: now });
    if (waiting.state === 'offered') {
      await offerFreed(tx, await take(tx, tournament, -1), now, onOffered);
    }
    return ok(null);
  });
}
