import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';

const WORDS = { en, ja };

/** "You are no longer the guardian of …". */
export function endedMail(to: {
  id: string;
  email: string;
  language: Language;
  player: string;
  why: 'of-age' | 'replaced';
}): Mail {
  const { player, language, why } = to;
  const t = WORDS[language];
  return {
    kind: 'guardian-ended',
    dedupeKey: `guardian-ended ${to.id}`,
    to: to.email,
    language,
    subject: t.endedSubject(player),
    paragraphs: [
      t.toGuardian(player),
      why === 'of-age' ? t.endedOfAge(player) : t.endedReplaced(player),
      t.endedWrong(player),
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
