import type { RefObject } from 'react';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { isFilled } from '../lib/box-turn.ts';
import css from './scorecard-form.module.css';
import { SetRow } from './set-row.tsx';

interface Props {
  readonly card: Scorecard.Card;
  readonly names: Readonly<Record<Side, string>>;
  /** False for a card that the input did not change. */
  readonly onChange: (card: Scorecard.Card) => boolean;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** The three sets of the specification (section 2.14), with any scores. */
export function ThreeSetRows({ card, names, onChange, form }: Props) {
  const enter = (set: number, side: Side, text: string) => {
    const before = card[set]?.[`${side}Score`] ?? '';
    const after = Scorecard.enter(card, set, side, text);
    if (onChange(after) && isFilled(text, before)) focusAfter(form.current, set, side, after);
  };
  return (
    <ol className={css.sets}>
      {card.map((set, index) => (
        <SetRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place in the match.
          key={index}
          index={index}
          set={set}
          names={names}
          onEnter={(side, text) => enter(index, side, text)}
          onEnd={(side) => focusAfter(form.current, index, side, card)}
        />
      ))}
    </ol>
  );
}

/** Moves to the next box, or to the confirmation once there is a winner and the set is complete. */
function focusAfter(
  form: HTMLFormElement | null,
  set: number,
  side: Side,
  card: Scorecard.Card,
): void {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
  if (Scorecard.canConfirm(card) && side === 'player2') {
    // The same change enables the button, which can take the focus only after the render.
    requestAnimationFrame(() => find('[type=submit]')?.focus());
    return;
  }
  // Immediately: the next digit may already be typed.
  const next = side === 'player1' ? `sets.${set}.player2Score` : `sets.${set + 1}.player1Score`;
  find(`[name="${next}"]`)?.focus();
}
