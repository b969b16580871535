import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { MatchResult } from '#features/matches/web/lib/score-outbox.ts';
import { preloadScreen } from '#platform/web/navigation/loaded-screen.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { dismissShown } from '#platform/web/notify/notify.ts';
import type { Participant } from '../../../practice.vocabulary.ts';
import { scorecardRoutes } from '../../../scorecard/web/scorecard.routes.tsx';
import type { LeagueView } from '../hooks/use-league.ts';
import { LeagueActions } from './league-actions.tsx';
import { LeagueProgress } from './league-progress.tsx';
import { LeagueStandings } from './league-standings.tsx';
import { MatchGrid } from './match-grid.tsx';
import { RemoveLeague } from './remove-league.tsx';

/** The grid, its actions, and the standings. */
export function LeagueTable({ view }: { readonly view: LeagueView }) {
  const navigate = useNavigate();
  const carried = useLocationState<{ matchResult?: MatchResult }>();
  const { league } = view;
  const { players, groupId, groupName } = league;

  useEffect(() => {
    // The next action is usually a tap in the grid, when the hall may have lost its signal.
    preloadScreen(scorecardRoutes, '/scorecard-input/1').catch(() => {});
  }, []);
  const open = (player1: Participant, player2: Participant) => {
    // "Tap on any cell" must not cover the scorecard's title.
    dismissShown();
    const query = `session=${league.id}&p1=${player1.id}&p2=${player2.id}`;
    const state = { player1, player2, groupName, sessionId: league.id };
    navigate(`/scorecard-input/${groupId}?${query}`, { state });
  };
  return (
    <>
      <LeagueProgress view={view} />
      <MatchGrid view={view} start={placeOf(players, carried?.matchResult)} onOpen={open} />
      <LeagueActions players={players.length} />
      <LeagueStandings league={league} matches={view.matches} />
      {league.mine ? <RemoveLeague league={league} /> : null}
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
