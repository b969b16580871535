import * as Sets from '#domain/scorecard/card-set.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { BySide, Side } from '#domain/scorecard/side.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import { type ConfirmedScore, confirmScore } from '#features/matches/matches.policy.ts';
import { useFormatWords } from '../../score-formats/web/hooks/use-format-words.ts';
import { enteredSets, viewOf } from '../lib/format-card.ts';
import { useText } from '../matches.text.ts';
import type { CardDraft } from './use-card.ts';

export interface Verdict {
  readonly setsWon: BySide<number>;
  readonly winner: Side | null;
  readonly canConfirm: boolean;
  /** The card as it is saved; null while it cannot be. */
  readonly confirmed: (ConfirmedScore & { readonly winner: Side }) | null;
  readonly code: string | null;
  /** Why a card with a format cannot be confirmed, in words. */
  readonly reason: string | null;
}

/** Judges a card by its format, with the function that the server asks; without one by the specification. */
export function useVerdict({ card, scoreFormat, ending }: CardDraft): Verdict {
  const t = useText();
  const words = useFormatWords();
  const sets = scoreFormat ? enteredSets(card) : card;
  const judged = confirmScore({ sets, scoreFormat, ending });
  const confirmed =
    judged.ok && judged.value.winner ? { ...judged.value, winner: judged.value.winner } : null;
  const code = judged.ok ? null : judged.code;
  const format = scoreFormat ? formatOf(scoreFormat) : null;
  if (!format) {
    const isUnknown = Boolean(scoreFormat);
    return {
      setsWon: Scorecard.setsWon(card),
      winner: Scorecard.winner(card),
      canConfirm: !isUnknown && Scorecard.canConfirm(card),
      confirmed,
      code,
      reason: isUnknown ? t.refusals.UNKNOWN_FORMAT : null,
    };
  }
  const { setsWon, winner, problems } = viewOf(format, card);
  return {
    setsWon,
    winner: confirmed?.winner ?? winner,
    canConfirm: confirmed !== null,
    confirmed,
    code,
    reason: judged.ok ? null : reasonOf(judged.code),
  };

  function reasonOf(refusal: string): string {
    const { verdicts } = t;
    const [wrong] = problems.keys();
    if (wrong !== undefined) return t.toCorrect(words.set(format, wrong));
    if (sets.length === 0) return verdicts.empty;
    const gap = sets.findIndex((set) => !Sets.isComplete(set));
    if (gap >= 0) return t.toComplete(words.set(format, gap));
    return refusal in verdicts ? verdicts[refusal as keyof typeof verdicts] : verdicts.other;
  }
}
