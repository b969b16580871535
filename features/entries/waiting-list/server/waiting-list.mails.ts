import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { eventOf, factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dateTime, yen } from '#platform/shared/format.ts';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { StoredWaiting } from './waiting-list.store.ts';

const WORDS = { en, ja };

/** "A place is free, and held for you until ...". */
export function offeredMail(facts: {
  waiting: StoredWaiting;
  recipient: Recipient;
  tournament: StoredTournament;
  offerUntil: Date;
  origin: string;
}): Mail {
  const { waiting, recipient, tournament, offerUntil, origin } = facts;
  const { feeYen } = eventOf(tournament, waiting.eventId);
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'place-offered',
    dedupeKey: `place-offered ${waiting.id}`,
    to: recipient.email,
    language,
    subject: t.offeredSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.offeredGreeting(recipient.name),
      t.offeredUntil(dateTime(lastMoment(offerUntil.toISOString()), language)),
      factsOf(tournament, language, waiting.eventId),
      feeYen > 0 ? t.offeredFee(yen(feeYen, language)) : t.free,
      `${feeYen > 0 ? t.offeredAccept : t.offeredFreeAccept}\n${origin}/confirm-tournament-application/${tournament.id}`,
      t.offeredNot,
    ],
  };
}
