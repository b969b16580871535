import type { Criterion } from '#domain/league-table/criteria.ts';
import type { PlayerId } from '#domain/league-table/league-match.ts';
import type { Measure } from '#domain/league-table/measure.ts';
import type { Row, Step } from '#domain/league-table/standings.ts';
import type { StandingsText } from '../standings.text.ts';

type Names = ReadonlyMap<PlayerId, string>;

/** This many players are named and the rest counted; a rest of one is named as well. */
const NAMED = 2;

/** What explains a place. */
export type ReasonedRow = Pick<
  Row<PlayerId>,
  'player' | 'place' | 'sharedWith' | 'decidedBy' | 'steps'
>;

/**
 * Why a player has this place; null where the figures of the row explain it: nobody else has the same share of wins, as
 * many wins or as many match points. `ranked` is how many players have a place.
 */
export function placeReason(
  row: ReasonedRow,
  ranked: number,
  names: Names,
  t: StandingsText,
): string | null {
  if (row.place === null) return t.noMatchYet;
  if (row.sharedWith.length > 0) return t.whyShared(named(row.sharedWith, names, t));
  const step = row.decidedBy;
  if (!step || step.compared.length === ranked) {
    return step && step !== row.steps[0] ? t.whyAlone(measured(step, row.player, t)) : null;
  }
  const others = step.compared.map(({ player }) => player).filter((one) => one !== row.player);
  const rivals = named(others, names, t);
  if (others.length === 1 && OWN_MATCH.has(step.criterion) && step.among === 'tied') {
    return step.compared[0]?.player === row.player ? t.whyWon(rivals) : t.whyLost(rivals);
  }
  return t.whyTied(rivals, measured(step, row.player, t));
}

/** Between two players these steps are equivalent: who won their match. */
const OWN_MATCH: ReadonlySet<Criterion> = new Set(['match-points', 'wins', 'head-to-head']);

function measured(step: Step<PlayerId>, player: PlayerId, t: StandingsText): string {
  const word = t.criteria[step.criterion];
  if (step.criterion === 'lot') return word;
  const among = step.among === 'tied' && step.compared.length > 2;
  const measure = step.compared.find((one) => one.player === player)?.measure;
  const criterion = among ? t.amongTied(word) : word;
  return measure ? t.measured(criterion, shown(measure, step.criterion)) : criterion;
}

function shown(measure: Measure, criterion: Criterion): string {
  if (measure.kind === 'count') return String(measure.value);
  const { won, lost } = measure;
  if (measure.kind === 'difference') return `${won >= lost ? '+' : '−'}${Math.abs(won - lost)}`;
  if (!criterion.endsWith('percentage') || won + lost === 0) return `${won}:${lost}`;
  return percentage(won, lost, 1);
}

/** The share of `won` in both together, "66.7%" with one decimal. Not both may be 0. */
export function percentage(won: number, lost: number, decimals: 0 | 1): string {
  return `${((100 * won) / (won + lost)).toFixed(decimals)}%`;
}

function named(players: readonly PlayerId[], names: Names, t: StandingsText): string {
  const few = players.length <= NAMED + 1;
  const words = players.slice(0, few ? players.length : NAMED).map((one) => names.get(one) ?? '');
  if (!few) words.push(t.others(players.length - NAMED));
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(t.comma)}${t.and}${last}`;
}
