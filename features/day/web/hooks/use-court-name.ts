import type { Day } from '../day.queries.ts';
import { useText } from '../day.text.ts';

/** What a court is called in the words of a sport: "table" in table tennis. */
export function courtWord(sport: Day['sport']): 'court' | 'table' {
  return sport === 'table-tennis' ? 'table' : 'court';
}

/** The name of a court on the screen: a number alone is "Court 3", or "Table 3" in table tennis. */
export function useCourtName(sport: Day['sport']): (name: string) => string {
  const t = useText();
  const numbered = courtWord(sport) === 'table' ? t.tableNumber : t.courtNumber;
  return (name) => (/^\d+$/.test(name) ? numbered(name) : name);
}
