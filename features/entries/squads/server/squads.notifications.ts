import { notifyPeople } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import * as store from './squads.store.ts';

/** Notifies who plays in the squad of a confirmed team that the tournament is cancelled. The fee is for who has entered the team. */
export const notifySquadsOfCancellation: Subscriber<'entries.cancelled'> = (services, tx, event) =>
  notifyMembers(services, tx, event, {
    kind: 'tournament-cancelled',
    notified: [...event.entries, ...event.waiting],
    key: '',
  });

/** Notifies them that the day, the time or the place has changed. */
export const notifySquadsOfMove: Subscriber<'tournament.moved'> = (services, tx, event) =>
  notifyMembers(services, tx, event, {
    kind: 'tournament-changed',
    notified: event.entries,
    key: services.clock.now().toISOString(),
  });

interface News {
  readonly kind: 'tournament-cancelled' | 'tournament-changed';
  /** Who is notified of an own entry. */
  readonly notified: readonly { readonly accountId: string }[];
  /** Distinguishes one change from the next. */
  readonly key: string;
}

/** Once each, in however many squads somebody is. */
async function notifyMembers(
  services: Services,
  tx: Db,
  { tournament, entries, manual }: AppEvent<'entries.cancelled' | 'tournament.moved'>,
  { kind, notified, key }: News,
): Promise<void> {
  const teams = entries.filter(({ state, team }) => state === 'confirmed' && team !== null);
  const ids = [...teams, ...manual].map(({ id }) => id);
  const members = (await store.listPlayers(tx, ids)).filter(({ position }) => position !== null);
  const before = new Set(notified.map(({ accountId }) => accountId));
  const accountIds = new Set(members.flatMap(({ accountId }) => accountId ?? []));
  const others = [...accountIds].filter((accountId) => !before.has(accountId));
  const people = others.map((accountId) => ({
    accountId,
    facts: asNotificationFacts(tournament),
    dedupeKey: [kind, 'squad', tournament.id, accountId, key].filter(Boolean).join(' '),
  }));
  await notifyPeople(services, tx, { kind, now: services.clock.now(), people });
}
