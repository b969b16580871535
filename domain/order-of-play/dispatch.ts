import { assign } from './assign.ts';
import { criticalPaths } from './critical-path.ts';
import { courtOfPart, engineDay } from './engine-day.ts';
import { type MatchObstacle, obstaclesOf } from './obstacles.ts';
import type { QueuedDay, QueuedMatch } from './queued.ts';
import { ready } from './ready.ts';
import type { OrderReason } from './reasons.ts';

/** Why a match comes before the one after it. */
export interface Reason {
  readonly code: OrderReason;
  /** Of the critical path, or of waiting. */
  readonly minutes: number | null;
}

export interface WaitingMatch {
  readonly id: string;
  readonly reason: Reason;
  readonly path: number;
  readonly waited: number;
}

export interface Dispatch {
  /** The matches to call now, one for each court that is free. */
  readonly calls: readonly { readonly match: string; readonly court: string }[];
  /** The matches that can be called, in the order in which they go. */
  readonly waiting: readonly WaitingMatch[];
  readonly notReady: readonly {
    readonly id: string;
    readonly obstacles: readonly MatchObstacle[];
  }[];
}

/**
 * What the desk can do now: which match goes to each free court, which wait in which order and why, and why the others cannot be
 * called. Order and calls are those of the engine; what the desk has decided and the critical path are its priorities.
 *
 * Source: next.md, C3.
 */
export function dispatch(day: QueuedDay): Dispatch {
  const paths = criticalPaths(day.matches);
  const engine = engineDay(day, paths, 'now');
  const order = ready(engine);
  const isReady = new Set(order.map(({ match }) => match));
  const matchOf = new Map(day.matches.map((match) => [match.id, match]));
  const waiting = order.map(({ match: id, since }) => ({
    id,
    desk: matchOf.get(id)!.desk,
    path: paths.get(id) ?? 0,
    waited: day.now - since,
  }));
  const obstacles = obstaclesOf(day);
  return {
    calls: assign(engine).map(({ match, court }) => ({ match, court: courtOfPart(court) })),
    waiting: waiting.map(({ id, path, waited, ...match }, at) => ({
      id,
      reason: reasonOf({ path, waited, ...match }, waiting[at + 1]),
      path,
      waited,
    })),
    notReady: day.matches
      .filter(({ id, state }) => state === 'waiting' && !isReady.has(id))
      .map((match) => ({ id: match.id, obstacles: obstacles(match) })),
  };
}

interface Ordered extends Pick<QueuedMatch, 'desk'> {
  readonly path: number;
  readonly waited: number;
}

function reasonOf({ desk, path, waited }: Ordered, next: Ordered | undefined): Reason {
  if (desk.isReserved) return { code: 'fixed-court', minutes: null };
  if (desk.priority !== 'usual' || desk.place !== null) return { code: 'desk', minutes: null };
  if (desk.court !== null) return { code: 'fixed-court', minutes: null };
  if (!next || path !== next.path) return { code: 'critical-path', minutes: path };
  if (waited > next.waited) return { code: 'longest-waiting', minutes: waited };
  return { code: 'draw-order', minutes: null };
}
