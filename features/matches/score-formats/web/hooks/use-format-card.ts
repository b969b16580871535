import { useState } from 'react';
import * as Sets from '#domain/scorecard/card-set.ts';
import { acceptsInput, normalise } from '#domain/scorecard/score-input.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { ScoreFormat } from '#domain/scoring/formats.ts';
import { useCardDraft } from '../../../web/hooks/use-card-draft.ts';
import type { EarlyEnding } from '../../../web/lib/score-outbox.ts';
import { hasTieBreak, rowsOf, type TypedBox } from '../lib/card-rows.ts';

type Card = readonly Sets.CardSet[];

/** Where the card ended before its end, while it is chosen: the status first, then who. */
export interface ChosenEnding {
  readonly status: EarlyEnding['status'];
  readonly winner: Side | null;
}

/** Unconfirmed input for a match with a format; it survives a reload of the tab. */
export interface FormatDraft {
  readonly card: Card;
  readonly notes: string;
  readonly scoreFormat: ChosenFormat;
  readonly ending: ChosenEnding | null;
}

/** The card of a match with a format during input: every step can be undone. Without input it is `first`. */
export function useFormatCard(draftKey: string, format: ScoreFormat, first: FormatDraft) {
  const { draft, put, ...steps } = useCardDraft(draftKey, first);
  const [typed, setTypedBox] = useState<TypedBox | null>(null);
  const putSet = (index: number, set: Sets.CardSet) => {
    const card = rowsOf(format, draft.card).map((one, at) => (at === index ? set : one));
    put({ ...draft, card: hasTieBreak(format, card, index) ? card : withoutTieBreak(card, index) });
    return card;
  };
  return {
    ...draft,
    ...steps,
    rows: rowsOf(format, draft.card),
    /** The box that is being typed in. */
    typed,
    /** The writer has left the box, or ended it with Enter. */
    leave: () => setTypedBox(null),
    /** The card with the text in the box; null when the box does not accept it. */
    enter(index: number, side: Side, text: string): Card | null {
      if (!acceptsInput(text)) return null;
      const before = draft.card[index] ?? Sets.EMPTY_SET;
      setTypedBox({ set: index, side });
      return putSet(index, { ...before, [`${side}Score`]: normalise(text) });
    },
    /** Both scores of a set at once. */
    complete(index: number, winner: Side, score: { winner: number; loser: number }): Card {
      const { winner: high, loser: low } = score;
      const won = winner === 'player1';
      return putSet(
        index,
        Sets.asText(won ? { player1: high, player2: low } : { player1: low, player2: high }),
      );
    },
    enterTieBreak(index: number, text: string): void {
      if (!acceptsInput(text)) return;
      const { tieBreak: _, ...set } = draft.card[index] ?? Sets.EMPTY_SET;
      const digits = normalise(text);
      putSet(index, digits === '' ? set : { ...set, tieBreak: Number(digits) });
    },
    setEnding: (ending: ChosenEnding | null) => put({ ...draft, ending }),
  };
}

function withoutTieBreak(card: Card, index: number): Card {
  return card.map((set, at) => {
    if (at !== index) return set;
    const { tieBreak: _, ...scores } = set;
    return scores;
  });
}
