import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { clockTime, dayInJapan, dayWithWeekday, yen } from '#platform/shared/format.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';
import type { StoreCode } from '../payments.vocabulary.ts';

const WORDS = { en, ja };

export interface VoucherFacts {
  readonly chargeId: string;
  readonly amountYen: number;
  readonly entry: StoredEntry;
  readonly tournament: StoredTournament;
  readonly recipient: Recipient;
  readonly stores: readonly StoreCode[];
  readonly expiresAt: Date;
  readonly origin: string;
}

/** "Please pay at a store", with the numbers of every chain: they are needed where there is no connection. */
export function payAtStoreMail(facts: VoucherFacts): Mail {
  const { chargeId, amountYen, entry, tournament, recipient, expiresAt, origin } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  // The event and the team of one entry; a school's charge is for many.
  const about = entry.applicationId
    ? factsOf(tournament, language)
    : factsOf(tournament, language, entry.eventId, entry.team);
  return {
    kind: 'pay-at-store',
    dedupeKey: `pay-at-store ${chargeId}`,
    to: recipient.email,
    language,
    subject: t.storeSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.storeGreeting(recipient.name),
      about,
      [
        t.amount(yen(amountYen, language)),
        t.payBy(
          `${dayWithWeekday(dayInJapan(expiresAt), language)} ${clockTime(expiresAt.toISOString(), language)}`,
        ),
      ].join('\n'),
      facts.stores.map((code) => storeLine(t, code)).join('\n'),
      `${t.showOnPage}\n${origin}/tournament-payment?entry=${entry.id}`,
      t.storeAfter,
    ],
  };
}

/** "Not paid in time" at a store or by a transfer, with what becomes of money that comes late. */
export function notPaidInTimeMail(
  facts: Pick<VoucherFacts, 'chargeId' | 'entry' | 'tournament' | 'recipient' | 'origin'> & {
    readonly byTransfer: boolean;
  },
): Mail {
  const { chargeId, entry, tournament, recipient, origin } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'entry-lapsed',
    dedupeKey: `entry-lapsed ${chargeId}`,
    to: recipient.email,
    language,
    subject: t.notPaidSubject(nameIn(tournament.name, language)),
    paragraphs: [
      (facts.byTransfer ? t.notTransferred : t.notPaid)(recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      facts.byTransfer ? t.transferredLate : t.paidLate,
      `${t.applyAgain}\n${origin}/confirm-tournament-application/${tournament.id}`,
    ],
  };
}

function storeLine(t: typeof en, { store, paymentCode, confirmationNumber }: StoreCode): string {
  const numbers = [
    t.paymentCode(paymentCode),
    ...(confirmationNumber ? [t.confirmationNumber(confirmationNumber)] : []),
  ];
  return t.storeNumbers(t.stores[store], numbers);
}
