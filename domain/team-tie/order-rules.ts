/** What each rule of a template says about an order: the rubbers that break it, from 0 (next.md, F2). */
import type { Line, Order, PersonId } from './line-up.ts';
import type { OrderRule, RubberKind, Template } from './template.ts';

interface Judged {
  readonly template: Template;
  readonly lines: readonly Line[];
  readonly order: Order;
  readonly squad: readonly PersonId[];
}

export const BREACHES: { readonly [R in OrderRule]: (judged: Judged) => readonly number[] } = {
  'singles-once': (judged) => twice(judged, ['single']),
  'doubles-once': (judged) => twice(judged, ['double']),
  // Letters play more than once: there the order itself names nobody twice.
  'all-different': (judged) =>
    judged.template.letters ? sharedLetters(judged) : twice(judged, ['single', 'double']),
  'first-two-not-paired': firstTwoPaired,
  'first-single-not-in-doubles': firstSingleInDoubles,
  'singles-or-doubles': inBoth,
  'singles-by-order': (judged) => outOfOrder(judged, 'single'),
  'doubles-by-order': (judged) => outOfOrder(judged, 'double'),
};

/** Whether somebody is named twice; empty places do not count. */
export function repeated(ids: Order): boolean {
  const named = ids.filter((id) => id !== null);
  return new Set(named).size < named.length;
}

/** The rubbers of these kinds in which somebody plays who is in another of them as well. */
function twice({ template, lines }: Judged, kinds: readonly RubberKind[]): readonly number[] {
  const counted = lines.flatMap((line, rubber) =>
    kinds.includes(template.rubbers[rubber]!.kind) ? [{ line: new Set(line), rubber }] : [],
  );
  return counted.flatMap(({ line, rubber }) => {
    const others = counted.filter((other) => other.rubber !== rubber);
    const isShared = [...line].some((id) => id !== null && others.some((one) => one.line.has(id)));
    return isShared ? [rubber] : [];
  });
}

function sharedLetters({ lines, order }: Judged): readonly number[] {
  const doubled = order.filter((id, place) => id !== null && order.indexOf(id) !== place);
  return lines.flatMap((line, rubber) => (line.some((id) => doubled.includes(id)) ? [rubber] : []));
}

/** The players of the first two singles are not the pair of a doubles. */
function firstTwoPaired(judged: Judged): readonly number[] {
  const [first, second] = rubbersOfKind(judged, 'single');
  if (first === undefined || second === undefined) return [];
  const two = [judged.lines[first]![0]!, judged.lines[second]![0]!];
  if (two.includes(null!)) return [];
  const pairs = rubbersOfKind(judged, 'double').filter((rubber) => {
    return two.every((id) => judged.lines[rubber]!.includes(id)) && two[0] !== two[1];
  });
  return pairs.length > 0 ? [first, second, ...pairs] : [];
}

function firstSingleInDoubles(judged: Judged): readonly number[] {
  const [first] = rubbersOfKind(judged, 'single').toSorted((a, b) => byName(judged, a, b));
  const player = first === undefined ? null : judged.lines[first]![0]!;
  if (player === null) return [];
  const doubles = rubbersOfKind(judged, 'double').filter((rubber) =>
    judged.lines[rubber]!.includes(player),
  );
  return doubles.length > 0 ? [first!, ...doubles] : [];
}

function inBoth(judged: Judged): readonly number[] {
  const doubles = rubbersOfKind(judged, 'double');
  return rubbersOfKind(judged, 'single').flatMap((rubber) => {
    const player = judged.lines[rubber]![0]!;
    const shared = doubles.filter((one) => player !== null && judged.lines[one]!.includes(player));
    return shared.length > 0 ? [rubber, ...shared] : [];
  });
}

/**
 * The registered order: who plays number 1 stands above number 2, whatever the order of play. A pair stands where the
 * numbers of its two players add up to less; pairs with the same sum may stand in either order.
 */
function outOfOrder(judged: Judged, kind: RubberKind): readonly number[] {
  const ranked = rubbersOfKind(judged, kind)
    .toSorted((a, b) => byName(judged, a, b))
    .flatMap((rubber) => {
      const strength = strengthOf(judged, rubber);
      return strength === null ? [] : [{ rubber, strength }];
    });
  return ranked.flatMap(({ rubber, strength }, index) => {
    const after = ranked.slice(index + 1).filter((later) => later.strength < strength);
    return after.length > 0 ? [rubber, ...after.map((later) => later.rubber)] : [];
  });
}

/** Null where a player is missing or unknown: another rule says so. */
function strengthOf({ lines, squad }: Judged, rubber: number): number | null {
  const numbers = lines[rubber]!.map((id) => (id === null ? -1 : squad.indexOf(id)));
  return numbers.includes(-1) ? null : numbers.reduce((sum, number) => sum + number, 0);
}

function rubbersOfKind({ template }: Judged, kind: RubberKind): readonly number[] {
  return template.rubbers.flatMap((rubber, index) => (rubber.kind === kind ? [index] : []));
}

function byName({ template }: Judged, a: number, b: number): number {
  return numberIn(template.rubbers[a]!.name) - numberIn(template.rubbers[b]!.name);
}

function numberIn(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}
