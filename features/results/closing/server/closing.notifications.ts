import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { listOfficials } from '#features/referees/server/referees.officials.commands.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';

/** Reminds the organizer and the referees, once a day, that a contradicted result, or lots to be drawn, hold up the end of their tournament. */
export async function remindDesk(
  services: Services,
  tx: Db,
  tournament: StoredTournament,
): Promise<void> {
  const now = services.clock.now();
  for (const accountId of await listOfficials(tx, tournament)) {
    await notifyPerson(services, tx, {
      accountId,
      kind: 'results-held',
      facts: asNotificationFacts(tournament),
      dedupeKey: `results-held ${tournament.id} ${dayInJapan(now)} ${accountId}`,
      now,
    });
  }
}
