import { describe, expect, it } from 'vitest';
import { lineUp, type Order } from './line-up.ts';
import { judgeOrder } from './order.ts';
import { orderIn, squadIn } from './sample-orders.ts';
import { findTemplate, TEMPLATES } from './templates.ts';

/** What is wrong with an order: "singles-once 1 4", lines counted from 1. */
function wrong(template: string, text: string, squad = 'abcdefgh'): string {
  const { breaches } = judgeOrder(
    findTemplate(template)!,
    'player1',
    orderIn(text),
    squadIn(squad),
  );
  return breaches
    .map((breach) => {
      const name = breach.code === 'NOT_IN_SQUAD' ? `not-in-squad ${breach.player}` : breach.rule;
      return [name, ...breach.lines.map((line) => line + 1)].join(' ');
    })
    .join('; ');
}

describe('An order of four singles and a double in table tennis', () => {
  it.each([
    ['five players are allowed', 'a b cd e f', ''],
    ['the players of singles may play the double', 'a b ae e f', ''],
    ['players 4 and 5 may be the pair', 'a b ef e f', ''],
    ['one of players 1 and 2 may be in the pair', 'a b bc e f', ''],
    ['nobody plays two singles', 'a b cd a f', 'singles-once 1 4'],
    ['players 1 and 2 are not the pair', 'a b ab e f', 'first-two-not-paired 1 2 3'],
    [
      'players 1 and 2 are not the pair in the other order',
      'a b ba e f',
      'first-two-not-paired 1 2 3',
    ],
    ['nobody is their own partner', 'a b cc e f', 'same-player-in-pair 3'],
    ['a player of another school may not play', 'a b cz e f', 'not-in-squad z 3'],
    [
      'two rules can be broken at once',
      'a b ab b f',
      'singles-once 2 4; first-two-not-paired 1 2 3',
    ],
  ])('The judgement is that %s', (_name, order, expected) => {
    expect(wrong('tt-4s1d', order)).toBe(expected);
  });

  it.each([
    ['three players give up number 1', '- a bc b c', 'abc', ''],
    ['two players give up numbers 1 and 2', '- - ab a b', 'ab', ''],
    ['number 5 is not given up instead', 'a b bc c -', 'abc', 'short-team 5'],
    ['the double is not given up instead', 'a b -- c d', 'abcd', 'short-team 3'],
    ['four players leave no rubber empty', '- a bc b c', 'abcd', 'enough-players 1'],
    ['half a pair gives up the double', '- a b- b c', 'abc', 'short-team 1 3'],
    ['an order without a player is none', '- - -- - -', 'abcdef', 'empty 1 2 3 4 5'],
    ['a place may not be missing', 'a b cd e', 'abcdef', 'places'],
  ])('The judgement of a short team is that %s', (_name, order, squad, expected) => {
    expect(wrong('tt-4s1d', order, squad)).toBe(expected);
  });

  it('The judgement names the rubbers that a short team gives up', () => {
    const template = findTemplate('tt-4s1d')!;
    const { forfeits } = judgeOrder(template, 'player1', orderIn('- - ab a b'), squadIn('ab'));
    expect(forfeits).toEqual([0, 1]);
  });
});

describe('An order of the junior nationals', () => {
  it.each([
    ['six players are allowed', 'a b cd e f', 'abcdefgh', ''],
    ['a player of singles is not in the double', 'a b ad e f', 'abcdefgh', 'all-different 1 3'],
    ['nobody plays two singles', 'a b cd a f', 'abcdefgh', 'all-different 1 4'],
    ['five players give up number 1', '- b cd e f', 'bcdef', ''],
  ])('The judgement is that %s', (_name, order, squad, expected) => {
    expect(wrong('tt-junior-nationals', order, squad)).toBe(expected);
  });
});

describe('An order of letters', () => {
  it.each([
    ['three players are three letters', 'tt-3-players', 'a b c', 'abcdef', ''],
    ['nobody is two letters', 'tt-3-players', 'a b a', 'abcdef', 'all-different 1 3 4 5'],
    ['four players are four letters', 'tt-4-players', 'a b c d', 'abcdef', ''],
    ['nobody is two of four letters', 'tt-4-players', 'a b c b', 'abcdef', 'all-different 2 3'],
    ['two players leave out one letter', 'tt-abc-xyz', 'a b -', 'ab', ''],
    ['three players leave out none', 'tt-abc-xyz', 'a b -', 'abc', 'enough-players 3'],
    ['five singles are played by three', 'tt-abc-xyz', 'c a b', 'abc', ''],
    ['a stranger has no letter', 'tt-abc-xyz', 'a b z', 'abc', 'not-in-squad z 3'],
  ])('The judgement is that %s', (_name, template, order, squad, expected) => {
    expect(wrong(template, order, squad)).toBe(expected);
  });

  it('Letters name the players of each rubber for both sides', () => {
    const template = findTemplate('tt-3-players')!;
    const text = (side: 'player1' | 'player2', order: string) =>
      lineUp(template, side, orderIn(order)).map((line) => line.join(''));
    expect(text('player1', 'abc')).toEqual(['a', 'b', 'bc', 'a', 'c']);
    expect(text('player2', 'xyz')).toEqual(['x', 'y', 'xz', 'y', 'z']);
  });
});

describe('An order of five singles', () => {
  it.each([
    ['five players are allowed', 'a b c d e', ''],
    ['nobody plays twice', 'a b c d a', 'singles-once 1 5'],
  ])('The judgement is that %s', (_name, order, expected) => {
    expect(wrong('tt-5s', order)).toBe(expected);
  });
});

