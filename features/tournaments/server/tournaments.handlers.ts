import { countWaiting } from '#domain/entry/events.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { prefectureNamed } from '#platform/server/search/prefecture-named.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { asEvent } from '../events/server/events.presenter.ts';
import * as contract from '../tournaments.contract.ts';
import { asListing, asTournament } from './tournaments.presenter.ts';
import * as search from './tournaments.search.store.ts';
import type * as store from './tournaments.store.ts';

/** A higher number of a prefecture's tournaments helps nobody to choose, and counting takes long. */
const MOST_COUNTED = 100;

/** The number of people who wait for a place, by event; the waiting list supplies it. */
type CountByEvents = (
  db: Db,
  listed: readonly store.StoredTournament[],
) => Promise<ReadonlyMap<number, number>>;

/** In which of these tournaments the account has a place; entries supply it. */
type ListEntered = (
  db: Db,
  accountId: string,
  tournamentIds: readonly number[],
) => Promise<ReadonlySet<number>>;

/** The tournament, for somebody who may find it: an unlisted one is found only by those who have to do with it. */
type FindSeen = (
  db: Db,
  id: number,
  account: Account | null,
) => Promise<store.StoredTournament | null>;

/** Finding tournaments; open to everybody. */
export const tournamentsHandlers = (
  countByEvents: CountByEvents,
  findSeen: FindSeen,
  listEntered: ListEntered,
) =>
  handlers((on, { db, clock }) => {
    const today = () => dayInJapan(clock.now());

    /**
     * The prefecture that a search names; on the first page only, and not where the list is already filtered by
     * prefecture.
     */
    const findNamedPrefecture = async ({ q = '', ...filters }: search.TournamentSearch) => {
      const prefecture = filters.prefecture || filters.cursor ? null : prefectureNamed(q);
      if (!prefecture) return null;
      const there = { search: { ...filters, prefecture }, today: today(), limit: MOST_COUNTED + 1 };
      const count = await search.countInPrefecture(db, there);
      return { prefecture, count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED };
    };

    on(contract.list, { access: 'public' }, async ({ query, account }) => {
      const page = await search.listComing(db, query, today());
      const ids = page.rows.map(({ id }) => id);
      const [waiting, entered] = await Promise.all([
        countByEvents(db, page.rows),
        account ? listEntered(db, account.id, ids) : new Set<number>(),
      ]);
      return {
        tournaments: page.rows.map((tournament) => ({
          ...asListing(tournament, today()),
          waiting: countWaiting(tournament.events, waiting),
          isEntered: entered.has(tournament.id),
        })),
        nextCursor: page.nextCursor,
        namedPrefecture: await findNamedPrefecture(query),
      };
    });

    on(contract.find, { access: 'public' }, async ({ params, account }) => {
      const tournament = await findSeen(db, params.id, account);
      if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
      const waiting = await countByEvents(db, [tournament]);
      return {
        tournament: {
          ...asTournament(tournament, today()),
          waiting: countWaiting(tournament.events, waiting),
          events: tournament.events.map((event) =>
            asEvent(event, { tournament, today: today(), waiting }),
          ),
        },
      };
    });
  });
