import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
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
