import { groupState } from '#domain/groups/standings.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import type { ScoreFormat } from '#domain/scoring/formats.ts';
import { isDrawnFrom } from '#domain/stage-draw/after-groups.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import {
  afterPlayed,
  type FurtherStage,
  fieldOf,
} from '#features/event-draws/event-draws.further.policy.ts';
import type { PublicDraw, SentResult } from './public-state.ts';

/** The published draws of an event: of its first stage, and of those that follow. */
export interface EventDraws {
  readonly draw: PublicDraw;
  readonly further: readonly (Pick<FurtherStage, 'places'> & { readonly draw: PublicDraw })[];
}

type Results = Extract<NonNullable<PublicDraw['results']>, { readonly lots: unknown }>;
type Match = Omit<Results['matches'][number], 'id' | 'version'>;

/**
 * How many groups everybody reads in another order than the acknowledged results alone give, and how many stages after the groups are
 * drawn from others than those results send on.
 */
export function wrongStandings(
  { draw, further }: EventDraws,
  sent: readonly SentResult[],
  format: ScoreFormat,
): number {
  const { made, results, format: eventFormat } = draw;
  if (!isGroupsDraw(made) || eventFormat.kind !== 'groups') return 0;
  if (!results || !('lots' in results)) return made.groups.length;
  const own = sent.filter(({ stageId }) => stageId === results.stageId);
  const replayed = { ...results, matches: own.map((one) => asMatch(one, format)) };
  const theirs = ordersOf(made, results);
  const ours = ordersOf(made, replayed);
  const wrongGroups = ours.filter((order, at) => order !== theirs[at]).length;
  if (further.length === 0) return wrongGroups;
  const after = afterPlayed(made, replayed, eventFormat);
  if (after.state !== 'ready') return wrongGroups + further.length;
  const wrongStages = further.filter(({ places, draw: { made: next } }) => {
    return isGroupsDraw(next) || !isDrawnFrom(next, fieldOf(after, { places }));
  });
  return wrongGroups + wrongStages.length;
}

function asMatch(
  { player1Id, player2Id, winnerId, tie, ...sent }: SentResult,
  format: ScoreFormat,
) {
  return {
    ...(tie && { tie }),
    player1Id,
    player2Id,
    sets: sent.score,
    winner: winnerId === player1Id ? ('player1' as const) : ('player2' as const),
    status: sent.isWalkover ? ('walkover' as const) : ('finished' as const),
    scoreFormat: { id: format.id },
  };
}

/** The members of each group with their places, best first. */
function ordersOf(
  { groups }: GroupsDraw,
  {
    matches,
    lots,
    out,
    ruleBook,
    scoreFormat,
  }: Omit<Results, 'matches'> & { readonly matches: readonly Match[] },
): string[] {
  const results = matches.map((match) => ({ ...match, sets: setsIn(match.sets) }));
  const rules = { ruleBook, scoreFormat, out: new Set(out) };
  return groups.map((group, at) => {
    const lot = lots.find((one) => one.group === at + 1)?.randomSeed;
    const { rows } = groupState(group, results, rules, lot).standings;
    return rows.map(({ player, place }) => `${place} ${player}`).join(', ');
  });
}
