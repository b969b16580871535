import { describe, expect, it } from 'vitest';
import { record } from '#domain/bracket/results.ts';
import { players, sampleDraw, win } from '#domain/bracket/sample-draws.ts';
import { clubsOf, entrantsOf, mayManage, mayRedraw } from './knockout.policy.ts';

const session = { ownerAccountId: 'owner' };
const membership = (role: 'Member' | 'Coach' | 'Manager', creator = false) => ({ role, creator });

describe('who draws again, shares and removes a knockout', () => {
  it('is whoever started it', () => {
    const owner = { accountId: 'owner', membership: membership('Member') };
    expect(mayManage(session, owner)).toBe(true);
  });

  it.each([
    ['coach', membership('Coach')],
    ['manager', membership('Manager')],
    ['creator', membership('Member', true)],
  ])('is also the %s of the group', (_, theirs) => {
    expect(mayManage(session, { accountId: 'other', membership: theirs })).toBe(true);
  });

  it('is no other member', () => {
    expect(mayManage(session, { accountId: 'other', membership: membership('Member') })).toBe(
      false,
    );
  });
});

describe('a draw', () => {
  it('may be made again while there are only byes', () => {
    expect(mayRedraw(sampleDraw(players(11)))).toBe(true);
  });

  it('stands once the first match has a result, be it a walkover', () => {
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

  it('is of the group, and seeded by the rating of an account', () => {
    const [aoki, baba] = entrantsOf(list, 'Sakura', new Map([[1, 1400]]));
    expect(aoki).toEqual({ id: '1', name: 'Aoki', club: 'Sakura', rating: 1400 });
    expect(baba).toEqual({ id: '2', name: 'Baba', club: 'Sakura' });
  });

  it('is, as a visitor, of the club that was named, and never seeded', () => {
    const clubs = clubsOf([{ id: 100, club: 'Minami' }, { id: 101 }]);
    const [, , vera, gon] = entrantsOf(list, 'Sakura', new Map([[100, 2000]]), clubs);
    expect(vera).toEqual({ id: '100', name: 'Vera', club: 'Minami' });
    expect(gon).toEqual({ id: '101', name: 'Gon' });
  });
});
