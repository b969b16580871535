import { listOfEvent, type SquadPlayer } from '#features/entries/squads/server/squads.store.ts';
import {
  asPublicDraws,
  publicNamesOf,
} from '#features/event-draws/server/event-draws.public.presenter.ts';
import { listPublished } from '#features/event-draws/server/event-draws.public.store.ts';
import type { LinePupil } from '#features/event-draws/server/event-draws.pupils.store.ts';
import { listNumbersOf } from '#features/event-draws/server/event-draws.store.ts';
import { listLineUps } from '#features/event-draws/ties/server/ties.line-ups.commands.ts';
import { listSides } from '#features/event-draws/ties/server/ties.people.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { closestOf, knownName } from '../known.policy.ts';
import type { Tie } from '../known.vocabulary.ts';
import * as store from './known.store.ts';

type Ties = ReadonlyMap<string, Tie>;

/**
 * Reads whom somebody with these ties, by account, knows in the published draws of a tournament, and which pupils without one, as their
 * teacher: of an event for teams the teams in whose squads they are, too, and the sides of rubbers.
 */
export async function readKnown(
  db: Db,
  tournament: StoredTournament,
  ofAccounts: Ties,
  pupils: readonly LinePupil[] = [],
) {
  const ties = new Map([
    ...pupils.map(({ personId }) => [personId, 'club'] as const),
    ...ofAccounts,
  ]);
  const published = await listPublished(
    db,
    tournament.events.map(({ id }) => id),
  );
  const shown = asPublicDraws(tournament, published).events;
  const eventIds = shown.filter(({ state }) => state === 'published').map(({ id }) => id);
  const entrants = await listEntrants(db, eventIds, { ties: ofAccounts, pupils });
  const teams = tournament.events.filter(({ discipline }) => discipline === 'Team');
  for (const { id } of teams) {
    if (eventIds.includes(id)) entrants.push(...(await listTeamsOf(db, id, ties)));
  }
  const sides = [];
  for (const [eventId, ofEvent] of Map.groupBy(entrants, (one) => one.eventId)) {
    const people = (await listSides(db, eventId)).filter(({ name }) => name !== FORMER_PLAYER);
    const shownAs = publicNamesOf(people);
    for (const [number, same] of Map.groupBy(ofEvent, (one) => one.number)) {
      const name = people.find((one) => one.number === number)?.name ?? '';
      const entrant = { name, shown: shownAs.get(number) ?? '' };
      const known = closestOf(
        same.flatMap(({ people }) => knownName({ ...entrant, people }, ties) ?? []),
      );
      if (known) sides.push({ eventId, id: String(number), ...known });
    }
  }
  return sides;
}

/** The entrants with somebody who is known, alone or in a pair. */
async function listEntrants(
  db: Db,
  eventIds: readonly number[],
  { ties, pupils }: { readonly ties: Ties; readonly pupils: readonly LinePupil[] },
) {
  const seated = pupils.filter(({ isTeam }) => !isTeam);
  const entryIds = seated.map(({ entryId }) => entryId);
  const rows = await store.listEntrantsOf(db, { eventIds, accountIds: [...ties.keys()], entryIds });
  return rows.map(({ eventId, number, entryId, playerId, partnerId }) => {
    const pupil = (isSecond: boolean) =>
      seated.find((one) => one.entryId === entryId && one.isSecond === isSecond)?.personId ?? null;
    return { eventId, number, people: [playerId ?? pupil(false), partnerId ?? pupil(true)] };
  });
}

/** The teams in whose squads these people are, once for each of them, and the sides of rubbers in which they play. */
async function listTeamsOf(db: Db, eventId: number, ties: Ties) {
  const isKnown = (player: Player) => ties.has(personOf(player));
  const members = (await listOfEvent(db, eventId)).filter(isKnown);
  if (members.length === 0) return [];
  const numberOf = new Map(
    (await listNumbersOf(db, eventId)).map(({ number, entryId }) => [entryId, number]),
  );
  const teams = members.flatMap(({ entryId, position, ...player }) => {
    const number = numberOf.get(entryId);
    // Who has left the squad follows the team no longer, and stays in what was played.
    return number === undefined || position === null
      ? []
      : [{ eventId, number, people: [personOf(player)] }];
  });
  const lineUps = (await listLineUps(db, eventId))
    .filter(({ players }) => players.some(isKnown))
    .map(({ number, players }) => ({
      eventId,
      number,
      people: players.map(personOf),
    }));
  return [...teams, ...lineUps];
}

type Player = Pick<SquadPlayer, 'accountId' | 'playerId'>;

/** The account of a player, else the player, as the ties have them. */
function personOf({ accountId, playerId }: Player): string {
  return accountId ?? playerId;
}
