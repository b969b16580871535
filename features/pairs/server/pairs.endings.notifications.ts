import type * as partners from '#features/entries/partners/server/partners.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { type EndedBy, endedMail, type Refund } from './pairs.mails.ts';
import { notify } from './pairs.notifications.ts';

/** The end of a pair, for the partner and who looks after them. */

/** Notifies the partner that the pair has ended, and who has ended it. */
export async function notifyOfEndedPair(
  services: Services,
  tx: Db,
  partner: partners.StoredPartner,
  {
    tournament,
    by,
    refundYen = null,
    givenBackYen = 0,
  }: {
    readonly tournament: StoredTournament;
    readonly by: EndedBy;
    /** The part of the fee that goes back to the partner, if they have paid it; null where it does not. */
    readonly refundYen?: number | null;
    /** What of the part the organizer has given back before, in whole yen. */
    readonly givenBackYen?: number;
  },
): Promise<void> {
  const { accountId, entryId, eventId, paymentMethod } = partner;
  if (!accountId) return;
  // The pair may be reinstated with its entry, and end again.
  const id =
    by === 'withdrawal' ? `${partner.id} ${services.clock.now().toISOString()}` : partner.id;
  const about = { id, accountId, entry: { id: entryId, eventId }, tournament, facts: {} };
  const kind = by === 'school' ? 'withdrawn-by-school' : 'pair-ended';
  const refund = refundOf(refundYen, paymentMethod, givenBackYen > 0);
  await notify(services, tx, { ...about, kind }, (mail) => endedMail({ ...mail, by, refund }));
  const news = { partner, tournament, refund, givenBackYen, by: ENDED_BY[by] };
  await notifyGuardianOfEnd(services, tx, { ...news, id });
}

/** Who has ended the pair, as a guardian reads it. */
const ENDED_BY = {
  player: 'pair',
  school: 'school',
  organizer: 'organizer',
  withdrawal: 'organizer',
} as const;

/** Notifies the guardian that a partner who was in a complete pair no longer plays; `partner` is as it was before. */
async function notifyGuardianOfEnd(
  services: Services,
  tx: Db,
  {
    id,
    partner: { accountId, eventId, state },
    tournament,
    refund,
    givenBackYen,
    by,
  }: {
    readonly id: string;
    readonly partner: partners.StoredPartner;
    readonly tournament: StoredTournament;
    readonly refund: Refund;
    readonly givenBackYen: number;
    readonly by: 'pair' | 'player' | 'school' | 'organizer';
  },
): Promise<void> {
  if (!accountId || state !== 'accepted') return;
  const back = typeof refund === 'object' ? refund : null;
  const isWhole = back !== null || refund === 'given-back';
  const feeYen = isWhole ? (back?.yen ?? 0) + givenBackYen : eventOf(tournament, eventId).feeYen;
  const entry = { id, accountId, eventId, feeYen, isOwnHalf: true };
  const money = {
    method: back?.method ?? null,
    givenBackYen,
    ...(refund === null && { isMember: true }),
  };
  await notifyGuardians(services, tx, [
    { kind: 'entry-withdrawn', entry, tournament, by, ...money },
  ]);
}

/** What goes back to a partner, and how it was paid; null where nothing was. */
function refundOf(
  refundYen: number | null,
  method: partners.StoredPartner['paymentMethod'],
  isRest: boolean,
): Refund {
  if (!method) return null;
  if (refundYen === 0) return 'given-back';
  if (refundYen === null) return isRest ? 'rest-forfeited' : 'forfeited';
  return { yen: refundYen, method };
}

/** Notifies the guardian of a partner who has left; `refundYen` of what the partner had paid goes back. */
export function notifyGuardianOfLeaving(
  services: Services,
  tx: Db,
  {
    partner,
    tournament,
    refundYen,
    givenBackYen,
  }: {
    readonly partner: partners.StoredPartner;
    readonly tournament: StoredTournament;
    readonly refundYen: number;
    readonly givenBackYen: number;
  },
): Promise<void> {
  const refund = refundOf(refundYen, partner.paymentMethod, givenBackYen > 0);
  const about = { id: partner.id, partner, tournament, refund, givenBackYen } as const;
  return notifyGuardianOfEnd(services, tx, { ...about, by: 'player' });
}
