import { describe, expect, test } from 'vitest';
import { champion, consequences } from './consequences.ts';
import { findMatch } from './results.ts';
import { players, playOut, sampleDraw, win } from './sample-draws.ts';

const start = sampleDraw(players(4, 4), { placing: 'strength-order' });
const played = playOut(start, () => true);
const halfPlayed = { ...start, matches: playOut(start, () => true).matches.map(withoutFinal) };

function withoutFinal(match: (typeof start.matches)[number]) {
  return match.round === 2 ? { ...match, result: null } : match;
}

describe('the consequences', () => {
  test('The consequences of a first result are the match and the place that it fills', () => {
    const shown = consequences(start, '1-0', win('p004'));
    expect(shown).toMatchObject({
      ok: true,
      value: {
        winnerBefore: null,
        winnerAfter: 'p004',
        changes: [
          { before: { id: '1-0', result: null }, after: { id: '1-0', result: win('p004') } },
          { before: { id: '2-0', player1: null }, after: { id: '2-0', player1: 'p004' } },
        ],
      },
    });
  });

  test('The consequences of a correction name the player who is removed and the one who advances', () => {
    const shown = consequences(halfPlayed, '1-0', win('p004'));
    expect(shown).toMatchObject({
      ok: true,
      value: {
        winnerBefore: 'p001',
        winnerAfter: 'p004',
        changes: [{}, { before: { player1: 'p001' }, after: { player1: 'p004' } }],
      },
    });
  });

  test('The consequences of correcting the final are another champion', () => {
    expect(consequences(played, '2-0', win('p002'))).toMatchObject({
      ok: true,
      value: { championBefore: 'p001', championAfter: 'p002' },
    });
  });

  test('The consequences of clearing a result are an open match', () => {
    expect(consequences(played, '2-0', null)).toMatchObject({
      ok: true,
      value: { winnerAfter: null, championBefore: 'p001', championAfter: null },
    });
  });

  test('The consequences are only shown: the draw does not change', () => {
    consequences(played, '2-0', win('p002'));
    expect(champion(played)).toBe('p001');
    expect(findMatch(played, '2-0')?.result).toEqual(win('p001'));
  });

  test('The consequences of another winner after the final list the results that it clears', () => {
    expect(consequences(played, '1-0', win('p004'))).toMatchObject({
      ok: true,
      value: {
        cleared: [{ id: '2-0', player1: 'p001', result: win('p001') }],
        changes: [{}, { before: { player1: 'p001' }, after: { player1: 'p004', result: null } }],
        championBefore: 'p001',
        championAfter: null,
      },
    });
  });

  test('The consequences of clearing a result after the final list the results that it clears', () => {
    const shown = consequences(played, '1-0', null);
    expect(shown).toMatchObject({ ok: true, value: { cleared: [{ id: '2-0' }] } });
  });

  test('The consequences of the same winner after the final are the match alone', () => {
    expect(consequences(played, '1-0', win('p001', '3-2'))).toMatchObject({
      ok: true,
      value: { cleared: [], changes: [{ after: { id: '1-0' } }], championAfter: 'p001' },
    });
  });

  test.each([
    { why: 'the match is unknown', draw: played, id: '7-7', code: 'UNKNOWN_MATCH' },
    { why: 'a player is missing', draw: start, id: '2-0', code: 'MISSING_PLAYER' },
  ])(
    'The consequences are refused as the change itself would be when $why',
    ({ draw, id, code }) => {
      expect(consequences(draw, id, win('p004'))).toEqual({ ok: false, code });
    },
  );
});
