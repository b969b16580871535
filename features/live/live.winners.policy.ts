import { type PlayedStage, placesOf } from '#features/results/results.stages.policy.ts';
import { decidingStage } from './live.stages.policy.ts';

/** Who has won an event, and who was second. */
export interface Winner {
  readonly winnerId: string;
  /** Null where nobody alone was second. */
  readonly secondId: string | null;
}

/** The first of the stage that decides an event; null where several share the place, or nobody has it. */
export function winnerOf(stages: readonly PlayedStage[], isOver: boolean): Winner | null {
  const deciding = decidingStage(stages);
  if (!deciding) return null;
  const places = placesOf(deciding, isOver);
  // Of several groups that nothing follows, none decides.
  if (places.some(({ group }) => group !== null && group > 1)) return null;
  const alone = (place: number) =>
    places.find(({ from, to }) => from === place && to === place)?.players[0] ?? null;
  const winnerId = alone(1);
  return winnerId === null ? null : { winnerId, secondId: alone(2) };
}
