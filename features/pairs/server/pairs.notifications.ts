import { ownPart, ownRest, partnerRest } from '#domain/entry/split.ts';
import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { isHalfPaid } from '#features/entries/partners/partners.policy.ts';
import type * as partners from '#features/entries/partners/server/partners.store.ts';
import type { EarnedPoints } from '#features/entries/server/entries.events.ts';
import {
  notifyMoved,
  notifyOfCancellation,
} from '#features/entries/server/entries.organizer.notifications.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import type { NotificationFacts } from '#features/notifications/notifications.vocabulary.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import {
  acceptedMail,
  changedMail,
  type EndedBy,
  endedMail,
  invitedMail,
  joinedMail,
  lostPlaceMail,
  type PairFacts,
  type Refund,
  withoutPartnerMail,
} from './pairs.mails.ts';
import * as store from './pairs.store.ts';

type PairKind =
  | 'pair-invited'
  | 'pair-accepted'
  | 'pair-declined'
  | 'pair-lapsed'
  | 'pair-left'
  | 'pair-ended'
  | 'pair-changed'
  | 'pair-unpaid'
  | 'withdrawn-by-school';

/** Invites a member of a group, in the app and by mail. */
export async function notifyInvited(
  services: Services,
  tx: Db,
  about: {
    readonly id: string;
    readonly entry: StoredEntry;
    readonly tournament: StoredTournament;
    readonly accountId: string;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const inviter = await nameOf(tx, about.entry.accountId);
  const facts = { invitationId: about.id };
  await notify(services, tx, { ...about, kind: 'pair-invited', facts }, (mail) =>
    invitedMail({
      ...mail,
      inviter,
      expiresAt: about.expiresAt,
      partnerFeeYen: isHalfPaid(about.entry) ? about.entry.partnerFeeYen : null,
    }),
  );
}

interface OfPair {
  readonly partner: partners.StoredPartner;
  readonly entry: StoredEntry;
  readonly tournament: StoredTournament;
}

/** Notifies the player of the answer, and sends the partner what they need on the day. */
export async function notifyOfAnswer(
  services: Services,
  tx: Db,
  {
    partner,
    entry,
    tournament,
    accountId,
    answer,
    earned = null,
  }: OfPair & {
    readonly accountId: string;
    readonly answer: 'accepted' | 'declined';
    readonly earned?: EarnedPoints | null;
  },
): Promise<void> {
  const about = { id: partner.id, entry, tournament };
  if (answer === 'declined') return notifyWithoutPartner(services, tx, about, 'declined');
  const joined = await findRecipient(tx, accountId);
  if (!joined) return;
  const toPlayer = { ...about, accountId: entry.accountId, facts: { entryId: entry.id } };
  await notify(services, tx, { ...toPlayer, kind: 'pair-accepted' }, (mail) =>
    acceptedMail({ ...mail, partner: joined.name }),
  );
  const inviter = await nameOf(tx, entry.accountId);
  const mail = { ...about, recipient: joined, origin: services.origin() };
  const paid = partner.paymentMethod && { fee: entry, method: partner.paymentMethod, earned };
  await services.mailer.send(tx, joinedMail({ ...mail, inviter, paid }));
  if (!paid) return;
  const [news] = asTheirs([{ ...partner, accountId }], [entry]);
  if (!news) return;
  const kind = 'entry-confirmed';
  await notifyGuardians(services, tx, [{ kind, entry: news, tournament, method: paid.method }]);
}

/** Notifies the player that nobody has answered the invitation in time. */
export function notifyOfLapse(services: Services, tx: Db, { partner, ...of }: OfPair) {
  return notifyWithoutPartner(services, tx, { id: partner.id, ...of }, 'lapsed');
}

/** Notifies the player and the guardian that the other half was not paid: the place is free, and the own half goes back. */
export async function notifyOfLostPlace(
  services: Services,
  tx: Db,
  about: Omit<OfPair, 'partner'> & { readonly id: string; readonly why: 'declined' | 'lapsed' },
): Promise<void> {
  const { entry, tournament, why } = about;
  const facts = { amountYen: ownRest(entry) };
  const toPlayer = { ...about, accountId: entry.accountId, facts };
  await notify(services, tx, { ...toPlayer, kind: `pair-${why}` }, (mail) =>
    lostPlaceMail({ ...mail, why, fee: entry, method: entry.paymentMethod }),
  );
  const { paymentMethod: method, refundYen } = entry;
  const news = { entry, tournament, method, givenBackYen: refundYen ?? 0 };
  await notifyGuardians(services, tx, [{ ...news, kind: 'half-lapsed' }]);
}

/** Notifies a partner, in the app only, that they have not paid in time; an open invitation can be accepted again. */
export async function notifyOfEndedTurn(
  services: Services,
  tx: Db,
  {
    partner,
    tournament,
    isOpen,
  }: {
    readonly partner: partners.StoredPartner;
    readonly tournament: StoredTournament;
    readonly isOpen: boolean;
  },
): Promise<void> {
  const { id, accountId, how, payUntil } = partner;
  if (!accountId) return;
  const invitation = isOpen && how === 'member' ? { invitationId: id } : {};
  await notifyPerson(services, tx, {
    accountId,
    kind: 'pair-unpaid',
    facts: { ...asNotificationFacts(tournament), ...invitation },
    dedupeKey: `pair-unpaid ${id} ${payUntil?.toISOString()}`,
    now: services.clock.now(),
  });
}

/** Notifies the player that the partner has left. */
export function notifyOfLeaving(services: Services, tx: Db, { partner, ...of }: OfPair) {
  return notifyWithoutPartner(services, tx, { id: partner.id, ...of }, 'left');
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
  }: Pick<OfPair, 'partner' | 'tournament'> & {
    readonly refundYen: number;
    readonly givenBackYen: number;
  },
): Promise<void> {
  const refund = refundOf(refundYen, partner.paymentMethod, givenBackYen > 0);
  const about = { id: partner.id, partner, tournament, refund, givenBackYen } as const;
  return notifyGuardianOfEnd(services, tx, { ...about, by: 'player' });
}

