/** Why the events of an earlier tournament could not be published again. */
const COPY_REFUSALS = [
  'TOURNAMENT_NOT_FOUND',
  'NOT_ITS_ORGANIZER',
  'ROUND_UNKNOWN',
  'EVENT_NOT_ALLOWED',
] as const;
type CopyRefusal = (typeof COPY_REFUSALS)[number];

export interface RefusedCopy {
  readonly code: CopyRefusal;
  /** The name of the event at fault; empty where it has none, or it is none. */
  readonly event: string;
}

export function isCopyRefusal(code: string): code is CopyRefusal {
  return COPY_REFUSALS.some((one) => one === code);
}
