import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';
import {
  type ApplicationFacts,
  addressOf,
  envelope,
  type MoneyBack,
  moneyBack,
  wordsOf,
} from './team-applications.mails.ts';

const WORDS = { en, ja };

/** "An entry of your school was withdrawn", by somebody else than the reader. */
export function lineWithdrawnMail(
  facts: ApplicationFacts & {
    /** Distinguishes one end of the line from the next. */
    readonly key: string;
    readonly entry: StoredEntry;
    readonly line: string;
    readonly back: MoneyBack;
  },
): Mail {
  const { tournament, groupName, recipient, key, entry, line, back } = facts;
  const { language, name } = wordsOf(facts);
  const t = WORDS[language];
  return {
    ...envelope('application-line-withdrawn', key, recipient),
    subject: t.withdrawnSubject(name),
    paragraphs: [
      t.withdrawn(recipient.name, groupName, line),
      factsOf(tournament, language, entry.eventId),
      ...moneyBack(back, language, t.withdrawnRefund),
      `${t.manage}\n${addressOf(facts)}`,
    ],
  };
}

/** "An entry of your school is confirmed again". */
export function lineReinstatedMail(
  facts: ApplicationFacts & {
    readonly requestId: string;
    readonly entry: StoredEntry;
    readonly line: string;
  },
): Mail {
  const { tournament, groupName, recipient, requestId, entry, line } = facts;
  const { ofEntries, language, name } = wordsOf(facts);
  const t = WORDS[language];
  return {
    ...envelope('entry-reinstated', requestId, recipient),
    subject: ofEntries.reinstatedSubject(name),
    paragraphs: [
      t.lineReinstated(recipient.name, groupName, line),
      factsOf(tournament, language, entry.eventId),
      `${t.manage}\n${addressOf(facts)}`,
    ],
  };
}

/** "A team of your school has another name", which the organizer has given it. */
export function teamRenamedMail(
  facts: ApplicationFacts & { readonly key: string; readonly entry: StoredEntry },
): Mail {
  const { tournament, groupName, recipient, key, entry } = facts;
  const { ofEntries, language, name } = wordsOf(facts);
  const t = WORDS[language];
  return {
    ...envelope('team-renamed', key, recipient),
    subject: ofEntries.teamRenamedSubject(name),
    paragraphs: [
      t.teamRenamed(recipient.name, groupName),
      factsOf(tournament, language, entry.eventId, entry.team),
      `${t.manage}\n${addressOf(facts)}`,
    ],
  };
}

/** "The request to withdraw an entry was declined", with the organizer's reason. */
export function lineDeclinedMail(
  facts: ApplicationFacts & {
    readonly requestId: string;
    readonly entry: StoredEntry;
    readonly line: string;
    readonly word: string;
  },
): Mail {
  const { tournament, groupName, recipient, requestId, entry, line, word } = facts;
  const { ofEntries, language, name } = wordsOf(facts);
  const t = WORDS[language];
  return {
    ...envelope('withdrawal-declined', requestId, recipient),
    subject: ofEntries.declinedSubject(name),
    paragraphs: [
      t.lineStays(recipient.name, groupName, line),
      factsOf(tournament, language, entry.eventId),
      ofEntries.declinedWord(word),
      `${t.manage}\n${addressOf(facts)}`,
    ],
  };
}
