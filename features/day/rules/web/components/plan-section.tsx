import { useState } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { ProblemNotice } from '../../../queue/web/components/problem-notice.tsx';
import css from '../../../queue/web/components/queue.module.css';
import { useDeskWrite } from '../../../queue/web/hooks/use-desk-write.ts';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import type { QueueEvent } from '../../../queue/web/queue.queries.ts';
import { useEventLabel } from '../../../web/hooks/use-event-label.ts';
import { withdrawPlan } from '../rules.queries.ts';
import { useText } from '../rules.text.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** The order of play of each event: made from the forecast in one tap, and published (next.md, C3). */
export function PlanSection({ view }: { readonly view: QueueView }) {
  const t = useText();
  const { events, isClosed } = view.queue;
  const label = useEventLabel(events);
  const [planned, setPlanned] = useState<number | null>(null);
  const event = events.find(({ id }) => id === planned);
  if (isClosed) return null;
  return (
    <Section heading={t.orderOfPlay}>
      {events.map((one) => (
        <EventPlan
          key={one.id}
          view={view}
          event={one}
          label={events.length > 1 ? label(one) : null}
          onPlan={() => setPlanned(one.id)}
        />
      ))}
      {event ? (
        <PlanDialog
          view={view}
          event={event}
          label={label(event)}
          onClose={() => setPlanned(null)}
        />
      ) : null}
    </Section>
  );
}

interface EventProps {
  readonly view: QueueView;
  readonly event: QueueEvent;
  /** Null in a tournament of one event. */
  readonly label: string | null;
  readonly onPlan: () => void;
}

function EventPlan({ view, event, label, onPlan }: EventProps) {
  const t = useText();
  const isPlanned = event.rules.mode === 'order-of-play';
  const { submit, isPending, problem, dismiss } = useDeskWrite(
    view,
    () =>
      withdrawPlan({
        params: { id: view.tournamentId, eventId: event.id },
        body: { seen: event.rules },
      }),
    () => notify({ title: t.planWithdrawn[courtKind(view.queue.sport)] }),
  );
  return (
    <div className={css.stack}>
      {label === null ? null : (
        <h3>
          <bdi>{label}</bdi>
        </h3>
      )}
      <p className={css.small}>{t.modes[event.rules.mode]}</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onPlan}>
          {isPlanned ? t.remakePlan : t.makePlan}
        </Button>
        {isPlanned ? (
          <Button variant="quiet" busy={isPending} onClick={() => void submit(null)}>
            {t.withdrawPlan}
          </Button>
        ) : null}
      </div>
      <ProblemNotice problem={problem} onDismiss={dismiss} />
    </div>
  );
}
