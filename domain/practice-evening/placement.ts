import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type Evening, isHere, onCourt, running, type Sides, sideSize } from './evening.ts';

const PLACEMENT_REFUSALS = [
  'UNKNOWN_COURT',
  'COURT_BUSY',
  'WRONG_SIDES',
  'SAME_PLAYER',
  'NOT_HERE',
  'ON_COURT',
] as const;
export type PlacementRefusal = (typeof PLACEMENT_REFUSALS)[number];

/**
 * Whether a match that a person arranged by hand may begin. It may go against the order of turns and the rule
 * of a mixed court: who is there decides; only what cannot be is refused.
 */
export function placement(
  evening: Evening,
  courtId: string,
  sides: Sides,
): Result<Sides, PlacementRefusal> {
  const court = evening.courts.find(({ id }) => id === courtId);
  if (!court) return refuse('UNKNOWN_COURT');
  if (running(evening).some((match) => match.court === courtId)) return refuse('COURT_BUSY');
  if (sides.some((side) => side.length !== sideSize(court.rule))) return refuse('WRONG_SIDES');
  const chosen = sides.flat();
  if (new Set(chosen).size < chosen.length) return refuse('SAME_PLAYER');
  const here = new Set(evening.people.filter(isHere).map(({ id }) => id));
  if (!chosen.every((id) => here.has(id))) return refuse('NOT_HERE');
  const busy = onCourt(evening);
  return chosen.some((id) => busy.has(id)) ? refuse('ON_COURT') : ok(sides);
}
