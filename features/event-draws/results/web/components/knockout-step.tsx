import { useNavigate } from 'react-router';
import { matchState } from '#domain/bracket/match-state.ts';
import type { Match } from '#domain/bracket/vocabulary.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { UnsentResults } from '#features/matches/knockout-scores/web/components/unsent-results.tsx';
import { dismissShown, notify } from '#platform/web/notify/notify.ts';
import type { DraftedDraw, EventAddress, PreparedEvent } from '../../../web/event-draws.queries.ts';
import type { KnockoutInPlay } from '../hooks/use-knockout-in-play.ts';
import { addressOfMatch, addressOfTie } from '../lib/match-address.ts';
import { useText } from '../results.text.ts';
import { FormatOfMatches } from './format-of-matches.tsx';
import { PlayedKnockout } from './played-knockout.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly draw: DraftedDraw;
  readonly play: KnockoutInPlay;
  readonly people: People;
  /** Of the stage, from 0. */
  readonly position?: number;
}

/** The knockout of a published draw, for those who enter its results. */
export function KnockoutStep({ params, event, draw, play, people, position = 0 }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const { results } = play;
  const open = async (match: Match) => {
    if (matchState(match) === 'waiting') {
      notify({ title: t.sidesMissing, description: t.sidesMissingText, variant: 'destructive' });
      return;
    }
    // "Score saved" of the previous match must not cover the title of this one.
    dismissShown();
    await navigate(
      event.eventType === 'Team'
        ? addressOfTie(params.id, results.stageId, match.id)
        : addressOfMatch(params, match.id, position),
    );
  };
  return (
    <>
      {event.isCancelled || !event.mayReferee ? null : (
        <FormatOfMatches
          params={params}
          event={event}
          draw={draw}
          results={results}
          position={position}
        />
      )}
      <UnsentResults
        pending={play.pending}
        addressOf={({ matchId }) => addressOfMatch(params, matchId, position)}
      />
      {event.isCancelled ? null : <p>{t.tapToEnter}</p>}
      <PlayedKnockout
        play={play}
        people={people}
        format={draw.format}
        onOpen={event.isCancelled ? undefined : (match) => void open(match)}
      />
    </>
  );
}
