import { courtKind } from '#features/sports/sports.policy.ts';
import type { Day } from '../day.queries.ts';
import { useText } from '../day.text.ts';

/** The name of a court on the screen: a number alone is "Court 3", or "Table 3" in table tennis. */
export function useCourtName(sport: Day['sport']): (name: string) => string {
  const t = useText();
  const numbered = courtKind(sport) === 'table' ? t.tableNumber : t.courtNumber;
  return (name) => (/^\d+$/.test(name) ? numbered(name) : name);
}
