import { describe, expect, test } from 'vitest';
import { lotFrom } from '#domain/bracket/lot.ts';
import { judgeOrder } from '#domain/team-tie/order.ts';
import { TEMPLATES } from '#domain/team-tie/templates.ts';
import { madeOrder } from './made-order.ts';

const SQUAD = [1, 2, 3, 4, 5, 6, 7, 8];

describe('An order by lot', () => {
  test.each(TEMPLATES.map((template) => [template.id, template] as const))(
    'In %s it fills every place and breaks no rule',
    (_, template) => {
      for (let randomSeed = 0; randomSeed < 20; randomSeed++) {
        const order = madeOrder(template, 'player1', SQUAD, lotFrom(randomSeed));
        expect(order).toHaveLength(template.places);
        expect(judgeOrder(template, 'player1', order, SQUAD).breaches).toEqual([]);
      }
    },
  );
});
