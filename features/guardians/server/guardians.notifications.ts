import { listRecipients } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';
import { countSince } from '#platform/server/mail/mail.store.ts';
import { nameInMail } from '#platform/server/mail/name-in-mail.ts';
import type { Services } from '#platform/server/services.ts';
import { HOUR_MS } from '#platform/shared/durations.ts';
import { addDays, dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import {
  confirmedMail,
  type EndingReason,
  endedMail,
  nameAnotherMail,
} from './guardians.endings.mails.ts';
import {
  type Addressee,
  askedMail,
  type EntryNews,
  entryMail,
  freshLinkMail,
  type Link,
} from './guardians.mails.ts';
import type { StoredGuardianship } from './guardians.store.ts';
import * as guardianships from './guardians.store.ts';

type NotificationServices = Pick<Services, 'mailer' | 'jobs' | 'origin' | 'clock'>;

/** The purpose of guardians' links, and for how many days they work: to the end of the day in Japan. */
export const LINK_PURPOSE = 'guardian';
const LINK_DAYS = 30;
/** At most one mail with a new link is sent in this time. */
const FRESH_LINK_PACE_MS = 10 * 60_000;

/** The limit of questions to one mailbox in an hour, of all accounts together: a class may name one teacher. */
const MOST_ASKED = 40;

/** Asks the guardian whom a player has named. Somebody who was asked for many players reads of this one on the same page. */
export async function notifyOfNaming(
  services: NotificationServices,
  tx: Db,
  guardianship: StoredGuardianship,
): Promise<void> {
  const { tournamentId, email } = guardianship;
  const since = new Date(services.clock.now().getTime() - HOUR_MS);
  if ((await countSince(tx, { kinds: ['guardian-asked'], to: email, since })) >= MOST_ASKED) return;
  const player = await nameOf(tx, guardianship.accountId);
  const tournament = tournamentId && (await tournaments.findById(tx, tournamentId));
  const to = await addressee(services, tx, guardianship);
  const facts = { ...to, id: guardianship.id, player, tournament: tournament || null };
  await services.mailer.send(tx, askedMail(facts));
}

/** Notifies a guardian who is replaced or no longer needed; `guardianship` is as it was before. */
export async function notifyOfEnding(
  services: NotificationServices,
  tx: Db,
  guardianship: StoredGuardianship,
  why: EndingReason,
): Promise<void> {
  // An address that never answered may be a typing error: it gets no mail, unless the player is of age.
  if (why !== 'of-age' && guardianship.state === 'asked') return;
  const { id, email, language } = guardianship;
  const player = await nameOf(tx, guardianship.accountId);
  await services.mailer.send(tx, endedMail({ id, email, language, player, why }));
}

/** Notifies guardians who have confirmed of what happened to their players' entries. */
export async function notifyGuardians(
  services: NotificationServices,
  tx: Db,
  news: readonly EntryNews[],
): Promise<void> {
  const accountIds = news.map(({ entry }) => entry.accountId);
  const guardians = await guardianships.listConfirmed(tx, accountIds);
  const players = await listRecipients(tx, [...guardians.keys()]);
  const today = dayInJapan(services.clock.now());
  for (const one of news) {
    const guardianship = guardians.get(one.entry.accountId);
    const player = players.get(one.entry.accountId)?.name;
    if (!guardianship || player === undefined) continue;
    const to = await addressee(services, tx, guardianship);
    await services.mailer.send(tx, entryMail({ ...to, player, news: one, today }));
  }
}

/** Notifies a player that the guardian has confirmed: by mail, too, since somebody else may have named them. */
export async function notifyOfConfirmedGuardian(
  services: NotificationServices,
  tx: Db,
  { id, accountId, email: guardianEmail }: StoredGuardianship,
): Promise<void> {
  const kind = 'guardian-confirmed';
  const dedupeKey = `${kind} ${id}`;
  const { clock, mailer, origin } = services;
  await notifyPerson(services, tx, { accountId, kind, facts: {}, dedupeKey, now: clock.now() });
  const recipient = (await listRecipients(tx, [accountId])).get(accountId);
  if (!recipient) return;
  await mailer.send(tx, confirmedMail({ id, guardianEmail, recipient, origin: origin() }));
}

/** Notifies a player, in the app and by mail, that another guardian is needed. */
export async function notifyOfNeededGuardian(
  services: NotificationServices,
  tx: Db,
  { id, accountId, email: guardianEmail }: StoredGuardianship,
  why: 'declined' | 'stopped',
): Promise<void> {
  const kind = `guardian-${why}` as const;
  const dedupeKey = `${kind} ${id}`;
  const { clock, mailer, origin } = services;
  await notifyPerson(services, tx, { accountId, kind, facts: {}, dedupeKey, now: clock.now() });
  const recipient = (await listRecipients(tx, [accountId])).get(accountId);
  if (!recipient) return;
  const facts = { id, why, guardianEmail, recipient, origin: origin() };
  await mailer.send(tx, nameAnotherMail(facts));
}

/** Sends a new link to the address of a live guardianship; at most one in ten minutes. */
export async function sendFreshLink(
  services: NotificationServices,
  tx: Db,
  guardianship: StoredGuardianship,
): Promise<void> {
  const pace = Math.floor(services.clock.now().getTime() / FRESH_LINK_PACE_MS);
  const to = await addressee(services, tx, guardianship);
  await services.mailer.send(tx, freshLinkMail({ ...to, key: `${guardianship.email} ${pace}` }));
}

async function addressee(
  { clock, origin }: NotificationServices,
  tx: Db,
  { email, language }: StoredGuardianship,
): Promise<Addressee> {
  return { email, language, link: await newLink(tx, email, clock.now(), origin()) };
}

async function newLink(tx: Db, email: string, now: Date, origin: string): Promise<Link> {
  const until = addDays(dayInJapan(now), LINK_DAYS);
  const validMs = instantInJapan(addDays(until, 1), '00:00').getTime() - now.getTime();
  const link = { purpose: LINK_PURPOSE, subject: email, validMs, now };
  return { secret: await links.insert(tx, link), until, origin };
}

/** The player's name, for an address that may be anybody's. */
async function nameOf(tx: Db, accountId: string): Promise<string> {
  return nameInMail((await listRecipients(tx, [accountId])).get(accountId)?.name ?? '');
}
