import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { joinFacts, yen } from '#platform/shared/format.ts';
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

/** What the mails to who has paid by a link say; they have no account, and no name. */
export interface PayerFacts extends Omit<PayoutFacts, 'recipient'> {
  readonly recipient: Pick<Recipient, 'email' | 'language'>;
  /** For whom they had paid; `FORMER_PLAYER` once the account is deleted. */
  readonly player: string;
}

interface AskFacts extends PayerFacts {
  readonly secret: string;
  /** The player deletes the account, or has done so: nobody can send another link. */
  readonly isLast: boolean;
}

/** "Please give your bank account", because the money cannot go back the way it came. */
export function askForAccountMail(facts: PayoutFacts): Mail {
  const { payout, tournament, recipient, origin } = facts;
  const { amountYen, owner, reason, applicationId } = payout;
  const { language } = recipient;
  const t = WORDS[language];
  const amount = yen(amountYen, language);
  const page = applicationId ? `/refunds?application=${applicationId}` : '/refunds';
  return {
    ...envelope('refund-needs-account', facts),
    subject: t.accountSubject(nameIn(tournament.name, language)),
    paragraphs: [
      {
        refund: { operator: t.accountForStore, organizer: t.accountForTransfer }[owner],
        surplus: t.accountForSurplus,
        'failed-refund': t.accountForFailed,
      }[reason](recipient.name, amount),
      factsOf(tournament, language),
      `${t.accountHere}\n${origin}${page}`,
      t.accountDeleted,
      t.accountNeverByMail,
    ],
  };
}

/** "Please give your bank account", to who has paid by a link. */
export function askPayerMail(facts: AskFacts): Mail {
  const { payout, tournament, recipient, player, origin, secret, isLast } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  return {
    ...envelope('refund-needs-account', facts),
    secret,
    subject: t.accountSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.payerAccount(player, yen(payout.amountYen, language)),
      factsOf(tournament, language),
      `${t.payerAccountHere}\n${origin}/refunds/payer#${secret}`,
      isLast ? t.payerLastLinkIsSecret : t.payerLinkIsSecret(player),
      t.accountDeleted,
      t.accountNeverByMail,
    ],
  };
}

/** "An account was given by your link", to who has paid, who would not know of it otherwise; `number` makes one different from the next. */
export function payerGivenMail(facts: PayerFacts & { readonly number: number }): Mail {
  const { payout, tournament, recipient, player, number } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  const mail = envelope('refund-account-given', facts);
  return {
    ...mail,
    dedupeKey: `${mail.dedupeKey} ${number}`,
    subject: t.payerGivenSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.payerGiven(player, yen(payout.amountYen, language)),
      factsOf(tournament, language),
      t.payerGivenElse,
      t.accountNeverByMail,
    ],
  };
}

/** "Who has paid by your link was asked", to the player. */
export function payerAskedMail(facts: PayoutFacts): Mail {
  const { payout, tournament, recipient, origin } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  return {
    ...envelope('refund-payer-asked', facts),
    subject: t.payerAskedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.payerAsked(recipient.name, yen(payout.amountYen, language)),
      factsOf(tournament, language),
      `${t.payerAskedElse}\n${origin}/refunds`,
    ],
  };
}

/** "The money was transferred", to who has paid by a link. */
export function payerPaidOutMail(facts: PayerFacts): Mail {
  const { payout, tournament, recipient, player } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  return {
    ...envelope('refund-done', facts),
    subject: t.paidOutSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.payerPaidOut(player, yen(payout.amountYen, language)),
      factsOf(tournament, language),
    ],
  };
}

/** "The money was transferred", to a school, or to who has transferred too much. */
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

export interface ReadyFacts {
  readonly due: readonly { readonly payee: string; readonly amountYen: number }[];
  readonly tournament: StoredTournament;
  readonly recipient: Recipient;
  readonly dedupeKey: string;
  readonly origin: string;
}

/** "Please transfer this money", to the organizer who has it; the accounts are only on the page. */
export function payoutReadyMail({
  due,
  tournament,
  recipient,
  dedupeKey,
  origin,
}: ReadyFacts): Mail {
  const { language, email: to } = recipient;
  const t = WORDS[language];
  return {
    kind: 'payout-ready',
    dedupeKey,
    to,
    language,
    subject: t.payoutReadySubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.payoutReady(recipient.name),
      due
        .map(({ payee, amountYen }) => joinFacts([payee, yen(amountYen, language)], language))
        .join('\n'),
      factsOf(tournament, language),
      `${t.payoutReadyHere}\n${origin}/organizer/tournaments/${tournament.id}/takings`,
    ],
  };
}

/** Once for each amount: more may be owed before the account is given. */
export function keyOf(kind: string, { id, amountYen }: StoredPayout): string {
  return `${kind} ${id} ${amountYen}`;
}

function envelope<Kind extends Mail['kind']>(
  kind: Kind,
  { payout, recipient: { email, language } }: Pick<PayerFacts, 'payout' | 'recipient'>,
) {
  return {
    kind,
    dedupeKey: `${keyOf(kind, payout)} ${email.toLowerCase()}`,
    to: email,
    language,
  };
}
