import { expect, test } from 'vitest';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import type { Draw, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { drawsMessages as ja } from '../../draws.messages.ja.ts';
import { peopleOf } from '../lib/people.ts';
import { DrawSheet } from './draw-sheet.tsx';

/** What the sheet has of the first match of four seeded players of clubs, which its second side has won. */
function wonBySecond(result: (winner: string) => PlayedResult) {
  const draw = sampleDraw(players(4));
  const [first, ...others] = draw.matches;
  const over: Draw = {
    ...draw,
    matches: [{ ...first!, result: result(first!.player2!) }, ...others],
  };
  const people = new Map(
    [...peopleOf(draw)].map(([id, person]) => [
      id,
      { ...person, club: '緑ヶ丘第二中学校', seed: 1 },
    ]),
  );
  const sheet = rendered(<DrawSheet draw={over} people={people} title="T" heading="H" />, {
    language: 'ja',
  });
  const texts = [...sheet.container.querySelectorAll('p')].map(({ textContent }) => textContent);
  return { texts, winner: people.get(first!.player2!)!.name };
}

test('On the sheet a name has its club on its first line, and stands alone where it has won', () => {
  const { texts, winner } = wonBySecond((id) => ({ kind: 'walkover', winner: id }));
  expect(texts).toContain(`2${winner}（緑ヶ丘第二中学校） [1]`);
  expect(texts.filter((text) => text.startsWith(winner))).toEqual([
    expect.not.stringContaining('中学校'),
  ]);
});

test('Below the name of a winner the sheet has the score of a retirement as the winner says it', () => {
  const { texts, winner } = wonBySecond((id) => ({ kind: 'retirement', winner: id, score: '2-1' }));
  expect(texts).toContain(`${winner}${ja.retirement('1-2')}`);
});

test('Below the name of a winner the sheet has the score as the winner says it', () => {
  const { texts, winner } = wonBySecond((id) => ({ kind: 'score', winner: id, score: '1-3' }));
  expect(texts).toContain(`${winner}3-1`);
});
