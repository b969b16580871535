import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dateTime } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';
import type { RefereeDuty } from '../referees.vocabulary.ts';

const WORDS = { en, ja };

interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly duty: RefereeDuty;
  readonly expiresAt: Date;
  readonly tournament: StoredTournament;
  readonly secret: string;
  readonly origin: string;
}

/** "… asks you to be a referee", or to help at the desk, in both languages: nobody knows which one the owner of an address speaks. */
export function invitationMail(invitation: Invitation): Mail {
  return {
    kind: 'referee-invited',
    dedupeKey: `referee-invited ${invitation.id}`,
    to: invitation.email,
    secret: invitation.secret,
    language: 'ja',
    ...wording(invitation, 'ja'),
    also: { language: 'en', ...wording(invitation, 'en') },
  };
}

function wording({ tournament, duty, secret, origin, expiresAt }: Invitation, language: Language) {
  const t = WORDS[language];
  const name = nameIn(tournament.name, language);
  return {
    subject: t.invitedSubject(name, duty),
    paragraphs: [
      t.invited(nameIn(tournament.organizerName, language), duty),
      factsOf(tournament, language),
      t.duties[duty],
      `${t.answer}\n${origin}/referee#${secret}`,
      t.until(dateTime(expiresAt.toISOString(), language)),
      t.wrong,
    ],
  };
}
