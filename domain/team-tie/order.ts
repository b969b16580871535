/** One function judges every order against its template (next.md, F3). */
import type { Side } from '#domain/scorecard/side.ts';
import { forfeitsOf, type Line, lineUp, type Order, type PersonId } from './line-up.ts';
import { BREACHES, repeated } from './order-rules.ts';
import type { OrderRule, ShortTeam, Template } from './template.ts';

/** A rule that an order breaks, and where: rubbers from 0. */
export type Breach =
  | { readonly code: 'NOT_IN_SQUAD'; readonly lines: readonly number[]; readonly player: PersonId }
  | {
      readonly code: 'ORDER_RULE';
      readonly rule: OrderRule | StructuralRule;
      readonly lines: readonly number[];
    };

/**
 * What no organizer can switch off. `places`: the order has not one player for each place. `same-player-in-pair`: somebody is
 * their own partner. `short-team`: the empty rubbers are not those that a short team gives up. `enough-players`: a squad that
 * could fill the order has left a rubber empty. `empty`: no rubber has its players.
 */
export const STRUCTURAL_RULES = [
  'places',
  'same-player-in-pair',
  'short-team',
  'enough-players',
  'empty',
] as const;
export type StructuralRule = (typeof STRUCTURAL_RULES)[number];

export interface Judgement {
  /** None where the order may be filed. */
  readonly breaches: readonly Breach[];
  /** The rubbers that the side gives up, because it has not enough players for them. */
  readonly forfeits: readonly number[];
}

/**
 * Judges an order. `squad` has the ids of the team's players in their registered order. `side` matters only where
 * the lot gives letters.
 */
export function judgeOrder(
  template: Template,
  side: Side,
  order: Order,
  squad: readonly PersonId[],
): Judgement {
  if (order.length !== template.places)
    return { breaches: [{ code: 'ORDER_RULE', rule: 'places', lines: [] }], forfeits: [] };
  const lines = lineUp(template, side, order);
  const forfeits = forfeitsOf(lines);
  const strangers = [...new Set(order)].filter(
    (id): id is PersonId => id !== null && !squad.includes(id),
  );
  const breaches: Breach[] = strangers.map((player) => {
    return { code: 'NOT_IN_SQUAD', lines: linesWith(lines, player), player };
  });
  const add = (rule: OrderRule | StructuralRule, broken: readonly number[]) => {
    const sorted = [...new Set(broken)].sort((a, b) => a - b);
    breaches.push({ code: 'ORDER_RULE', rule, lines: sorted });
  };
  for (const { rule, broken } of rulesBroken(template, side, order, squad)) add(rule, broken);
  if (forfeits.length === lines.length) add('empty', forfeits);
  else if (!isForfeited(template.shortTeam, forfeits, lines.length)) add('short-team', forfeits);
  else if (forfeits.length > 0 && couldFill(template, side, order, squad))
    add('enough-players', forfeits);
  return { breaches, forfeits };
}

function linesWith(lines: readonly Line[], player: PersonId): readonly number[] {
  return lines.flatMap((line, rubber) => (line.includes(player) ? [rubber] : []));
}

function ownPartners(lines: readonly Line[]): readonly number[] {
  return lines.flatMap((line, rubber) => (repeated(line) ? [rubber] : []));
}

/** Whether a short team gives up these rubbers. */
function isForfeited(rule: ShortTeam, forfeits: readonly number[], rubbers: number): boolean {
  if (forfeits.length === 0 || rule === 'any') return true;
  if (rule === 'none') return false;
  const from = rule === 'first' ? 0 : rubbers - forfeits.length;
  return forfeits.every((rubber, index) => rubber === from + index);
}

/** Whether somebody of the squad could fill a rubber that was left empty, without breaking a rule. */
function couldFill(
  template: Template,
  side: Side,
  order: Order,
  squad: readonly PersonId[],
): boolean {
  const broken = (tried: Order) => rulesBroken(template, side, tried, squad).length;
  const before = broken(order);
  return template.rubbers.some(({ places }) => {
    const empty = places[side].filter((place) => order[place] === null);
    return (
      empty.length > 0 && fillings(order, empty, squad).some((tried) => broken(tried) <= before)
    );
  });
}

function rulesBroken(template: Template, side: Side, order: Order, squad: readonly PersonId[]) {
  const lines = lineUp(template, side, order);
  const own = ownPartners(lines);
  const rules = template.rules.flatMap((rule) => {
    const broken = BREACHES[rule]({ template, lines, order, squad });
    return broken.length > 0 ? [{ rule, broken }] : [];
  });
  return own.length > 0 ? [{ rule: 'same-player-in-pair' as const, broken: own }, ...rules] : rules;
}

/** The order with everybody of the squad in turn in the empty places. */
function fillings(
  order: Order,
  [place, ...others]: readonly number[],
  squad: readonly PersonId[],
): readonly Order[] {
  if (place === undefined) return [order];
  return squad.flatMap((player) => fillings(order.with(place, player), others, squad));
}
