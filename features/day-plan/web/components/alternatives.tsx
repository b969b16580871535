import { useMemo, useState } from 'react';
import { planned } from '#domain/order-of-play/plan.ts';
import type { OwnEvent } from '#features/publishing/own-events/web/own-events.queries.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useText } from '../day-plan.text.ts';
import type { Plan } from '../hooks/use-plan.ts';
import { usePlanWords } from '../hooks/use-plan-words.ts';
import { type Alternative, alternativesFor, withAlternative } from '../lib/alternatives.ts';
import { readPlan } from '../lib/read-plan.ts';
import type { TypedPlan } from '../lib/typed-plan.ts';
import css from './alternatives.module.css';

interface Props {
  readonly plan: Plan;
  readonly event: Pick<OwnEvent, 'id' | 'eventType'>;
  readonly eventName: string;
  /** Shown without a tap: every other way is a forecast of the whole day, too many at once for many events. */
  readonly open: boolean;
}

/** Other ways to play an event, each with the end of the whole day; a tap takes it. */
export function Alternatives({ plan, event, eventName, open }: Props) {
  const t = useText();
  const words = usePlanWords();
  const eventId = event.id;
  const [opened, setOpened] = useState(open);
  const all = useMemo(
    () => (opened ? alternativesFor(plan.settled, String(eventId)) : []),
    [opened, plan.settled, eventId],
  );
  if (!opened) {
    return (
      <Button full variant="secondary" onClick={() => setOpened(true)}>
        {t.tryOthers}
      </Button>
    );
  }
  if (all.length === 0) return null;
  return (
    <fieldset className={css.alternatives}>
      <legend className="visually-hidden">{t.alternativesOf(eventName)}</legend>
      {all.map((alternative) => (
        <Chip
          key={`${alternative.shape} ${alternative.next}`}
          typed={withAlternative(plan.settled, String(eventId), alternative)}
          name={words.alternative(alternative, event.eventType)}
          chosen={isChosen(plan.typed, eventId, alternative)}
          onChoose={() => plan.changeEvent(eventId, alternative)}
        />
      ))}
    </fieldset>
  );
}

interface ChipProps {
  /** The form with this way to play. */
  readonly typed: TypedPlan;
  /** "Groups of 3 + 1st and 2nd". */
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Chip({ typed, name, chosen, onChoose }: ChipProps) {
  const t = useText();
  const words = usePlanWords();
  const { plan } = readPlan(typed);
  const day = plan && planned(plan);
  if (!day?.ok) return null;
  const { end, minutesOver } = day.value;
  const time = words.clock(end);
  return (
    <button type="button" className={css.chip} aria-pressed={chosen} onClick={onChoose}>
      <span>{name}</span>{' '}
      <span className={classNames(css.end, minutesOver > 0 && css.over)}>
        {minutesOver > 0 ? t.endOver(time, words.length(minutesOver)) : t.endAt(time)}
      </span>
    </button>
  );
}

function isChosen(typed: TypedPlan, eventId: number, { shape, next }: Alternative): boolean {
  const event = typed.events[eventId];
  if (event?.shape !== shape) return false;
  return event.next === next || !shape.startsWith('groups');
}
