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
  invitedMail,
  joinedMail,
  lostPlaceMail,
  type PairFacts,
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

/** Notifies one person, in the app and by mail. A step of other notifications. */
export async function notify(
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
