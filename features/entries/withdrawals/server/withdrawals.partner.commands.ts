import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { asHold } from '../../partners/partners.policy.ts';
import * as listed from '../../server/entries.listed.store.ts';
import { lockTournament } from '../../server/entries.places.commands.ts';
import * as entries from '../../server/entries.store.ts';
import { askToWithdraw, takeBack } from './withdrawals.commands.ts';
import * as store from './withdrawals.store.ts';

/** Requests of the partner, for the whole pair: the entry of a closed event is the player's, but both play (next.md, B6). */

interface OfPartner {
  readonly id: string;
  readonly accountId: string;
}

export type PartnerRequestRefusal = 'ENTRY_NOT_FOUND' | 'NOT_ACTIVE' | 'ENTRIES_OPEN';

/**
 * Asks the organizer and the referees to withdraw the pair. While the event takes entries, the partner leaves the pair
 * instead, and the player finds somebody else.
 */
export async function askAsPartner(
  services: CommandServices,
  { id, accountId }: OfPartner,
): Promise<Result<null, PartnerRequestRefusal>> {
  return services.db.transaction(async (tx) => {
    const known = await entries.findById(tx, id);
    const locked = known && (await lockTournament(services, tx, known.tournamentId));
    const entry = known && (await entries.findForUpdate(tx, id));
    if (!locked || !entry || !(await playsAsPartner(tx, { id, accountId }))) {
      return refuse('ENTRY_NOT_FOUND');
    }
    const { tournament, now } = locked;
    const { isClosed } = eventOf(tournament, entry.eventId);
    const decision = Entry.withdrawal(asHold(entry), { ...tournament, isClosed }, dayInJapan(now));
    if (!decision.ok) return refuse('NOT_ACTIVE');
    if (decision.value !== 'on-request') return refuse('ENTRIES_OPEN');
    await askToWithdraw(services, tx, { entry, tournament, by: 'partner', now });
    return ok(null);
  });
}

/** Takes the partner's own request back, until it is decided. A repeated call is no error. */
export async function takeBackAsPartner(
  services: CommandServices,
  { id, accountId }: OfPartner,
): Promise<Result<null, 'ENTRY_NOT_FOUND' | 'NOTHING_ASKED' | 'ASKED_BY_OTHER'>> {
  return services.db.transaction(async (tx) => {
    // The decision takes the same lock.
    const entry = await entries.findForUpdate(tx, id);
    const found = entry && (await listed.findHeldOrJoined(tx, accountId, id));
    if (!found || !isPlaying(found)) return refuse('ENTRY_NOT_FOUND');
    const request = await store.findNewest(tx, id);
    if (request && request.askedBy !== 'partner') return refuse('ASKED_BY_OTHER');
    return takeBack(tx, request);
  });
}

async function playsAsPartner(tx: Db, { id, accountId }: OfPartner): Promise<boolean> {
  const found = await listed.findHeldOrJoined(tx, accountId, id);
  return found !== null && isPlaying(found);
}

function isPlaying({ asPartner, partner }: listed.ListedEntry): boolean {
  return asPartner && partner?.state === 'accepted';
}
