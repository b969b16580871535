import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dateTime, yen } from '#platform/shared/format.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { StoredDispute } from './disputes.store.ts';

const WORDS = { en, ja };

interface DisputeFacts {
  readonly dispute: StoredDispute;
  readonly kind: 'payment-disputed' | 'dispute-ended';
  /** The same for each mail about one opening or one end of the dispute. */
  readonly occasion: string;
  readonly tournament: StoredTournament;
  readonly payer: string;
  readonly recipient: Recipient;
  readonly isOperator: boolean;
  readonly origin: string;
}

/** "A payment is disputed", with the amount and until when it can be answered; and how it has ended. */
export function disputeMail(facts: DisputeFacts): Mail {
  const { dispute, kind, occasion, tournament, payer, recipient, isOperator, origin } = facts;
  const { email, language, name } = recipient;
  const t = WORDS[language];
  const isEnd = kind === 'dispute-ended';
  const tournamentName = nameIn(tournament.name, language);
  const page = isOperator ? '/operator/refunds' : `/organizer/tournaments/${tournament.id}/takings`;
  const ending = dispute.state === 'won' ? t.disputeWon : t.disputeLost;
  return {
    kind,
    dedupeKey: `${occasion} ${email.toLowerCase()}`,
    to: email,
    language,
    subject: (isEnd ? t.disputeEndedSubject : t.disputeSubject)(tournamentName),
    paragraphs: [
      (isEnd ? ending : t.disputed)(name, payer, yen(dispute.amountYen, language)),
      factsOf(tournament, language),
      ...(dispute.dueBy && !isEnd
        ? [t.disputeDue(dateTime(dispute.dueBy.toISOString(), language))]
        : []),
      ...(isEnd ? [] : [isOperator ? t.disputeAnswer : t.disputeByOperator]),
      `${t.disputePage}\n${origin}${page}`,
    ],
  };
}
