import { useLocation, useParams, useSearchParams } from 'react-router';
import { useOldSince } from '#platform/web/offline/use-old-since.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { KnownList } from '../../known/web/components/known-list.tsx';
import { useKnownSides } from '../../known/web/hooks/use-known-sides.ts';
import { followable } from '../../known/web/lib/followable.ts';
import { withKnownNames } from '../../known/web/lib/with-known-names.ts';
import { FollowSearch } from '../components/follow-search.tsx';
import css from '../components/live.module.css';
import { LiveFrame } from '../components/live-frame.tsx';
import { NextTab } from '../components/next-tab.tsx';
import { NowTab } from '../components/now-tab.tsx';
import { ResultsTab } from '../components/results-tab.tsx';
import { SideCard } from '../components/side-card.tsx';
import { TournamentState } from '../components/tournament-state.tsx';
import { useFollowed } from '../hooks/use-followed.ts';
import { useLive } from '../hooks/use-live.ts';
import { type LiveWords, useLiveWords } from '../hooks/use-live-words.ts';
import { isOver } from '../lib/live-view.ts';
import type { LiveSnapshot } from '../live.queries.ts';
import { useText } from '../live.text.ts';

const DrawsTab = lazyComponent(async () => (await import('../components/draws-tab.tsx')).DrawsTab);

/** A tournament as everybody follows it: a followed child first, then courts, next matches, draws and results. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useLive(id);
  return (
    <LiveFrame id={id} title={t.title} query={query}>
      {(snapshot) => (
        <>
          <Age query={query} />
          <Live snapshot={snapshot} />
        </>
      )}
    </LiveFrame>
  );
}

/** That the page is an old copy, and from when. */
function Age({ query }: { readonly query: ReturnType<typeof useLive> }) {
  const t = useText();
  const since = useOldSince(query);
  if (since === null) return null;
  return (
    <InlineNotice tone="warning" title={t.oldTitle(since)}>
      {t.oldText}
    </InlineNotice>
  );
}

const TABS = ['now', 'next', 'draws', 'results'] as const;
type Tab = (typeof TABS)[number];

function Live({ snapshot }: { readonly snapshot: LiveSnapshot }) {
  const t = useText();
  const { id } = snapshot.tournament;
  const known = useKnownSides(id);
  const words = useLiveWords(withKnownNames(snapshot, known));
  const { shown, isStarred, toggle } = useFollowed(id, followable(known, 'family'));
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const tab = TABS.find((one) => one === params.get('tab')) ?? firstTab(snapshot);
  const choose = (next: Tab) =>
    setParams(
      (before) => {
        before.set('tab', next);
        return before;
      },
      { replace: true, state },
    );
  return (
    <div className={css.page}>
      <TournamentState words={words} />
      {shown.length === 0 ? null : (
        <div className={css.cards}>
          {shown.map((side) => (
            <SideCard
              key={`${side.eventId} ${side.id}`}
              words={words}
              side={side}
              isStarred={isStarred(side)}
              onStar={() => toggle(side)}
            />
          ))}
        </div>
      )}
      {snapshot.sides.length === 0 ? null : (
        <>
          <KnownList words={words} known={known} isStarred={isStarred} onStar={toggle} />
          <FollowSearch words={words} isStarred={isStarred} onStar={toggle} />
        </>
      )}
      <SegmentedTabs
        label={t.views}
        value={tab}
        onChange={choose}
        tabs={TABS.map((value) => ({ value, label: t.tabs[value] }))}
      >
        <div className={css.tab}>
          <h2 className="visually-hidden">{t.tabs[tab]}</h2>
          <Shown tab={tab} words={words} />
        </div>
      </SegmentedTabs>
      {snapshot.events.some(({ eventType }) => eventType === 'Team') ? (
        <LinkButton variant="secondary" to={`/ties/${id}`}>
          {t.toTies}
        </LinkButton>
      ) : null}
      <LinkButton variant="secondary" to={`/live/${id}/board`}>
        {t.toBoard}
      </LinkButton>
    </div>
  );
}

function Shown({ tab, words }: { readonly tab: Tab; readonly words: LiveWords }) {
  switch (tab) {
    case 'now':
      return <NowTab words={words} />;
    case 'next':
      return <NextTab words={words} />;
    case 'results':
      return <ResultsTab words={words} />;
    case 'draws':
      return (
        <DrawsTab
          words={words}
          fallback={
            <div className={css.loading}>
              <Skeleton shape="row" count={5} />
            </div>
          }
          errorFallback={(retry) => <LoadFailure onRetry={retry} />}
        />
      );
  }
}

/** What a reader of this moment looks for. */
function firstTab(snapshot: LiveSnapshot): Tab {
  if (isOver(snapshot)) return 'results';
  return snapshot.state === 'open' && snapshot.courts.length > 0 ? 'now' : 'draws';
}
