import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import { replyAddress } from '#features/tournaments/server/tournaments.presenter.ts';
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

/** "The tournament is cancelled", or its day, time or place has changed, for those who would run the day. */
export function deskMail({
  kind,
  dedupeKey,
  tournament,
  reason,
  recipient,
  origin,
}: {
  readonly kind: 'desk-cancelled' | 'desk-moved';
  readonly dedupeKey: string;
  readonly tournament: StoredTournament;
  /** Of a cancellation; empty without. */
  readonly reason: string;
  readonly recipient: Recipient;
  readonly origin: string;
}): Mail {
  const { email: to, language } = recipient;
  const t = WORDS[language];
  const isMoved = kind === 'desk-moved';
  return {
    kind,
    dedupeKey,
    to,
    language,
    replyTo: replyAddress(tournament),
    subject: (isMoved ? t.movedSubject : t.cancelledSubject)(nameIn(tournament.name, language)),
    paragraphs: [
      (isMoved ? t.moved : t.cancelled)(recipient.name),
      factsOf(tournament, language),
      ...(reason === '' ? [] : [t.reason(reason)]),
      `${t.deskPage}\n${origin}/referee/tournaments/${tournament.id}`,
    ],
  };
}
