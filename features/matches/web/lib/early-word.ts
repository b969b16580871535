import type { Status } from '#domain/scoring/ending.ts';
import type { matchesMessages } from '../../matches.messages.en.ts';

type EarlyStatus = Extract<Status, 'walkover' | 'retired' | 'defaulted'>;

/** Whether a match was not played to its end. */
export function isEarly(status: Status | undefined): status is EarlyStatus {
  return status === 'walkover' || status === 'retired' || status === 'defaulted';
}

/** "W.O.", "Ret." or "Def."; null for a match that was played to its end. */
export function earlyWord(
  status: Status | undefined,
  { early }: Pick<typeof matchesMessages, 'early'>,
): string | null {
  return isEarly(status) ? early[status] : null;
}
