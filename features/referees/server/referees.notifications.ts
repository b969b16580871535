import { listRecipients } from '#features/accounts/server/accounts.recipients.store.ts';
import { listNotified } from '#features/entries/squads/server/squads.notifications.ts';
import {
  notifyPeople,
  notifyPerson,
} from '#features/notifications/server/notifications.notifications.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { deskMail } from './referees.mails.ts';
import { listDesk } from './referees.officials.commands.ts';
import type { StoredReferee } from './referees.store.ts';

/**
 * Notifies the organizer, in the app, of what an invited person has answered. It names nobody: the list of referees does,
 * as long as they have an account.
 */
export async function notifyOrganizer(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Db,
  news: {
    readonly kind: 'referee-accepted' | 'referee-declined' | 'referee-left';
    readonly referee: StoredReferee;
    readonly tournament: StoredTournament;
  },
): Promise<void> {
  const { kind, referee, tournament } = news;
  const organizer = await organizers.findById(tx, tournament.organizerId);
  if (!organizer) return;
  await notifyPerson(services, tx, {
    accountId: organizer.accountId,
    kind,
    facts: asNotificationFacts(tournament),
    dedupeKey: `${kind} ${referee.id}`,
    now: services.clock.now(),
  });
}

/** Notifies a referee or desk helper that the organizer has changed the duty, or ended it. */
export async function notifyOfDuty(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Db,
  {
    kind,
    referee: { id, accountId },
    tournament,
  }: {
    readonly kind: 'desk-now-referee' | 'desk-now-helper' | 'desk-removed';
    readonly referee: StoredReferee;
    readonly tournament: StoredTournament;
  },
): Promise<void> {
  if (accountId === null) return;
  const now = services.clock.now();
  const dedupeKey = `${kind} ${id} ${now.toISOString()}`;
  const facts = asNotificationFacts(tournament);
  await notifyPerson(services, tx, { accountId, kind, facts, dedupeKey, now });
}

/** Notifies those who would run the day that the tournament is cancelled. */
export const notifyDeskOfCancellation: Subscriber<'entries.cancelled'> = (services, tx, event) =>
  notifyDesk(services, tx, event, 'desk-cancelled');

/** Notifies them that the day, the time or the place has changed. */
export const notifyDeskOfMove: Subscriber<'tournament.moved'> = (services, tx, event) =>
  notifyDesk(services, tx, event, 'desk-moved');

/** In the app and by mail: all but who has done it, and who is notified as a player or for a school. */
async function notifyDesk(
  services: Services,
  tx: Db,
  event: AppEvent<'entries.cancelled' | 'tournament.moved'>,
  kind: 'desk-cancelled' | 'desk-moved',
): Promise<void> {
  const { tournament, byAccountId } = event;
  const notified = await listNotified(tx, event);
  const accountIds = (await listDesk(tx, tournament)).filter(
    (accountId) => accountId !== byAccountId && !notified.has(accountId),
  );
  const now = services.clock.now();
  const keyOf = (accountId: string) => `${kind} ${tournament.id} ${now.toISOString()} ${accountId}`;
  const facts = asNotificationFacts(tournament);
  const people = accountIds.map((accountId) => {
    return { accountId, facts, dedupeKey: keyOf(accountId) };
  });
  await notifyPeople(services, tx, { kind, now, people });
  const reason = 'reason' in event ? event.reason : '';
  for (const [accountId, recipient] of await listRecipients(tx, accountIds)) {
    const dedupeKey = keyOf(accountId);
    const about = { kind, dedupeKey, tournament, reason, recipient, origin: services.origin() };
    await services.mailer.send(tx, deskMail(about));
  }
}
