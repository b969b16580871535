import type { EventType } from '#domain/entry/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { Shape } from '../../day-plan.vocabulary.ts';
import { useText } from '../day-plan.text.ts';
import type { Alternative } from '../lib/alternatives.ts';
import { sizeWanted } from '../lib/read-plan.ts';

const MINUTES_OF_DAY = 24 * 60;

/** Times, lengths and ways to play in the words of the plan. */
export function usePlanWords() {
  const t = useText();
  const format = useFormat();
  const oneDecimal = (value: number) => format.number(Math.round(value * 10) / 10);
  const shapeName = (shape: Shape, eventType: EventType) => {
    const size = sizeWanted(shape);
    return size ? t.groupsOf(size, eventType) : t.shapes[shape as keyof typeof t.shapes];
  };
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
    /** "Knockout", "Groups of 3". */
    shape: shapeName,
    /** "Groups of 3 + 1st and 2nd". */
    alternative: ({ shape, next }: Alternative, eventType: EventType) => {
      const name = shapeName(shape, eventType);
      return sizeWanted(shape) ? t.grouped(name, t.shortNext[next]) : name;
    },
  };
}

function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
