import { describe, expect, it } from 'vitest';
import { matchesIn } from '#domain/league-table/league-notation.ts';
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
    expect(afterGroups([FIRST, SECOND], 'first-two')).toEqual({
      state: 'ready',
      fields: [{ range: { from: 1, to: 2 }, groups: ['AB', 'DE'].map((ids) => [...ids]) }],
    });
  });

  it('With draws by place everybody goes on, each place in a draw of its own', () => {
    const after = afterGroups([FIRST, SECOND], 'placing');
    const fields = after.state === 'ready' ? after.fields : [];
    expect(fields.map(({ groups }) => groups)).toEqual([
      [['A'], ['D']],
      [['B'], ['E']],
      [['C'], ['F']],
    ]);
  });

  it('Nobody goes on while a group is open', () => {
    const open = stateOf('DEF', 'D-E 11-1 11-1');
    expect(afterGroups([FIRST, open], 'first')).toEqual({ state: 'open', groups: [2] });
  });

  it('Lots must decide before anybody goes on', () => {
    const tied = stateOf('DEF', CIRCLE);
    expect(afterGroups([FIRST, tied], 'first')).toEqual({ state: 'lots-needed', groups: [2] });
    const drawn = stateOf('DEF', CIRCLE, [], 7);
    expect(afterGroups([FIRST, drawn], 'first').state).toBe('ready');
  });

  it('A side that has withdrawn does not go on; the next of its group does', () => {
    const without = stateOf('DEF', 'D-E 11-1 11-1; D-F 11-1 11-1; E-F 11-1 11-1', ['D']);
    const after = afterGroups([FIRST, without], 'first');
    expect(after.state === 'ready' && after.fields[0]?.groups).toEqual([['A'], ['E']]);
  });
});
