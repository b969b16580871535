import { opponent, SIDES, type Side } from '#domain/scorecard/side.ts';
import { useText } from '../score-formats.text.ts';
import css from './quick-chips.module.css';

interface Props {
  /** What the set is played to. */
  readonly to: number;
  /** "Game 2". */
  readonly row: string;
  readonly names: Readonly<Record<Side, string>>;
  readonly onStart: (loser: Side) => void;
}

/** "11 – ?": a usual set in two taps; the loser's score completes it. */
export function QuickChips({ to, row, names, onStart }: Props) {
  const t = useText();
  return SIDES.map((winner) => {
    const loser = opponent(winner);
    const score = winner === 'player1' ? t.quick(to) : t.quickReversed(to);
    return (
      <button
        key={winner}
        type="button"
        className={css.chip}
        data-side={winner}
        aria-label={`${score} ${t.quickLabel(names[winner], row, names[loser])}`}
        // The keyboard of a phone stays open: the focus goes from box to box, never to the chip.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onStart(loser)}
      >
        {score}
      </button>
    );
  });
}
