import { addDays, type PlainDate } from '#platform/shared/format.ts';

/**
 * Whether nobody has school or work on a day in Japan: a Saturday, a Sunday or a public holiday (Public Holiday Law, in
 * force since 2022; equinoxes by the usual approximation, right from 1980 to 2099).
 */
export function isDayOff(day: PlainDate): boolean {
  const weekday = weekdayOf(day);
  return weekday === SUNDAY || weekday === SATURDAY || isHoliday(day);
}

/** The first day off on or after `day`; after passing over `skip` others. */
export function dayOffFrom(day: PlainDate, skip = 0): PlainDate {
  if (!isDayOff(day)) return dayOffFrom(addDays(day, 1), skip);
  return skip === 0 ? day : dayOffFrom(addDays(day, 1), skip - 1);
}

/** Whether a day is a public holiday in Japan, or a day off in place of one or between two. */
export function isHoliday(day: PlainDate): boolean {
  if (isNamedHoliday(day)) return true;
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  // Article 3, paragraph 3: a day between two holidays.
  if (isNamedHoliday(before) && isNamedHoliday(after)) return true;
  // Article 3, paragraph 2: the next day that is none, where a holiday falls on a Sunday.
  for (let day = before; isNamedHoliday(day); day = addDays(day, -1)) {
    if (weekdayOf(day) === SUNDAY) return true;
  }
  return false;
}

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

/** By month and day: New Year, Foundation, Emperor's Birthday, Showa, Constitution, Greenery, Children, Mountain, Culture, Labour. */
const FIXED = new Set('01-01 02-11 02-23 04-29 05-03 05-04 05-05 08-11 11-03 11-23'.split(' '));
/** By month, which Monday: Coming of Age, Marine, Respect for the Aged, Sports. */
const MONDAYS: Readonly<Record<string, number>> = { '01': 2, '07': 3, '09': 3, '10': 2 };
/** By month, the day of the equinox in 1980, with its fraction. */
const EQUINOXES: Readonly<Record<string, number>> = { '03': 20.8431, '09': 23.2488 };

function isNamedHoliday(date: PlainDate): boolean {
  const [year = '', month = '', day = ''] = date.split('-');
  if (FIXED.has(`${month}-${day}`)) return true;
  if (weekdayOf(date) === MONDAY && MONDAYS[month] === Math.ceil(Number(day) / 7)) return true;
  const equinox = EQUINOXES[month];
  if (equinox === undefined) return false;
  const since = Number(year) - 1980;
  return Number(day) === Math.floor(equinox + 0.242194 * since - Math.floor(since / 4));
}

/** 0 is Sunday. */
function weekdayOf(day: PlainDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
