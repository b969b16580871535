/**
 * Names for the narrow columns of the league grid, in the order given: the first word of each name,
 * longer where two would be equal ("Ken S.", "Ken M."; 田中 太, 田中 花), the whole name if need be,
 * numbered from 1 if the whole names are equal too.
 *
 * A full-width space separates words as well; a Japanese name without a space stays whole. Names
 * that differ only in letter case or in width look equal on the screen and count as equal.
 */
export function shortNames(names: readonly string[]): readonly string[] {
  return distinctNames(names.map(choicesFor));
}

/** The same for people of whom some are called in one way only: of each the ways, the shortest first. */
export function distinctNames(choices: readonly (readonly string[])[]): readonly string[] {
  const chosen = choices.map(() => 0);
  for (let clash = clashes(labels()); clash.size > 0; clash = clashes(labels())) {
    const longer = [...clash].filter((at) => chosen[at]! < choices[at]!.length - 1);
    if (longer.length === 0) return numbered(labels(), clash);
    for (const at of longer) chosen[at]! += 1;
  }
  return labels();

  function labels(): readonly string[] {
    return choices.map((options, at) => options[chosen[at]!]!);
  }
}

/** Shortest first; the last one is the whole name. */
export function choicesFor(name: string): readonly string[] {
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

/** The positions of labels that look like another one. */
function clashes(labels: readonly string[]): ReadonlySet<number> {
  const looks = labels.map(look);
  const count = new Map<string, number>();
  for (const one of looks) count.set(one, (count.get(one) ?? 0) + 1);
  return new Set([...looks.keys()].filter((at) => count.get(looks[at]!)! > 1));
}

function numbered(labels: readonly string[], clash: ReadonlySet<number>): readonly string[] {
  const taken = new Set(labels.map(look));
  return labels.map((label, at) => {
    if (!clash.has(at)) return label;
    const withNumber = (number: number) => `${label} ${number}`.trim();
    let number = 1;
    while (taken.has(look(withNumber(number)))) number += 1;
    taken.add(look(withNumber(number)));
    return withNumber(number);
  });
}

function look(label: string): string {
  return label.normalize('NFKC').toLowerCase();
}
