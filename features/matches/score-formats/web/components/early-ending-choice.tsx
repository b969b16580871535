import { opponent, SIDES, type Side } from '#domain/scorecard/side.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import type { ChosenEnding } from '../hooks/use-format-card.ts';
import { useText } from '../score-formats.text.ts';
import css from './early-ending-choice.module.css';

export type EarlyStatus = ChosenEnding['status'];

/** Each of them has a winner. */
export const EARLY_ENDINGS = ['walkover', 'retired', 'defaulted'] as const;
/** In a knockout the next opponent of the winner advances. */
export const ENDINGS_OF_KNOCKOUTS = [...EARLY_ENDINGS, 'double-walkover'] as const;
export const ENDINGS_OF_LEAGUES = [...ENDINGS_OF_KNOCKOUTS, 'cancelled'] as const;

interface Props {
  readonly ending: ChosenEnding | null;
  /** Those that the match may have. */
  readonly endings: readonly EarlyStatus[];
  readonly names: Readonly<Record<Side, string>>;
  /** A match of a group: somebody who is disqualified is out of all of it. */
  readonly isOfGroup?: boolean;
  readonly onChange: (ending: ChosenEnding | null) => void;
}

/** "Not played to the end": walkover, retirement and the like, and whose it was. */
export function EarlyEndingChoice({ ending, endings, names, isOfGroup = false, onChange }: Props) {
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
        options={endings.map((value) => ({
          value,
          label: t.endings[value],
          hint: isOfGroup && value === 'defaulted' ? t.defaultedInGroup : t.endingHints[value],
        }))}
        value={status}
        onChange={(event) => {
          const next = endings.find((one) => one === event.currentTarget.value);
          if (next) onChange({ ...ending, status: next });
        }}
      />
      {hasWinner(status) ? (
        <RadioField
          name="loser"
          label={t.who[status]}
          options={SIDES.map((side) => ({ value: side, label: names[side] }))}
          value={winner ? opponent(winner) : ''}
          onChange={(event) => {
            const loser = SIDES.find((side) => side === event.currentTarget.value);
            if (loser) onChange({ ...ending, winner: opponent(loser) });
          }}
        />
      ) : null}
      <Button variant="quiet" className={css.open} onClick={() => onChange(null)}>
        {t.playedAfterAll}
      </Button>
    </div>
  );
}

function hasWinner(status: EarlyStatus): status is (typeof EARLY_ENDINGS)[number] {
  return EARLY_ENDINGS.some((one) => one === status);
}
