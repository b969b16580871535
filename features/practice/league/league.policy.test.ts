import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LeagueSetup, mergeChange, type SeenLeague } from './league.policy.ts';

const member = (id: number) => ({ id, name: `Member ${id}`, external: false });
const guest = (name: string, id = 100) => ({ id, name, external: true });
const members = (...ids: number[]) => ids.map(member);
const setup = (players: LeagueSetup['players'], preset: LeagueSetup['preset'] = 'tennis') => ({
  players,
  preset,
});
const seen = ({ players, preset }: LeagueSetup): SeenLeague => ({
  players: players.map(({ id }) => id),
  preset,
});
const refused = { ok: false, code: 'SESSION_CHANGED' };

describe('a change of a league that has changed since its writer saw it', () => {
  const before = setup(members(1, 2, 3, 4));

  it('A change of a league adds and removes the players that its writer chose, and leaves all others as they are now', () => {
    const current = setup([...members(1, 2, 3, 4), guest('Vera')]);
    const players = [...members(1, 3, 4, 5)];
    expect(mergeChange(current, seen(before), { players })).toEqual({
      ok: true,
      value: setup([...members(1, 3, 4), guest('Vera'), member(5)]),
    });
  });

  it('A change of a league that has not changed since is applied as sent', () => {
    const players = [...members(2, 3, 4), guest('Vera')];
    expect(mergeChange(before, seen(before), { players, preset: 'soft-tennis' })).toEqual({
      ok: true,
      value: setup(players, 'soft-tennis'),
    });
  });

  it('A player whom two changes add is on the list once', () => {
    const current = setup([...members(1, 2, 3, 4), guest('Vera')]);
    const players = [...before.players, guest('Vera')];
    expect(mergeChange(current, seen(before), { players })).toMatchObject({ value: current });
  });

  it.each([
    { number: 'another guest', listed: guest('Vera'), added: guest('Nils') },
    { number: 'a member', listed: member(100), added: guest('Nils') },
    { number: 'a guest', listed: guest('Vera'), added: member(100) },
  ])('A change is refused when the number of an added player now belongs to $number', (people) => {
    const current = setup([...before.players, people.listed]);
    const players = [...before.players, people.added];
    expect(mergeChange(current, seen(before), { players })).toEqual(refused);
  });

  it('A change of rules is refused when somebody else has chosen other rules, but not the same ones', () => {
    const current = setup(before.players, 'table-tennis');
    expect(mergeChange(current, seen(before), { preset: 'soft-tennis' })).toEqual(refused);
    const same = mergeChange(current, seen(before), { preset: 'table-tennis' });
    expect(same).toEqual({ ok: true, value: current });
    const players = members(1, 2, 3);
    const others = mergeChange(current, seen(before), { players });
    expect(others).toMatchObject({ value: { players, preset: 'table-tennis' } });
  });

  it('A change is refused when it and the other one leave fewer than three players', () => {
    const current = setup(members(1, 2, 3));
    expect(mergeChange(current, seen(before), { players: members(2, 3, 4) })).toEqual(refused);
  });
});

it('Two changes that affect different players give the same list in either order', () => {
  const list = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 8, maxLength: 12 });
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (ids, x, y) => {
      const before = setup(members(...ids));
      const [a, b] = [ids[x % ids.length]!, ids[y % ids.length]!];
      const one = { players: [...members(...ids.filter((id) => id !== a)), member(31)] };
      const other = { players: [...members(...ids.filter((id) => id !== b)), guest('Vera')] };
      const both = (first: object, second: object) => {
        const after = mergeChange(before, seen(before), first);
        const last = after.ok ? mergeChange(after.value, seen(before), second) : after;
        return last.ok ? last.value.players.map(({ name }) => name).sort() : last.code;
      };
      const expected = [...ids.filter((id) => id !== a && id !== b), 31].map(
        (id) => `Member ${id}`,
      );
      expect(both(one, other)).toEqual([...expected, 'Vera'].sort());
      expect(both(other, one)).toEqual(both(one, other));
    }),
  );
});
