import { useState } from 'react';
import { isOverridable } from '#domain/order-of-play/reasons.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useSteps } from '../hooks/use-steps.ts';
import { umpiresFor } from '../lib/umpires-for.ts';
import type { QueueCourt, QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import { ProblemNotice } from './problem-notice.tsx';
import css from './queue.module.css';

interface Props {
  readonly view: QueueView;
  readonly match: QueueMatch;
  readonly onCalled: () => void;
}

/** Calls a match to a court, in spite of what it waits for where that is allowed, or makes it the next one there. */
export function MatchCall({ view, match, onCalled }: Props) {
  const t = useText();
  const withUse = useCourtWithUse(view);
  const { queue } = view;
  const word = courtKind(queue.sport);
  const [courtId, setCourtId] = useState('');
  const [umpireId, setUmpireId] = useState('');
  const calling = useSteps(view, onCalled);
  const obstacles = queue.notReady.find(({ key }) => key === match.key)?.obstacles ?? [];
  const isFirm = obstacles.some(({ code }) => !isOverridable(code));
  const isAnyway = obstacles.length > 0;
  const needsUmpire = obstacles.some(({ code }) => code === 'umpire-busy');
  const open = queue.courts.filter(({ isClosed }) => !isClosed);
  const rule = queue.events.find(({ id }) => id === match.eventId)?.rules.umpires;
  const call = () =>
    calling.step(match, {
      kind: 'call',
      courtId: courtId || null,
      umpireId: umpireId || null,
      isAnyway,
    });
  const again = calling.callAnyway;
  return (
    <section className={css.part}>
      <SelectField
        name="court"
        label={t.callTo[word]}
        value={courtId}
        onChange={({ target }) => setCourtId(target.value)}
        options={[
          { value: '', label: t.automatic },
          ...open.map((court) => ({ value: court.id, label: withUse(court) })),
        ]}
      />
      {rule === 'desk' || needsUmpire ? (
        <Umpire
          view={view}
          match={match}
          value={umpireId}
          none={needsUmpire ? t.callWithoutUmpire : t.asProposed}
          onChange={setUmpireId}
        />
      ) : null}
      <div className={css.actions}>
        {isFirm ? null : (
          <Button variant={isAnyway ? 'danger' : 'primary'} busy={calling.isPending} onClick={call}>
            {isAnyway ? t.callAnyway : t.call}
          </Button>
        )}
        {courtId === '' ? null : (
          <Button
            variant="secondary"
            disabled={calling.isPending}
            onClick={() => calling.step(match, { kind: 'next', courtId })}
          >
            {t.reserve}
          </Button>
        )}
        {match.state === 'next' ? (
          <Button
            variant="secondary"
            disabled={calling.isPending}
            onClick={() => calling.step(match, { kind: 'back' })}
          >
            {t.back}
          </Button>
        ) : null}
      </div>
      <ProblemNotice
        problem={calling.problem}
        onDismiss={calling.dismiss}
        isPending={calling.isPending}
        onAnyway={again && !isAnyway ? () => again(match) : null}
      />
    </section>
  );
}

/** "Table 3 · Playing": a court with what is on it. */
function useCourtWithUse(view: QueueView) {
  const t = useText();
  const format = useFormat();
  return (court: QueueCourt): string => {
    const current = court.current === null ? undefined : view.match(court.current);
    const free = court.breakUntil === null ? t.free[courtKind(view.queue.sport)] : t.breaks;
    return format.facts([view.courtName(court.id), current ? t.states[current.state] : free]);
  };
}

interface UmpireProps extends Pick<Props, 'view' | 'match'> {
  readonly value: string;
  /** What naming nobody means. */
  readonly none: string;
  readonly onChange: (umpireId: string) => void;
}

function Umpire({ view, match, value, none, onChange }: UmpireProps) {
  const t = useText();
  const format = useFormat();
  return (
    <SelectField
      name="umpire"
      label={t.umpireField}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: none },
        ...umpiresFor(view.queue.matches, match).map(({ id, name }) => ({
          value: id,
          label: format.name(name),
        })),
      ]}
    />
  );
}