describe('An order of badminton', () => {
  it.each([
    ['pairs may play singles 2 and 3', 'bd-2d3s', 'ab cd e a c', ''],
    ['single 1 is not in a double', 'bd-2d3s', 'ab cd a e f', 'first-single-not-in-doubles 1 3'],
    ['nobody plays two doubles', 'bd-2d3s', 'ab ac e f g', 'doubles-once 1 2'],
    ['nobody plays two singles', 'bd-2d3s', 'ab cd e f e', 'singles-once 3 5'],
    ['in two doubles and a single the single may be of a pair', 'bd-2d1s', 'ab cd a', ''],
    [
      'in two doubles and a single nobody plays two doubles',
      'bd-2d1s',
      'ab bc d',
      'doubles-once 1 2',
    ],
    [
      'in one double and two singles nobody plays two singles',
      'bd-1d2s',
      'a bc a',
      'singles-once 1 3',
    ],
  ])('The judgement is that %s', (_name, template, order, expected) => {
    expect(wrong(template, order)).toBe(expected);
  });

  it.each([
    ['four players give up single 1, who may be in no pair', 'ab cd - a c', 'abcd', ''],
    ['four players play singles 2 and 3', 'ab cd - - -', 'abcd', 'enough-players 3 4 5'],
    ['five players give up nothing', 'ab cd e a -', 'abcde', 'enough-players 5'],
    ['three players may give up either double', '-- ab c a b', 'abc', ''],
  ])('The judgement of a short team is that %s', (_name, order, squad, expected) => {
    expect(wrong('bd-2d3s', order, squad)).toBe(expected);
  });
});

describe('An order of tennis', () => {
  it.each([
    ['the inter-high order is four players', 'te-d-s-s', 'cd a b', ''],
    ['nobody plays a single and the double', 'te-d-s-s', 'ac a b', 'singles-or-doubles 1 2'],
    ['singles stand in their registered order', 'te-d-s-s', 'cd b a', 'singles-by-order 2 3'],
    ['the same holds with the singles first', 'te-s-s-d', 'b a cd', 'singles-by-order 1 2'],
    ['nobody plays two singles', 'te-s-s-d', 'a a cd', 'singles-once 1 2'],
    ['the order of play may turn the registered order round', 'te-junior-3s2d', 'fg de c b a', ''],
    ['single 1 stands above single 3', 'te-junior-3s2d', 'fg de a b c', 'singles-by-order 3 4 5'],
    ['pair 1 stands above pair 2', 'te-junior-3s2d', 'de fg c b a', 'doubles-by-order 1 2'],
    ['pairs with the same sum stand in either order', 'te-junior-3s2d', 'dg ef c b a', ''],
    ['of one single and two doubles pair 1 stands above pair 2', 'te-junior-2d1s', 'bc e ad', ''],
    ['pair 2 is not the stronger one', 'te-junior-2d1s', 'ab e cd', 'doubles-by-order 1 3'],
    ['two singles and a double keep the order', 'te-junior-2s1d', 'a cd b', 'singles-by-order 1 3'],
    ['three players give up a single', 'te-d-s-s', 'bc a -', ''],
  ])('The judgement is that %s', (_name, template, order, expected) => {
    expect(wrong(template, order, order.includes('-') ? 'abc' : 'abcdefgh')).toBe(expected);
  });
});

describe('An order of soft tennis', () => {
  it.each([
    ['three pairs are six players', 'ab cd ef', ''],
    ['nobody plays twice', 'ab cd ea', 'doubles-once 1 3'],
    ['two pairs give up one', 'ab cd --', ''],
  ])('The judgement is that %s', (_name, order, expected) => {
    expect(wrong('st-3-pairs', order, order.includes('-') ? 'abcde' : 'abcdef')).toBe(expected);
  });
});

it('Every template can be filled by a squad of twelve without breaking a rule', () => {
  for (const template of TEMPLATES) {
    const squad = squadIn('abcdefghijkl');
    const order = fill(template.id, squad);
    expect(judgeOrder(template, 'player1', order, squad), template.id).toEqual({
      breaches: [],
      forfeits: [],
    });
  }
});

it('Every squad of two or three has an order that its template allows', () => {
  for (const template of TEMPLATES)
    for (const text of ['ab', 'abc']) {
      const squad = squadIn(text);
      const isLegal = (order: Order) =>
        judgeOrder(template, 'player1', order, squad).breaches.length === 0;
      expect(everyOrder(template.places, squad).some(isLegal), `${template.id} ${text}`).toBe(true);
    }
});

function everyOrder(places: number, squad: readonly string[]): readonly Order[] {
  if (places === 0) return [[]];
  return everyOrder(places - 1, squad).flatMap((order) =>
    [null, ...squad].map((player) => [player, ...order]),
  );
}

/** Nobody twice; singles and pairs by the numbers of their rubbers. */
function fill(id: string, squad: readonly string[]) {
  const { rubbers, letters, places } = findTemplate(id)!;
  if (letters) return squad.slice(0, places);
  const order: (string | null)[] = Array.from({ length: places }, () => null);
  let next = 0;
  const byStrength = rubbers.toSorted((a, b) => a.name.slice(1).localeCompare(b.name.slice(1)));
  for (const { places: own } of byStrength)
    for (const place of own.player1) order[place] = squad[next++]!;
  return order;
}
