import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { findMatch } from '#domain/bracket/results.ts';
import { matchKind } from '#domain/bracket/rounds.ts';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { type Person, playersOf } from '#features/matches/draws/web/lib/people.ts';
import { ScoreForm } from '#features/matches/knockout-scores/web/components/score-form.tsx';
import type { ScoredView } from '#features/matches/knockout-scores/web/lib/scored-match.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useShownDraw } from '../../../public-draws/web/hooks/use-shown-draw.ts';
import {
  type DraftedDraw,
  type EventAddress,
  type PreparedEvent,
  preparedEventQuery,
} from '../../../web/event-draws.queries.ts';
import { formatIn } from '../../results.policy.ts';
import { Missing } from '../components/missing.tsx';
import { useCourtsOf } from '../hooks/use-courts-of.ts';
import { useEventResults } from '../hooks/use-event-results.ts';
import { type KnockoutInPlay, useKnockoutInPlay } from '../hooks/use-knockout-in-play.ts';
import { useReturnTo } from '../hooks/use-return-to.ts';
import { addressOfTie } from '../lib/match-address.ts';
import { useText } from '../results.text.ts';

/** The result of a match of a published knockout, entered by those who run or referee the event. */
export function Screen() {
  const t = useText();
  const { id, eventId, matchId = '' } = useParams();
  const [search] = useSearchParams();
  const params = { id: Number(id), eventId: Number(eventId) };
  const query = useQuery(preparedEventQuery(params));
  const { data } = query;
  const back = useReturnTo(params, t.backToDraw);
  const draw = data && drawAt(data, Number(search.get('stage')));
  if (data?.eventType === 'Team' && draw?.results) {
    return <Navigate replace to={addressOfTie(params.id, draw.results.stageId, matchId)} />;
  }
  if (draw) return <Drawn params={params} matchId={matchId} draw={draw} sport={data.sport} />;
  const missing = () => <Missing back={back} />;
  return (
    <Frame title={t.scoreTitle} back={back}>
      <Loaded query={query} shape="card" refused={missing}>
        {missing}
      </Loaded>
    </Frame>
  );
}

/** The newest draw of the stage at a position; null where it has none. */
function drawAt({ draw, further }: PreparedEvent, position: number): DraftedDraw | null {
  if (position === 0) return draw;
  return further.find((stage) => stage.position === position)?.draw ?? null;
}

interface DrawnProps {
  readonly params: EventAddress;
  readonly matchId: string;
  readonly draw: DraftedDraw;
  readonly sport: PreparedEvent['sport'];
}

function Drawn({ params, matchId, draw, sport }: DrawnProps) {
  const t = useText();
  const roundName = useRoundName();
  const { draw: shown, people } = useShownDraw(draw);
  const play = useKnockoutInPlay(shown, draw);
  const courtOf = useCourtsOf(params, { stageId: play?.results.stageId ?? null, sport });
  const back = useReturnTo(params, t.backToDraw);
  const match = play && findMatch(play.draw, matchId);
  return (
    <Frame
      title={t.scoreTitle}
      subtitle={match && roundName(matchKind(play.draw, match))}
      back={back}
    >
      {match ? (
        <PlayedSport value={sport}>
          <Scored
            key={match.id}
            params={params}
            play={play}
            match={match}
            view={{ ...viewOf(draw, play, people, match), courtOf }}
          />
        </PlayedSport>
      ) : (
        <Missing back={back} />
      )}
    </Frame>
  );
}

interface ScoredProps {
  readonly params: EventAddress;
  readonly play: KnockoutInPlay;
  readonly match: Match;
  readonly view: ScoredView;
}

function Scored({ params, play, match, view }: ScoredProps) {
  const t = useText();
  const owner = useEventResults(params, play.results.stageId);
  const { player1, player2 } = playersOf(match, view.people);
  if (!player1 || !player2) {
    return (
      <InlineNotice tone="error" title={t.sidesMissing}>
        {t.sidesMissingText}
      </InlineNotice>
    );
  }
  const numbered = (player: Person) => ({ ...player, number: Number(player.id) });
  return (
    <ScoreForm
      view={view}
      match={match}
      player1={numbered(player1)}
      player2={numbered(player2)}
      owner={owner}
    />
  );
}

/** The knockout as the forms of results take it. */
function viewOf(
  { number }: Pick<DraftedDraw, 'number'>,
  { draw, results, pending }: KnockoutInPlay,
  people: ScoredView['people'],
  match: Match,
): ScoredView {
  const { stageId, marks } = results;
  return {
    knockout: {
      id: stageId,
      drawNumber: number,
      scoreFormat: formatIn(results, draw, match),
      marks: marks.map((mark) => ({ ...mark, notes: '' })),
      hasNotes: false,
    },
    draw,
    people,
    pendingResults: pending,
  };
}
