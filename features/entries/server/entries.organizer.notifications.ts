import { ownRest, pointsOf } from '#domain/entry/split.ts';
import { listRecipients } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import type { StoredWaiting } from '../waiting-list/server/waiting-list.store.ts';
import { asPlayersOwn } from './entries.endings.notifications.ts';
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
  const entries = ended.filter(isAccounts).map(asPlayersOwn);
  const people = [...entries, ...waiting];
  const recipients = await listRecipients(
    tx,
    people.map((one) => one.accountId),
  );
  for (const one of people) {
    const recipient = recipients.get(one.accountId);
    const feeYen = 'feeYen' in one ? ownRest(one) : 0;
    const points = 'feeYen' in one ? pointsOf(one) : 0;
    await notify(services, tx, { tournament, one, kind: 'tournament-cancelled' });
    if (!recipient) continue;
    const { id, eventId } = one;
    const team = 'team' in one ? one.team : null;
    const isGivenBack = 'feeYen' in one && feeYen === 0 && one.feeYen > 0;
    const method = isGivenBack ? ('given-back' as const) : refundMethodOf(one);
    const facts = { id, eventId, team, tournament, recipient, reason, feeYen, points, method };
    await services.mailer.send(tx, cancelledMail(facts));
  }
  await notifyGuardians(
    services,
    tx,
    entries.map((entry) => {
      const method = refundMethodOf(entry);
      const rest = { ...entry, feeYen: entry.feeYen - (entry.refundYen ?? 0) };
      return { kind: 'tournament-cancelled', entry: rest, tournament, method };
    }),
  );
  for (const one of reachable(manual)) {
    await services.mailer.send(tx, cancelledManualMail({ tournament, reason, one }));
  }
};

/** How the refunded money was paid, or that the provider has not answered yet; null when nothing was paid. */
function refundMethodOf(one: StoredEntry | StoredWaiting) {
  if (!('paymentMethod' in one)) return null;
  return one.paymentMethod ?? (one.paymentUnderWay ? ('under-way' as const) : null);
}

/** Notifies the entered players and their guardians that the day, the time or the place has changed. */
export const notifyOfMove: Subscriber<'tournament.moved'> = async (
  services,
  tx,
  { tournament, entries: moved, manual },
) => {
  const entries = moved.filter(isAccounts);
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
    const facts = { id, eventId, team, tournament, recipient, at, origin: services.origin() };
    await services.mailer.send(tx, changedMail(facts));
  }
  await notifyGuardians(
    services,
    tx,
    entries.map((entry) => ({ kind: 'tournament-changed', entry, tournament, method: null, at })),
  );
  for (const one of reachable(manual)) {
    await services.mailer.send(tx, changedManualMail({ tournament, one, at }));
  }
};

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
  },
): Promise<void> {
  const { tournament, one, kind, at } = news;
  await notifyPerson(services, tx, {
    accountId: one.accountId,
    kind,
    facts: asNotificationFacts(tournament),
    dedupeKey: [kind, one.id, at?.toISOString()].filter(Boolean).join(' '),
    now: services.clock.now(),
  });
}
