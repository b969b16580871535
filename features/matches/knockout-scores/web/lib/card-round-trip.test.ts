import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameResult } from '#domain/bracket/results.ts';
import type { Match } from '#domain/bracket/vocabulary.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import { normalise } from '#domain/scorecard/score-input.ts';
import { parse, serialise } from '#domain/scorecard/score-text.ts';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import { FORMATS, ruleOf, type SetScore, setsToWin } from '#domain/scoring/formats.ts';
import { hadTieBreak, winnersScore } from '#domain/scoring/set-rule.ts';
import { toPlayed } from '../../../draw-results/draw-results.entered.policy.ts';
import { resultIn, rowOf } from '../../../draws/draws.results.policy.ts';
import { confirmScore } from '../../../matches.policy.ts';
import { scoreFormatsMessages as t } from '../../../score-formats/score-formats.messages.en.ts';
import { playedOf, rowsOf } from '../../../score-formats/web/lib/card-rows.ts';
import { verdictOf } from '../../../score-formats/web/lib/card-verdict.ts';
import { formatSent, type Score } from '../../../web/lib/score-outbox.ts';
import { cardOf, enteredOf } from './format-entry.ts';

/** The same cards in every run: a score that fails once fails always. */
const RUNS = { numRuns: 1000, seed: 18 };

const formats: readonly ChosenFormat[] = [
  ...FORMATS.map(({ id }) => ({ id })),
  { id: 'custom', custom: { to: 5, lead: 1, bestOf: 7 } },
  {
    id: 'custom',
    custom: { to: 15, lead: 2, cap: 17, bestOf: 3, decidingSet: { to: 9, lead: 2 } },
  },
];

/** A set that ends legally: who wins, the loser's score, and the points of a tie-break where there was one. */
const playedSet = fc.record({
  first: fc.boolean(),
  low: fc.nat({ max: 30 }),
  tieBreak: fc.option(fc.nat({ max: 14 })),
});
const drawn = fc.record({
  format: fc.constantFrom(...formats),
  sets: fc.array(playedSet, { minLength: 7, maxLength: 7 }),
  fullWidth: fc.boolean(),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

/** The sets until one side has won the match. */
function legalSets({ format: chosen, sets }: Drawn): SetScore[] {
  const format = formatOf(chosen)!;
  const won = [0, 0];
  const legal: SetScore[] = [];
  for (const { first, low: wanted, tieBreak } of sets) {
    if (Math.max(...won) === setsToWin(format)) break;
    const rule = ruleOf(format, legal.length);
    let low = wanted;
    while (winnersScore(rule, low) === null) low -= 1;
    const high = winnersScore(rule, low)!;
    const score = first ? { player1: high, player2: low } : { player1: low, player2: high };
    const hasPoints = tieBreak !== null && hadTieBreak(rule, high, low);
    legal.push(hasPoints ? { ...score, tieBreak } : score);
    won[first ? 0 : 1]! += 1;
  }
  return legal;
}

/** What the boxes hold after somebody has typed the sets, on a Japanese keyboard or not. */
function typed(sets: readonly SetScore[], fullWidth: boolean): CardSet[] {
  const box = (score: number) => {
    const text = String(score);
    return normalise(
      fullWidth ? text.replace(/\d/g, (digit) => '０１２３４５６７８９'[+digit]!) : text,
    );
  };
  return sets.map(({ player1, player2, tieBreak }) => ({
    player1Score: box(player1),
    player2Score: box(player2),
    ...(tieBreak !== undefined && { tieBreak }),
  }));
}

/** Through the network, or through a column of the database. */
const json = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const onScreen = (card: readonly CardSet[], scoreFormat: ChosenFormat) => {
  const format = formatOf(scoreFormat)!;
  return verdictOf(
    { card: rowsOf(format, card), ending: null, scoreFormat, format, typed: null },
    t,
  );
};

const match: Match = {
  id: '1-0',
  round: 1,
  position: 0,
  player1: '1',
  player2: '2',
  result: null,
};
const sides = { player1: { id: 1, name: 'Aoki' }, player2: { id: 2, name: 'Baba' } };

it('A legal card has the same verdict on the screen, on the server, and read back from a league', () => {
  fc.assert(
    fc.property(drawn, (one) => {
      const { format: scoreFormat, fullWidth } = one;
      const card = typed(legalSets(one), fullWidth);
      const { confirmed, problem } = onScreen(card, scoreFormat);
      expect(problem).toBeNull();
      const score = { card, confirmed: confirmed!, scoreFormat } as unknown as Score;
      const body = json({ sets: playedOf(card), ...formatSent(score) });
      const stored = confirmScore(body);
      expect(stored).toEqual({ ok: true, value: confirmed });
      const read = parse(serialise(json(stored.ok ? stored.value.sets : [])));
      expect(read).toMatchObject({ ok: true });
      const again = onScreen(read.ok ? read.value : [], scoreFormat);
      expect(again.confirmed).toEqual(confirmed);
    }),
    RUNS,
  );
});

it('A legal card has the same verdict on the screen, on the server, and read back from a bracket', () => {
  fc.assert(
    fc.property(drawn, (one) => {
      const { format: scoreFormat, fullWidth } = one;
      const { confirmed } = onScreen(typed(legalSets(one), fullWidth), scoreFormat);
      const played = toPlayed(match, json(enteredOf(match, confirmed!)), scoreFormat);
      if (!played.ok) throw new Error(played.code);
      const stored = resultIn(json(rowOf(played.value, sides)))!;
      expect(sameResult(stored, played.value)).toBe(true);
      expect(stored).toEqual(played.value);
      expect(onScreen(cardOf(stored), scoreFormat).confirmed).toEqual(confirmed);
    }),
    RUNS,
  );
});

it('A card with any scores is refused on the server exactly where the screen refuses it', () => {
  const score = fc.integer({ min: 0, max: 32 });
  const anySet = fc.record({ player1: score, player2: score });
  const any = fc.record({
    format: fc.constantFrom(...formats),
    sets: fc.array(anySet, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(any, ({ format: scoreFormat, sets }) => {
      const card = typed(sets, false);
      const { confirmed, problem } = onScreen(card, scoreFormat);
      const onServer = confirmScore(json({ sets: card, scoreFormat }));
      expect(onServer.ok).toBe(confirmed !== null);
      expect(problem === null).toBe(onServer.ok);
    }),
    RUNS,
  );
});
