import type { Draw, Entrant } from '#domain/bracket/vocabulary.ts';
import { peopleOf } from '#domain/scorecard/sides.ts';
import type { Membership } from '#features/groups/groups.policy.ts';
import { mayRemoveSession } from '../practice.policy.ts';
import type { Participant } from '../practice.vocabulary.ts';

/**
 * Everybody who belongs to the group sees a knockout and records its results. The person who started it, and those who
 * edit the group, also redraw it, share it with the public and remove it.
 */
export function mayManage(
  session: { readonly ownerAccountId: string },
  person: { readonly accountId: string; readonly membership: Membership },
): boolean {
  return mayRemoveSession(session, person);
}

/** A draw can be repeated until the first match has a result. */
export function mayRedraw(draw: Draw): boolean {
  return draw.matches.every(({ result }) => !result || result.kind === 'bye');
}

/**
 * The entrants for the draw engine. Members are of the group's club and seeded by their rating if they have one, a pair
 * by the mean of both; a visitor has the club that was named, if any, and is never seeded.
 */
export function entrantsOf(
  players: readonly Participant[],
  groupName: string,
  ratings: ReadonlyMap<Participant['id'], number>,
  clubs: ReadonlyMap<Participant['id'], string> = new Map(),
): Entrant[] {
  return players.map((player) => {
    const { id, name, external } = player;
    const rating = external
      ? undefined
      : meanOf(peopleOf(player).map((one) => ratings.get(one.id)));
    const club = external ? clubs.get(id) : groupName;
    return {
      id: String(id),
      name,
      ...(club ? { club } : {}),
      ...(rating === undefined ? {} : { rating }),
    };
  });
}

/** The mean of ratings in points; undefined where one is missing. */
function meanOf(ratings: readonly (number | undefined)[]): number | undefined {
  const known = ratings.filter((rating) => rating !== undefined);
  if (known.length < ratings.length) return undefined;
  return Math.round(known.reduce((sum, rating) => sum + rating, 0) / known.length);
}

/** The clubs that were named, by player. */
export function clubsOf(
  players: readonly { readonly id: Participant['id']; readonly club?: string | undefined }[],
): Map<Participant['id'], string> {
  return new Map(players.flatMap(({ id, club }) => (club ? [[id, club] as const] : [])));
}
