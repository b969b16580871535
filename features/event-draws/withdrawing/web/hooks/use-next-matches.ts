import { openMatch } from '#domain/bracket/results.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { shownDraw } from '../../../public-draws/web/lib/shown-draw.ts';
import { formatIn, knockoutInPlay } from '../../../results/results.policy.ts';
import { isOfKnockout } from '../../../results/web/lib/given-results.ts';
import type { DraftedDraw, PreparedEvent } from '../../../web/event-draws.queries.ts';

interface NextMatch {
  /** Of the stage, from 0. */
  readonly position: number;
  readonly stageId: string;
  readonly drawNumber: number;
  readonly draw: Draw;
  readonly match: Match;
  /** Null for the card of the specification. */
  readonly scoreFormat: ChosenFormat | null;
  /** Null while the other side is not known. */
  readonly opponent: string | null;
}

/** The next match of an entrant in each published knockout of the event. */
export function useNextMatches(
  { draw: first, further }: PreparedEvent,
  number: number,
): readonly NextMatch[] {
  const format = useFormat();
  const stages = [{ position: 0, draw: first }, ...further];
  return stages.flatMap(({ position, draw }) => {
    const next = draw && nextIn(draw, String(number), format.name);
    return next ? [{ position, ...next }] : [];
  });
}

function nextIn(
  given: DraftedDraw,
  id: string,
  nameIn: (name: string) => string,
): Omit<NextMatch, 'position'> | null {
  const { results, format } = given;
  const { draw: shown, people } = shownDraw(given, nameIn);
  if (!results || !isOfKnockout(results) || isGroupsDraw(shown)) return null;
  const draw = knockoutInPlay(shown, format, results.marks);
  const match = openMatch(draw, id);
  if (!match) return null;
  const other = match.player1 === id ? match.player2 : match.player1;
  const { stageId } = results;
  const scoreFormat = formatIn(results, draw, match);
  const opponent = other === null ? null : (people.get(other)?.name ?? '');
  return { stageId, drawNumber: given.number, scoreFormat, draw, match, opponent };
}
