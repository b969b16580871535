import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { FORMATS, ruleOf, type ScoreFormat } from '#domain/scoring/formats.ts';
import { winnersScore } from '#domain/scoring/set-rule.ts';
import { saveScore } from '#features/matches/matches.contract.ts';
import { confirmScore } from '#features/matches/matches.policy.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { hall, leagueScore } from '../../server/practice.people.factory.ts';

/** Numbers from 0 to below 1 that are the same in each run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A card of the format with mostly possible sets, as somebody may type it: too short, too long or right. */
function randomCard(format: ScoreFormat, random: () => number) {
  const length = 1 + Math.floor(random() * format.bestOf);
  return Array.from({ length }, (_, at) => {
    const low = Math.floor(random() * (ruleOf(format, at).to + 2));
    const slip = random() < 0.05 ? 1 : 0;
    const high = (winnersScore(ruleOf(format, at), low) ?? low + 1) + slip;
    const [player1, player2] = random() < 0.75 ? [high, low] : [low, high];
    return { player1Score: String(player1), player2Score: String(player2) };
  });
}

test('The server judges 60 random cards of all formats as the card on the phone does', async ({
  server,
}) => {
  const { coach, session, aoki, baba } = await hall(server);
  const random = numbersFrom(20_261_123);
  const verdicts = new Set<string>();
  let baseVersion = 0;
  for (let card = 0; card < 60; card += 1) {
    const format = FORMATS[card % FORMATS.length]!;
    const entered = { sets: randomCard(format, random), scoreFormat: { id: format.id } };
    const onPhone = confirmScore(entered);
    const body = { ...leagueScore(session, [aoki, baba], { baseVersion }), ...entered };
    const { data, refusal } = await coach.call(saveScore, { params: { id: uuidv7() }, body });
    // A match has one format: the cards of the others are judged, then refused for their format alone.
    const isOther = refusal?.code === 'FORMAT_CHANGED';
    const atServer = data || isOther ? 'legal' : refusal?.code;
    expect([format.id, entered.sets, atServer]).toEqual([
      format.id,
      entered.sets,
      onPhone.ok ? 'legal' : onPhone.code,
    ]);
    if (data) baseVersion = data.match.version;
    verdicts.add(String(atServer));
  }
  expect([...verdicts].sort()).toEqual(['IMPOSSIBLE_SCORE', 'INCOMPLETE_SCORES', 'legal']);
});
