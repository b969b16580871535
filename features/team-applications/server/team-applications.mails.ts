import type { WayOut } from '#domain/entry/entry.ts';
import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import { mailsMessages as entriesEn } from '#features/entries/mails/mails.messages.en.ts';
import { mailsMessages as entriesJa } from '#features/entries/mails/mails.messages.ja.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import { eventOf, factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import { replyAddress } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { tournamentsMessages as tournamentsEn } from '#features/tournaments/tournaments.messages.en.ts';
import { tournamentsMessages as tournamentsJa } from '#features/tournaments/tournaments.messages.ja.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dateTime, number, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';

const WORDS = { en, ja };
/** What the mails to players say as well. */
const ENTRY_WORDS = { en: entriesEn, ja: entriesJa };
const EVENT_WORDS = { en: tournamentsEn, ja: tournamentsJa };

export interface ApplicationFacts {
  readonly application: StoredApplication;
  readonly tournament: StoredTournament;
  readonly groupName: string;
  readonly recipient: Recipient;
  readonly origin: string;
}

/** "The application is confirmed", with what each event costs and the total. */
export function paidMail(facts: ApplicationFacts & { lines: readonly StoredEntry[] }): Mail {
  const { application, tournament, groupName, recipient, lines } = facts;
  const { t, language, name } = wordsOf(facts);
  const sum = lines.reduce((all, { feeYen }) => all + feeYen, 0);
  return {
    ...envelope('application-paid', application.id, recipient),
    subject: t.paidSubject(name),
    paragraphs: [
      (sum > 0 ? t.paidGreeting : t.freeGreeting)(recipient.name, groupName),
      factsOf(tournament, language),
      [...byEvent(facts, lines), t.total(yen(sum, language))].join('\n'),
      t.emergency(tournament.emergencyContact),
      `${t.manage}\n${addressOf(facts)}`,
    ],
  };
}

/** "Please pay by a transfer", and until when; `reminded` distinguishes a reminder from the next. */
export function dueMail(
  facts: ApplicationFacts & { readonly transferTo: string; readonly reminded: Date | null },
): Mail {
  const { application, tournament, groupName, recipient, transferTo, reminded } = facts;
  const { t, language, name } = wordsOf(facts);
  const key = [application.id, reminded?.toISOString()].filter(Boolean).join(' ');
  const until = dateTime(lastMoment((application.dueAt ?? new Date(0)).toISOString()), language);
  return {
    ...envelope('application-due', key, recipient),
    subject: t.dueSubject(name),
    paragraphs: [
      (reminded ? t.reminderGreeting : t.dueGreeting)(recipient.name, groupName),
      factsOf(tournament, language),
      t.total(yen(application.totalYen, language)),
      ...(transferTo === '' ? [] : [t.transferTo(transferTo)]),
      ...(application.code === null ? [] : [t.code(application.code)]),
      t.due(until),
      `${t.invoice}\n${addressOf(facts)}`,
    ],
  };
}

/** "Not paid in time". */
export function lapsedMail(facts: ApplicationFacts): Mail {
  const { application, tournament, groupName, recipient } = facts;
  const { t, language, name } = wordsOf(facts);
  return {
    ...envelope('application-lapsed', application.id, recipient),
    subject: t.lapsedSubject(name),
    paragraphs: [
      t.lapsed(recipient.name, groupName),
      factsOf(tournament, language),
      `${t.again}\n${addressOf(facts)}`,
    ],
  };
}

/**
 * What becomes of the money of a line or an application: back the way it was paid, by a transfer of the organizer or of the operator,
 * as points, or not at all.
 */
export type MoneyBack =
  | { readonly by: 'provider' | 'transfer' | 'account'; readonly amountYen: number }
  | { readonly by: 'points'; readonly points: number }
  | 'none'
  /** The organizer has given back some before, and the rest does not go back; or all of it. */
  | 'rest-forfeited'
  | 'given-back'
  | 'nothing-paid';

