import { describe, expect, it } from 'vitest';
import { record } from '#domain/bracket/results.ts';
import { players, sampleDraw, win } from '#domain/bracket/sample-draws.ts';
import { clubsOf, entrantsOf, mayManage, mayRedraw } from './knockout.policy.ts';

const session = { ownerAccountId: 'owner' };
const membership = (role: 'Member' | 'Coach' | 'Manager', creator = false) => ({ role, creator });

describe('managing a knockout', () => {
  it('The person who started a knockout manages it', () => {
    const owner = { accountId: 'owner', membership: membership('Member') };
    expect(mayManage(session, owner)).toBe(true);
  });

  it.each([
    ['coach', membership('Coach')],
    ['manager', membership('Manager')],
    ['creator', membership('Member', true)],
  ])('The %s of the group manages its knockouts', (_, theirs) => {
    expect(mayManage(session, { accountId: 'other', membership: theirs })).toBe(true);
  });

  it('Another member does not manage a knockout', () => {
    expect(mayManage(session, { accountId: 'other', membership: membership('Member') })).toBe(
      false,
    );
  });
});

describe('a draw', () => {
  it('A draw can be repeated while there are only byes', () => {
    expect(mayRedraw(sampleDraw(players(11)))).toBe(true);
  });

  it('A draw cannot be repeated once a match has a result, even a walkover', () => {
    const start = sampleDraw(players(8));
    const winner = start.matches[0]?.player1 ?? '';
    for (const result of [win(winner), { kind: 'walkover' as const, winner }]) {
      const step = record(start, '1-0', result);
      expect(step.ok && mayRedraw(step.value.next)).toBe(false);
    }
  });
});

describe('who enters the draw', () => {
  const list = [
    { id: 1, name: 'Aoki', external: false },
    { id: 2, name: 'Baba', external: false },
    { id: 100, name: 'Vera', external: true },
    { id: 101, name: 'Gon', external: true },
  ];

  it('A member enters the draw for the group, seeded by the rating of the account', () => {
    const [aoki, baba] = entrantsOf(list, 'Sakura', new Map([[1, 1400]]));
    expect(aoki).toEqual({ id: '1', name: 'Aoki', club: 'Sakura', rating: 1400 });
    expect(baba).toEqual({ id: '2', name: 'Baba', club: 'Sakura' });
  });

  it('A visitor enters the draw for the club that was named, and is never seeded', () => {
    const clubs = clubsOf([{ id: 100, club: 'Minami' }, { id: 101 }]);
    const [, , vera, gon] = entrantsOf(list, 'Sakura', new Map([[100, 2000]]), clubs);
    expect(vera).toEqual({ id: '100', name: 'Vera', club: 'Minami' });
    expect(gon).toEqual({ id: '101', name: 'Gon' });
  });
});
