import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '../day-plan.text.ts';
import type { Alternative } from '../lib/alternatives.ts';

const MINUTES_OF_DAY = 24 * 60;

/** Times, lengths and ways to play in the words of the plan. */
export function usePlanWords() {
  const t = useText();
  const format = useFormat();
  const oneDecimal = (value: number) => format.number(Math.round(value * 10) / 10);
  return {
    /** "15:33", or "00:40 on day 2", from minutes since midnight. */
    clock: (minutes: number) => {
      const day = Math.floor(minutes / MINUTES_OF_DAY) + 1;
      const time = clockOf(minutes % MINUTES_OF_DAY);
      return day === 1 ? time : t.onDay(time, day);
    },
    /** "6 h 36 min", from minutes. */
    length: (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (hours === 0) return t.minutesLong(rest);
      return rest === 0 ? t.hoursLong(hours) : t.hoursAndMinutes(hours, rest);
    },
    courtHours: (minutes: number) => t.hoursLong(oneDecimal(minutes / 60)),
    perSide: (fewest: number, average: number) => t.perSide(fewest, oneDecimal(average)),
    /** "Groups of 3 + 1st and 2nd". */
    alternative: ({ shape, next }: Alternative) =>
      shape.startsWith('groups') ? t.grouped(t.shapes[shape], t.shortNext[next]) : t.shapes[shape],
  };
}

function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
