import { OBSTACLES, type Obstacle } from '#domain/order-of-play/reasons.ts';
import type { Refusal } from '#platform/web/api/call.ts';
import type { queueMessages } from '../../queue.messages.en.ts';

type Text = Pick<
  typeof queueMessages,
  | 'failures'
  | 'playerBusy'
  | 'courtTaken'
  | 'courtHasClosed'
  | 'notReadyBecause'
  | 'obstacleWords'
  | 'joined'
  | 'somebody'
>;

export interface Problem {
  readonly text: string;
  /** The desk may call in spite of it. */
  readonly isOverridable: boolean;
}

type Given = Pick<Refusal, 'code' | 'details'>;

/** Why the server refused a write of the desk. `courtName` gives "Table 3" for "3". */
export function problemOf(
  { code, details }: Given,
  t: Text,
  { courtName, name }: Readonly<Record<'courtName' | 'name', (text: string) => string>>,
): Problem {
  const person = details?.person ? name(String(details.person)) : t.somebody;
  const court = courtName(String(details?.court ?? ''));
  const reasons = obstaclesIn(String(details?.reasons ?? '')).map((one) => t.obstacleWords[one]);
  const words: Readonly<Record<string, string>> = {
    ...t.failures,
    PLAYER_BUSY: t.playerBusy(person, court),
    COURT_TAKEN: t.courtTaken(court),
    COURT_CLOSED: t.courtHasClosed(court),
    NOT_READY: t.notReadyBecause(t.joined(reasons)),
  };
  return {
    text: words[code] ?? t.failures.OTHER,
    isOverridable: code === 'NOT_READY' && details?.isOverridable === true,
  };
}

function obstaclesIn(listed: string): readonly Obstacle[] {
  const codes = listed.split(',').map((code) => code.trim());
  return OBSTACLES.filter((one) => codes.includes(one));
}
