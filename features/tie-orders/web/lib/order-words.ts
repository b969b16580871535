import type { Breach } from '#domain/team-tie/order.ts';
import type { Template } from '#domain/team-tie/template.ts';
import { placeNames } from '../../tie-orders.policy.ts';
import type { OwnTie, Side } from '../tie-orders.queries.ts';
import type { useText } from '../tie-orders.text.ts';

type Words = ReturnType<typeof useText>;
type Named = Pick<Template, 'rubbers' | 'letters' | 'places'>;

/** "S1, D3: nobody plays …", for each breach of an order. */
export function breachTexts(
  t: Words,
  { rubbers }: Pick<Template, 'rubbers'>,
  breaches: readonly (Breach | { readonly rule: string; readonly lines: readonly number[] })[],
): readonly string[] {
  return breaches.map((breach) => {
    const rule = 'rule' in breach ? breach.rule : 'not-in-squad';
    return t.broken(rubberNames(t, rubbers, breach.lines), ruleText(t, rule));
  });
}

/** That an order is there, and by whom. */
export function filedTitle(t: Words, order: OwnTie['order']): string {
  return order?.enteredBy === 'desk' ? t.filedByDesk : t.filedTitle;
}

/** The sentence of a rule by its code; the code itself from a newer server. */
function ruleText(t: Words, rule: string): string {
  return rule in t.breaks ? t.breaks[rule as keyof typeof t.breaks] : rule;
}

/** "S1, D3" or "S1・D3" of rubbers from 0. */
export function rubberNames(
  t: Words,
  rubbers: Template['rubbers'],
  lines: readonly number[],
): string {
  return lines.flatMap((line) => rubbers[line]?.name ?? []).join(t.comma);
}

/** What each place of an order is called: a letter with its rubbers, or a rubber and which of its pair. */
export function placeLabels(t: Words, template: Template, side: Side): readonly string[] {
  return placeNames(template, side).map((name, place) => {
    const inRubbers = template.rubbers.filter((rubber) => rubber.places[side].includes(place));
    if (template.letters)
      return t.rubberPlaces(name, inRubbers.map((one) => one.name).join(t.comma));
    const pair = inRubbers[0]?.places[side] ?? [];
    return pair.length === 2 ? t.playerOfPair(name, pair.indexOf(place) + 1) : t.player(name);
  });
}

/** An order without anybody. */
export function emptyOrder({ places }: Named): readonly (number | null)[] {
  return Array.from({ length: places }, () => null);
}
