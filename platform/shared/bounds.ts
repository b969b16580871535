/** The largest number that an `integer` column holds. */
export const LARGEST_INTEGER = 2_147_483_647;

/** Of a search: more than any name or title. */
export const LONGEST_SEARCH = 80;

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/** Whether a plain date (2026-11-20) or an instant in ISO form lies in years that a calendar and a database can work with. */
export function isWithinBounds(time: string): boolean {
  const day = time.slice(0, 10);
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** Whether a text is a day of the calendar, such as 2026-11-20, in those years. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // 31 February would be read as a day of March.
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && isWithinBounds(text)
  );
}
