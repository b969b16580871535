import type { Exchange } from '#domain/stage-draw/vocabulary.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { useText } from '../public-draws.text.ts';

/** What was exchanged: "Lines 3 and 7", or the two names in groups. */
export function useExchangeName(people: People): (change: Exchange) => string {
  const t = useText();
  const name = (id: string) => people.get(id)?.name ?? '';
  return (change) =>
    'lines' in change
      ? t.exchangedLines(change.lines[0], change.lines[1])
      : t.exchanged(name(change.entrants[0]), name(change.entrants[1]));
}
