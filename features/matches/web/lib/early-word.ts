import type { Status } from '#domain/scoring/ending.ts';
import type { matchesMessages } from '../../matches.messages.en.ts';

type EarlyStatus = keyof (typeof matchesMessages)['early'];

const EARLY: Readonly<Record<EarlyStatus, true>> = {
  walkover: true,
  retired: true,
  defaulted: true,
  'double-walkover': true,
  cancelled: true,
};

/** Whether a match was not played to its end. */
export function isEarly(status: Status | undefined): status is EarlyStatus {
  return status !== undefined && status in EARLY;
}

/** "W.O.", "Ret.", "Cancelled"; null for a match that was played to its end. */
export function earlyWord(
  status: Status | undefined,
  { early }: Pick<typeof matchesMessages, 'early'>,
): string | null {
  return isEarly(status) ? early[status] : null;
}
