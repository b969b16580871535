import { listSeasons } from '#features/matches/ties/server/ties.seasons.store.ts';
import { findFollowed } from '#features/referees/server/referees.unlisted.commands.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../event-draws.public.contract.ts';
import { readPublicDraw } from './event-draws.public.commands.ts';
import { asPublicDraws } from './event-draws.public.presenter.ts';
import * as store from './event-draws.public.store.ts';

/** The published draws of a tournament; open to everybody who finds it. */
export const publicDrawsHandlers = handlers((on, { db, clock }) => {
  on(contract.publicDraws, { access: 'public' }, async ({ params, account }) => {
    const tournament = await findFollowed(db, params.id, account);
    if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
    const eventIds = tournament.events.map(({ id }) => id);
    const teams = tournament.events.filter(({ discipline }) => discipline === 'Team');
    const seasons = await listSeasons(
      db,
      teams.map(({ id }) => id),
    );
    return asPublicDraws(tournament, await store.listPublished(db, eventIds), seasons);
  });

  on(contract.publicDraw, { access: 'public' }, async ({ params, account }) => {
    const tournament = await findFollowed(db, params.id, account);
    if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
    const event = findEvent(tournament, params.eventId);
    if (!event) return refusal('EVENT_NOT_FOUND');
    return readPublicDraw(db, tournament, event);
  });

  on(contract.pastTournaments, { access: 'public' }, async ({ query }) => {
    const page = await store.listPast(db, { today: dayInJapan(clock.now()), cursor: query.cursor });
    return {
      tournaments: page.rows.map(({ id, name, venue, eventDate, hasSeason }) => ({
        id,
        name,
        venue,
        eventDate,
        hasSeason,
      })),
      nextCursor: page.nextCursor,
    };
  });
});
