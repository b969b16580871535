import { RETENTION } from '#features/legal/privacy/privacy.retention.policy.ts';
import { DAY_MS, HOUR_MS } from '#platform/shared/durations.ts';

/** Whose session it is, by the most that the account may do. */
export type SessionKind = 'player' | 'organizer' | 'operator';

interface Length {
  /** Without a request for this long, the session ends. */
  readonly idleMs: number;
  /** It ends this long after the login, in use or not; null: never while it is in use. */
  readonly mostMs: number | null;
}

/** Four in the morning in Japan, in UTC: no tournament is being played. */
const NIGHT_UTC_MS = 19 * HOUR_MS;

/**
 * How long a session lasts (decision 0061). An operator logs in each day. An organizer logs in every second week, and never in the
 * middle of a tournament: the longest time ends at the next four o'clock in the morning in Japan.
 */
const SESSION_LENGTHS: Readonly<Record<SessionKind, Length>> = {
  player: { idleMs: RETENTION.session.days * DAY_MS, mostMs: null },
  organizer: { idleMs: 3 * DAY_MS, mostMs: 14 * DAY_MS },
  operator: { idleMs: HOUR_MS, mostMs: 12 * HOUR_MS },
};

/** When a session ends that began at `begunAt` and was last used at `seenAt`. */
export function sessionEnd(
  kind: SessionKind,
  { begunAt, seenAt }: { begunAt: Date; seenAt: Date },
): Date {
  const { idleMs, mostMs } = SESSION_LENGTHS[kind];
  const idle = seenAt.getTime() + idleMs;
  if (mostMs === null) return new Date(idle);
  const most = begunAt.getTime() + mostMs;
  return new Date(Math.min(idle, kind === 'organizer' ? nextNight(most) : most));
}

/** The first four o'clock in the morning in Japan at or after an instant. */
function nextNight(instantMs: number): number {
  return Math.ceil((instantMs - NIGHT_UTC_MS) / DAY_MS) * DAY_MS + NIGHT_UTC_MS;
}
