import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import * as referees from '#features/referees/server/referees.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';

/** Reminds the organizer and the referees, once a day, that a contradicted result holds up the end of their tournament. */
export async function remindDesk(
  services: Services,
  tx: Db,
  tournament: StoredTournament,
): Promise<void> {
  const now = services.clock.now();
  const organizer = await organizers.findById(tx, tournament.organizerId);
  const others = await referees.listAccounts(tx, tournament.id);
  const accountIds = new Set([...(organizer ? [organizer.accountId] : []), ...others]);
  for (const accountId of accountIds) {
    await notifyPerson(services, tx, {
      accountId,
      kind: 'results-held',
      facts: asNotificationFacts(tournament),
      dedupeKey: `results-held ${tournament.id} ${dayInJapan(now)} ${accountId}`,
      now,
    });
  }
}
