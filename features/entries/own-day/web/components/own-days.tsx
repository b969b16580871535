import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useMoment } from '#platform/web/offline/use-moment.ts';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { ownDaysQuery } from '../own-day.queries.ts';
import { useText } from '../own-day.text.ts';
import css from './own-day.module.css';
import { OwnDayCard } from './own-day-card.tsx';

/**
 * My day, above the list of my entries: only on the day, once the desk has opened it. It shows nothing while there is none, while it
 * loads, and when it was never read; the list of entries says why.
 */
export function OwnDays() {
  const t = useText();
  const moment = useMoment();
  const { data, isError, isPaused } = useQuery(ownDaysQuery);
  if (!data || (data.days.length === 0 && data.clubs.length === 0)) return null;
  return (
    <Section heading={t.heading}>
      <div className={css.days}>
        {isError || isPaused ? (
          <InlineNotice tone="warning" title={t.asOf(moment(data.at))} />
        ) : null}
        {data.days.map((day) => (
          <OwnDayCard key={day.tournamentId} day={day} />
        ))}
        {data.clubs.map(({ groupId, name, players }) => (
          <CardLink
            key={groupId}
            to={`/my-school/${groupId}`}
            icon={<Users />}
            title={<bdi>{t.club(name)}</bdi>}
            text={t.clubText(players)}
          />
        ))}
      </div>
    </Section>
  );
}
