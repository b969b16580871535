import { describe, expect, test } from 'vitest';
import { changesOf, firstRoster, type Listed, type RosterEdit } from './groups.roster.policy.ts';

const creator = { accountId: 'c', name: 'Kato Jun' };
const named = (...names: string[]) => names.map((name) => ({ name }));

describe('the first roster', () => {
  test('The first roster omits empty slots and preserves the order', () => {
    const roster = firstRoster({ coach: '', members: named('A', '', 'B') }, creator);
    expect(roster.map(({ name, role }) => [name, role])).toEqual([
      ['A', 'Member'],
      ['B', 'Member'],
      ['Kato Jun', 'Manager'],
    ]);
  });

  test('The first roster finds the creator by name among the members, once', () => {
    const roster = firstRoster({ coach: '', members: named('Kato Jun', 'Kato Jun') }, creator);
    expect(roster.map(({ accountId }) => accountId)).toEqual(['c', null]);
  });

  test('The first roster makes the creator the coach of the same name', () => {
    const roster = firstRoster({ coach: 'Kato Jun', members: named('A') }, creator);
    expect(roster.at(-1)).toMatchObject({ accountId: 'c', role: 'Coach' });
  });
});

describe('an edit', () => {
  const rows: Listed[] = [
    { id: 1, name: 'A', accountId: null, role: 'Member', position: 0 },
    { id: 2, name: 'B', accountId: 'b', role: 'Member', position: 1 },
    { id: 3, name: 'Kato Jun', accountId: 'c', role: 'Member', position: 2 },
  ];
  const as = (row: Listed, name = row.name) => ({ memberId: row.id, name });
  const edit = (change: Partial<RosterEdit> = {}): RosterEdit => ({
    members: rows.map((row) => as(row)),
    removed: [],
    coachId: null,
    managerId: null,
    ...change,
  });
  const changes = (change: Partial<RosterEdit>) => changesOf(rows, edit(change), 'c');

  test('An edit without a change changes nothing', () => {
    expect(changes({})).toEqual({ left: [], changed: [], added: [] });
  });

  test('An edit saves only a changed name and a changed position', () => {
    const [a, b, c] = rows as [Listed, Listed, Listed];
    expect(changes({ members: [as(b), as(a, 'Abe'), as(c)] }).changed).toEqual([
      { id: 1, name: 'Abe', position: 1 },
      { id: 2, position: 0 },
    ]);
  });

  test('An edit removes members who are taken off the list or whose name is empty', () => {
    const [a, b, c] = rows as [Listed, Listed, Listed];
    expect(changes({ removed: [1], members: [as(b, ''), as(c)] }).left).toEqual([1, 2]);
    expect(a.id).toBe(1);
  });

  test('An edit does not change members who are neither named nor removed', () => {
    expect(changes({ members: [] })).toEqual({ left: [], changed: [], added: [] });
  });

  test('An edit that removes the creator from the players makes them the manager', () => {
    expect(changes({ removed: [3] })).toMatchObject({
      left: [],
      changed: [{ id: 3, role: 'Manager' }],
    });
  });

  test('An edit gives a role only to a member with an account, and can take it back', () => {
    expect(changes({ coachId: 1 }).changed).toEqual([]);
    expect(changes({ coachId: 2 }).changed).toEqual([{ id: 2, role: 'Coach' }]);
    const coached = rows.map((row) => (row.id === 2 ? { ...row, role: 'Coach' as const } : row));
    expect(changesOf(coached, edit(), 'c').changed).toEqual([{ id: 2, role: 'Member' }]);
  });

  test('An edit skips rows of another group', () => {
    expect(changes({ removed: [99], members: [{ memberId: 98, name: 'X' }], coachId: 97 })).toEqual(
      {
        left: [],
        changed: [],
        added: [],
      },
    );
  });
});
