/** How a match has ended, in the two words for it: the kind of a draw's result, and the status of a match's row. */
import type { EndedStatus, Status } from '#domain/scoring/ending.ts';
import { type PlayedResult, resultKinds } from './vocabulary.ts';

/** How a match of a day ends: with a result, or cancelled without one. */
export const matchEnds = [...resultKinds, 'cancelled'] as const;
export type MatchEnd = (typeof matchEnds)[number];

const STATUS_OF = {
  score: 'finished',
  walkover: 'walkover',
  retirement: 'retired',
  default: 'defaulted',
  'double-walkover': 'double-walkover',
  cancelled: 'cancelled',
} as const satisfies Readonly<Record<MatchEnd, EndedStatus>>;

/** The status of a match that ends so. */
export function statusOf<Kind extends PlayedResult['kind']>(kind: Kind): (typeof STATUS_OF)[Kind] {
  return STATUS_OF[kind];
}

/** How a match with this status has ended; null before its end, and for a bye. */
export function endOf(status: Status): MatchEnd | null {
  return matchEnds.find((end) => STATUS_OF[end] === status) ?? null;
}