/** "The day, time or place has changed", with the current ones. `at` distinguishes one change from the next. */
export function applicationMovedMail(
  facts: ApplicationFacts & { readonly at: Date; readonly way: WayOut },
): Mail {
  const { application, tournament, groupName, recipient, at, way } = facts;
  const { t, ofEntries, language, name } = wordsOf(facts);
  return {
    ...envelope('tournament-changed', `${application.id} ${at.toISOString()}`, recipient),
    replyTo: replyAddress(tournament),
    subject: ofEntries.changedSubject(name),
    paragraphs: [
      t.moved(recipient.name, groupName),
      factsOf(tournament, language),
      {
        withdraw: `${ofEntries.changedWithdraw}\n${addressOf(facts)}`,
        ask: `${t.movedAsk}\n${addressOf(facts)}`,
        write: ofEntries.changedContact(tournament.contactInfo),
      }[way],
    ],
  };
}

/** "The tournament is cancelled", with what becomes of what the school has paid. */
export function applicationCancelledMail(
  facts: ApplicationFacts & { readonly reason: string; readonly back: MoneyBack },
): Mail {
  const { application, tournament, groupName, recipient, reason, back } = facts;
  const { t, language, name } = wordsOf(facts);
  return {
    ...envelope('tournament-cancelled', application.id, recipient),
    replyTo: replyAddress(tournament),
    subject: t.cancelledSubject(name),
    paragraphs: [
      t.cancelled(recipient.name, groupName),
      factsOf(tournament, language),
      ...(reason === '' ? [] : [ENTRY_WORDS[language].cancelledReason(reason)]),
      ...moneyBack(back, language, t.cancelledRefund),
      ENTRY_WORDS[language].cancelledContact(tournament.contactInfo),
    ],
  };
}

export function moneyBack(
  back: MoneyBack,
  language: Language,
  sameWay: (amount: string) => string,
): string[] {
  const t = WORDS[language];
  if (back === 'nothing-paid') return [];
  if (back === 'none') return [t.withdrawnTooLate];
  if (back === 'rest-forfeited') return [t.withdrawnRestTooLate];
  if (back === 'given-back') return [t.givenBack];
  if (back.by === 'points') return [t.pointsBack(number(back.points, language))];
  const say = { provider: sameWay, transfer: t.backByTransfer, account: t.backToAccount }[back.by];
  return [say(yen(back.amountYen, language))];
}

/** One line for each event: how many entries, and what they cost. */
function byEvent({ tournament, recipient }: ApplicationFacts, lines: readonly StoredEntry[]) {
  const { language } = recipient;
  const t = WORDS[language];
  return [...Map.groupBy(lines, ({ eventId }) => eventId)].map(([eventId, ofEvent]) => {
    const sum = ofEvent.reduce((all, { feeYen }) => all + feeYen, 0);
    return t.line(eventName(tournament, eventId, language), ofEvent.length, yen(sum, language));
  });
}

/** The name of an event; of one without a name, its type and level. */
export function eventName(
  tournament: StoredTournament,
  eventId: number,
  language: Language,
): string {
  const { name, discipline, level } = eventOf(tournament, eventId);
  const t = EVENT_WORDS[language];
  return name === ''
    ? t.unnamedEvent(t.eventTypes[discipline], t.levels[level])
    : nameIn(name, language);
}

/** The words of a mail to somebody about a tournament. */
export function wordsOf({
  recipient,
  tournament,
}: Pick<ApplicationFacts, 'recipient' | 'tournament'>) {
  const { language } = recipient;
  const ofEntries = ENTRY_WORDS[language];
  return { t: WORDS[language], ofEntries, language, name: nameIn(tournament.name, language) };
}

/** Once for each key and address. */
export function envelope<Kind extends Mail['kind']>(kind: Kind, key: string, recipient: Recipient) {
  const { email: to, language } = recipient;
  return { kind, dedupeKey: `${kind} ${key} ${to.toLowerCase()}`, to, language };
}

export function addressOf({ application, origin }: ApplicationFacts): string {
  return `${origin}/team-applications/${application.id}`;
}
