import { describe, expect, it } from 'vitest';
import { matchesIn } from '#domain/league-table/sample-matches.ts';
import { finalOrder, type GroupResult, type GroupRules, groupState } from './standings.ts';

const NOBODY = { ruleBook: 'badminton', scoreFormat: null, out: new Set() } satisfies GroupRules;
const results = (text: string): GroupResult[] =>
  matchesIn(text).map((match) => ({ ...match, status: 'finished', scoreFormat: null }));
const orderOf = (state: ReturnType<typeof groupState>) =>
  state.standings.rows.map(({ player }) => player).join(' ');

/** next.md 8.2. */
const BADMINTON =
  'A-B 21-15 21-18; B-C 21-19 18-21 21-16; C-A 21-17 19-21 21-19; A-D 21-8 21-10; B-D 21-12 21-14; C-D 21-5 17-21 21-3';

describe('the state of a group', () => {
  it('A group lists its matches in the order of play, open ones included', () => {
    const { matches, isFinal, needsLots } = groupState(
      ['A', 'B', 'C'],
      results('B-C 11-3 11-4'),
      NOBODY,
      undefined,
    );
    expect(
      matches.map(({ player1, player2, result }) => [player1, player2, result?.winner]),
    ).toEqual([
      ['B', 'C', 'player1'],
      ['A', 'C', undefined],
      ['A', 'B', undefined],
    ]);
    expect([isFinal, needsLots]).toEqual([false, false]);
  });

  it('Results of other groups count for nobody in a group', () => {
    const state = groupState(['A', 'B', 'C'], results('D-E 11-3 11-4'), NOBODY, undefined);
    expect(state.standings.rows.every(({ played }) => played === 0)).toBe(true);
  });

  it('The rule book decides between three level sides', () => {
    const state = groupState(['A', 'B', 'C', 'D'], results(BADMINTON), NOBODY, undefined);
    expect(orderOf(state)).toBe('A B C D');
    expect(finalOrder(state)).toEqual(['A', 'B', 'C', 'D']);
    expect(state.isFinal).toBe(true);
  });

  it('In badminton all results of a side that has withdrawn are void, and others change places', () => {
    const out = new Set(['D']);
    const state = groupState(
      ['A', 'B', 'C', 'D'],
      results(BADMINTON),
      { ...NOBODY, out },
      undefined,
    );
    expect(orderOf(state)).toBe('A C B D');
    expect(finalOrder(state)).toEqual(['A', 'C', 'B']);
  });

  it('In table tennis the results of a side that has withdrawn remain, and its open matches are lost', () => {
    const rules = { ...NOBODY, ruleBook: 'table-tennis', out: new Set(['C']) } as const;
    const state = groupState(
      ['A', 'B', 'C'],
      results('B-C 3-11 4-11; A-B 11-2 11-2'),
      rules,
      undefined,
    );
    expect(state.isFinal).toBe(true);
    expect(state.matches.map(({ isOff }) => isOff)).toEqual([false, true, false]);
    expect(finalOrder(state)).toEqual(['A', 'B']);
  });

  it('A side that lost by default is disqualified from its group', () => {
    const defaulted: GroupResult = {
      player1Id: 'A',
      player2Id: 'B',
      winner: 'player2',
      sets: [],
      status: 'defaulted',
      scoreFormat: { id: 'badminton-21' },
    };
    const state = groupState(
      ['A', 'B', 'C'],
      [defaulted, ...results('B-C 21-3 21-4')],
      NOBODY,
      undefined,
    );
    expect(finalOrder(state)).toEqual(['B', 'C']);
    expect(state.isFinal).toBe(true);
  });
});

describe('lots', () => {
  const circle = results('A-B 11-9 11-9; B-C 11-9 11-9; C-A 11-9 11-9');

  it('Three who are level in everything need lots, and no place of theirs is decided', () => {
    const state = groupState(['A', 'B', 'C'], circle, NOBODY, undefined);
    expect([state.needsLots, state.isFinal]).toEqual([true, false]);
    expect(state.standings.rows.map(({ place }) => place)).toEqual([1, 1, 1]);
  });

  it('No lots are drawn for those who have withdrawn', () => {
    const levelWith = (...out: string[]) =>
      groupState(
        ['A', 'B', 'C'],
        circle,
        { ...NOBODY, ruleBook: 'tennis', out: new Set(out) },
        undefined,
      );
    expect(levelWith('C').needsLots).toBe(true);
    expect(levelWith('B', 'C')).toMatchObject({ needsLots: false, isFinal: true });
    expect(finalOrder(levelWith('B', 'C'))).toEqual(['A']);
  });

  it('The recorded random seed always gives the same order', () => {
    const orders = Array.from({ length: 20 }, (_, seed) =>
      groupState(['A', 'B', 'C'], circle, NOBODY, seed),
    );
    expect(orders.every(({ isFinal, needsLots }) => isFinal && !needsLots)).toBe(true);
    expect(orderOf(groupState(['A', 'B', 'C'], circle, NOBODY, 7))).toBe(orderOf(orders[7]!));
    expect(new Set(orders.map(orderOf)).size).toBeGreaterThan(1);
  });

  it('Lots decide nothing while a match is open', () => {
    const state = groupState(['A', 'B', 'C'], circle.slice(0, 2), NOBODY, 7);
    expect([state.needsLots, state.isFinal]).toEqual([false, false]);
  });
});
