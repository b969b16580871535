import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Link } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { comingEntriesQuery } from '../accounts.queries.ts';
import { useText } from '../accounts.text.ts';
import css from './coming-entries.module.css';

/** The next few; all of them are on a screen of their own. */
const SHOWN = 3;

/** The next tournaments that the person has entered. */
export function ComingEntries() {
  const t = useText();
  return (
    <Section heading={t.comingHeading} action={<Link to="/my-tournaments">{t.viewAll}</Link>}>
      <Entries />
    </Section>
  );
}

function Entries() {
  const t = useText();
  const format = useFormat();
  const { data, error, fetchStatus, refetch } = useQuery(comingEntriesQuery);
  if (!data && (error || fetchStatus === 'paused')) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="row" count={2} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<CalendarDays />}
        title={t.noComing}
        text={t.noComingText}
        action={<LinkButton to="/open-tournaments">{t.findTournament}</LinkButton>}
      />
    );
  }
  return (
    <List>
      {data.slice(0, SHOWN).map(({ id, state, tournament }) => (
        <ListRow
          key={id}
          to="/my-tournaments"
          title={tournament.name}
          text={
            <span className={css.facts}>
              <span>
                {format.dayWithWeekday(tournament.eventDate)} · {tournament.venue}
              </span>
              <Badge tone={state === 'confirmed' ? 'green' : 'amber'}>{t.entryStates[state]}</Badge>
            </span>
          }
        />
      ))}
    </List>
  );
}
