import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import * as listed from '../../server/entries.listed.store.ts';
import type { EntryWithTournament } from '../../server/entries.store.ts';
import * as entries from '../../server/entries.store.ts';
import { ASKED_BY, type AskedBy } from '../withdrawals.vocabulary.ts';
import * as store from './withdrawals.store.ts';

interface Asking extends EntryWithTournament {
  readonly by: Exclude<AskedBy, 'organizer'>;
  readonly now: Date;
}

/**
 * Asks the organizer and the referees for a withdrawal; a step of `withdrawEntryIn`, which holds the lock of the entry. A
 * request that waits for its decision is not made a second time.
 */
export async function askToWithdraw(
  { publish }: CommandServices,
  tx: Db,
  { entry, tournament, by, now }: Asking,
): Promise<void> {
  if (await store.findAsked(tx, entry.id)) return;
  const made = { id: uuidv7(), entryId: entry.id, askedBy: by, askedAt: now };
  const request = await store.insert(tx, made);
  await publish(tx, { type: 'withdrawal.asked', entry, tournament, request });
}

/** Ends what somebody has asked for who no longer plays; a step of a change of who plays, and of the end of an entry. */
export async function endRequestOf(
  tx: Db,
  entryId: string,
  by: readonly AskedBy[] = ASKED_BY,
): Promise<void> {
  const request = await store.findAsked(tx, entryId);
  if (request && by.includes(request.askedBy)) await takeBack(tx, request);
}

/** Takes a request back, until it is decided. A repeated call is no error. */
export async function takeBackRequest(
  services: CommandServices,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<Result<null, 'ENTRY_NOT_FOUND' | 'NOTHING_ASKED' | 'ASKED_BY_OTHER'>> {
  return services.db.transaction(async (tx) => {
    // The decision takes the same lock, and so does a change of who plays.
    const entry = await entries.findForUpdate(tx, id);
    const found = entry && (await listed.findOwn(tx, accountId, id));
    if (!found) return refuse('ENTRY_NOT_FOUND');
    const request = await store.findNewest(tx, id);
    // The partner's request is the partner's, as long as they play.
    const isPartners = request?.askedBy === 'partner' && found.partner?.state === 'accepted';
    if (isPartners && request.state === 'asked') return refuse('ASKED_BY_OTHER');
    return takeBack(tx, request);
  });
}

/** Takes the newest request of an entry back; a step of the commands for the player and the partner. */
export async function takeBack(
  tx: Db,
  request: store.StoredRequest | null,
): Promise<Result<null, 'NOTHING_ASKED'>> {
  if (request?.state === 'taken-back') return ok(null);
  if (request?.state !== 'asked') return refuse('NOTHING_ASKED');
  await store.update(tx, request.id, { state: 'taken-back' });
  return ok(null);
}
