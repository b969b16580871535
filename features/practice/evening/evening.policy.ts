import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type Board, isConsistent, memberIds } from '#domain/practice-evening/board.ts';
import { merge } from '#domain/practice-evening/merge.ts';
import { addDays, dayInJapan, instantInJapan, type PlainDate } from '#platform/shared/format.ts';
import { MOST_COURTS, MOST_MATCHES, MOST_PEOPLE } from './evening.vocabulary.ts';

export type WrongBoard = 'EVENING_INCONSISTENT' | 'EVENING_TOO_LARGE' | 'PLAYERS_UNKNOWN';

/**
 * The stored board with a phone's changes merged into it, if it still makes sense. `isMember` says whether a number is
 * one of the group's, also of somebody who has left it since: their matches of this evening are not lost by that.
 */
export function mergedBoard(
  stored: Board,
  sent: Board,
  isMember: (id: number) => boolean,
): Result<Board, WrongBoard> {
  const board = merge(stored, sent);
  const { people, courts, matches } = board;
  if (!people.every(isNamed) || !isConsistent(board)) return refuse('EVENING_INCONSISTENT');
  if (!memberIds(board).every(isMember)) return refuse('PLAYERS_UNKNOWN');
  const fits =
    people.length <= MOST_PEOPLE && courts.length <= MOST_COURTS && matches.length <= MOST_MATCHES;
  return fits ? ok(board) : refuse('EVENING_TOO_LARGE');
}

/** A guest has a name of their own; a member's is the group's. */
function isNamed({ id, guestName }: Board['people'][number]): boolean {
  return /^\d+$/.test(id) === (guestName === undefined);
}

/** The seed of the lots of an evening: the same on every phone of the group, another one each day. */
export function seedOf(groupId: number, day: string): number {
  return (groupId * 1009 + Number(day.replaceAll('-', ''))) >>> 0;
}

/** Until this hour in Japan a practice that began the day before goes on. */
const NIGHT_ENDS = '06:00';

/** The day of the evening that is shown: today's, or that of the day before which this phone has open at night. */
export function eveningDay(now: Date, open: unknown): PlainDate {
  const today = dayInJapan(now);
  const isNight = now < instantInJapan(today, NIGHT_ENDS);
  const before = addDays(today, -1);
  return isNight && open === before ? before : today;
}

/**
 * A time on the board: milliseconds since the day of the evening began in Japan. It goes on after midnight, and a phone
 * whose clock is years ahead cannot write one that nobody ever changes again.
 */
export function timeOn(day: string, now: Date): number {
  return Math.max(0, now.getTime() - Date.parse(`${day}T00:00:00+09:00`));
}
