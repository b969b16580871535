import { describe, expect, test } from 'vitest';
import { lotFrom } from '#domain/bracket/lot.ts';
import { judgeOrder } from '#domain/team-tie/order.ts';
import {
  ORDER_RULES,
  type OrderRule,
  type RubberKind,
  type Template,
} from '#domain/team-tie/template.ts';
import { TEMPLATES } from '#domain/team-tie/templates.ts';
import { tieOrdersMessages as en } from '../../tie-orders.messages.en.ts';
import { tieOrdersMessages as ja } from '../../tie-orders.messages.ja.ts';
import { breachTexts } from './order-words.ts';

const SQUAD = Array.from({ length: 12 }, (_, at) => at + 1);
const TRIES = 5000;

/** An order that breaks this rule, and no rule about who is registered, found by lot. */
function breaking(template: Template, rule: string) {
  const lot = lotFrom(7);
  for (let at = 0; at < TRIES; at++) {
    const players = Array.from({ length: template.places }, () => 1 + lot(SQUAD.length));
    const { breaches } = judgeOrder(template, 'player1', players, SQUAD);
    const found = breaches.find((breach) => breach.code === 'ORDER_RULE' && breach.rule === rule);
    if (found) return found;
  }
  throw new Error(`no order of ${template.id} breaks ${rule}`);
}

/** Nobody plays two doubles, or two singles, where there is one. */
function mayBreak({ rubbers }: Template, rule: OrderRule): boolean {
  const count = (of: RubberKind) => rubbers.filter(({ kind }) => kind === of).length;
  if (rule.startsWith('doubles-')) return count('double') > 1;
  return count('single') > 1 || (rule !== 'singles-once' && rule !== 'singles-by-order');
}

describe('The sentence of a broken rule', () => {
  const cases = TEMPLATES.flatMap((template) =>
    template.rules.flatMap((rule) =>
      mayBreak(template, rule) ? [[template.id, rule, template] as const] : [],
    ),
  );

  test.each(cases)('%s: %s is said with its rubbers in both languages', (_, rule, template) => {
    const breach = breaking(template, rule);
    const names = breach.lines.map((line) => template.rubbers[line]!.name);
    expect(names.length).toBeGreaterThan(0);
    for (const t of [en, ja]) {
      const [text = ''] = breachTexts(t, template, [breach]);
      expect(text).toContain(t.breaks[rule]);
      expect(text).toContain(names.join(t.comma));
    }
    expect(en.breaks[rule]).not.toBe(ja.breaks[rule]);
  });

  test('Every rule that a template can have is in one of them', () => {
    const used = new Set(TEMPLATES.flatMap(({ rules }) => rules));
    expect([...used].toSorted()).toEqual([...ORDER_RULES].toSorted());
  });

  test('Somebody who is not registered is named with the rubber', () => {
    const template = TEMPLATES[0]!;
    const players = SQUAD.slice(0, template.places).with(0, 99);
    const { breaches } = judgeOrder(template, 'player1', players, SQUAD);
    for (const t of [en, ja]) {
      expect(breachTexts(t, template, breaches)[0]).toContain(t.breaks['not-in-squad']);
    }
  });
});
