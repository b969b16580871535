import { distinctNames } from '#domain/common/distinct-names.ts';
import { usePlatformText } from './platform-text.ts';
import { useFormat } from './use-format.ts';
import { useJoined } from './use-joined.ts';

interface Named {
  readonly name: string;
  readonly club?: string | null | undefined;
  /** Of the entrant in a tournament; people elsewhere have none. */
  readonly number?: number | null | undefined;
}

/**
 * The names of people who are chosen from beside each other, in their order: where some look alike, each of them with the club, and
 * where that is one, too, with the number of the entrant.
 */
export function useDistinctNames(): (people: readonly Named[]) => readonly string[] {
  const t = usePlatformText();
  const format = useFormat();
  const { aside } = useJoined();
  return (people) =>
    distinctNames(
      people.map((one) => {
        const name = format.name(one.name);
        const club = one.club ? format.name(one.club) : null;
        const number = one.number ? t.entrantNumber(String(one.number)) : null;
        const longest = number && aside(name, format.facts([club, number]));
        return [name, ...(club ? [aside(name, club)] : []), ...(longest ? [longest] : [])];
      }),
    );
}
