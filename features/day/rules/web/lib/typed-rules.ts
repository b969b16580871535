import type { QueueRules } from '../../../queue/web/queue.queries.ts';
import { LONGEST_MATCH, LONGEST_NO_SHOW, LONGEST_REST } from '../../rules.vocabulary.ts';

/** The fields with a number of minutes, with the least and the most that each takes. */
export const MINUTES = {
  rest: [0, LONGEST_REST],
  match: [1, LONGEST_MATCH],
  firstCall: [0, LONGEST_NO_SHOW],
  secondCall: [0, LONGEST_NO_SHOW],
} as const;
export type MinutesField = keyof typeof MINUTES;

/** The rules of an event as they are typed: the numbers are text. */
export interface TypedRules
  extends Pick<QueueRules, 'mode' | 'umpires' | 'courtLabel' | 'lastCourts'> {
  /** Empty for an event that begins with the tournament. */
  readonly notBefore: string;
  readonly minutes: Readonly<Record<MinutesField, string>>;
  readonly thenDefault: boolean;
}

/** The rules as text, to be changed. */
export function typedOf({ restMinutes, minutes, noShow, ...rules }: QueueRules): TypedRules {
  const { mode, umpires, courtLabel, lastCourts, notBefore } = rules;
  return {
    courtLabel,
    lastCourts,
    mode,
    umpires,
    notBefore: notBefore ?? '',
    thenDefault: noShow.thenDefault,
    minutes: {
      rest: String(restMinutes),
      match: minutes === null ? '' : String(minutes),
      firstCall: String(noShow.firstCallMin),
      secondCall: String(noShow.secondCallMin),
    },
  };
}

/** A typed number of minutes in its limits; null for anything else. The minutes of a match may be left empty. */
export function minutesIn(field: MinutesField, { minutes }: TypedRules): number | 'empty' | null {
  const text = minutes[field].trim();
  if (text === '' && field === 'match') return 'empty';
  const [least, most] = MINUTES[field];
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

/** The rules that were typed; null while a number is wrong. */
export function rulesIn(typed: TypedRules): QueueRules | null {
  const [rest, match, first, second] = (['rest', 'match', 'firstCall', 'secondCall'] as const).map(
    (field) => minutesIn(field, typed),
  );
  if (typeof rest !== 'number' || typeof first !== 'number' || typeof second !== 'number') {
    return null;
  }
  if (match === null || match === undefined) return null;
  return {
    restMinutes: rest,
    minutes: match === 'empty' ? null : match,
    notBefore: typed.notBefore || null,
    mode: typed.mode,
    umpires: typed.umpires,
    noShow: { firstCallMin: first, secondCallMin: second, thenDefault: typed.thenDefault },
    courtLabel: typed.courtLabel,
    lastCourts: typed.lastCourts,
  };
}
