import type { BySide } from '#domain/scorecard/side.ts';
import type { ScoreFormat } from '#domain/scoring/formats.ts';
import { confirmScore } from '../../../matches.policy.ts';
import {
  type ConfirmedCard,
  type EarlyEnding,
  earlyEnding,
} from '../../../web/lib/score-outbox.ts';
import type { FormatDraft } from '../hooks/use-format-card.ts';
import type { FormatsText } from '../score-formats.text.ts';
import { playedOf, rowState, type TypedBox } from './card-rows.ts';
import { cardProblem } from './score-problem.ts';

/** What a card can be confirmed as, or why it cannot. */
export interface Verdict {
  /** What will be stored; null while the card cannot be confirmed. */
  readonly confirmed: ConfirmedCard | null;
  readonly ending: EarlyEnding | null;
  /** Why it cannot. */
  readonly problem: string | null;
  /** Sets won so far. */
  readonly won: BySide<number>;
}

type Entered = Pick<FormatDraft, 'card' | 'ending' | 'scoreFormat'> & {
  readonly format: ScoreFormat;
  readonly typed: TypedBox | null;
};

/** Judges the card as the server will (`confirmScore`), in words. */
export function verdictOf(
  { card, ending, scoreFormat, format, typed }: Entered,
  t: FormatsText,
): Verdict {
  const sets = playedOf(card);
  const won = setsWon(format, sets);
  const early = ending && earlyEnding(ending);
  if (ending && !early) return { confirmed: null, ending: null, problem: t.whoMissing, won };
  const judged = confirmScore({ sets, scoreFormat, ending: early ?? { status: 'finished' } });
  if (!judged.ok) {
    // Half a number is not blamed.
    const isTyping = typed && rowState(format, sets, typed.set, typed).kind === 'open';
    const problem = isTyping ? null : cardProblem(format, sets, judged, t);
    return { confirmed: null, ending: early, problem, won };
  }
  return { confirmed: judged.value, ending: early, problem: null, won };
}

function setsWon(format: ScoreFormat, sets: FormatDraft['card']): BySide<number> {
  const won = { player1: 0, player2: 0 };
  for (let index = 0; index < sets.length; index += 1) {
    const state = rowState(format, sets, index, null);
    if (state.kind === 'won') won[state.side] += 1;
  }
  return won;
}
