/**
 * Returns one name for each person, in the order given, no two of which look equal. Each person has a list of
 * possible names, the shortest first. Longer ones are taken where two would be equal, and numbers from 1 where
 * there is no longer one.
 *
 * Names that differ only in letter case, in width or in what nobody sees look equal on the screen and count as equal.
 */
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

/** The positions of labels that look like another one. */
function clashes(labels: readonly string[]): ReadonlySet<number> {
  const looks = labels.map(look);
  const count = new Map<string, number>();
  for (const one of looks) count.set(one, (count.get(one) ?? 0) + 1);
  return new Set([...looks.keys()].filter((at) => count.get(looks[at]!)! > 1));
}

function numbered(labels: readonly string[], clash: ReadonlySet<number>): readonly string[] {
  const taken = new Set(labels.map(look));
  // Of hundreds of equal labels each begins where the one before ended.
  const reached = new Map<string, number>();
  return labels.map((label, at) => {
    if (!clash.has(at)) return label;
    const withNumber = (number: number) => `${label} ${number}`.trim();
    let number = reached.get(label) ?? 1;
    while (taken.has(look(withNumber(number)))) number += 1;
    taken.add(look(withNumber(number)));
    reached.set(label, number);
    return withNumber(number);
  });
}

function look(label: string): string {
  const seen = label.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return seen.toLowerCase();
}
