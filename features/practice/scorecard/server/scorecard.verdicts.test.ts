import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { asText } from '#domain/scorecard/card-set.ts';
import { FORMATS, ruleOf, type ScoreFormat, type SetScore } from '#domain/scoring/formats.ts';
import { judge } from '#domain/scoring/judge.ts';
import { winnersScore } from '#domain/scoring/set-rule.ts';
import { saveScore } from '#features/matches/matches.contract.ts';
import { confirmScore } from '#features/matches/matches.policy.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { hall } from '../../server/practice.people.factory.ts';

/** A thousand requests, on a machine that may be busy; in milliseconds. */
const TIMEOUT = 60_000;

/** A card played to its end: each set is won against a score that its rule allows. */
function cardOf(format: ScoreFormat, sets: readonly { loser: number; isFirst: boolean }[]) {
  const card: SetScore[] = [];
  for (const { loser, isFirst } of sets) {
    if (judge(format, card).state === 'decided') break;
    const rule = ruleOf(format, card.length);
    const low = Array.from({ length: loser + 1 }, (_, less) => loser - less).find(
      (one) => winnersScore(rule, one) !== null,
    )!;
    const high = winnersScore(rule, low)!;
    card.push(isFirst ? { player1: high, player2: low } : { player1: low, player2: high });
  }
  return card;
}

const cards = fc
  .record({
    format: fc.constantFrom(...FORMATS),
    sets: fc.array(fc.record({ loser: fc.nat(40), isFirst: fc.boolean() }), {
      minLength: 7,
      maxLength: 7,
    }),
    /** Somebody mistypes a score: the card may become impossible. */
    mistake: fc.option(fc.record({ set: fc.nat(6), player1: fc.nat(99) }), { freq: 3 }),
  })
  .map(({ format, sets, mistake }) => {
    const card = cardOf(format, sets).map((set, index) =>
      mistake?.set === index ? { ...set, player1: mistake.player1 } : set,
    );
    return { isLegal: mistake === null, scoreFormat: { id: format.id }, sets: card.map(asText) };
  });
const samples = fc.sample(cards, { numRuns: 1000, seed: 7 });

describe('the verdict of a card', () => {
  it('Each of 1,000 random cards that were played to the end is confirmed on the phone', () => {
    const refused = samples.filter((card) => card.isLegal && !confirmScore(card).ok);
    expect(refused).toEqual([]);
  });

  test('The server gives the verdict of the phone on each of 1,000 random cards', {
    timeout: TIMEOUT,
  }, async ({ server }) => {
    const { coach, groupId, aoki, baba } = await hall(server);
    const match = { kind: 'one-on-one' as const, groupId, player1: aoki, player2: baba };
    for (const { scoreFormat, sets } of samples) {
      const onPhone = confirmScore({ scoreFormat, sets });
      const score = { scoreFormat, sets: [...sets], match: { ...match, playedOn: '2026-11-20' } };
      const body = { writeId: uuidv7(), baseVersion: 0, ...score };
      const { data, refusal } = await coach.call(saveScore, { params: { id: uuidv7() }, body });
      if (!onPhone.ok) expect(refusal?.code).toBe(onPhone.code);
      else {
        const { winner, result } = onPhone.value;
        expect(data?.match).toMatchObject({ winner, result, sets: onPhone.value.sets });
      }
    }
  });
});
