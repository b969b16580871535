import { filled } from '#domain/scorecard/card-set.ts';
import { higher } from '#domain/scorecard/set-score.ts';
import type { LeagueMatch, PlayerId, TieSums } from './league-match.ts';

/** What a player has won and lost, against all or some of the others. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  /** The lost matches that the player did not play or finish. */
  readonly forfeited: number;
  /** Of ties between teams; 0 in a league of players. */
  readonly rubbersWon: number;
  readonly rubbersLost: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly pointsWon: number;
  readonly pointsLost: number;
}

/** Every player's results, by player number: the position in the league's list. */
export interface Results {
  /** `against[a][b]`: the results of a against b; a hole where they have not met. */
  readonly against: readonly (readonly (Tally | undefined)[])[];
  /** The results of each player against all others. */
  readonly overall: readonly Tally[];
}

/**
 * Sorts matches into a table. Matches of people who are no longer in the league are left out.
 * If a pair has two matches, both count.
 */
export function tabulate<Id extends PlayerId>(
  players: readonly Id[],
  matches: readonly LeagueMatch<Id>[],
): Results {
  const numberOf = new Map(players.map((id, index) => [id, index]));
  const against = players.map(() => new Array<Tally | undefined>(players.length).fill(undefined));
  for (const match of matches) {
    const a = numberOf.get(match.player1Id);
    const b = numberOf.get(match.player2Id);
    if (a === undefined || b === undefined || a === b || match.isCancelled) continue;
    const tally = tallyOf(match);
    put(against[a]!, b, tally);
    put(against[b]!, a, mirrored(tally, match));
  }
  return { against, overall: against.map(sum) };
}

/** The results of one player against the others in `among`. */
export function tallyAmong(results: Results, player: number, among: readonly number[]): Tally {
  const row = results.against[player]!;
  return sum(among.map((other) => row[other]));
}

function put(row: (Tally | undefined)[], other: number, tally: Tally): void {
  const known = row[other];
  row[other] = known ? sum([known, tally]) : tally;
}

/** One match from the side of its player1. Where nobody won, both have lost. */
function tallyOf<Id extends PlayerId>(match: LeagueMatch<Id>): Tally {
  const tally = { ...NOTHING, played: 1 };
  tally[match.winner === 'player1' ? 'won' : 'lost'] = 1;
  tally.forfeited = match.walkover ? tally.lost : 0;
  for (const set of match.sets) {
    const scores = filled(set);
    const setWinner = higher(scores);
    if (setWinner) tally[setWinner === 'player1' ? 'setsWon' : 'setsLost'] += 1;
    tally.pointsWon += scores.player1;
    tally.pointsLost += scores.player2;
  }
  if (match.tie) return { ...tally, ...sumsOf(match.tie) };
  if (!match.countedSetsWon) return tally;
  const { player1, player2 } = match.countedSetsWon;
  return { ...tally, setsWon: player1, setsLost: player2 };
}

function sumsOf({ rubbers, games, points }: TieSums) {
  return {
    rubbersWon: rubbers.player1,
    rubbersLost: rubbers.player2,
    setsWon: games.player1,
    setsLost: games.player2,
    pointsWon: points.player1,
    pointsLost: points.player2,
  };
}

/** The same match from the side of its player2. */
function mirrored<Id extends PlayerId>(tally: Tally, match: LeagueMatch<Id>): Tally {
  const won = match.winner === 'player2' ? 1 : 0;
  return {
    played: 1,
    won,
    lost: 1 - won,
    forfeited: match.walkover ? 1 - won : 0,
    rubbersWon: tally.rubbersLost,
    rubbersLost: tally.rubbersWon,
    setsWon: tally.setsLost,
    setsLost: tally.setsWon,
    pointsWon: tally.pointsLost,
    pointsLost: tally.pointsWon,
  };
}

function sum(tallies: readonly (Tally | undefined)[]): Tally {
  const total = { ...NOTHING };
  for (const tally of tallies) {
    if (!tally) continue;
    // Field by field: this is the hot path, and a loop over the names takes several times as long.
    total.played += tally.played;
    total.won += tally.won;
    total.lost += tally.lost;
    total.forfeited += tally.forfeited;
    total.rubbersWon += tally.rubbersWon;
    total.rubbersLost += tally.rubbersLost;
    total.setsWon += tally.setsWon;
    total.setsLost += tally.setsLost;
    total.pointsWon += tally.pointsWon;
    total.pointsLost += tally.pointsLost;
  }
  return total;
}

/** The tally of somebody who has not played. */
export const NOTHING = {
  played: 0,
  won: 0,
  lost: 0,
  forfeited: 0,
  rubbersWon: 0,
  rubbersLost: 0,
  setsWon: 0,
  setsLost: 0,
  pointsWon: 0,
  pointsLost: 0,
};
