import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { recordsMessages as en } from '../../records.messages.en.ts';
import css from './set-scores.module.css';
import { SetScores } from './set-scores.tsx';

const sets = [
  { player1Score: '6', player2Score: '3' },
  { player1Score: '2', player2Score: '4' },
];

/** The scores that are emphasized. */
function emphasized(scoreFormat: { id: string } | null) {
  rendered(<SetScores sets={sets} scoreFormat={scoreFormat} sport={undefined} />);
  const scores = [...screen.getByRole('list').querySelectorAll('span')];
  return scores.filter(({ className }) => className === css.won).map((score) => score.textContent);
}

test('In a match with a format only a set that is over has a winner', () => {
  expect(emphasized({ id: 'tennis-3-sets' })).toEqual(['6']);
});

test('On the card of the specification the higher score of each set is emphasized', () => {
  expect(emphasized(null)).toEqual(['6', '4']);
});

test('The scores of a match without a format are of games or sets by the sport', () => {
  rendered(<SetScores sets={sets} scoreFormat={null} sport="table-tennis" />);
  expect(screen.getByRole('list', { name: en.scores.game })).toBeTruthy();
  cleanup();
  rendered(<SetScores sets={sets} scoreFormat={null} sport="tennis" />);
  expect(screen.getByRole('list', { name: en.scores.set })).toBeTruthy();
});
