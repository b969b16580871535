import { type WayOut, wayOut } from '#domain/entry/entry.ts';
import { ownRest, pointsOf } from '#domain/entry/split.ts';
import { listRecipients } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import type { NotificationFacts } from '#features/notifications/notifications.vocabulary.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { asHold } from '../partners/partners.policy.ts';
import type { StoredWaiting } from '../waiting-list/server/waiting-list.store.ts';
import { asPlayersOwn, listAsArrived } from './entries.endings.notifications.ts';
import type { StoredManualEntry } from './entries.manual.store.ts';
import {
  cancelledMail,
  cancelledManualMail,
  changedMail,
  changedManualMail,
} from './entries.organizer.mails.ts';
import type { StoredEntry } from './entries.store.ts';

/** Notifies everybody that the tournament is cancelled, and each player of what happens to the fee. */
export const notifyOfCancellation: Subscriber<'entries.cancelled'> = async (
  services,
  tx,
  { tournament, reason, entries: ended, waiting, manual },
) => {
  const entries = await listAsArrived(tx, ended.filter(isAccounts).map(asPlayersOwn));
  const people = [...entries, ...waiting];
  const recipients = await listRecipients(
    tx,
    people.map((one) => one.accountId),
  );
  for (const one of people) {
    const recipient = recipients.get(one.accountId);
    const feeYen = 'feeYen' in one ? ownRest(one) : 0;
    const points = 'feeYen' in one ? pointsOf(one) : 0;
    const method = methodOf(one);
    const back = backOf(method, { feeYen, points });
    await notify(services, tx, { tournament, one, kind: 'tournament-cancelled', facts: back });
    if (!recipient) continue;
    const { id, eventId } = one;
    const team = 'team' in one ? one.team : null;
    const facts = { id, eventId, team, tournament, recipient, reason, feeYen, points, method };
    await services.mailer.send(tx, cancelledMail(facts));
  }
  await notifyGuardians(
    services,
    tx,
    entries.map((entry) => {
      const method = refundMethodOf(entry);
      const givenBackYen = entry.refundYen ?? 0;
      const isMember = entry.applicationId !== null;
      return { kind: 'tournament-cancelled', entry, tournament, method, givenBackYen, isMember };
    }),
  );
  for (const one of reachable(manual)) {
    await services.mailer.send(tx, cancelledManualMail({ tournament, reason, one }));
  }
};

/** What goes back, as the notice names it; nothing where nothing was paid, or it is not known yet. */
function backOf(
  method: ReturnType<typeof methodOf>,
  { feeYen, points }: { readonly feeYen: number; readonly points: number },
): NotificationFacts {
  if (method === null || method === 'under-way' || method === 'given-back') return {};
  return method === 'points' ? { points } : { amountYen: feeYen };
}

/** How what goes back was paid, or that the organizer has given back all of it before. */
function methodOf(one: StoredEntry | StoredWaiting) {
  const isGivenBack = 'feeYen' in one && one.feeYen > 0 && ownRest(one) === 0;
  return isGivenBack ? ('given-back' as const) : refundMethodOf(one);
}

/** How the refunded money was paid, or that the provider has not answered yet; null when nothing was paid. */
function refundMethodOf(one: StoredEntry | StoredWaiting) {
  if (!('paymentMethod' in one)) return null;
  return one.paymentMethod ?? (one.paymentUnderWay ? ('under-way' as const) : null);
}

/** Notifies the entered players and their guardians that the day, the time or the place has changed. */
export const notifyOfMove: Subscriber<'tournament.moved'> = (services, tx, event) =>
  notifyMoved(services, tx, event, { arePartners: false });

/** The same for partners, who are in the place of the players and cannot give the place up alone. */
export async function notifyMoved(
  services: Services,
  tx: Db,
  { tournament, entries: moved, manual }: AppEvent<'tournament.moved'>,
  { arePartners }: { readonly arePartners: boolean },
): Promise<void> {
  const entries = moved.filter(isAccounts);
  const wayOf = (entry: StoredEntry) => wayOutOf(entry, tournament, services.clock.now());
  const recipients = await listRecipients(
    tx,
    entries.map((one) => one.accountId),
  );
  const at = services.clock.now();
  for (const one of entries) {
    const recipient = recipients.get(one.accountId);
    await notify(services, tx, { tournament, one, kind: 'tournament-changed', at });
    if (!recipient) continue;
    const { id, eventId, team } = one;
    const way = arePartners ? wayOfPartner(one, wayOf(one)) : wayOf(one);
    const facts = { id, eventId, team, tournament, recipient, at, origin: services.origin(), way };
    await services.mailer.send(tx, changedMail(facts));
  }
  await notifyGuardians(
    services,
    tx,
    entries.map((entry) => {
      // A partner's guardian sees the pair and does not withdraw it.
      const way = arePartners ? 'write' : wayOf(entry);
      return { kind: 'tournament-changed', entry, tournament, method: null, at, way };
    }),
  );
  for (const one of reachable(manual)) {
    await services.mailer.send(tx, changedManualMail({ tournament, one, at }));
  }
}

/** A partner leaves the pair while the player could withdraw it; those of a school are replaced by it. */
function wayOfPartner({ applicationId }: StoredEntry, way: WayOut) {
  if (way !== 'withdraw') return way;
  return applicationId === null ? ('part' as const) : ('member' as const);
}

/** How the player of an entry gives the place up now. */
export function wayOutOf(entry: StoredEntry, tournament: StoredTournament, now: Date): WayOut {
  const { isClosed } = eventOf(tournament, entry.eventId);
  return wayOut(asHold(entry), { ...tournament, isClosed }, dayInJapan(now));
}

/** Pupils whom a school has entered may have no account: the school is notified. */
function isAccounts({ accountId }: StoredEntry): boolean {
  return accountId !== '';
}

/** People without an account get a mail where the organizer has their address. */
function reachable(people: readonly StoredManualEntry[]): StoredManualEntry[] {
  return people.filter(({ email }) => email !== '');
}

async function notify(
  services: Services,
  tx: Db,
  news: {
    tournament: StoredTournament;
    one: StoredEntry | StoredWaiting;
    kind: 'tournament-cancelled' | 'tournament-changed';
    at?: Date;
    facts?: NotificationFacts;
  },
): Promise<void> {
  const { tournament, one, kind, at, facts = {} } = news;
  await notifyPerson(services, tx, {
    accountId: one.accountId,
    kind,
    facts: { ...asNotificationFacts(tournament), ...facts },
    dedupeKey: [kind, one.id, at?.toISOString()].filter(Boolean).join(' '),
    now: services.clock.now(),
  });
}
