import { ownPart, pointsOf } from '#domain/entry/split.ts';
import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import type {
  NotificationFacts,
  NotificationKind,
} from '#features/notifications/notifications.vocabulary.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dateTime, longDate, number, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';
import type { EarnedPoints } from './entries.events.ts';
import type { EntryWithTournament, StoredEntry } from './entries.store.ts';

const WORDS = { en, ja };

/** Notifies the player and the guardian that the entry is confirmed. */
export const notifyOfConfirmation: Subscriber<'entry.confirmed'> = async (services, tx, event) => {
  const { entry, tournament, earned } = event;
  // The school, its pupils and their guardians hear of all its lines at once.
  if (entry.applicationId) return;
  const method = entry.paymentMethod;
  // A pair that shares the fee is confirmed again with each new partner.
  const at = (entry.partnerFeeYen !== null && entry.confirmedAt) || undefined;
  await notify(services, tx, { entry, tournament, at }, 'entry-confirmed', (facts) =>
    confirmedMail({ ...facts, earned, at }),
  );
  const news = { kind: 'entry-confirmed', entry, tournament, method } as const;
  await notifyGuardians(services, tx, [at ? { ...news, at } : news]);
};

/** Notifies the player and the guardian that the own half is paid, and until when the place waits for the other. */
export const notifyOfHalf: Subscriber<'half.paid'> = async (services, tx, event) => {
  const { entry, tournament, by, paymentMethod: method, earned } = event;
  if (by !== 'player') return;
  const about = { entry, tournament, facts: { entryId: entry.id } };
  await notify(services, tx, about, 'pair-half-paid', (facts) =>
    halfPaidMail({ ...facts, earned }),
  );
  await notifyGuardians(services, tx, [{ kind: 'half-paid', entry, tournament, method }]);
};

export interface MailFacts {
  readonly entry: StoredEntry;
  readonly tournament: StoredTournament;
  readonly recipient: {
    readonly email: string;
    readonly name: string;
    readonly language: Language;
  };
  readonly origin: string;
}

/** "Your entry is confirmed", with what the player needs on the day. */
function confirmedMail({
  entry,
  tournament,
  recipient,
  earned,
  at,
  origin,
}: MailFacts & {
  readonly earned: EarnedPoints | null;
  /** Distinguishes one confirmation of the entry from the next. */
  readonly at?: Date | undefined;
}): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  const method = entry.paymentMethod;
  return {
    kind: 'entry-confirmed',
    dedupeKey: ['entry-confirmed', entry.id, at?.toISOString()].filter(Boolean).join(' '),
    to: recipient.email,
    language,
    subject: t.confirmedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.confirmedGreeting(recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      method ? t.paid(priceOf(entry, language)) : t.free,
      ...pointsEarned(earned, language),
      t.emergency(tournament.emergencyContact),
      `${t.manage}\n${origin}/my-tournaments`,
    ],
  };
}

/** "Your half is paid", with until when the place waits for the partner's. */
function halfPaidMail({
  entry,
  tournament,
  recipient,
  earned,
  origin,
}: MailFacts & { readonly earned: EarnedPoints | null }): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  const { reservedUntil } = entry;
  const until = reservedUntil && dateTime(lastMoment(reservedUntil.toISOString()), language);
  return {
    kind: 'pair-half-paid',
    dedupeKey: `pair-half-paid ${entry.id}`,
    to: recipient.email,
    language,
    subject: t.halfPaidSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.halfPaidGreeting(recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      t.halfPaid(priceOf(entry, language)),
      ...(until ? [t.halfHeld(until)] : []),
      ...pointsEarned(earned, language),
      `${t.halfInvite}\n${origin}/my-tournaments/${entry.id}/pair`,
    ],
  };
}

/** The player's part of the fee as it was paid. */
function priceOf(entry: StoredEntry, language: Language): string {
  if (entry.paymentMethod === 'points')
    return WORDS[language].pointsPaid(number(pointsOf(entry), language));
  return yen(ownPart(entry), language);
}

function pointsEarned(earned: EarnedPoints | null, language: Language): string[] {
  if (!earned) return [];
  const points = number(earned.points, language);
  return [WORDS[language].pointsEarned(points, longDate(earned.from, language))];
}

interface News extends EntryWithTournament {
  readonly facts?: NotificationFacts;
  /** Distinguishes one event of its kind from the next of the same entry. */
  readonly at?: Date | undefined;
}

/** Notifies the player of an entry, in the app and by a mail. */
export async function notify(
  services: Services,
  tx: Db,
  { entry, tournament, facts = {}, at }: News,
  kind: NotificationKind,
  write: (facts: MailFacts) => Mail,
): Promise<void> {
  const { mailer, origin, clock } = services;
  const recipient = await findRecipient(tx, entry.accountId);
  if (!recipient) return;
  await notifyPerson(services, tx, {
    accountId: entry.accountId,
    kind,
    facts: { ...asNotificationFacts(tournament), amountYen: ownPart(entry), ...facts },
    dedupeKey: [kind, entry.id, at?.toISOString()].filter(Boolean).join(' '),
    now: clock.now(),
  });
  await mailer.send(tx, write({ entry, tournament, recipient, origin: origin() }));
}
