import { useState } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { ProblemNotice } from '../../../queue/web/components/problem-notice.tsx';
import css from '../../../queue/web/components/queue.module.css';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import { useText as useQueueText } from '../../../queue/web/queue.text.ts';
import { useTables } from '../hooks/use-tables.ts';
import { useText } from '../open-tables.text.ts';

interface Props {
  readonly view: QueueView;
}

/** Tables that the tournament does not need can be opened for practice; those that are open are taken back in one tap. */
export function OpenTables({ view }: Props) {
  const { queue } = view;
  const hasOpen = queue.courts.some(({ isOpenTable }) => isOpenTable);
  if (queue.isClosed) return null;
  if (hasOpen) return <Opened view={view} />;
  return queue.openTables.spare.length > 0 ? <Spare view={view} /> : null;
}

function Spare({ view }: Props) {
  const t = useText();
  const word = courtKind(view.queue.sport);
  const tables = useTables(view);
  const { spare } = view.queue.openTables;
  const [wanted, setWanted] = useState(spare.length);
  const count = Math.min(wanted, spare.length);
  return (
    <InlineNotice
      title={t.spare(spare.length, word)}
      action={
        <div className={css.withButton}>
          {spare.length > 1 ? (
            <SelectField
              name="tables"
              label={t.howMany[word]}
              value={String(count)}
              onChange={({ target }) => setWanted(Number(target.value))}
              options={spare.map((_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
            />
          ) : null}
          <Button
            variant="secondary"
            busy={tables.isPending}
            onClick={() => tables.open(spare.slice(0, count))}
          >
            {t.open}
          </Button>
        </div>
      }
    >
      <p>{t.spareText}</p>
      <ProblemNotice problem={tables.problem} onDismiss={tables.dismiss} />
    </InlineNotice>
  );
}

function Opened({ view }: Props) {
  const t = useText();
  const { joined } = useQueueText();
  const word = courtKind(view.queue.sport);
  const tables = useTables(view);
  const { openTables, waiting, courts } = view.queue;
  // Those that no free court is for: it may be the open table that they need.
  const missing = waiting.length - courts.filter(({ proposal }) => proposal !== null).length;
  return (
    <InlineNotice
      tone={missing > 0 ? 'warning' : 'info'}
      title={
        missing > 0
          ? t.needed(missing, word)
          : t.opened(joined(tables.seen.map((id) => view.courtName(id))))
      }
      action={
        <Button
          variant="secondary"
          busy={tables.isPending}
          onClick={() => tables.takeBack(tables.seen)}
        >
          {tables.seen.length > 1 ? t.takeAllBack : t.takeBack}
        </Button>
      }
    >
      {missing > 0 ? (
        <p>
          <bdi>{t.opened(joined(tables.seen.map((id) => view.courtName(id))))}</bdi>
        </p>
      ) : null}
      <p>{t.waiting(openTables.waiting)}</p>
      <ProblemNotice problem={tables.problem} onDismiss={tables.dismiss} />
    </InlineNotice>
  );
}
