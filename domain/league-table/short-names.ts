import { distinctNames } from '../common/distinct-names.ts';
import { type MatchSide, peopleOf } from '../scorecard/sides.ts';

/**
 * Names for the narrow columns of the league grid, in the order given: the first word of each name,
 * longer where two would be equal ("Ken S.", "Ken M."; 田中 太, 田中 花), the whole name if necessary,
 * numbered from 1 if the whole names are equal too.
 *
 * A full-width space separates words as well; a Japanese name without a space stays whole. Names
 * that differ only in letter case or in width look equal on the screen and count as equal. Of a pair both names are short:
 * "Aoki・Doi".
 */
export function shortNames(sides: readonly MatchSide[]): readonly string[] {
  return distinctNames(sides.map(choicesFor));
}

/** The shortest first; the last one is the whole name. */
function choicesFor(side: MatchSide): readonly string[] {
  const [first = [], second] = peopleOf(side).map(({ name }) => choicesOf(name));
  if (!second) return first;
  const longest = first.length > second.length ? first : second;
  return longest.map((_, at) => `${first[at] ?? first.at(-1)}・${second[at] ?? second.at(-1)}`);
}

function choicesOf(name: string): readonly string[] {
  const words = name.normalize('NFC').trim().split(/\s+/u);
  const [first, last] = [words[0]!, words.at(-1)!];
  if (words.length === 1) return [first];
  return [first, `${first} ${initial(last)}`, words.join(' ')];
}

/** "S." for Sato; no point after a letter of a script that does not abbreviate with one. */
function initial(word: string): string {
  const letter = [...word][0]!;
  return /\p{Script=Latin}/u.test(letter) ? `${letter}.` : letter;
}
