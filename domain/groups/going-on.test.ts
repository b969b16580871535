import { describe, expect, it } from 'vitest';
import { matchesIn } from '#domain/league-table/sample-matches.ts';
import { afterGroups } from './going-on.ts';
import { type GroupRules, groupState } from './standings.ts';

const rules = (out: readonly string[] = []): GroupRules => ({
  ruleBook: 'table-tennis',
  scoreFormat: null,
  out: new Set(out),
});
const stateOf = (group: string, results: string, out: readonly string[] = [], lots?: number) =>
  groupState(
    [...group],
    matchesIn(results).map((match) => ({ ...match, status: 'finished', scoreFormat: null })),
    rules(out),
    lots,
  );

/** A before B before C, and so on. */
const FIRST = stateOf('ABC', 'A-B 11-1 11-1; A-C 11-1 11-1; B-C 11-1 11-1');
const SECOND = stateOf('DEF', 'D-E 11-1 11-1; D-F 11-1 11-1; E-F 11-1 11-1');
const CIRCLE = 'D-E 11-9 11-9; E-F 11-9 11-9; F-D 11-9 11-9';

describe('who goes on from the groups', () => {
  it('The first two of each group are the field of the main draw', () => {
    expect(afterGroups([FIRST, SECOND], { next: 'first-two' })).toEqual({
      state: 'ready',
      fields: [{ range: { from: 1, to: 2 }, groups: ['AB', 'DE'].map((ids) => [...ids]) }],
    });
  });

  it('With draws by place everybody goes on, each place in a draw of its own', () => {
    const after = afterGroups([FIRST, SECOND], { next: 'placing' });
    const fields = after.state === 'ready' ? after.fields : [];
    expect(fields.map(({ groups }) => groups)).toEqual([
      [['A'], ['D']],
      [['B'], ['E']],
      [['C'], ['F']],
    ]);
  });

  it('With an upper and a lower draw everybody goes on, the first two into the main draw', () => {
    const after = afterGroups([FIRST, SECOND], { next: 'upper-lower' });
    const fields = after.state === 'ready' ? after.fields : [];
    expect(fields.map(({ groups }) => groups)).toEqual([
      [
        ['A', 'B'],
        ['D', 'E'],
      ],
      [['C'], ['F']],
    ]);
  });

  it('Nobody goes on while a group is open', () => {
    const open = stateOf('DEF', 'D-E 11-1 11-1');
    expect(afterGroups([FIRST, open], { next: 'first' })).toEqual({ state: 'open', groups: [2] });
  });

  it('Lots must decide before anybody goes on', () => {
    const tied = stateOf('DEF', CIRCLE);
    expect(afterGroups([FIRST, tied], { next: 'first' })).toEqual({
      state: 'lots-needed',
      groups: [2],
    });
    const drawn = stateOf('DEF', CIRCLE, [], 7);
    expect(afterGroups([FIRST, drawn], { next: 'first' }).state).toBe('ready');
  });

  it('A side that has withdrawn does not go on; the next of its group does', () => {
    const without = stateOf('DEF', 'D-E 11-1 11-1; D-F 11-1 11-1; E-F 11-1 11-1', ['D']);
    const after = afterGroups([FIRST, without], { next: 'first' });
    expect(after.state === 'ready' && after.fields[0]?.groups).toEqual([['A'], ['E']]);
  });

  it('Where results order the groups, the best winner comes first: by matches, then games, then points', () => {
    const narrow = stateOf('ABC', 'A-B 11-9 9-11 11-9; A-C 11-1 11-1; B-C 11-1 11-1');
    const clear = stateOf('DEF', 'D-E 11-9 11-9; D-F 11-9 11-9; E-F 11-1 11-1');
    const high = stateOf('GHI', 'G-H 11-1 11-1; G-I 11-1 11-1; H-I 11-1 11-1');
    const states = [narrow, clear, high];
    const first = (order: 'seeds' | 'results') => {
      const after = afterGroups(states, { next: 'first', order });
      return after.state === 'ready' && after.fields[0]?.groups.flat();
    };
    expect(first('results')).toEqual(['G', 'D', 'A']);
    expect(first('seeds')).toEqual(['A', 'D', 'G']);
  });

  it('Results order each draw by place for itself, and groups of different sizes by shares', () => {
    const three = stateOf('ABC', 'A-B 11-1 11-1; A-C 11-1 11-1; B-C 11-9 9-11 11-9');
    const four = stateOf(
      'DEFG',
      'D-E 11-9 11-9; D-F 11-9 11-9; D-G 11-9 11-9; E-F 11-1 11-1; E-G 11-1 11-1; F-G 11-1 11-1',
    );
    const after = afterGroups([three, four], { next: 'placing', order: 'results' });
    const fields = after.state === 'ready' ? after.fields : [];
    // The second of the larger group has won two of three matches, that of the smaller one of two.
    expect(fields.map(({ groups }) => groups)).toEqual([
      [['A'], ['D']],
      [['E'], ['B']],
      [['F', 'G'], ['C']],
    ]);
  });

  it('Who is level stays in the order of the groups', () => {
    const after = afterGroups([SECOND, FIRST], { next: 'first-two', order: 'results' });
    expect(after.state === 'ready' && after.fields[0]?.groups).toEqual([
      ['D', 'E'],
      ['A', 'B'],
    ]);
  });
});
