/** The standings of one group of an event: its results, who is out of it, and lots. The same on both sides. */
import { type LeagueMatch, pairKey } from '#domain/league-table/league-match.ts';
import type { Preset } from '#domain/league-table/presets.ts';
import { type ShownMatch, shownMatch } from '#domain/league-table/shown-match.ts';
import { needsLots, type Standings, standings } from '#domain/league-table/standings.ts';
import { USUAL_WITHDRAWAL_RULE, type Withdrawals } from '#domain/league-table/withdrawal.ts';
import { asText } from '#domain/scorecard/card-set.ts';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import { fastest } from '#domain/scoring/fastest.ts';
import { tieStandings } from '#domain/team-tie/standings.ts';
import { type DrawnGroupMatch, groupMatches, withDisqualified } from './group-matches.ts';

/** The result of a match, with the ids of the draw's record. */
export interface GroupResult extends LeagueMatch<string> {
  readonly status: Status;
  /** Null for the card of the specification. */
  readonly scoreFormat: ChosenFormat | null;
}

/** What orders the groups of a stage, besides their results. */
export interface GroupRules {
  /** Frozen with the draw; its rule for sides that withdraw applies as well. */
  readonly ruleBook: Preset;
  /** Of the matches that have no result yet; null for scores as entered. */
  readonly scoreFormat: ChosenFormat | null;
  /** Who has withdrawn from the event after the draw. */
  readonly out: ReadonlySet<string>;
}

/** A match of a group in the order of play. */
export interface GroupMatch extends DrawnGroupMatch {
  /** Null while it has none. */
  readonly result: ShownMatch<string> | null;
}

export interface GroupState {
  readonly matches: readonly GroupMatch[];
  readonly standings: Standings<string>;
  /** No match is open, but some places are shared: only lots decide them. */
  readonly needsLots: boolean;
  /** Every place is decided. */
  readonly isFinal: boolean;
}

/**
 * The state of a group. `results` may be those of the whole stage. Who has lost by default is disqualified and counts as
 * withdrawn: the rule book says what becomes of the side's other results (next.md, B4). `lots` is the recorded random seed of lots that were
 * drawn for this group.
 */
export function groupState(
  group: readonly string[],
  results: readonly GroupResult[],
  { ruleBook, scoreFormat, out }: GroupRules,
  lots: number | undefined,
): GroupState {
  const members = new Set(group);
  const own = results.filter(
    ({ player1Id, player2Id }) => members.has(player1Id) && members.has(player2Id),
  );
  const shown = own.map(shownMatch);
  const gone = withDisqualified(out, own);
  const sides = new Set(group.filter((id) => gone.has(id)));
  const withdrawals: Withdrawals<string> = {
    sides,
    rule: USUAL_WITHDRAWAL_RULE[ruleBook],
    walkoverSets: walkoverSets(scoreFormat),
  };
  const drawn = lots !== undefined && { lots };
  const table = own.some(({ tie }) => tie)
    ? tieStandings(group, own.map(asTieResult), ruleBook, { withdrawals, ...drawn })
    : standings(group, shown, ruleBook, {
        ...(sides.size > 0 && { withdrawals }),
        ...drawn,
      });
  const byPair = new Map(shown.map((one) => [pairKey(one.player1Id, one.player2Id), one]));
  const needed = needsLots(table);
  return {
    matches: groupMatches(group, own, out).map((match) => {
      return { ...match, result: byPair.get(pairKey(match.player1, match.player2)) ?? null };
    }),
    standings: table,
    needsLots: needed,
    isFinal: !table.provisional && !needed,
  };
}

/** A tie between teams, as the table of teams counts it: the sums of its rubbers. */
function asTieResult({ player1Id, player2Id, winner, tie, status }: GroupResult) {
  const { rubbers, games, points } = tie ?? { rubbers: NONE, games: NONE, points: NONE };
  const isPlayed = status === 'finished';
  return {
    team1: player1Id,
    team2: player2Id,
    winner,
    games,
    points,
    score: rubbers,
    ...(!isPlayed && { walkover: true }),
  };
}

const NONE = { player1: 0, player2: 0 };

/** Who goes on from a group whose every place is decided, best first: without those who are out of it. */
export function finalOrder({ standings: { rows } }: GroupState): readonly string[] {
  return rows.flatMap(({ player, withdrawn, place }) =>
    withdrawn || place === null ? [] : [player],
  );
}

/** In table tennis a match that is not played counts as the games needed, each 11-0; elsewhere no set counts. */
function walkoverSets(chosen: ChosenFormat | null) {
  const format = chosen && formatOf(chosen);
  return format?.sport === 'table-tennis' ? fastest(format, 'player1').map(asText) : [];
}
