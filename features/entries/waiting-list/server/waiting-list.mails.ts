import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dateTime, yen } from '#platform/shared/format.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import { factsOf } from '../../server/entries.mails.ts';

const WORDS = { en, ja };

/** "A place is free, and held for you until ...". */
export function offeredMail(facts: {
  id: string;
  reader: Recipient;
  tournament: StoredTournament;
  offerUntil: Date;
  origin: string;
}): Mail {
  const { id, reader, tournament, offerUntil, origin } = facts;
  const { language } = reader;
  const t = WORDS[language];
  return {
    kind: 'place-offered',
    dedupeKey: `place-offered ${id}`,
    to: reader.email,
    language,
    subject: t.offeredSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.offeredGreeting(reader.name),
      t.offeredUntil(dateTime(offerUntil.toISOString(), language)),
      factsOf(tournament, language),
      tournament.feeYen > 0 ? t.offeredFee(yen(tournament.feeYen, language)) : t.free,
      `${t.offeredAccept}\n${origin}/confirm-tournament-application/${tournament.id}`,
      t.offeredNot,
    ],
  };
}
