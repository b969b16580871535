import { WELCOME_POINTS } from '#features/payments/payments.vocabulary.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameInMail } from '#platform/server/mail/name-in-mail.ts';
import { number } from '#platform/shared/format.ts';
import { isLanguage } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';

const WORDS = { en, ja };

/** Greets a new player, with the first rating and points, and the link that proves the mailbox. */
export function welcomeMail(to: {
  id: string;
  email: string;
  fullName: string;
  language: string;
  rating: { points: number; rank: string };
  origin: string;
  secret: string;
}): Mail {
  const language = isLanguage(to.language) ? to.language : 'en';
  const t = WORDS[language];
  return {
    kind: 'welcome',
    dedupeKey: `welcome ${to.id}`,
    to: to.email,
    language,
    secret: to.secret,
    subject: t.welcomeSubject,
    paragraphs: [
      t.welcomeText(nameInMail(to.fullName)),
      t.welcomeRating(String(to.rating.points), to.rating.rank),
      t.welcomePoints(number(WELCOME_POINTS, language)),
      `${t.verifyText}\n${to.origin}/verify-email#${to.secret}\n${t.verifyValid}`,
      `${t.welcomeStart}\n${to.origin}/open-tournaments`,
    ],
  };
}