function notifyWithoutPartner(
  services: Services,
  tx: Db,
  about: Omit<OfPair, 'partner'> & { readonly id: string },
  why: 'declined' | 'lapsed' | 'left',
): Promise<void> {
  const { entry } = about;
  const toPlayer = { ...about, accountId: entry.accountId, facts: { entryId: entry.id } };
  return notify(services, tx, { ...toPlayer, kind: `pair-${why}` }, (mail) =>
    withoutPartnerMail({ ...mail, why, heldUntil: isHalfPaid(entry) ? entry.reservedUntil : null }),
  );
}

/** Notifies the player that the organizer has named another partner; `id` is that of the new one. */
export async function notifyOfChange(
  services: Services,
  tx: Db,
  about: Omit<OfPair, 'partner'> & { readonly id: string; readonly partner: string },
): Promise<void> {
  const { entry, partner } = about;
  const toPlayer = { ...about, accountId: entry.accountId, facts: { entryId: entry.id } };
  await notify(services, tx, { ...toPlayer, kind: 'pair-changed' }, (mail) =>
    changedMail({ ...mail, partner }),
  );
}

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

/** Notifies the partners who play, and their guardians, that the tournament is cancelled. */
export async function notifyPartnersOfCancellation(
  services: Services,
  tx: Db,
  event: AppEvent<'entries.cancelled'>,
  playing: readonly partners.StoredPartner[],
): Promise<void> {
  const toPartners = { ...event, entries: asTheirs(playing, event.entries) };
  await notifyOfCancellation(services, tx, { ...toPartners, waiting: [], manual: [] });
}

/** Notifies the partners and their guardians that the day, the time or the place has changed. */
export const notifyPartnersOfMove: Subscriber<'tournament.moved'> = async (services, tx, event) => {
  const ids = event.entries.map(({ id }) => id);
  const playing = await store.listByEntries(tx, ids, ['accepted']);
  const toPartners = { ...event, entries: asTheirs(playing, event.entries), manual: [] };
  await notifyMoved(services, tx, toPartners, { arePartners: true });
};

/** The entries as if the partners held them: they have paid, and got back, their part of a split fee, and otherwise nothing. */
function asTheirs(
  playing: readonly partners.StoredPartner[],
  entries: readonly StoredEntry[],
): StoredEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return playing.flatMap(({ id, accountId, entryId, paymentMethod }) => {
    const entry = byId.get(entryId);
    if (!entry || !accountId) return [];
    const { partnerFeeYen } = entry;
    const isSplit = partnerFeeYen !== null;
    const fee = isSplit
      ? { partnerFeeYen: ownPart(entry), refundYen: partnerFeeYen - partnerRest(entry) }
      : { feeYen: 0, refundYen: null };
    // Of a split fee only the partner's part can still be under way.
    const paymentUnderWay = isSplit && entry.state === 'reserved' && entry.paymentUnderWay;
    return [{ ...entry, ...fee, id, accountId, paymentMethod, paymentUnderWay }];
  });
}

async function nameOf(tx: Db, accountId: string): Promise<string> {
  return (await findRecipient(tx, accountId))?.name ?? '';
}

async function notify(
  services: Services,
  tx: Db,
  about: Omit<PairFacts, 'recipient' | 'origin'> & {
    readonly accountId: string;
    readonly kind: PairKind;
    readonly facts: NotificationFacts;
  },
  write: (facts: PairFacts) => Mail,
): Promise<void> {
  const { mailer, origin, clock } = services;
  const { id, accountId, kind, entry, tournament, facts } = about;
  const recipient = await findRecipient(tx, accountId);
  if (!recipient) return;
  await notifyPerson(services, tx, {
    accountId,
    kind,
    facts: { ...asNotificationFacts(tournament), ...facts },
    dedupeKey: `${kind} ${id}`,
    now: clock.now(),
  });
  await mailer.send(tx, write({ id, entry, tournament, recipient, origin: origin() }));
}
