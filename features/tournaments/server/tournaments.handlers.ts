import * as waitingList from '#features/entries/waiting-list/server/waiting-list.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../tournaments.contract.ts';
import { asListing, asTournament } from './tournaments.presenter.ts';
import * as store from './tournaments.store.ts';

/** Finding tournaments; open to everybody. */
export const tournamentsHandlers = handlers((on, { db, clock }) => {
  const today = () => dayInJapan(clock.now());

  on(contract.list, { access: 'public' }, async ({ query }) => {
    const page = await store.listComing(db, query, today());
    const waiting = await waitingList.countByTournaments(db, page.rows);
    return {
      tournaments: page.rows.map((tournament) => ({
        ...asListing(tournament, today()),
        waiting: waiting.get(tournament.id) ?? 0,
      })),
      nextCursor: page.nextCursor,
    };
  });

  on(contract.find, { access: 'public' }, async ({ params }) => {
    const tournament = await store.findById(db, params.id);
    if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
    const waiting = await waitingList.countByTournaments(db, [tournament]);
    return {
      tournament: {
        ...asTournament(tournament, today()),
        waiting: waiting.get(tournament.id) ?? 0,
      },
    };
  });
});
