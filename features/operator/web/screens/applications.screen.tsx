import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { ApplicationCard } from '../components/application-card.tsx';
import { Console } from '../components/console.tsx';
import { Feed } from '../components/feed.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { type Application, applicationsQuery } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';

const STATES = ['pending', 'approved', 'declined'] as const;

/** The queue of organizers' applications. */
export function Screen() {
  const t = useText();
  const [state, setState] = useState<Application['state']>('pending');
  const [q, setQ] = useState('');
  const query = useInfiniteQuery(applicationsQuery(state, q));
  const none = { title: t.noPending, text: t.noPendingText };
  return (
    <Console section="applications">
      <SearchBox hint={t.searchApplications} onSearch={setQ} />
      <SegmentedTabs
        label={t.applications}
        value={state}
        onChange={setState}
        tabs={STATES.map((value) => ({ value, label: t.applicationStates[value] }))}
      >
        <Feed
          label={t.applicationStates[state]}
          query={query}
          items={query.data?.pages.flatMap((page) => page.applications)}
          empty={state === 'pending' ? none : { title: t.noApplications }}
          searched={q !== ''}
        >
          {(application) => <ApplicationCard key={application.id} application={application} />}
        </Feed>
      </SegmentedTabs>
    </Console>
  );
}
