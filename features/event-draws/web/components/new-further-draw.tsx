import { traditions } from '#domain/bracket/vocabulary.ts';
import { useDrawWords } from '#features/matches/draws/web/hooks/use-draw-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { EventAddress, FurtherStep, PreparedEvent } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { useFurtherDrawing } from '../hooks/use-further-drawing.ts';
import css from './draw-step.module.css';
import { Refused } from './refused.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  /** Several are drawn in one format. */
  readonly stages: readonly FurtherStep[];
  /** When the draw before is shown again in the place of this form. */
  readonly onDone?: () => void;
}

/** Drawing a knockout after the groups, for the first time or again. */
export function NewFurtherDraw({ params, event, stages, onDone }: Props) {
  const t = useText();
  const words = useDrawWords();
  const { edit, change, draw, isPending, failure } = useFurtherDrawing(
    params,
    event,
    stages,
    onDone,
  );
  const number = (stages[0]?.draw?.number ?? 0) + 1;
  const label = number === 1 ? t.drawNow : t.drawAgain(number);
  return (
    <div className={css.form}>
      <SelectField
        name="tradition"
        label={t.seedTable}
        value={edit.tradition}
        onChange={({ currentTarget: { value } }) =>
          change({ ...edit, tradition: traditions.find((one) => one === value) ?? edit.tradition })
        }
        options={traditions.map((value) => ({ value, label: words.traditions[value] }))}
      />
      <CheckboxField
        name="thirdPlace"
        label={t.thirdPlace}
        checked={edit.thirdPlace}
        onChange={({ currentTarget }) => change({ ...edit, thirdPlace: currentTarget.checked })}
      />
      <Refused failure={failure} />
      <div className={css.actions}>
        {onDone ? (
          <Button variant="secondary" onClick={onDone}>
            {t.drawCancel}
          </Button>
        ) : null}
        <Button busy={isPending} busyLabel={t.drawing} onClick={draw}>
          {stages.length > 1 ? t.furtherDrawAll(stages.length) : label}
        </Button>
      </div>
    </div>
  );
}
