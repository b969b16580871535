import { useState } from 'react';
import { isOverridable } from '#domain/order-of-play/reasons.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { NO_UMPIRE } from '../../queue.vocabulary.ts';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useSteps } from '../hooks/use-steps.ts';
import type { QueueCourt, QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import { ProblemNotice } from './problem-notice.tsx';
import css from './queue.module.css';
import { UmpireField } from './umpire-field.tsx';

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
  // Of an umpire who is busy the rule proposes nobody else.
  const isProposed = rule === 'losers' && !needsUmpire;
  const firstChoices = (proposed: string | null) =>
    isProposed
      ? [
          { value: '', label: proposed ? t.asProposedOne(proposed) : t.asProposed },
          { value: NO_UMPIRE, label: t.callWithoutUmpire },
        ]
      : [{ value: '', label: t.callWithoutUmpire }];
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
      <UmpireField
        view={view}
        match={match}
        value={umpireId}
        first={firstChoices}
        onChange={setUmpireId}
      />
      <div className={css.actions}>
        {isFirm ? null : (
          <Button variant={isAnyway ? 'danger' : 'primary'} busy={calling.isPending} onClick={call}>
            {isAnyway ? t.callAnyway : t.call}
          </Button>
        )}
        {courtId === '' ? null : (
          <Button
            variant="secondary"
            aria-disabled={calling.isPending}
            onClick={() => calling.step(match, { kind: 'next', courtId })}
          >
            {t.reserve}
          </Button>
        )}
        {match.state === 'next' ? (
          <Button
            variant="secondary"
            aria-disabled={calling.isPending}
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
