import { turnEnds } from '#domain/entry/split.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { invitationEnds, later } from '../partners/partners.policy.ts';
import type { StoredPartner } from '../partners/server/partners.store.ts';
import * as partners from '../partners/server/partners.store.ts';
import type { EarnedPoints } from './entries.events.ts';
import { endOfEntries } from './entries.places.commands.ts';
import type { StoredEntry } from './entries.store.ts';
import * as entries from './entries.store.ts';

/** A payment that has been settled. */
interface Paid {
  readonly paymentMethod: PaymentMethod;
  readonly tournament: StoredTournament;
  readonly earned: EarnedPoints | null;
}

/**
 * Confirms a reserved entry that has been paid. `paymentMethod` is the player's. A step inside the transaction that settles its payment, which holds the
 * lock of the entry.
 */
export async function confirmEntry(
  { clock, publish }: CommandServices,
  tx: Db,
  entry: StoredEntry,
  paid: Paid,
): Promise<void> {
  const { paymentMethod, tournament, earned } = paid;
  const change = {
    state: 'confirmed' as const,
    confirmedAt: clock.now(),
    reservedUntil: null,
    paymentUnderWay: false,
    waitsFor: null,
    paymentMethod,
    ...unrefunded(entry),
  };
  await entries.update(tx, entry.id, change);
  const confirmed = { ...entry, ...change };
  await publish(tx, { type: 'entry.confirmed', entry: confirmed, tournament, earned });
}

/**
 * Money that came before the first payment of the player, and was no payment, may go back; the fee does not. What the organizer has given back
 * of an own half that was paid with a former partner stays.
 */
function unrefunded({ paymentMethod, refund, refundYen }: StoredEntry) {
  return paymentMethod === null
    ? { refund: 'none' as const, refundYen: null }
    : { refund, refundYen };
}

/**
 * Holds a reserved entry for the partner's part of the fee, after the player has paid the own part: as long as an
 * invitation would last, and for the time of a payment at least. A step of settling the payment, as above.
 */
export async function holdForPartner(
  { clock, publish }: CommandServices,
  tx: Db,
  entry: StoredEntry,
  paid: Paid,
): Promise<void> {
  const { paymentMethod, tournament, earned } = paid;
  const now = clock.now();
  const { isClosed } = eventOf(tournament, entry.eventId);
  const isOver = isClosed || tournament.state === 'closed';
  const end = isOver ? turnEnds(now) : invitationEnds(now, endOfEntries(tournament));
  const change = {
    reservedUntil: later(end, turnEnds(now)),
    paymentUnderWay: false,
    waitsFor: null,
    paymentMethod,
    ...unrefunded(entry),
  };
  await entries.update(tx, entry.id, change);
  await publish(tx, {
    type: 'half.paid',
    entry: { ...entry, ...change },
    tournament,
    by: 'player',
    partner: null,
    paymentMethod,
    earned,
  });
}

/**
 * Confirms an entry whose partner has paid the other half of the fee; a step as above, which has read `partner` under the
 * lock of the entry.
 */
export async function confirmByPartner(
  services: CommandServices,
  tx: Db,
  {
    entry,
    partner,
    paid,
  }: {
    readonly entry: StoredEntry;
    readonly partner: StoredPartner;
    readonly paid: Paid;
  },
): Promise<void> {
  const { paymentMethod, tournament, earned } = paid;
  const now = services.clock.now();
  const change = { state: 'accepted', answeredAt: now, payUntil: null, paymentMethod } as const;
  await partners.update(tx, partner.id, change);
  const joined = { ...partner, ...change };
  const about = { entry, tournament, partner: joined, paymentMethod, earned } as const;
  await services.publish(tx, { type: 'half.paid', by: 'partner', ...about });
  const own = { paymentMethod: entry.paymentMethod ?? paymentMethod, tournament, earned: null };
  await confirmEntry(services, tx, entry, own);
}
