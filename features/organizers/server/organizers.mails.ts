import type { Mail } from '#platform/server/mail/mailer.ts';
import { isPlainName } from '#platform/server/mail/name-in-mail.ts';
import { isLanguage, type Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';

/** An application has one decision, and a decision has one mail. */
export function decisionMailKey(applicationId: string): string {
  return `organizer-decision ${applicationId}`;
}

interface Applicant {
  readonly id: string;
  readonly organizerName: string;
  readonly email: string;
  readonly language: string;
}

/** "We have your application", to the address in the form. */
export function receivedMail(to: Applicant): Mail {
  const { t, language } = words(to.language);
  return {
    kind: 'organizer-application',
    dedupeKey: `organizer-application ${to.id}`,
    to: to.email,
    language,
    subject: t.receivedSubject,
    paragraphs: [greeting(to.organizerName, t), t.receivedText, t.receivedReview, t.receivedNotYou],
  };
}

/** The organizer ID and the one-time password; waits for `sendAfter`, so that the decision can be undone. */
export function approvedMail(
  to: Applicant & { loginId: string; password: string; origin: string; sendAfter: Date },
): Mail {
  const { t, language } = words(to.language);
  return {
    kind: 'organizer-approved',
    dedupeKey: decisionMailKey(to.id),
    to: to.email,
    language,
    sendAfter: to.sendAfter,
    subject: t.approvedSubject,
    secret: to.password,
    paragraphs: [
      greeting(to.organizerName, t),
      t.approvedText,
      t.approvedCredentials(to.loginId, to.password),
      t.approvedFirstLogin(`${to.origin}/login`),
      t.approvedKeep,
    ],
  };
}

/** "We cannot approve it", with the reason that the operator wrote. */
export function declinedMail(to: Applicant & { reason: string; sendAfter: Date }): Mail {
  const { t, language } = words(to.language);
  return {
    kind: 'organizer-declined',
    dedupeKey: decisionMailKey(to.id),
    to: to.email,
    language,
    sendAfter: to.sendAfter,
    subject: t.declinedSubject,
    paragraphs: [
      greeting(to.organizerName, t),
      t.declinedText,
      t.declinedReason(to.reason),
      t.declinedAgain,
    ],
  };
}

function words(given: string): { t: typeof en; language: Language } {
  const language = isLanguage(given) ? given : 'en';
  return { t: language === 'ja' ? ja : en, language };
}

/** Anybody can enter anybody's address in the form. */
function greeting(name: string, t: typeof en): string {
  return isPlainName(name) ? t.greeting(name) : t.greetingNobody;
}
