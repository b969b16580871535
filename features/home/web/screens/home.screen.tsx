import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Announcements } from '../components/announcements.tsx';
import { Overview } from '../components/overview.tsx';
import { QuickActions } from '../components/quick-actions.tsx';
import { Upcoming } from '../components/upcoming.tsx';
import { WelcomeBanner } from '../components/welcome-banner.tsx';
import { type Home, homeQuery } from '../home.queries.ts';
import { useText } from '../home.text.ts';
import css from './home.module.css';

// Rarely needed, so not part of the first load.
const LoadFailure = lazyComponent(() =>
  import('#platform/web/ui/load-failure.tsx').then((late) => late.LoadFailure),
);

const PlaceToPay = lazyComponent(() =>
  import('#features/entries/web/components/place-to-pay.tsx').then((late) => late.PlaceToPay),
);

// Only the demo needs it. It is a question, so it is at the top.
const LoggedOutInDemo = lazyComponent(() =>
  import('#features/sign-in/web/components/logged-out-in-demo.tsx').then(
    (late) => late.LoggedOutInDemo,
  ),
);

// Of a person, not of a visitor.
const NextCard = lazyComponent(() =>
  import('../../next/web/components/next-card.tsx').then((late) => late.NextCard),
);
const Invitation = lazyComponent(() =>
  import('../components/invitation.tsx').then((late) => late.Invitation),
);
const RateLine = lazyComponent(() =>
  import('#features/ratings/web/components/rate-line.tsx').then((late) => late.RateLine),
);

/** The dashboard (spec section 2.2). Every placeholder has the size of the data that replaces it. */
export function Screen() {
  const t = useText();
  const { product } = usePlatformText();
  const { data, dataUpdatedAt, error, fetchStatus, refetch } = useQuery(homeQuery);
  const again = useCallback(() => void refetch(), [refetch]);
  const isFailed = !data && (error !== null || fetchStatus === 'paused');
  const isSignedOutInDemo = data?.person === null && data.demoOffered;
  return (
    <Frame title={product} heading={t.welcome} hideHeading>
      {isSignedOutInDemo ? <LoggedOutInDemo /> : null}
      {data?.person?.placeToPay ? (
        <PlaceToPay {...data.person.placeToPay} answeredAt={dataUpdatedAt} onOver={again} />
      ) : null}
      <Top person={isFailed ? null : data?.person} isAsked={isSignedOutInDemo || isFailed} />
      <QuickActions />
      {isFailed ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {isSignedOutInDemo ? null : <Overview person={data?.person} />}
          <Upcoming tournaments={data?.upcoming} />
          <Announcements announcements={data?.announcements} />
        </>
      )}
    </Frame>
  );
}

interface TopProps {
  readonly person: Home['person'] | undefined;
  /** Nothing is offered: whether to log in is asked above, or nobody knows who reads. */
  readonly isAsked: boolean;
}

/** What is next for a person, in the place of the slogan, and the rate; a visitor is invited in its place. */
function Top({ person, isAsked }: TopProps) {
  const banner = <WelcomeBanner />;
  const place = <Skeleton className={css.rate} />;
  if (!person) {
    const invitation = <Invitation fallback={place} errorFallback={() => place} />;
    return (
      <>
        {banner}
        {person === undefined ? place : isAsked ? null : invitation}
      </>
    );
  }
  const { next, league } = person;
  return (
    <>
      {next || league ? (
        <NextCard next={next} league={league} fallback={banner} errorFallback={() => banner} />
      ) : (
        banner
      )}
      <RateLine fallback={place} errorFallback={() => place} />
    </>
  );
}
