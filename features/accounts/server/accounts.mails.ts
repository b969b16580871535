import { WELCOME_POINTS } from '#features/payments/payments.vocabulary.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { number } from '#platform/shared/format.ts';
import { isLanguage } from '#platform/shared/language.ts';
import { accountsMessages as en } from '../accounts.messages.en.ts';
import { accountsMessages as ja } from '../accounts.messages.ja.ts';

/** Greets a new player, with the rating and the points to begin with. */
export function welcomeMail(to: {
  id: string;
  email: string;
  fullName: string;
  language: string;
  rating: { points: number; rank: string };
  origin: string;
}): Mail {
  const language = isLanguage(to.language) ? to.language : 'en';
  const t = language === 'ja' ? ja : en;
  return {
    kind: 'welcome',
    dedupeKey: `welcome ${to.id}`,
    to: to.email,
    language,
    subject: t.welcomeMailSubject,
    paragraphs: [
      t.welcomeMailGreeting(to.fullName),
      t.welcomeMailRating(number(to.rating.points, language), to.rating.rank),
      t.welcomeMailPoints(number(WELCOME_POINTS, language)),
      `${t.welcomeMailStart}\n${to.origin}/open-tournaments`,
    ],
  };
}
