import fc from 'fast-check';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { codeOf, type HandOver, messageOf, readCode } from './court-links.hand-over.policy.ts';
import { LONGEST_HAND_OVER } from './court-links.vocabulary.ts';

const SIGNATURE = 'f0'.repeat(32);
const RESULT: HandOver = {
  linkId: '019372a5-6b1c-7c3e-8f2a-5d1e0b9c4a77',
  stageId: '019372a5-6b1c-7c3e-8f2a-5d1e0b9c4a78',
  matchId: '1-0',
  writeId: '019372a5-6b1c-7c3e-8f2a-5d1e0b9c4a79',
  deviceId: '00000000-0000-4000-8000-000000000001',
  at: new Date('2026-11-20T03:00:00Z'),
  drawNumber: 1,
  baseVersion: 0,
  player1Id: '1',
  player2Id: '8',
  sets: [
    { player1Score: '11', player2Score: '7' },
    { player1Score: '7', player2Score: '6', tieBreak: 5 },
    { player1Score: '', player2Score: '' },
  ],
  status: 'finished',
  winner: 'player1',
  scoreFormat: { id: 'table-tennis-5' },
};

const codeFor = (result: HandOver) => codeOf(messageOf(result), SIGNATURE);

test('The result of a rubber is read as it was written', () => {
  const code = codeFor({ ...RESULT, matchId: '12-3r5', player1Id: '30104', player2Id: '50203' });
  expect(readCode(code)).toMatchObject({
    value: { result: { matchId: '12-3r5', player1Id: '30104', player2Id: '50203' } },
  });
});

describe('the code of a result', () => {
  test('A code is the message, field by field, and the first half of its signature', () => {
    expect(codeFor(RESULT)).toMatch(/^RD1\.([\w-]{22}\.){2}1-0\..*\.[\w-]{22}$/);
    expect(messageOf(RESULT).split('.').slice(3, 7)).toEqual(['1-0', '1', '0', '']);
    expect(messageOf(RESULT).split('.').slice(9)).toEqual([
      '1',
      '8',
      '11-7,7-6(5),-',
      'f1',
      'table-tennis-5',
      (RESULT.at.getTime() / 1000).toString(36),
    ]);
  });

  test('What is read is what was written, for any result', () => {
    const digits = fc.stringMatching(/^\d{0,2}$/);
    const set = fc.record(
      { player1Score: digits, player2Score: digits, tieBreak: fc.integer({ min: 0, max: 99 }) },
      { requiredKeys: ['player1Score', 'player2Score'] },
    );
    const id = fc.constantFrom(...[1, 2, 3, 4, 5].flatMap(() => [uuidv4(), uuidv7()]));
    const points = fc.integer({ min: 0, max: 99 });
    const rules = fc.record(
      { to: points, lead: points, cap: points },
      { requiredKeys: ['to', 'lead'] },
    );
    const custom = fc
      .tuple(
        rules,
        fc.record(
          { bestOf: points, sport: fc.constant('tennis' as const), decidingSet: rules },
          { requiredKeys: ['bestOf'] },
        ),
      )
      .map(([one, other]) => ({ ...one, ...other }));
    const result = fc.record(
      {
        linkId: id,
        stageId: id,
        writeId: id,
        deviceId: id,
        follows: id,
        matchId: fc.stringMatching(/^\d{1,3}-\d{1,3}(-\d{1,3})?$/),
        at: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000)),
        drawNumber: fc.integer({ min: 0, max: 2_000_000 }),
        baseVersion: fc.integer({ min: 0, max: 2_000_000 }),
        player1Id: fc.stringMatching(/^\d{1,4}$/),
        player2Id: fc.stringMatching(/^\d{1,4}$/),
        sets: fc.array(set, { maxLength: 7 }),
        status: fc.constantFrom('finished' as const, 'retired' as const),
        winner: fc.constantFrom('player1' as const, 'player2' as const),
        scoreFormat: fc.oneof(
          fc.constant(null),
          fc.constant({ id: 'soft-tennis-9' }),
          custom.map((rule) => ({ id: 'custom', custom: rule })),
        ),
      },
      { requiredKeys: Object.keys(RESULT) as (keyof HandOver)[] },
    );
    fc.assert(
      fc.property(result, (one) => {
        const read = readCode(codeFor(one as HandOver));
        expect(read).toMatchObject({ ok: true, value: { signature: SIGNATURE.slice(0, 32) } });
        expect(read.ok && read.value.result).toEqual(one);
      }),
    );
  });

  test('The longest result of any format fits', () => {
    const tennis = { player1Score: '7', player2Score: '6', tieBreak: 10 };
    const longest = [
      {
        sets: Array.from({ length: 7 }, () => ({ player1Score: '15', player2Score: '13' })),
        scoreFormat: {
          id: 'custom',
          custom: {
            to: 11,
            lead: 2,
            cap: 15,
            bestOf: 7,
            sport: 'table-tennis' as const,
            decidingSet: { to: 11, lead: 2, cap: 15 },
          },
        },
      },
      { sets: [tennis, tennis, tennis], scoreFormat: { id: 'tennis-3-sets-match-tie-break' } },
    ];
    for (const one of longest) {
      const code = codeFor({
        ...RESULT,
        ...one,
        follows: RESULT.linkId,
        matchId: '128-15-16',
        drawNumber: 999,
        baseVersion: 9999,
        player1Id: '1234',
        player2Id: '4321',
      });
      expect(code.length).toBeLessThanOrEqual(LONGEST_HAND_OVER);
      expect(readCode(code).ok).toBe(true);
    }
  });

  test('Text that is no code, or says one thing in two ways, is refused', () => {
    const code = codeFor(RESULT);
    const wrong = [
      '',
      '.',
      'https://example.com/',
      code.replace('RD1', 'RD2'),
      code.slice(0, -1),
      `${code}A`,
      code.replace('.1-0.1.0.', '.1-0.01.0.'),
      code.replace('.1-0.', '.9.'),
      code.replace('.f1.', '.f3.'),
      code.replace('11-7', '111-7'),
      code.replace('.1.8.', '.1.<.'),
      code.replace('table-tennis-5', 'custom~x~2~~5~'),
      code.replace('.1-0.1.', '.1-0.zzzzzzz.'),
      `${code}${'A'.repeat(300)}`,
    ];
    for (const text of wrong) {
      expect([text, readCode(text)]).toEqual([text, { ok: false, code: 'HAND_OVER_INVALID' }]);
    }
  });
});
