import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import { replyAddress } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { number, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { GrantedPart } from './granting.events.ts';

const WORDS = { en, ja };

/** What goes back to one payer by one decision. */
export interface Back {
  readonly parts: readonly GrantedPart[];
  readonly amountYen: number;
  /** Those that come back and count. */
  readonly points: number;
  readonly expiredPoints: number;
  /** Whether some of it goes to a bank account, and some the way it came. */
  readonly toAccount: boolean;
  readonly sameWay: boolean;
}

interface Facts extends Back {
  readonly tournament: StoredTournament;
  readonly recipient: Recipient;
  readonly reason: string;
  readonly dedupeKey: string;
}

/** "The organizer gives you money back", with the reason, and how it comes. */
export function grantedMail(facts: Facts): Mail {
  const { parts, tournament, recipient, reason, dedupeKey, toAccount, sameWay } = facts;
  const { points, expiredPoints } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  const [first, ...others] = parts;
  // The event and the team of one entry; several are of different events.
  const about =
    first && others.length === 0
      ? factsOf(tournament, language, first.entry.eventId, first.entry.team)
      : factsOf(tournament, language);
  return {
    kind: 'refund-granted',
    dedupeKey,
    to: recipient.email,
    language,
    replyTo: replyAddress(tournament),
    subject: t.grantedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      facts.amountYen + points > 0
        ? t.granted(recipient.name, amountIn(facts, language))
        : t.grantedExpired(recipient.name),
      about,
      `${t.grantedReason}\n${reason}`,
      ...(sameWay ? [t.grantedSameWay] : []),
      ...(toAccount ? [t.grantedToAccount] : []),
      ...(points > 0 ? [t.grantedPointsBack] : []),
      ...(expiredPoints > 0 ? [t.grantedPointsExpired(number(expiredPoints, language))] : []),
      ...(parts.some(({ entry }) => entry.state === 'confirmed') ? [t.grantedEntryStays] : []),
    ],
  };
}

function amountIn({ amountYen, points }: Facts, language: Language): string {
  const t = WORDS[language];
  const money = yen(amountYen, language);
  const shown = number(points, language);
  if (points === 0) return money;
  return amountYen === 0 ? t.grantedPoints(shown) : t.grantedBoth(money, shown);
}
