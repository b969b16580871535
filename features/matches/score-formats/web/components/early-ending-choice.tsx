import { opponent, SIDES, type Side } from '#domain/scorecard/side.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import type { ChosenEnding } from '../hooks/use-format-card.ts';
import { useText } from '../score-formats.text.ts';
import css from './early-ending-choice.module.css';

interface Props {
  readonly ending: ChosenEnding | null;
  readonly names: Readonly<Record<Side, string>>;
  readonly onChange: (ending: ChosenEnding | null) => void;
}

const STATUSES = ['walkover', 'retired', 'defaulted'] as const;

/** "Not played to the end": walkover, retirement or default, and whose it was. */
export function EarlyEndingChoice({ ending, names, onChange }: Props) {
  const t = useText();
  if (!ending) {
    return (
      <Button
        variant="quiet"
        className={css.open}
        onClick={() => onChange({ status: 'retired', winner: null })}
      >
        {t.endedEarly}
      </Button>
    );
  }
  const { status, winner } = ending;
  return (
    <div className={css.choice}>
      <RadioField
        name="ending"
        label={t.how}
        options={STATUSES.map((value) => ({
          value,
          label: t.endings[value],
          hint: t.endingHints[value],
        }))}
        value={status}
        onChange={(event) => {
          const next = STATUSES.find((one) => one === event.currentTarget.value);
          if (next) onChange({ ...ending, status: next });
        }}
      />
      <RadioField
        name="loser"
        label={t.who[status]}
        inline
        options={SIDES.map((side) => ({ value: side, label: names[side] }))}
        value={winner ? opponent(winner) : ''}
        onChange={(event) => {
          const loser = SIDES.find((side) => side === event.currentTarget.value);
          if (loser) onChange({ ...ending, winner: opponent(loser) });
        }}
      />
      <Button variant="quiet" className={css.open} onClick={() => onChange(null)}>
        {t.playedAfterAll}
      </Button>
    </div>
  );
}
