import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { findMatch } from '#domain/bracket/results.ts';
import { roundKind } from '#domain/bracket/rounds.ts';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { playersOf } from '#features/matches/draws/web/lib/people.ts';
import { ScoreForm } from '#features/matches/knockout-scores/web/components/score-form.tsx';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useGroupSport } from '../../../score-rules/web/hooks/use-score-rules.ts';
import { BracketPlaceholder } from '../components/bracket-placeholder.tsx';
import { type KnockoutView, useKnockout } from '../hooks/use-knockout.ts';
import { useSessionResults } from '../hooks/use-session-results.ts';
import { useText } from '../knockout.text.ts';

/** Enter the score of a bracket match (spec section 2.27); `?session=` is the bracket. */
export function Screen() {
  const t = useText();
  const roundName = useRoundName();
  const { matchId = '' } = useParams();
  const [search] = useSearchParams();
  const session = search.get('session');
  const carried = useLocationState<{ groupId?: number }>();
  const knockout = useKnockout(session);
  const view = knockout.data;
  const gone = isRefused(knockout.error, 'SESSION_NOT_FOUND', 'INVALID_INPUT');
  const match = view && !gone ? findMatch(view.draw, matchId) : null;
  const lost = <InlineNotice tone="error" title={t.loadError} />;
  const groupId = view?.knockout.groupId ?? carried?.groupId ?? 1;
  const query = session ? `?session=${session}` : '';
  return (
    <Frame
      title={t.scoreTitle}
      subtitle={view && match ? roundName(roundKind(view.draw.rounds, match.round)) : undefined}
      back={{ to: `/tournament-bracket/${groupId}${query}`, label: t.backToBracket }}
    >
      {session ? (
        <Loaded
          query={knockout}
          refused={() => (gone ? lost : undefined)}
          placeholder={<BracketPlaceholder />}
        >
          {(known) => (match ? <Scored key={match.id} view={known} match={match} /> : lost)}
        </Loaded>
      ) : (
        lost
      )}
    </Frame>
  );
}

interface Props {
  readonly view: KnockoutView;
  readonly match: Match;
}

function Scored(current: Props) {
  const t = useText();
  const { view, match } = useOpenedDraw(current);
  const owner = useSessionResults(view.knockout);
  const sport = useGroupSport(view.knockout.groupId, 'knockout');
  const { player1, player2 } = playersOf(match, view.people);
  if (!player1 || !player2) return <InlineNotice tone="error" title={t.playersNeeded} />;
  return (
    <PlayedSport value={sport}>
      <ScoreForm view={view} match={match} player1={player1} player2={player2} owner={owner} />
    </PlayedSport>
  );
}

/**
 * The match as it is in the draw in which its card was opened. After another draw other players are in its place: what is typed
 * is then refused as a result of the old draw, and never stored for them.
 */
function useOpenedDraw(current: Props): Props {
  const [opened, setOpened] = useState(current);
  const isSameDraw = current.view.knockout.drawNumber === opened.view.knockout.drawNumber;
  if (isSameDraw && current.view !== opened.view) setOpened(current);
  if (isSameDraw) return current;
  // The own result that the server refuses belongs to the old draw as well.
  const { pendingResults, markOf } = current.view;
  return { ...opened, view: { ...opened.view, pendingResults, markOf } };
}
