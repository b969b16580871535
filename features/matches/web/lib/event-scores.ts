import type { Query } from '@tanstack/react-query';
import { serialise } from '#domain/scorecard/score-text.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import type { MatchOutput } from '../../matches.contract.ts';
import { isRubberSide } from '../../ties/ties.sides.policy.ts';

/** What is cached of an event with results, as far as a score changes it. */
interface CachedEvent {
  readonly draw: {
    readonly results: {
      readonly stageId: string;
      readonly matches: readonly { readonly id: string }[];
    } | null;
  } | null;
}

const EVENTS = { queryKey: ['organizer', 'event'] } as const;

/** Puts a score that the server has accepted into its cached event, so that no result disappears; reads what shows it again. */
export async function eventScored(match: MatchOutput): Promise<void> {
  // A read that began before the score would show the event without it: another one takes its place. The first read of an event goes on.
  const wasRead = { ...EVENTS, predicate: ({ state }: Query) => state.data !== undefined };
  const isReading = queryClient.isFetching(wasRead) > 0;
  await queryClient.cancelQueries(wasRead);
  queryClient.setQueriesData<CachedEvent>(EVENTS, (known) =>
    known ? withScore(known, match) : known,
  );
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, , topic] }) =>
      area === 'tournaments' && (topic === 'draws' || topic === 'ties'),
  });
  // The result of a tie follows from its rubbers, on the server. What was corrected may have been removed before this answer came.
  if (isReading || isRubberSide(match.player1.id) || match.version > 1) {
    void queryClient.invalidateQueries(EVENTS);
  }
}

function withScore<Event extends CachedEvent>(known: Event, match: MatchOutput): Event {
  const results = known.draw?.results;
  if (results?.stageId !== match.sessionId) return known;
  const { id, player1, player2, sets, winner, status, scoreFormat, version } = match;
  const scored = {
    id,
    player1Id: String(player1.id),
    player2Id: String(player2.id),
    sets: serialise(sets),
    winner,
    status,
    scoreFormat,
    version,
  };
  const others = results?.matches.filter((one) => one.id !== id) ?? [];
  const next = { ...results, matches: [...others, scored] };
  return { ...known, draw: { ...known.draw, results: next } };
}
