import { earnedPointsOpenOn, pointsEarned } from '#features/payments/payments.policy.ts';
import { ENTRY_POINTS, type PaymentMethod } from '#features/payments/payments.vocabulary.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dayWithWeekday, hours, longDate, number, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';
import type { StoredEntry } from './entries.store.ts';

const WORDS = { en, ja };

export interface MailFacts {
  readonly entry: StoredEntry;
  readonly tournament: StoredTournament;
  readonly reader: { readonly email: string; readonly name: string; readonly language: Language };
  /** How the entry was paid; null when it cost nothing or was never paid. */
  readonly method: PaymentMethod | null;
  /** Who gave the place up. */
  readonly by: 'player' | 'guardian';
  readonly origin: string;
}

/** "Your entry is confirmed", with what one needs on the day. */
export function confirmedMail({ entry, tournament, reader, method, origin }: MailFacts): Mail {
  const { language } = reader;
  const t = WORDS[language];
  const price = method === 'points' ? number(ENTRY_POINTS, language) : yen(entry.feeYen, language);
  const { applicationDeadline } = tournament;
  const paid = method && entry.confirmedAt && { method, paidAt: entry.confirmedAt };
  const earned = paid ? pointsEarned({ ...paid, amountYen: entry.feeYen, applicationDeadline }) : 0;
  const opensOn = earnedPointsOpenOn(applicationDeadline);
  return {
    kind: 'entry-confirmed',
    dedupeKey: `entry-confirmed ${entry.id}`,
    to: reader.email,
    language,
    subject: t.confirmedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.confirmedGreeting(reader.name),
      factsOf(tournament, language),
      method ? t.paid(method === 'points' ? `${price} pt` : price) : t.free,
      ...(earned > 0
        ? [t.pointsEarned(number(earned, language), longDate(opensOn, language))]
        : []),
      t.emergency(tournament.emergencyContact),
      `${t.manage}\n${origin}/my-tournaments`,
    ],
  };
}

/** "You have withdrawn", with what becomes of the fee. */
export function withdrawnMail({ entry, tournament, reader, method, by }: MailFacts): Mail {
  const { language } = reader;
  const t = WORDS[language];
  return {
    kind: 'entry-withdrawn',
    dedupeKey: `entry-withdrawn ${entry.id}`,
    to: reader.email,
    language,
    subject: t.withdrawnSubject(nameIn(tournament.name, language)),
    paragraphs: [
      by === 'guardian'
        ? t.withdrawnByGuardianGreeting(reader.name)
        : t.withdrawnGreeting(reader.name),
      factsOf(tournament, language),
      ...(method === 'points' ? [t.pointsComing(number(ENTRY_POINTS, language))] : []),
      ...(method && method !== 'points' ? [t.refundComing(yen(entry.feeYen, language))] : []),
    ],
  };
}

/** "The refund is on its way"; only once the provider has confirmed it. */
export function refundedMail({ entry, tournament, reader }: MailFacts): Mail {
  const { language } = reader;
  const t = WORDS[language];
  return {
    kind: 'refund-done',
    dedupeKey: `refund-done ${entry.id}`,
    to: reader.email,
    language,
    subject: t.refundedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.refundedGreeting(reader.name, yen(entry.feeYen, language)),
      factsOf(tournament, language),
    ],
  };
}

/** Which tournament it is, when and where. */
export function factsOf(tournament: StoredTournament, language: Language): string {
  return WORDS[language].facts({
    tournament: nameIn(tournament.name, language),
    date: dayWithWeekday(tournament.eventDate, language),
    time: hours(tournament.startTime, tournament.endTime, language),
    venue: nameIn(tournament.venue, language),
  });
}
