import { useMemo } from 'react';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { pendingScores } from '#features/matches/web/lib/score-outbox.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { type GivenResults, type GroupsInPlay, groupsInPlay } from '../lib/groups-in-play.ts';

/** The groups of an event with their results, as this phone knows them. */
export function useGroupsInPlay(draw: GroupsDraw, results: GivenResults): GroupsInPlay {
  const entries = useOutbox();
  return useMemo(
    () => groupsInPlay(draw, results, pendingScores(entries)),
    [draw, results, entries],
  );
}
