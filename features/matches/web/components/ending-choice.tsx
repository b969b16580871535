import { opponent, SIDES, type Side } from '#domain/scorecard/side.ts';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { CardEnding } from '../../matches.contract.ts';
import { useText } from '../matches.text.ts';
import css from './ending-choice.module.css';

interface Props {
  readonly ending: CardEnding | undefined;
  readonly names: Readonly<Record<Side, string>>;
  readonly onChange: (ending: CardEnding | undefined) => void;
}

const ENDINGS = ['finished', 'walkover', 'retired', 'defaulted'] as const;

/** "Not played to the end", closed until somebody needs it: how the match ended, and because of whom. */
export function EndingChoice({ ending, names, onChange }: Props) {
  const t = useText();
  const chosen = ending && ending.status !== 'finished' ? ending : null;
  const choose = (status: (typeof ENDINGS)[number]) =>
    onChange(status === 'finished' ? undefined : { status, winner: chosen?.winner ?? 'player1' });
  return (
    <details className={css.choice} open={chosen !== null || undefined}>
      <summary className={css.summary}>{t.notPlayedOut}</summary>
      <div className={css.fields}>
        <SelectField
          name="ending"
          label={t.howEnded}
          value={chosen?.status ?? 'finished'}
          onChange={(event) => choose(event.currentTarget.value as (typeof ENDINGS)[number])}
          options={ENDINGS.map((value) => ({ value, label: t.endings[value] }))}
        />
        {chosen ? (
          <RadioField
            name="endedBy"
            label={t.whoEnded[chosen.status]}
            value={opponent(chosen.winner)}
            onChange={({ currentTarget }) =>
              onChange({ ...chosen, winner: opponent(currentTarget.value as Side) })
            }
            options={SIDES.map((side) => ({ value: side, label: names[side] }))}
          />
        ) : null}
      </div>
    </details>
  );
}
