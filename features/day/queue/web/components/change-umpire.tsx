import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { NO_UMPIRE } from '../../queue.vocabulary.ts';
import type { QueueView } from '../hooks/use-queue-view.ts';
import type { useSteps } from '../hooks/use-steps.ts';
import type { QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import css from './queue.module.css';
import { UmpireField } from './umpire-field.tsx';

interface Props {
  readonly view: QueueView;
  readonly match: QueueMatch;
  readonly steps: ReturnType<typeof useSteps>;
}

/** Another umpire for a match that is called or played, or none: one has gone home, or has come late. */
export function ChangeUmpire({ view, match, steps }: Props) {
  const t = useText();
  const current = match.umpire?.id ?? NO_UMPIRE;
  const [chosen, setChosen] = useState<string | null>(null);
  const umpireId = chosen ?? current;
  return (
    <div className={css.withButton}>
      <UmpireField
        view={view}
        match={match}
        value={umpireId}
        first={(now) => [
          { value: NO_UMPIRE, label: t.callWithoutUmpire },
          ...(now === null ? [] : [{ value: current, label: now }]),
        ]}
        onChange={setChosen}
      />
      <Button
        variant="secondary"
        disabled={umpireId === current}
        aria-disabled={steps.isPending}
        onClick={() => steps.step(match, { kind: 'umpire', umpireId })}
      >
        {t.changeUmpire}
      </Button>
    </div>
  );
}
