import { ownRest } from '#domain/entry/split.ts';
import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { EntryWithTournament } from '#features/entries/server/entries.store.ts';
import type { NewOwner } from '#features/groups/server/groups.erasure.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { dayWithWeekday, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { RefundWay } from '../deletion.policy.ts';

export interface EndedEntry extends EntryWithTournament {
  /** How its money goes back; null where none does. */
  readonly way: RefundWay | null;
}

export interface TransferredGroup {
  readonly group: { readonly id: number; readonly name: string };
  readonly newOwner: NewOwner;
}

const WORDS = { en, ja };

export const goodbyeKey = (accountId: string) => `account-deleted ${accountId}`;

/** The last mail: what was deleted, what is refunded, and that nothing remains to do. */
export function goodbyeMail(facts: {
  id: string;
  recipient: Recipient;
  ended: readonly EndedEntry[];
}): Mail {
  const { id, recipient, ended } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'account-deleted',
    dedupeKey: goodbyeKey(id),
    to: recipient.email,
    language,
    subject: t.goodbyeSubject,
    paragraphs: [
      t.goodbyeGreeting(recipient.name),
      ...placesOf(ended, language),
      t.goodbyeStays,
      t.goodbyeAgain,
    ],
  };
}

/** What happened to the future entries, and to the money paid for them. */
function placesOf(ended: readonly EndedEntry[], language: Language): string[] {
  const t = WORDS[language];
  const lines = ended.map((one) => lineOf(one, language));
  const ways = new Set(ended.map(({ way }) => way));
  return [
    ...(lines.length > 0 ? [`${t.goodbyeEntries}\n${lines.join('\n')}`] : []),
    ...(ways.has('as-paid') ? [t.goodbyeRefunds] : []),
    ...(ways.has('payer-asked') ? [t.goodbyePayerAsked] : []),
    ...(ways.has('needs-account') ? [t.goodbyeNeedsAccount] : []),
  ];
}

function lineOf({ entry, tournament, way }: EndedEntry, language: Language): string {
  const t = WORDS[language];
  const day = dayWithWeekday(tournament.eventDate, language);
  const place = { tournament: tournament.name, day };
  if (way === null) return t.goodbyeWithdrawn(place);
  const money = { ...place, amount: yen(ownRest(entry), language) };
  return way === 'needs-account' ? t.goodbyeUnsent(money) : t.goodbyeRefunded(money);
}

/** Notifies a confirmed guardian, because refunds may go to their card. */
export function guardianMail(facts: {
  guardian: { readonly id: string; readonly email: string; readonly language: Language };
  player: string;
  ended: readonly EndedEntry[];
}): Mail {
  const { guardian, player, ended } = facts;
  const { language } = guardian;
  const t = WORDS[language];
  return {
    kind: 'account-deleted-guardian',
    dedupeKey: `account-deleted-guardian ${guardian.id}`,
    to: guardian.email,
    language,
    subject: t.guardianSubject(player),
    paragraphs: [t.guardianGreeting(player), ...placesOf(ended, language), t.guardianEnds],
  };
}

/** Notifies a member that they are the club's owner now. */
export function newOwnerMail(facts: {
  group: { readonly id: number; readonly name: string };
  recipient: Recipient;
  origin: string;
}): Mail {
  const { group, recipient, origin } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'group-handed-on',
    dedupeKey: `group-handed-on ${group.id} ${recipient.email}`,
    to: recipient.email,
    language,
    subject: t.newOwnerSubject(group.name),
    paragraphs: [
      t.newOwnerGreeting(recipient.name, group.name),
      `${t.newOwnerMeaning}\n${origin}/group-details/${group.id}`,
    ],
  };
}
