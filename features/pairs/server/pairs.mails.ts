import { HALF_POINTS, ownRest, type SplitFee } from '#domain/entry/split.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { EarnedPoints } from '#features/entries/server/entries.events.ts';
import { eventOf, factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dateTime, longDate, number, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';

const WORDS = { en, ja };

export interface PairFacts {
  /** The id of the invitation. */
  readonly id: string;
  readonly entry: { readonly id: string; readonly eventId: number };
  readonly tournament: StoredTournament;
  readonly recipient: Recipient;
  readonly origin: string;
}

/** "Somebody would like to play doubles with you." */
export function invitedMail(
  facts: PairFacts & {
    inviter: string;
    expiresAt: Date;
    /** What the invited person pays; null where the player has paid everything. */
    partnerFeeYen: number | null;
  },
): Mail {
  const { id, tournament, entry, recipient, inviter, expiresAt, origin } = facts;
  const { t, name, language } = wordsFor(facts);
  const { feeYen } = eventOf(tournament, entry.eventId);
  const { partnerFeeYen } = facts;
  return {
    ...envelope('pair-invited', id, recipient),
    subject: t.invitedSubject(inviter, name),
    paragraphs: [
      t.greeting(recipient.name),
      partnerFeeYen
        ? t.invitedSplit(inviter, yen(partnerFeeYen, language))
        : feeYen > 0
          ? t.invited(inviter)
          : t.invitedFree(inviter),
      factsFor(facts),
      `${t.invitedAnswer(dateTime(lastMoment(expiresAt.toISOString()), language))}\n${origin}/p/${id}`,
    ],
  };
}

/** "You play with somebody", with what the partner needs on the day. */
export function joinedMail(
  facts: PairFacts & {
    inviter: string;
    /** The partner's part of a split fee, and the points that it earned; null where the player has paid everything. */
    paid: { fee: SplitFee; method: PaymentMethod; earned: EarnedPoints | null } | null;
  },
): Mail {
  const { id, tournament, recipient, inviter, paid, origin } = facts;
  const { t, name, language } = wordsFor(facts);
  return {
    ...envelope('pair-joined', id, recipient),
    subject: t.joinedSubject(name),
    paragraphs: [
      t.greeting(recipient.name),
      t.joined(inviter),
      factsFor(facts),
      ...(paid ? [t.paidHalf(partnersPrice(paid, language))] : []),
      ...(paid?.earned
        ? [t.earned(number(paid.earned.points, language), longDate(paid.earned.from, language))]
        : []),
      t.emergency(tournament.emergencyContact),
      `${t.joinedManage}\n${origin}/my-tournaments`,
    ],
  };
}

/** "Somebody has accepted your invitation." */
export function acceptedMail(facts: PairFacts & { partner: string }): Mail {
  const { id, entry, recipient, partner, origin } = facts;
  const { t, name } = wordsFor(facts);
  return {
    ...envelope('pair-accepted', id, recipient),
    subject: t.acceptedSubject(partner, name),
    paragraphs: [
      t.greeting(recipient.name),
      t.accepted(partner),
      factsFor(facts),
      `${t.yourPair}\n${origin}/my-tournaments/${entry.id}/pair`,
    ],
  };
}

/** The player has no partner, because nobody accepted or the partner left: another can be invited. */
export function withoutPartnerMail(
  facts: PairFacts & {
    why: 'declined' | 'lapsed' | 'left';
    /** Until when the place waits for another partner's part of the fee; null where it is wholly paid. */
    heldUntil: Date | null;
  },
): Mail {
  const { id, entry, recipient, why, heldUntil, origin } = facts;
  const { t, name, language } = wordsFor(facts);
  const subject = { declined: t.declinedSubject, lapsed: t.lapsedSubject, left: t.leftSubject }[
    why
  ];
  return {
    ...envelope(`pair-${why}`, id, recipient),
    subject: subject(name),
    paragraphs: [
      t.greeting(recipient.name),
      heldUntil ? t.leftHalf(dateTime(lastMoment(heldUntil.toISOString()), language)) : t[why],
      factsFor(facts),
      `${t.inviteAgain}\n${origin}/my-tournaments/${entry.id}/pair`,
    ],
  };
}

/** "The place is free again", because the other half of the fee was not paid. */
export function lostPlaceMail(
  facts: PairFacts & {
    why: 'declined' | 'lapsed';
    fee: Parameters<typeof ownRest>[0];
    /** How the player had paid the own half, of which the rest goes back. */
    method: PaymentMethod | null;
  },
): Mail {
  const { id, recipient, why, fee, method, origin } = facts;
  const { t, name } = wordsFor(facts);
  const restYen = ownRest(fee);
  const back = method && restYen > 0 ? moneyBack({ yen: restYen, method }, facts) : t.givenBack;
  return {
    ...envelope(`pair-${why}`, id, recipient),
    subject: why === 'declined' ? t.declinedSubject(name) : t.unpaidSubject(name),
    paragraphs: [
      t.greeting(recipient.name),
      why === 'declined' ? t.declinedHalf : t.lapsedHalf,
      back,
      factsFor(facts),
      `${t.findOthers}\n${origin}/open-tournaments`,
    ],
  };
}

/** "The organizer has changed your pair", for the player. */
export function changedMail(facts: PairFacts & { partner: string }): Mail {
  const { id, entry, recipient, partner, origin } = facts;
  const { t, name } = wordsFor(facts);
  return {
    ...envelope('pair-changed', id, recipient),
    subject: t.changedSubject(name),
    paragraphs: [
      t.greeting(recipient.name),
      t.changed(partner),
      factsFor(facts),
      `${t.yourPair}\n${origin}/my-tournaments/${entry.id}/pair`,
    ],
  };
}

/** Who has ended a pair: the player, the school of both, or the organizer by naming another partner or by withdrawing the entry. */
export type EndedBy = 'player' | 'school' | 'organizer' | 'withdrawal';

/** What goes back to the partner of a pair that ends, or that it does not, or has before; null where they had paid nothing. */
export type Refund =
  | { readonly yen: number; readonly method: PaymentMethod }
  | 'forfeited'
  | 'rest-forfeited'
  | 'given-back'
  | null;

/** "You are no longer in the pair", for the partner. */
export function endedMail(
  facts: PairFacts & {
    by: EndedBy;
    refund: Refund;
  },
): Mail {
  const { id, recipient, by, refund, origin } = facts;
  const { t, name } = wordsFor(facts);
  return {
    ...envelope('pair-ended', id, recipient),
    subject: t.endedSubject(name),
    paragraphs: [
      t.greeting(recipient.name),
      t.ended[by],
      ...(refund ? [refundText(refund, facts)] : []),
      factsFor(facts),
      `${t.findOthers}\n${origin}/open-tournaments`,
    ],
  };
}

interface Money {
  readonly yen: number;
  readonly method: PaymentMethod;
}

function refundText(
  refund: Money | 'forfeited' | 'rest-forfeited' | 'given-back',
  facts: PairFacts,
): string {
  const { t } = wordsFor(facts);
  if (refund === 'forfeited') return t.notRefunded;
  if (refund === 'rest-forfeited') return t.restNotRefunded;
  return refund === 'given-back' ? t.givenBack : moneyBack(refund, facts);
}

function moneyBack(refund: Money, facts: PairFacts): string {
  const { t, language } = wordsFor(facts);
  return refund.method === 'points'
    ? t.pointsBack(number(HALF_POINTS, language))
    : t.moneyBack(yen(refund.yen, language));
}

/** The partner's part of the fee as it was paid. */
function partnersPrice(
  { fee, method }: { fee: SplitFee; method: PaymentMethod },
  language: Language,
): string {
  if (method === 'points') return WORDS[language].pointsPaid(number(HALF_POINTS, language));
  return yen(fee.partnerFeeYen ?? 0, language);
}

function factsFor({ tournament, entry, recipient: { language } }: PairFacts): string {
  return factsOf(tournament, language, entry.eventId);
}

function wordsFor({ recipient: { language }, tournament }: PairFacts) {
  return { t: WORDS[language], name: nameIn(tournament.name, language), language };
}

function envelope<const Kind extends Mail['kind']>(kind: Kind, id: string, recipient: Recipient) {
  const { email: to, language } = recipient;
  return { kind, dedupeKey: `${kind} ${id}`, to, language };
}
