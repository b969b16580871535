import CalendarX from 'lucide-react/icons/calendar-x';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InfiniteList } from '#platform/web/ui/infinite-list.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import type { useDays } from '../hooks/use-days.ts';
import { useText } from '../records.text.ts';
import css from './day-list.module.css';
import { DayRow } from './day-row.tsx';

interface Props {
  readonly days: ReturnType<typeof useDays>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The practice days, newest first. */
export function DayList({ days, search, onSearch }: Props) {
  const t = useText();
  if (!days.rows) {
    if (days.failed) return <LoadFailure error={days.failed.error} onRetry={days.retry} />;
    return <Placeholder className={css.skeleton} count={5} />;
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {days.searching ? t.searching : t.daysShown(days.rows.length)}
      </p>
      {days.failed && !days.moreFailed ? (
        <LoadFailure error={days.failed.error} onRetry={days.retry} />
      ) : null}
      {days.rows.length === 0 ? (
        <Nothing search={search} onSearch={onSearch} />
      ) : (
        <InfiniteList
          hasMore={days.hasMore}
          loading={days.loadingMore}
          failed={days.moreFailed}
          onMore={days.more}
        >
          <List label={t.daysList}>
            {days.rows.map((day) => (
              <DayRow key={day.id} day={day} />
            ))}
          </List>
        </InfiniteList>
      )}
    </>
  );
}

function Nothing({ search, onSearch }: Omit<Props, 'days'>) {
  const t = useText();
  if (!search) {
    return (
      <EmptyState
        icon={<CalendarX />}
        title={t.noDays}
        text={t.noDaysText}
        action={<LinkButton to="/start-practicing">{t.startPracticing}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={t.noneFound(search)}
      text={t.noneFoundText}
      action={
        <Button variant="secondary" onClick={() => onSearch('')}>
          {t.allDays}
        </Button>
      }
    />
  );
}
