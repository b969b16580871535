import { usualRuleBook } from '#domain/league-table/usual-rules.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import type { StageSettings } from '#features/matches/matches.vocabulary.ts';
import type { StoredResult } from './results.store.ts';

interface Played {
  readonly draw: StageDraw;
  readonly stage: { readonly id: string; readonly settings: StageSettings };
  readonly tournament: { readonly sport: Sport };
  /** Of the event; who is not in it any more has withdrawn. */
  readonly entrants: readonly { readonly number: number; readonly isIn: boolean }[];
  readonly results: readonly StoredResult[];
}

/** The results of published groups, as they are sent; null for a knockout. */
export function asResults({ draw, stage, tournament, entrants, results }: Played) {
  if (!isGroupsDraw(draw)) return null;
  const { ruleBook, scoreFormat, lots } = playOf(stage.settings, tournament.sport);
  const inIt = new Set(entrants.flatMap(({ number, isIn }) => (isIn ? [String(number)] : [])));
  return {
    stageId: stage.id,
    ruleBook,
    scoreFormat,
    matches: results.map(({ id, player1Id, player2Id, sets, winner, status, ...match }) => {
      const { scoreFormat: format, version } = match;
      return { id, player1Id, player2Id, sets, winner, status, scoreFormat: format, version };
    }),
    lots: lots.map(({ group, randomSeed, at }) => ({ group, randomSeed, at })),
    out: draw.entrants.flatMap(({ id }) => (inIt.has(id) ? [] : [id])),
  };
}

/** How the groups of a stage are played; a draw of an earlier version of the app has the rule book of the sport. */
export function playOf(
  { ruleBook, scoreFormat = null, lots = [] }: StageSettings,
  sport: Sport,
): Required<Pick<StageSettings, 'ruleBook' | 'scoreFormat' | 'lots'>> {
  return { ruleBook: ruleBook ?? usualRuleBook(sport), scoreFormat, lots };
}
