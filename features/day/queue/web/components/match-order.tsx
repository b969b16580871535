import { useState } from 'react';
import { PRIORITIES } from '#domain/order-of-play/reasons.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TimeField } from '#platform/web/ui/time-field.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useOrder } from '../hooks/use-steps.ts';
import type { QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import { ProblemNotice } from './problem-notice.tsx';
import css from './queue.module.css';

interface Props {
  readonly view: QueueView;
  readonly match: QueueMatch;
}

/** What the desk fixes of a match: priority, court, earliest time, and whether it is held. Each is stored immediately. */
export function MatchOrder({ view, match }: Props) {
  const t = useText();
  const word = courtKind(view.queue.sport);
  const { order, isPending, problem, dismiss } = useOrder(view);
  // What was chosen is shown while it is sent.
  const [wanted, setWanted] = useState<Partial<QueueMatch>>({});
  const shown = isPending ? { ...match, ...wanted } : match;
  const [typed, setTyped] = useState<string | null>(null);
  const time = typed ?? match.notBefore ?? '';
  return (
    <section className={css.part}>
      <div className={css.pair}>
        <SelectField
          name="priority"
          label={t.priority}
          value={shown.priority}
          disabled={isPending}
          onChange={({ target }) => {
            const priority = PRIORITIES.find((one) => one === target.value);
            if (!priority) return;
            setWanted({ priority });
            void order(match, { kind: 'priority', priority });
          }}
          options={PRIORITIES.map((value) => ({ value, label: t.priorities[value] }))}
        />
        <SelectField
          name="fixed-court"
          label={t.fixedCourt[word]}
          value={shown.fixedCourtId ?? ''}
          disabled={isPending}
          onChange={({ target }) => {
            const courtId = target.value || null;
            setWanted({ fixedCourtId: courtId });
            void order(match, { kind: 'court', courtId });
          }}
          options={[
            { value: '', label: t.anyCourt[word] },
            ...view.queue.courts.map(({ id }) => ({ value: id, label: view.courtName(id) })),
          ]}
        />
      </div>
      <div className={css.withButton}>
        <TimeField
          name="not-before"
          label={t.notBeforeField}
          hint={t.notBeforeHint}
          value={time}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          variant="secondary"
          disabled={time === (match.notBefore ?? '')}
          aria-disabled={isPending}
          onClick={() =>
            void order(match, { kind: 'not-before', time: time || null }).then(
              (done) => done && setTyped(null),
            )
          }
        >
          {t.save}
        </Button>
      </div>
      <CheckboxField
        name="held"
        label={t.hold}
        checked={shown.isHeld}
        disabled={isPending}
        onChange={({ target }) => {
          setWanted({ isHeld: target.checked });
          void order(match, { kind: 'hold', isHeld: target.checked });
        }}
      />
      <ProblemNotice problem={problem} onDismiss={dismiss} />
    </section>
  );
}
