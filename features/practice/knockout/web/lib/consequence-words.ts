import { consequences } from '#domain/bracket/consequences.ts';
import { roundKind } from '#domain/bracket/rounds.ts';
import type { Draw, Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { type KnockoutText, roundName } from '../knockout.text.ts';
import type { People } from './people.ts';

/** The consequences of a result of this match (null: of clearing it), one sentence each, before it happens. */
export function consequenceTexts(
  { draw, people }: { readonly draw: Draw; readonly people: People },
  match: Match,
  result: PlayedResult | null,
  t: KnockoutText,
): string[] {
  const found = consequences(draw, match.id, result);
  if (!found.ok) return [];
  const { changes, winnerBefore, championBefore, championAfter } = found.value;
  const name = (id: string | null) => (id === null ? '' : (people.get(id)?.name ?? ''));
  const texts = changes
    .filter(({ after }) => after.id !== match.id)
    .map(({ before, after }) => {
      const round = roundName(roundKind(draw.rounds, after.round), t);
      const side = before.player1 === after.player1 ? 'player2' : 'player1';
      const [old, next] = [before[side], after[side]];
      if (old && next) return t.replaced(name(old), name(next), round);
      return next ? t.goesOn(name(next), round) : t.leaves(name(old), round);
    });
  if (championBefore && championBefore !== championAfter) {
    texts.push(t.noLongerChampion(name(championBefore)));
  }
  if (championAfter && championBefore !== championAfter) {
    texts.push(t.becomesChampion(name(championAfter)));
  }
  if (winnerBefore && winnerBefore === result?.winner) texts.push(t.staysSame);
  return texts;
}
