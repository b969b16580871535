import type { PlayerId } from '#domain/league-table/league-match.ts';
import { peopleOf } from '#domain/scorecard/sides.ts';
import type { Participant } from '../../../practice.vocabulary.ts';

/** Whether the participant is the reader, or a pair with the reader. */
export function isSelf(participant: Participant, self: PlayerId | null): boolean {
  return self !== null && peopleOf(participant).some(({ id }) => id === self);
}
