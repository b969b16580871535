import { describe, expect, test } from 'vitest';
import { whoHasPhones } from './phone-players.ts';

const of = (more: object, isGuest = false) =>
  whoHasPhones({ phones: 0, players: 64, teams: null, events: 1, both: 0, ...more }, isGuest);

describe('Who has a phone on a simulated day', () => {
  test('Eight players have one, and everybody where players enter results', () => {
    expect(of({})).toEqual(Array(8).fill([0]));
    expect(of({ phones: 0.5 })).toHaveLength(64);
    expect(of({ phones: 0.5, players: 512 })).toHaveLength(256);
    expect(of({ players: 4 })).toHaveLength(4);
  });

  test('Who is in both events has one, and the others are in one of them', () => {
    const found = of({ events: 2, both: 0.25, phones: 1 });
    expect(found.filter((events) => events.length === 2)).toHaveLength(16);
    for (const at of [0, 1]) expect(found.filter((events) => events.includes(at))).toHaveLength(64);
  });

  test('Every team has a coach with a phone', () => {
    const teams = { atOnce: 1, stop: 'all' };
    expect(of({ players: 32, teams })).toEqual(Array(32).fill([0]));
  });

  test('On the server of somebody nobody has one', () => {
    expect(of({ phones: 1, events: 2, both: 1 }, true)).toEqual([]);
  });
});
