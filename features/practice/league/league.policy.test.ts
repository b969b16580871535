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

  it('adds and takes off whom its writer chose, and leaves everybody else as they are now', () => {
    const current = setup([...members(1, 2, 3, 4), guest('Vera')]);
    const players = [...members(1, 3, 4, 5)];
    expect(mergeChange(current, seen(before), { players })).toEqual({
      ok: true,
      value: setup([...members(1, 3, 4), guest('Vera'), member(5)]),
    });
  });

  it('is applied as it is when nothing has changed', () => {
    const players = [...members(2, 3, 4), guest('Vera')];
    expect(mergeChange(before, seen(before), { players, preset: 'soft-tennis' })).toEqual({
      ok: true,
      value: setup(players, 'soft-tennis'),
    });
  });

  it('adds nobody twice whom both have added', () => {
    const current = setup([...members(1, 2, 3, 4), guest('Vera')]);
    const players = [...before.players, guest('Vera')];
    expect(mergeChange(current, seen(before), { players })).toMatchObject({ value: current });
  });

  it.each([
    { number: 'another guest', listed: guest('Vera'), added: guest('Nils') },
    { number: 'a member', listed: member(100), added: guest('Nils') },
    { number: 'a guest', listed: guest('Vera'), added: member(100) },
  ])('is refused when the number of an added player belongs to $number by now', (people) => {
    const current = setup([...before.players, people.listed]);
    const players = [...before.players, people.added];
    expect(mergeChange(current, seen(before), { players })).toEqual(refused);
  });

  it('is refused when somebody else has chosen other rules, but not the same ones', () => {
    const current = setup(before.players, 'table-tennis');
    expect(mergeChange(current, seen(before), { preset: 'soft-tennis' })).toEqual(refused);
    const same = mergeChange(current, seen(before), { preset: 'table-tennis' });
    expect(same).toEqual({ ok: true, value: current });
    const players = members(1, 2, 3);
    const others = mergeChange(current, seen(before), { players });
    expect(others).toMatchObject({ value: { players, preset: 'table-tennis' } });
  });

  it('is refused when both together would leave fewer than three players', () => {
    const current = setup(members(1, 2, 3));
    expect(mergeChange(current, seen(before), { players: members(2, 3, 4) })).toEqual(refused);
  });
});

it('two changes of the players that do not touch the same player end in the same list either way', () => {
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
