import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import type { Draw, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { peopleOf } from '../lib/people.ts';
import { BracketTree } from './bracket-tree.tsx';
import { TwoSidedTree } from './two-sided-tree.tsx';

/** The first match of four players, whose first side leads and does not play on. */
function ended(result: (winner: string) => PlayedResult) {
  const draw = sampleDraw(players(4));
  const [first, ...others] = draw.matches;
  const over: Draw = {
    ...draw,
    matches: [{ ...first!, result: result(first!.player2!) }, ...others],
  };
  const people = peopleOf(draw);
  const [loser, winner] = [first!.player1, first!.player2].map((id) => people.get(id!)!.name);
  return { draw: over, people, loser, winner };
}
const retired = (winner: string): PlayedResult => ({ kind: 'retirement', winner, score: '2-1' });

test('A box of the tree says who has won, and that the other side has retired', () => {
  const { draw, people, loser, winner } = ended(retired);
  rendered(<BracketTree draw={draw} people={people} />);
  const [box] = screen.getAllByRole('listitem');
  expect(box?.textContent).toBe(`${loser}2 Retiredvs${winner}winner1`);
});

test('A box of the tree says of a default, too, who has lost', () => {
  const { draw, people } = ended((winner) => ({ kind: 'default', winner }) as PlayedResult);
  rendered(<BracketTree draw={draw} people={people} />, { language: 'ja' });
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('失格');
});

test('The two-sided sheet says in words what its lines show', () => {
  const { draw, people, loser, winner } = ended(retired);
  const sentence = `Semi Finals: ${loser} vs ${winner} · winner: ${winner} · Retired at 2-1`;
  const { unmount } = rendered(<TwoSidedTree draw={draw} people={people} />);
  expect(screen.getByText(sentence)).toBeTruthy();
  unmount();
  rendered(<TwoSidedTree draw={draw} people={people} onOpen={() => {}} />);
  expect(screen.getByRole('button', { name: sentence })).toBeTruthy();
});
