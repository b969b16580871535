import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { bothOf, type Read } from '#platform/web/api/read.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import type { Participant } from '../../../practice.vocabulary.ts';
import { GroupPlaceholder } from '../../../web/components/group-placeholder.tsx';
import { groupIdOf, useGroup } from '../../../web/hooks/use-group.ts';
import { useText as usePracticeText } from '../../../web/practice.text.ts';
import { LeagueMembersForm } from '../components/league-members-form.tsx';
import { OpenLeagues } from '../components/open-leagues.tsx';
import { type League, leagueQuery } from '../league.queries.ts';
import { useText } from '../league.text.ts';
import { withPendingChanges } from '../lib/league-outbox.ts';

/** Choose the participants of a league (spec section 2.12); with `?session=` those of one that is open. */
export function Screen() {
  const t = useText();
  const words = usePracticeText();
  const id = groupIdOf(useParams().id);
  const [search] = useSearchParams();
  const carried = useLocationState<{ groupName?: string; selectedPlayers?: Participant[] }>();
  const practice = useGroup(id);
  const sessionId = search.get('session');
  const league = useOpenLeague(sessionId);
  const name = practice.data?.group.name ?? carried?.groupName;
  return (
    <Frame
      title={t.selectTitle}
      subtitle={name ? words.group(name) : undefined}
      back={{ to: `/select-practice-mode/${id}`, label: words.back, state: { groupName: name } }}
    >
      <Loaded query={bothOf(practice, league)} placeholder={<GroupPlaceholder />}>
        {([group, shown]) => (
          <>
            {sessionId ? null : <OpenLeagues groupId={id} />}
            <LeagueMembersForm
              key={sessionId}
              {...group}
              league={shown}
              chosenBefore={shown?.players ?? carried?.selectedPlayers}
            />
          </>
        )}
      </Loaded>
    </Frame>
  );
}

/**
 * The league whose players are changed, null for a new one. The form waits for it: without it, it would open another
 * league.
 */
function useOpenLeague(sessionId: string | null): Read<League | null> {
  const query = useQuery({ ...leagueQuery(sessionId ?? ''), enabled: sessionId !== null });
  const { data, error, isError, isPaused, refetch } = query;
  // With the pending changes of this phone.
  const outgoing = useOutbox();
  const shown = useMemo(() => data && withPendingChanges(data, outgoing), [data, outgoing]);
  const gone = isRefused(error, 'SESSION_NOT_FOUND', 'INVALID_INPUT');
  const none = sessionId === null || gone ? null : undefined;
  return { data: shown ?? none, error, isError, isPaused, refetch };
}
