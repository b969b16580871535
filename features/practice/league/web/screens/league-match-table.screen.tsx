import { useParams, useSearchParams } from 'react-router';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { UnsentNotice } from '../../../web/components/unsent-notice.tsx';
import { groupIdOf } from '../../../web/hooks/use-group.ts';
import { useText as usePracticeText } from '../../../web/practice.text.ts';
import { LeagueActions } from '../components/league-actions.tsx';
import { LeagueTable } from '../components/league-table.tsx';
import { OpenLeagues } from '../components/open-leagues.tsx';
import { useLeague } from '../hooks/use-league.ts';
import { useText } from '../league.text.ts';

/** The match table of a league and its live standings (spec section 2.13). */
export function Screen() {
  const t = useText();
  const words = usePracticeText();
  const id = groupIdOf(useParams().id);
  const [search] = useSearchParams();
  const carried = useLocationState<{ groupName?: string; sessionId?: string }>();
  const sessionId = search.get('session') ?? carried?.sessionId ?? null;
  const { view, gone, error, refetch } = useLeague(sessionId);
  const groupName = view?.league.groupName ?? carried?.groupName;
  const query = view ? `?session=${view.league.id}` : '';
  return (
    <Frame
      title={t.tableTitle}
      subtitle={groupName ? words.group(groupName) : undefined}
      width="wide"
      back={{
        to: `/select-league-members/${id}${query}`,
        label: t.backToSelection,
        state: { groupName, selectedPlayers: view?.league.players },
      }}
    >
      <UnsentNotice />
      {view ? <LeagueTable key={view.league.id} view={view} /> : null}
      {sessionId === null ? <InlineNotice title={t.noPlayers} /> : null}
      {gone ? (
        <InlineNotice tone="error" title={t.leagueGone}>
          {t.leagueGoneText}
        </InlineNotice>
      ) : null}
      {sessionId === null || gone ? (
        <>
          <LeagueActions players={0} />
          <OpenLeagues groupId={id} most={10} />
        </>
      ) : null}
      {error && !view && !gone ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : null}
      {view || error || sessionId === null ? null : <Skeleton shape="card" count={3} />}
    </Frame>
  );
}
