import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { ratingsMessages as en } from '../../ratings.messages.en.ts';
import { ratingsMessages as ja } from '../../ratings.messages.ja.ts';
import { PlayerForm } from './player-form.tsx';

it('The form says the share of wins, the wins in a row and the last results', () => {
  const last = [false, true, true, true];
  const form = { won: 3, lost: 1, streak: { hasWon: true, count: 3 }, last };
  rendered(<PlayerForm form={form} />, { language: 'ja' });
  expect(screen.getByText('75%')).toBeTruthy();
  expect(screen.getByText('3連勝中')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ja.lost,
    ja.won,
    ja.won,
    ja.won,
  ]);
});

it('Losses in a row are not counted out', () => {
  const form = { won: 1, lost: 2, streak: { hasWon: false, count: 2 }, last: [true, false, false] };
  rendered(<PlayerForm form={form} />);
  expect(screen.getByText('33%')).toBeTruthy();
  expect(screen.queryByText(en.streak(2))).toBeNull();
});

it('There is no form before the first match', () => {
  const { container } = rendered(<PlayerForm form={{ won: 0, lost: 0, streak: null, last: [] }} />);
  expect(container.textContent).toBe('');
});
