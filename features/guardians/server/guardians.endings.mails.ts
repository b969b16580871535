import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';

const WORDS = { en, ja };

/** The player is of age, has named somebody else, or has the account back from somebody who named this guardian. */
export type EndingReason = 'of-age' | 'replaced' | 'recovered';

const ENDED = {
  'of-age': 'endedOfAge',
  replaced: 'endedReplaced',
  recovered: 'endedRecovered',
} as const satisfies Record<EndingReason, string>;

/** "You are no longer the guardian of …". */
export function endedMail(to: {
  id: string;
  email: string;
  language: Language;
  player: string;
  why: EndingReason;
}): Mail {
  const { player, language, why } = to;
  const t = WORDS[language];
  return {
    kind: 'guardian-ended',
    dedupeKey: `guardian-ended ${to.id}`,
    to: to.email,
    language,
    subject: t.endedSubject(player),
    paragraphs: [t.toGuardian(player), t[ENDED[why]](player), t.endedWrong(player)],
  };
}

/** To the player: the guardian has confirmed, and what to do if it is not the own one. */
export function confirmedMail(to: {
  id: string;
  guardianEmail: string;
  recipient: { email: string; name: string; language: Language };
  origin: string;
}): Mail {
  const { recipient, guardianEmail, origin } = to;
  const t = WORDS[recipient.language];
  return {
    kind: 'guardian-confirmed',
    dedupeKey: `guardian-confirmed ${to.id}`,
    to: recipient.email,
    language: recipient.language,
    subject: t.guardianConfirmedSubject,
    paragraphs: [
      t.toPlayer(recipient.name),
      t.guardianConfirmed(guardianEmail),
      `${t.guardianNotYours}\n${origin}/my-guardian`,
    ],
  };
}

/** To the player: the guardian has declined or stopped, and another one is needed. */
export function nameAnotherMail(to: {
  id: string;
  why: 'declined' | 'stopped';
  guardianEmail: string;
  recipient: { email: string; name: string; language: Language };
  origin: string;
}): Mail {
  const { recipient, why, guardianEmail, origin } = to;
  const t = WORDS[recipient.language];
  return {
    kind: `guardian-${why}`,
    dedupeKey: `guardian-${why} ${to.id}`,
    to: recipient.email,
    language: recipient.language,
    subject: why === 'declined' ? t.declinedSubject : t.stoppedSubject,
    paragraphs: [
      t.toPlayer(recipient.name),
      why === 'declined' ? t.declined(guardianEmail) : t.stopped(guardianEmail),
      `${t.nameAnother}\n${origin}/my-guardian`,
    ],
  };
}
