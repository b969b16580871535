import * as entries from '#features/entries/server/entries.store.ts';
import { asAnnouncement } from '#features/notices/server/notices.presenter.ts';
import * as notices from '#features/notices/server/notices.store.ts';
import { asListing } from '#features/tournaments/server/tournaments.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../home.contract.ts';

const UPCOMING = 3;
const ANNOUNCEMENTS = 3;

/** The home screen's counts and lists (spec section 2.2). */
export const homeHandlers = handlers((on, { db, clock, config, log }) => {
  on(contract.home, { access: 'public' }, async ({ account }) => {
    const now = clock.now();
    const today = dayInJapan(now);
    const upcoming = await tournaments.listUpcoming(db, today, UPCOMING);
    const announcements = await notices.listPublished(db, ANNOUNCEMENTS);
    return {
      person: account && {
        tournamentsJoined: await entries.countJoined(db, account.id),
        newNotifications: await notices.countUnread(db, account.id),
        placeToPay: asPlaceToPay(await entries.findLapsing(db, account.id, now)),
      },
      demoOffered: config.demo,
      upcoming: upcoming.map((tournament) => asListing(tournament, today)),
      announcements: announcements.map(asAnnouncement),
    };
  });

  on(contract.notFound, { access: 'public', limit: 'diagnostics' }, async ({ body }) => {
    log.warn({ path: body.path.split('?')[0] }, 'a browser asked for a screen that is not there');
    return {};
  });
});

function asPlaceToPay(found: entries.EntryWithTournament | null) {
  const reservedUntil = found?.entry.reservedUntil;
  if (!reservedUntil) return null;
  const { entry, tournament } = found;
  return {
    entryId: entry.id,
    tournamentName: tournament.name,
    reservedUntil: reservedUntil.toISOString(),
  };
}
