import { useSearchParams } from 'react-router';
import { useBackToMyPage } from '#platform/web/navigation/back-to-my-page.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { OwnDays } from '../../own-day/web/components/own-days.tsx';
import { MyWaitlist } from '../../waiting-list/web/components/my-waitlist.tsx';
import { EntryList } from '../components/entry-list.tsx';
import type { When } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import css from './my-tournaments.module.css';

/** My entries: future ones, and those that are over or withdrawn. The address holds the tab. */
export function Screen() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const when: When = address.get('when') === 'past' ? 'past' : 'coming';
  const state = useLocationState();
  const back = useBackToMyPage({ to: '/', label: t.backHome });
  const show = (tab: When) =>
    setAddress(tab === 'past' ? { when: tab } : {}, {
      replace: true,
      preventScrollReset: true,
      state,
    });
  return (
    <Frame title={t.myTitle} back={back}>
      <OwnDays />
      <MyWaitlist />
      <div className={css.tabs}>
        <SegmentedTabs
          label={t.when}
          value={when}
          onChange={show}
          tabs={[
            { value: 'coming', label: t.coming },
            { value: 'past', label: t.past },
          ]}
        >
          <EntryList key={when} when={when} />
        </SegmentedTabs>
      </div>
    </Frame>
  );
}
