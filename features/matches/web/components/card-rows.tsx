import type { CardSet } from '#domain/scorecard/card-set.ts';
import type { Side } from '#domain/scorecard/side.ts';
import css from './scorecard-form.module.css';
import { SetRow } from './set-row.tsx';

interface Props {
  readonly card: readonly CardSet[];
  readonly names: Readonly<Record<Side, string>>;
  readonly onEnter: (set: number, side: Side, text: string) => void;
  /** The writer has ended a box with the Enter key. */
  readonly onEnd?: (set: number, side: Side) => void;
}

/** The sets of a card without a format, under the names of both sides. */
export function CardRows({ card, names, onEnter, onEnd }: Props) {
  return (
    <>
      <div className={css.names} aria-hidden="true">
        <span className={css.name}>{names.player1}</span>
        <span className={css.name}>{names.player2}</span>
      </div>
      <ol className={css.sets}>
        {card.map((set, index) => (
          <SetRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place in the match.
            key={index}
            index={index}
            set={set}
            names={names}
            onEnter={(side, text) => onEnter(index, side, text)}
            onEnd={(side) => onEnd?.(index, side)}
          />
        ))}
      </ol>
    </>
  );
}
