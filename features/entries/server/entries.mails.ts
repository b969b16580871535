import { ownPart, pointsOf } from '#domain/entry/split.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dateTime, longDate, number, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';
import type { EarnedPoints } from './entries.events.ts';
import type { StoredEntry } from './entries.store.ts';

const WORDS = { en, ja };

export interface MailFacts {
  readonly entry: StoredEntry;
  readonly tournament: StoredTournament;
  readonly recipient: {
    readonly email: string;
    readonly name: string;
    readonly language: Language;
  };
  readonly origin: string;
}

/** "Your entry is confirmed", with what the player needs on the day. */
export function confirmedMail({
  entry,
  tournament,
  recipient,
  earned,
  at,
  origin,
}: MailFacts & {
  readonly earned: EarnedPoints | null;
  /** Distinguishes one confirmation of the entry from the next. */
  readonly at?: Date | undefined;
}): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  const method = entry.paymentMethod;
  return {
    kind: 'entry-confirmed',
    dedupeKey: ['entry-confirmed', entry.id, at?.toISOString()].filter(Boolean).join(' '),
    to: recipient.email,
    language,
    subject: t.confirmedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.confirmedGreeting(recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      method ? t.paid(priceOf(entry, language)) : t.free,
      ...pointsEarned(earned, language),
      t.emergency(tournament.emergencyContact),
      `${t.manage}\n${origin}/my-tournaments`,
    ],
  };
}

/** "Your half is paid", with until when the place waits for the partner's. */
export function halfPaidMail({
  entry,
  tournament,
  recipient,
  earned,
  origin,
}: MailFacts & { readonly earned: EarnedPoints | null }): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  const { reservedUntil } = entry;
  const until = reservedUntil && dateTime(reservedUntil.toISOString(), language);
  return {
    kind: 'pair-half-paid',
    dedupeKey: `pair-half-paid ${entry.id}`,
    to: recipient.email,
    language,
    subject: t.halfPaidSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.halfPaidGreeting(recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      t.halfPaid(priceOf(entry, language)),
      ...(until ? [t.halfHeld(until)] : []),
      ...pointsEarned(earned, language),
      `${t.halfInvite}\n${origin}/my-tournaments/${entry.id}/pair`,
    ],
  };
}

/** The player's part of the fee as it was paid. */
function priceOf(entry: StoredEntry, language: Language): string {
  if (entry.paymentMethod === 'points')
    return WORDS[language].pointsPaid(number(pointsOf(entry), language));
  return yen(ownPart(entry), language);
}

function pointsEarned(earned: EarnedPoints | null, language: Language): string[] {
  if (!earned) return [];
  const points = number(earned.points, language);
  return [WORDS[language].pointsEarned(points, longDate(earned.from, language))];
}

/** "You have withdrawn", with what happens to the fee. */
export function withdrawnMail({
  entry,
  tournament,
  recipient,
  method,
  by,
}: MailFacts & {
  /** How the fee is refunded; null when it is not. */
  readonly method: PaymentMethod | null;
  readonly by: 'player' | 'guardian' | 'granted' | 'organizer' | 'school';
}): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'entry-withdrawn',
    dedupeKey: `entry-withdrawn ${entry.id}`,
    to: recipient.email,
    language,
    subject: t.withdrawnSubject(nameIn(tournament.name, language)),
    paragraphs: [
      {
        player: t.withdrawnGreeting,
        guardian: t.withdrawnByGuardianGreeting,
        granted: t.withdrawalGrantedGreeting,
        organizer: t.withdrawnByOrganizerGreeting,
        school: t.withdrawnBySchoolGreeting,
      }[by](recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      ...(method === 'points' ? [t.pointsComing(number(pointsOf(entry), language))] : []),
      ...(method && method !== 'points' ? [refundText(method, ownPart(entry), language)] : []),
      ...(entry.paymentMethod && !method ? [t.notRefunded] : []),
    ],
  };
}

/** How a fee that was paid in money goes back: cash of a store by a bank account. */
export function refundText(method: PaymentMethod, feeYen: number, language: Language): string {
  const { refundToAccount, refundComing } = WORDS[language];
  return (method === 'konbini' ? refundToAccount : refundComing)(yen(feeYen, language));
}

/** "The refund is on its way"; only once the provider has confirmed it. */
export function refundedMail({
  entry,
  tournament,
  recipient,
  isByTransfer,
}: MailFacts & { readonly isByTransfer: boolean }): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'refund-done',
    dedupeKey: `refund-done ${entry.id}`,
    to: recipient.email,
    language,
    subject: t.refundedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      (isByTransfer ? t.refundedToAccount : t.refundedGreeting)(
        recipient.name,
        yen(entry.feeYen, language),
      ),
      factsOf(tournament, language, entry.eventId, entry.team),
    ],
  };
}

/** "The organizer has renamed your team"; one for each name. */
export function teamRenamedMail(
  { entry, tournament, recipient, origin }: MailFacts,
  dedupeKey: string,
): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'team-renamed',
    dedupeKey,
    to: recipient.email,
    language,
    subject: t.teamRenamedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.teamRenamedGreeting(recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      `${t.manage}\n${origin}/my-tournaments`,
    ],
  };
}
