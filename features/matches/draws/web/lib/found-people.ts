/** Finding somebody in a draw; the names of a public one are often initials. */
import { comparable } from '#domain/common/comparable.ts';
import { displayName } from '#domain/common/name-display.ts';
import type { People, Person } from './people.ts';

/**
 * The people of a draw, of whom those whom the text may mean stand out: by a part of the name or club, or by a whole name
 * whose initials or first word are what is shown.
 */
export function withFound(people: People, text: string): People {
  const wanted = comparable(text);
  if (wanted === '') return people;
  const shown = new Set(shownForms(text).map(comparable));
  const isFound = ({ name, club = '' }: Person) =>
    comparable(name).includes(wanted) ||
    comparable(club).includes(wanted) ||
    shown.has(comparable(withoutNumber(name)));
  return new Map([...people].map(([id, person]) => [id, { ...person, isFound: isFound(person) }]));
}

/** How a page may show somebody of this name. Without a blank the family name may end anywhere. */
function shownForms(text: string): readonly string[] {
  const name = text.trim();
  if (/\s/.test(name)) return formsOf(name);
  const letters = [...name];
  return letters
    .slice(1)
    .flatMap((_, at) =>
      formsOf(`${letters.slice(0, at + 1).join('')} ${letters.slice(at + 1).join('')}`),
    );
}

function formsOf(name: string): readonly string[] {
  return [displayName(name, 'initials'), displayName(name, 'family-name')];
}

/** Of two with the same initials one is "P.A. 2". */
function withoutNumber(name: string): string {
  return name.replace(/\s\d+$/, '');
}
