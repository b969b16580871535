import { figuresOf } from '#domain/stage-draw/figures.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { EventAddress, PreparedEvent } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { useDrawing } from '../hooks/use-drawing.ts';
import { formatOf } from '../lib/format-edit.ts';
import css from './draw-step.module.css';
import { FormatChoice } from './format-choice.tsx';
import { Refused } from './refused.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  /** The seeding on the screen is not the stored one. */
  readonly isSeedingUnsaved: boolean;
  /** When the draw before is shown again in the place of this form. */
  readonly onDone?: () => void;
}

/** Choosing the format and drawing, for the first time or again. */
export function NewDraw({ params, event, isSeedingUnsaved, onDone }: Props) {
  const t = useText();
  const { edit, change, sides, draw, isPending, failure } = useDrawing(params, event, onDone);
  const isPossible = figuresOf(formatOf(edit), sides).ok;
  const number = (event.draw?.number ?? 0) + 1;
  return (
    <>
      <FormatChoice
        edit={edit}
        onEdit={change}
        sides={sides}
        eventType={event.eventType}
        ruleBook={event.ruleBook}
      />
      {isSeedingUnsaved ? (
        <InlineNotice tone="warning" title={t.saveFirst}>
          {t.unsavedSeeding}
        </InlineNotice>
      ) : null}
      <Refused failure={failure} />
      <div className={css.actions}>
        {onDone ? (
          <Button variant="secondary" onClick={onDone}>
            {t.drawCancel}
          </Button>
        ) : null}
        <Button
          busy={isPending}
          busyLabel={t.drawing}
          disabled={isSeedingUnsaved || !isPossible}
          onClick={draw}
        >
          {number === 1 ? t.drawNow : t.drawAgain(number)}
        </Button>
      </div>
    </>
  );
}
