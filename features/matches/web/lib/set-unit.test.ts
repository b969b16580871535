import { describe, expect, it } from 'vitest';
import { CUSTOM } from '#domain/scoring/custom-format.ts';
import { countsOf, formatIn, isOfGames, unitFor, unitIn, unitOf } from './set-unit.ts';

const own = { id: CUSTOM, custom: { to: 15, lead: 2, bestOf: 3 } };

describe('what a sport calls the part of a match that one row of the card holds', () => {
  it('A match without a format is of games in every sport but tennis, and of sets where no sport is known', () => {
    expect(unitIn('table-tennis')).toBe('game');
    expect(unitIn('badminton')).toBe('game');
    expect(unitIn('soft-tennis')).toBe('game');
    expect(unitIn('tennis')).toBe('set');
    expect(unitIn('unspecified')).toBe('set');
    expect(unitIn(undefined)).toBe('set');
  });

  it('Rules of one’s own are called as in the sport that is played', () => {
    expect(unitOf(formatIn(own, 'table-tennis')!)).toBe('game');
    expect(unitOf(formatIn(own, 'soft-tennis')!)).toBe('game');
    expect(unitOf(formatIn(own, 'tennis')!)).toBe('set');
    expect(unitOf(formatIn(own, undefined)!)).toBe('set');
  });

  it('A preset keeps the words of its own sport wherever it is played', () => {
    expect(unitOf(formatIn({ id: 'tennis-3-sets' }, 'table-tennis')!)).toBe('set');
    expect(unitOf(formatIn({ id: 'table-tennis-5' }, 'tennis')!)).toBe('game');
    expect(unitOf(formatIn({ id: 'soft-tennis-7' }, 'tennis')!)).toBe('match');
  });

  it('A stored match is of games by its format, or without one by its sport', () => {
    expect(isOfGames({ id: 'table-tennis-5' }, undefined)).toBe(true);
    expect(isOfGames(own, 'badminton')).toBe(true);
    expect(isOfGames(null, 'soft-tennis')).toBe(true);
    expect(isOfGames(null, undefined)).toBe(false);
    expect(isOfGames({ id: 'tennis-1-set' }, 'table-tennis')).toBe(false);
    expect(isOfGames({ id: 'soft-tennis-7' }, 'soft-tennis')).toBe(false);
    expect(unitFor({ id: 'soft-tennis-7' }, 'soft-tennis')).toBe('match');
  });
});

describe('what the two levels of a card count', () => {
  it('A card without a format counts what its sport writes on one', () => {
    expect(countsOf(null, 'table-tennis')).toBe('games-points');
    expect(countsOf(null, 'soft-tennis')).toBe('games-points');
    expect(countsOf(null, 'tennis')).toBe('sets-games');
    expect(countsOf(undefined, undefined)).toBe('sets-points');
  });

  it('A card with a format counts as the format says', () => {
    expect(countsOf({ id: 'badminton-21' }, 'badminton')).toBe('games-points');
    expect(countsOf({ id: 'tennis-3-sets' }, 'tennis')).toBe('sets-games');
    expect(countsOf({ id: 'soft-tennis-7' }, 'soft-tennis')).toBe('match-games');
    expect(countsOf(own, 'badminton')).toBe('games-points');
    expect(countsOf(own, 'tennis')).toBe('sets-points');
  });
});
