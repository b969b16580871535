import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { clockTime, dayInJapan, dayWithWeekday, joinFacts, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import { transferBy } from '../transfers.policy.ts';

const WORDS = { en, ja };

interface TransferFacts {
  readonly code: string;
  readonly amountYen: number;
  readonly entry: StoredEntry;
  readonly tournament: StoredTournament;
  readonly recipient: Recipient;
  readonly heldUntil: Date;
  readonly dedupeKey: string;
  readonly origin: string;
}

/** "Please pay by bank transfer", with the account and the name to write; also as a reminder. */
export function payByTransferMail(
  facts: TransferFacts & { readonly transferTo: string; readonly isReminder: boolean },
): Mail {
  const { code, amountYen, entry, tournament, recipient, heldUntil, transferTo, origin } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  const name = nameIn(tournament.name, language);
  return {
    kind: 'pay-by-transfer',
    dedupeKey: facts.dedupeKey,
    to: recipient.email,
    language,
    subject: facts.isReminder ? t.transferReminderSubject(name) : t.transferSubject(name),
    paragraphs: [
      (facts.isReminder ? t.transferReminder : t.transferGreeting)(recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      [
        t.amount(yen(amountYen, language)),
        t.transferCode(code),
        t.transferUntil(when(transferBy(heldUntil), language)),
      ].join('\n'),
      t.transferAccount(transferTo),
      t.transferHeld(when(heldUntil, language)),
      `${t.transferPage}\n${origin}/tournament-payment?entry=${entry.id}`,
    ],
  };
}

/** "Has this transfer arrived?", to the organizer. */
export function transfersDueMail(facts: TransferFacts & { readonly payer: string }): Mail {
  const { code, amountYen, tournament, recipient, heldUntil, payer, origin } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'transfers-due',
    dedupeKey: facts.dedupeKey,
    to: recipient.email,
    language,
    subject: t.transfersDueSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.transfersDue(recipient.name),
      joinFacts([payer, code, yen(amountYen, language)], language),
      t.transfersDueText(when(heldUntil, language)),
      `${t.transfersPage}\n${origin}/organizer/tournaments/${tournament.id}/transfers`,
    ],
  };
}

function when(at: Date, language: Language): string {
  return `${dayWithWeekday(dayInJapan(at), language)} ${clockTime(at.toISOString(), language)}`;
}
