import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { yen } from '#platform/shared/format.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { StoredPayout } from './payouts.store.ts';

const WORDS = { en, ja };

export interface PayoutFacts {
  readonly payout: StoredPayout;
  readonly tournament: StoredTournament;
  readonly recipient: Recipient;
  readonly origin: string;
}

/** "Please give your bank account", because the money cannot go back the way it came. */
export function askForAccountMail(facts: PayoutFacts): Mail {
  const { payout, tournament, recipient, origin } = facts;
  const { amountYen, owner, applicationId } = payout;
  const { language } = recipient;
  const t = WORDS[language];
  const amount = yen(amountYen, language);
  const page = applicationId ? `/refunds?application=${applicationId}` : '/refunds';
  return {
    ...envelope('refund-needs-account', facts),
    subject: t.accountSubject(nameIn(tournament.name, language)),
    paragraphs: [
      owner === 'operator'
        ? t.accountForStore(recipient.name, amount)
        : t.accountForTransfer(recipient.name, amount),
      factsOf(tournament, language),
      `${t.accountHere}\n${origin}${page}`,
      t.accountDeleted,
      t.accountNeverByMail,
    ],
  };
}

/** "The money was transferred", to a school. */
export function paidOutMail(facts: PayoutFacts): Mail {
  const { payout, tournament, recipient } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  return {
    ...envelope('refund-done', facts),
    subject: t.paidOutSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.paidOut(recipient.name, yen(payout.amountYen, language)),
      factsOf(tournament, language),
    ],
  };
}

function envelope<Kind extends Mail['kind']>(
  kind: Kind,
  { payout, recipient: { email, language } }: PayoutFacts,
) {
  return {
    kind,
    dedupeKey: `${kind} ${payout.id} ${email.toLowerCase()}`,
    to: email,
    language,
  };
}
