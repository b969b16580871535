import { type Lot, shuffled } from '#domain/bracket/lot.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { judgeOrder } from '#domain/team-tie/order.ts';
import type { Template } from '#domain/team-tie/template.ts';

/** So many orders are tried by lot: the strictest rule, a registered order of three, takes one in six. */
const MOST_TRIES = 10_000;

/** An order by lot that breaks no rule. `side` is the one whose letters the team has. */
export function madeOrder(
  template: Template,
  side: Side,
  squad: readonly number[],
  lot: Lot,
): number[] {
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const drawn = shuffled(squad, lot);
    const order = Array.from({ length: template.places }, (_, at) => drawn[at % drawn.length]!);
    if (judgeOrder(template, side, order, squad).breaches.length === 0) return order;
  }
  throw new Error(`no order of ${template.id} was found`);
}
