/** Who plays whom in a round robin, and which pairs are still to play. */
import { matchOrder } from '#domain/groups/match-order.ts';
import { byPair, type LeagueMatch, type PlayerId } from './league-match.ts';

/** Two players in the order in which the league lists them. */
export type Pair<Id extends PlayerId> = readonly [Id, Id];

/** Pairs that can play at the same time: nobody is in two of them. */
export interface Round<Id extends PlayerId> {
  readonly pairs: readonly Pair<Id>[];
  /** With an odd number of players, one sits out each round. */
  readonly resting: Id | null;
}

export interface Progress {
  readonly completed: number;
  readonly total: number;
}

/** The number of pairs in a round robin of this many players: 40 play 780. */
export function pairCount(players: number): number {
  return players < 2 ? 0 : (players * (players - 1)) / 2;
}

/**
 * Every pair once, in as few rounds as possible. 3, 4 and 5 players play in the order of a group (domain/groups). More play by
 * the circle method: the first player stays, the others move one place each round. The first two in the list
 * meet in the last round, as the strongest should when the list is seeded.
 */
export function rounds<Id extends PlayerId>(players: readonly Id[]): readonly Round<Id>[] {
  if (players.length < 2) return [];
  if (players.length <= 5) return roundsOfGroup(players);
  const seats = players.length + (players.length % 2);
  return Array.from({ length: seats - 1 }, (_, round) => roundOf(players, seats, round));
}

/** Every pair once, in the order in which a coach calls them. */
export function pairs<Id extends PlayerId>(players: readonly Id[]): readonly Pair<Id>[] {
  return rounds(players).flatMap((round) => round.pairs);
}

/** The pairs without a result, in the order in which a coach calls them. */
export function openPairs<Id extends PlayerId>(
  players: readonly Id[],
  matches: readonly LeagueMatch<Id>[],
): readonly Pair<Id>[] {
  const matchOf = byPair(matches);
  return pairs(players).filter(([a, b]) => !matchOf(a, b));
}

/** How many of the league's pairs have a result. */
export function progress<Id extends PlayerId>(
  players: readonly Id[],
  matches: readonly LeagueMatch<Id>[],
): Progress {
  const total = pairCount(players.length);
  return { completed: total - openPairs(players, matches).length, total };
}

function roundsOfGroup<Id extends PlayerId>(players: readonly Id[]): readonly Round<Id>[] {
  const order = matchOrder(players.length);
  return Array.from({ length: order.at(-1)!.round }, (_, index) => {
    const matches = order.filter(({ round }) => round === index + 1);
    const busy = new Set(matches.flatMap(({ first, second }) => [first, second]));
    return {
      pairs: matches.map(({ first, second }): Pair<Id> => {
        const [low, high] = first < second ? [first, second] : [second, first];
        return [players[low - 1]!, players[high - 1]!];
      }),
      resting: players.find((_player, place) => !busy.has(place + 1)) ?? null,
    };
  });
}

function roundOf<Id extends PlayerId>(
  players: readonly Id[],
  seats: number,
  round: number,
): Round<Id> {
  // Seat 0 never moves. With an odd number of players the last number is nobody: its partner rests.
  const others = seats - 1;
  const at = (seat: number) => (seat === 0 ? 0 : 1 + ((seat - 1 + others - round) % others));
  const drawn: Pair<Id>[] = [];
  let resting: Id | null = null;
  for (let seat = 0; seat < seats / 2; seat += 1) {
    const [low, high] = [at(seat), at(seats - 1 - seat)].sort((a, b) => a - b);
    if (high! < players.length) drawn.push([players[low!]!, players[high!]!]);
    else resting = players[low!]!;
  }
  return { pairs: drawn, resting };
}
