import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { Participant } from '../../../practice.vocabulary.ts';
import { groupIdOf, useGroup } from '../../../web/hooks/use-group.ts';
import { useText as usePracticeText } from '../../../web/practice.text.ts';
import { LeagueMembersForm } from '../components/league-members-form.tsx';
import { OpenLeagues } from '../components/open-leagues.tsx';
import { leagueQuery } from '../league.queries.ts';
import { useText } from '../league.text.ts';
import { withPendingChanges } from '../lib/league-outbox.ts';

/** Choose the participants of a league (spec section 2.12); with `?session=` those of one that is open. */
export function Screen() {
  const t = useText();
  const words = usePracticeText();
  const id = groupIdOf(useParams().id);
  const [search] = useSearchParams();
  const carried = useLocationState<{ groupName?: string; selectedPlayers?: Participant[] }>();
  const { group, error, refetch } = useGroup(id);
  const sessionId = search.get('session');
  const league = useOpenLeague(sessionId);
  const name = group?.group.name ?? carried?.groupName;
  const failed = group ? league.failed : error !== null;
  return (
    <Frame
      title={t.selectTitle}
      subtitle={name ? words.group(name) : undefined}
      back={{ to: `/select-practice-mode/${id}`, label: words.back, state: { groupName: name } }}
    >
      {group && league.there ? (
        <>
          {sessionId ? null : <OpenLeagues groupId={id} />}
          <LeagueMembersForm
            key={sessionId}
            {...group}
            league={league.shown ?? null}
            chosenBefore={league.shown?.players ?? carried?.selectedPlayers}
          />
        </>
      ) : failed ? (
        <LoadFailure error={error ?? league.error} onRetry={group ? league.retry : refetch} />
      ) : (
        <Loading />
      )}
    </Frame>
  );
}

function Loading() {
  const words = usePracticeText();
  return (
    <>
      <Spinner label={words.loadingGroup} />
      <Skeleton shape="row" count={5} />
    </>
  );
}

/** The league whose players are changed. The form waits for it: without it, it would open another league. */
function useOpenLeague(sessionId: string | null) {
  const query = useQuery({ ...leagueQuery(sessionId ?? ''), enabled: sessionId !== null });
  const { data, error, isPaused } = query;
  // With the pending changes of this phone.
  const outgoing = useOutbox();
  const shown = useMemo(() => data && withPendingChanges(data, outgoing), [data, outgoing]);
  const gone = isRefused(error, 'SESSION_NOT_FOUND', 'INVALID_INPUT');
  const there = sessionId === null || data !== undefined || gone;
  const failed = !there && (error !== null || isPaused);
  return { shown, error, there, failed, retry: query.refetch };
}
