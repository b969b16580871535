import { pairCount } from '#domain/league-table/schedule.ts';
import { asAnnouncement } from '#features/notifications/server/notifications.presenter.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import { asListing } from '#features/tournaments/server/tournaments.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { withoutSecret } from '#platform/server/log.ts';
import { handlers } from '#platform/server/services.ts';
import { sharedRead } from '#platform/server/shared-read.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../home.contract.ts';
import { findHome, type HomeOfPerson } from './home.store.ts';

const UPCOMING = 3;
const ANNOUNCEMENTS = 3;

/** The home screen's counts and lists (spec section 2.2). */
export const homeHandlers = handlers((on, { db, clock, config, log }) => {
  const listUpcoming = sharedRead(async () => {
    const today = dayInJapan(clock.now());
    const upcoming = await tournaments.listUpcoming(db, today, UPCOMING);
    return upcoming.map((tournament) => asListing(tournament, today));
  });
  const listAnnouncements = sharedRead(async () => {
    const announcements = await notifications.listPublished(db, ANNOUNCEMENTS);
    return announcements.map(asAnnouncement);
  });

  on(contract.home, { access: 'public' }, async ({ account }) => {
    const [upcoming, announcements, home] = await Promise.all([
      listUpcoming(),
      listAnnouncements(),
      account && findHome(db, account.id, clock.now()),
    ]);
    const person = home && {
      tournamentsJoined: home.joined,
      newNotifications: home.unread,
      placeToPay: asPlaceToPay(home.lapsing),
      next: home.next,
      league: asOpenLeague(home.league),
    };
    return { person, demoOffered: config.demo, upcoming, announcements };
  });

  on(contract.notFound, { access: 'public', limit: 'diagnostics' }, async ({ body }) => {
    log.warn({ path: withoutSecret(body.path) }, 'a browser asked for a screen that is not there');
    return {};
  });
});

function asPlaceToPay(place: HomeOfPerson['lapsing']) {
  if (!place?.reservedUntil) return null;
  return { ...place, reservedUntil: place.reservedUntil.toISOString() };
}

function asOpenLeague(league: HomeOfPerson['league']) {
  if (!league) return null;
  const { players, ...shown } = league;
  const matches = pairCount(players);
  return { ...shown, matches };
}
