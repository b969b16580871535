/** The largest number that an `integer` column holds. */
export const LARGEST_INTEGER = 2_147_483_647;

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/** Whether a plain date (2026-11-20) or an instant in ISO form lies in years that a calendar and a database can work with. */
export function isWithinBounds(time: string): boolean {
  const day = time.slice(0, 10);
  return day >= FIRST_DAY && day <= LAST_DAY;
}
