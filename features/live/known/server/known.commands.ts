import {
  asPublicDraws,
  publicNamesOf,
} from '#features/event-draws/server/event-draws.public.presenter.ts';
import {
  listPeople,
  listPublished,
} from '#features/event-draws/server/event-draws.public.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { knownName } from '../known.policy.ts';
import type { Tie } from '../known.vocabulary.ts';
import * as store from './known.store.ts';

/** Reads whom somebody with these ties, by account, knows in the published draws of a tournament. */
export async function readKnown(
  db: Db,
  tournament: StoredTournament,
  ties: ReadonlyMap<string, Tie>,
) {
  const published = await listPublished(
    db,
    tournament.events.map(({ id }) => id),
  );
  const eventIds = asPublicDraws(tournament, published)
    .events.filter(({ state }) => state === 'published')
    .map(({ id }) => id);
  const found = await store.listEntrantsOf(db, { eventIds, accountIds: [...ties.keys()] });
  const sides = [];
  for (const [eventId, ofEvent] of Map.groupBy(found, (one) => one.eventId)) {
    const people = (await listPeople(db, eventId)).filter(({ name }) => name !== FORMER_PLAYER);
    const shownAs = publicNamesOf(people);
    for (const { number, playerId, partnerId } of ofEvent) {
      const name = people.find((one) => one.number === number)?.name ?? '';
      const shown = shownAs.get(number) ?? '';
      const known = knownName({ name, shown, accountIds: [playerId, partnerId] }, ties);
      if (known) sides.push({ eventId, id: String(number), ...known });
    }
  }
  return sides;
}
