import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineUp } from './line-up.ts';
import { judgeOrder } from './order.ts';
import { TEMPLATES } from './templates.ts';

const SQUAD = [1, 2, 3, 4, 5, 6, 7];
const anyOrder = fc.constantFrom(...TEMPLATES).chain((template) =>
  fc.record({
    template: fc.constant(template),
    side: fc.constantFrom('player1', 'player2'),
    order: fc.array(fc.option(fc.integer({ min: 1, max: 8 })), {
      minLength: template.places,
      maxLength: template.places,
    }),
  }),
);

it('An order without a breach has only people of the squad, nobody as their own partner, and a rubber to play', () => {
  fc.assert(
    fc.property(anyOrder, ({ template, side, order }) => {
      const { breaches, forfeits } = judgeOrder(template, side, order, SQUAD);
      if (breaches.length > 0) return;
      const lines = lineUp(template, side, order);
      expect(forfeits.length).toBeLessThan(lines.length);
      for (const line of lines) {
        const people = line.filter((id) => id !== null);
        expect(new Set(people).size).toBe(people.length);
        for (const id of people) expect(SQUAD).toContain(id);
      }
    }),
  );
});

it('Every breach names rubbers of its template, each once and in order', () => {
  fc.assert(
    fc.property(anyOrder, ({ template, side, order }) => {
      for (const { lines } of judgeOrder(template, side, order, SQUAD).breaches) {
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
        for (const line of lines) expect(template.rubbers[line]).toBeDefined();
      }
    }),
  );
});

it('Other names for the same people change nothing but the names', () => {
  fc.assert(
    fc.property(anyOrder, ({ template, side, order }) => {
      const named = (id: number) => `player ${id}`;
      const byNumber = judgeOrder(template, side, order, SQUAD);
      const renamed = order.map((id) => (id === null ? null : named(id)));
      const byName = judgeOrder(template, side, renamed, SQUAD.map(named));
      const lines = (judgement: typeof byName) => judgement.breaches.map((breach) => breach.lines);
      expect(lines(byName)).toEqual(lines(byNumber));
      expect(byName.forfeits).toEqual(byNumber.forfeits);
    }),
  );
});

it('An order without an empty place breaks no rule of short teams', () => {
  fc.assert(
    fc.property(anyOrder, ({ template, side, order }) => {
      if (order.includes(null)) return;
      const rules = judgeOrder(template, side, order, SQUAD).breaches.flatMap((breach) =>
        breach.code === 'ORDER_RULE' ? [breach.rule] : [],
      );
      expect(rules).not.toContain('short-team');
      expect(rules).not.toContain('enough-players');
      expect(rules).not.toContain('empty');
    }),
  );
});
