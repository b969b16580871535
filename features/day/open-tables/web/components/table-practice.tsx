import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ProblemNotice } from '../../../queue/web/components/problem-notice.tsx';
import css from '../../../queue/web/components/queue.module.css';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import { minutesBetween } from '../../../queue/web/lib/minutes.ts';
import type { QueueCourt } from '../../../queue/web/queue.queries.ts';
import { useTables } from '../hooks/use-tables.ts';
import { useText } from '../open-tables.text.ts';

interface Props {
  readonly view: QueueView;
  readonly court: QueueCourt;
}

/** The state of an open table. */
export function PracticeBadge() {
  return <Badge tone="purple">{useText().practice}</Badge>;
}

/** Who plays on an open table, and its way back to the tournament. */
export function TablePractice({ view, court, now }: Props & { readonly now: Date }) {
  const t = useText();
  const format = useFormat();
  const { practice } = court;
  return (
    <>
      <p>
        {practice ? (
          <bdi>
            {t.versus(practice.names.map(format.name))}{' '}
            <span className={css.small}>{t.since(minutesBetween(practice.calledAt, now))}</span>
          </bdi>
        ) : (
          <span className={css.small}>{t.nobody}</span>
        )}
      </p>
      {view.queue.isClosed ? null : <TableUse view={view} court={court} />}
    </>
  );
}

/** Opens one table for practice, or takes it back. */
export function TableUse({ view, court }: Props) {
  const t = useText();
  const tables = useTables(view);
  const isOpen = court.isOpenTable;
  return (
    <>
      <div>
        <Button
          variant="secondary"
          busy={tables.isPending}
          onClick={() => (isOpen ? tables.takeBack([court.id]) : tables.open([court.id]))}
        >
          {isOpen ? t.takeBack : t.open}
        </Button>
      </div>
      <ProblemNotice problem={tables.problem} onDismiss={tables.dismiss} />
    </>
  );
}
