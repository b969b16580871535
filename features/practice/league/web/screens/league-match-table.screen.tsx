import { useEffect, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { openPairs } from '#domain/league-table/schedule.ts';
import { standings } from '#domain/league-table/standings.ts';
import { UnsentNotice } from '#features/matches/web/components/unsent-notice.tsx';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import type { MatchResult } from '#features/matches/web/lib/score-outbox.ts';
import { toScorecard } from '#features/matches/web/lib/scorecard-address.ts';
import { preloadScreen } from '#platform/web/navigation/loaded-screen.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { dismissShown } from '#platform/web/notify/notify.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import type { Participant } from '../../../practice.vocabulary.ts';
import { useGroupSport } from '../../../score-rules/web/hooks/use-score-rules.ts';
import { scorecardRoutes } from '../../../scorecard/web/scorecard.routes.tsx';
import { useFollowedSession } from '../../../web/hooks/use-followed-session.ts';
import { groupIdOf } from '../../../web/hooks/use-group.ts';
import { useText as usePracticeText } from '../../../web/practice.text.ts';
import { Leaders } from '../components/leaders.tsx';
import { LeagueActions } from '../components/league-actions.tsx';
import { LeagueProgress } from '../components/league-progress.tsx';
import { LeagueStandings } from '../components/league-standings.tsx';
import { MatchGrid } from '../components/match-grid.tsx';
import { NextMatches } from '../components/next-matches.tsx';
import { OpenLeagues } from '../components/open-leagues.tsx';
import { RemoveLeague } from '../components/remove-league.tsx';
import { type LeagueView, useLeague } from '../hooks/use-league.ts';
import { leagueQuery } from '../league.queries.ts';
import { useText } from '../league.text.ts';

/** The match table of a league and its live standings (spec section 2.13). */
export function Screen() {
  const t = useText();
  const words = usePracticeText();
  const id = groupIdOf(useParams().id);
  const [search] = useSearchParams();
  const carried = useLocationState<{ groupName?: string; sessionId?: string }>();
  const sessionId = search.get('session') ?? carried?.sessionId ?? null;
  const league = useLeague(sessionId);
  const { data: view, gone } = league;
  useFollowedSession(sessionId, league, leagueQuery(sessionId ?? '').queryKey);
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
      {sessionId === null ? (
        <InlineNotice title={t.noPlayers} />
      ) : (
        <Loaded query={league} shape="card" refused={() => (gone ? <LeagueGone /> : undefined)}>
          {(shown) => <LeagueTable key={shown.league.id} view={shown} />}
        </Loaded>
      )}
      {sessionId === null || gone ? (
        <>
          <LeagueActions players={0} />
          <OpenLeagues groupId={id} most={10} />
        </>
      ) : null}
    </Frame>
  );
}

function LeagueGone() {
  const t = useText();
  return (
    <InlineNotice tone="error" title={t.leagueGone}>
      {t.leagueGoneText}
    </InlineNotice>
  );
}

/** The grid, its actions, and the standings. */
function LeagueTable({ view }: { readonly view: LeagueView }) {
  const navigate = useNavigate();
  const carried = useLocationState<{ matchResult?: MatchResult }>();
  const { league } = view;
  const { players, groupId, groupName, preset, may } = league;
  const sport = useGroupSport(groupId, 'league');
  const ranked = useMemo(
    () =>
      standings(
        players.map(({ id }) => id),
        view.matches,
        preset,
      ),
    [players, view.matches, preset],
  );

  useEffect(() => {
    // The next action is usually a tap in the grid, when the hall may have lost its signal.
    preloadScreen(scorecardRoutes, '/scorecard-input/1').catch(() => {});
  }, []);
  const open = (player1: Participant, player2: Participant) => {
    // "Tap on any cell" must not cover the scorecard's title.
    dismissShown();
    const carried = { player1, player2, groupName, sessionId: league.id };
    const pair = { session: league.id, p1: String(player1.id), p2: String(player2.id) };
    const { to, state } = toScorecard(groupId, carried, pair);
    navigate(to, { state });
  };
  return (
    <>
      <LeagueProgress view={view} />
      <Leaders {...league} sport={sport} ranked={ranked} />
      <NextMatches view={view} onOpen={open} />
      <MatchGrid view={view} start={placeOf(players, carried?.matchResult)} onOpen={open} />
      <LeagueActions players={players.length} onEnter={() => showOpenCell(view)} />
      <PlayedSport value={sport}>
        <LeagueStandings league={league} matches={view.matches} ranked={ranked} />
      </PlayedSport>
      {may.remove ? <RemoveLeague league={league} /> : null}
    </>
  );
}

/** Where Tab enters the grid: at the pair that was just scored, or at the first. */
function placeOf(players: readonly Participant[], result: MatchResult | undefined) {
  const at = (id: Participant['id'] | undefined) => players.findIndex((one) => one.id === id);
  const row = at(result?.player1Id);
  const column = at(result?.player2Id);
  return row < 0 || column < 0 || row === column ? { row: 0, column: 1 } : { row, column };
}

/** Brings the cell of the next match into view, and focuses it. */
function showOpenCell({ league: { players }, matches }: LeagueView) {
  const ids = players.map(({ id }) => id);
  const [next] = openPairs(ids, matches);
  if (!next) return;
  const [row, column] = next.map((id) => ids.indexOf(id));
  const cell = document.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);
  cell?.scrollIntoView({ block: 'center', inline: 'center' });
  cell?.focus({ preventScroll: true });
}
