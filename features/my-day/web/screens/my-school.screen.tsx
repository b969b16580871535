import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { dataOf, isCutOff } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useMoment } from '#platform/web/offline/use-moment.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SchoolDayCard } from '../components/school-day-card.tsx';
import { type School, schoolQuery } from '../my-day.queries.ts';
import { useText } from '../my-day.text.ts';

/** The matches of today of the members of a club, for those who look after it. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const groupId = Number(useParams().groupId);
  const query = useQuery(schoolQuery(groupId));
  const name = dataOf(query)?.name;
  return (
    <Frame
      title={t.title}
      subtitle={name ? <bdi>{format.name(name)}</bdi> : null}
      back={{ to: '/my-tournaments', label: t.back }}
    >
      {/* A page for one person, not for search engines. */}
      <meta name="robots" content="noindex" />
      <Loaded
        query={query}
        shape="card"
        count={2}
        refused={() => (
          <InlineNotice tone="error" title={t.notFound}>
            {t.notFoundText}
          </InlineNotice>
        )}
      >
        {(school) => <Days groupId={groupId} school={school} isOld={isCutOff(query)} />}
      </Loaded>
    </Frame>
  );
}

interface DaysProps {
  readonly groupId: number;
  readonly school: School;
  readonly isOld: boolean;
}

function Days({ groupId, school, isOld }: DaysProps) {
  const t = useText();
  const moment = useMoment();
  if (school.days.length === 0) return <EmptyState title={t.nobody} text={t.nobodyText} />;
  return (
    <>
      {isOld ? <InlineNotice tone="warning" title={t.oldTitle(moment(school.at))} /> : null}
      {school.days.map((day) => (
        <SchoolDayCard key={day.tournamentId} groupId={groupId} day={day} />
      ))}
    </>
  );
}
