import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { findFormat } from '#domain/scoring/formats.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { courtLinksMessages as en } from '../../court-links.messages.en.ts';
import { madeMatch } from '../lib/sample-device.ts';
import { TallyBoard } from './tally-board.tsx';

const { match } = madeMatch('1-0');

beforeEach(() => localStorage.clear());

function open() {
  vi.stubGlobal('fetch', async () => Response.json({ otherDevice: null }));
  const names = { player1: 'Aoki', player2: 'Mori' };
  const format = findFormat('table-tennis-3')!;
  rendered(
    <TallyBoard token="token" match={match} format={format} names={names} onDecided={() => {}} />,
  );
}
const said = () => screen.getByRole('status').textContent;
const tapAoki = () => fireEvent.click(screen.getAllByRole('button')[0]!);

test('An umpire who listens hears the score after each tap, and after a point that is taken back', () => {
  open();
  tapAoki();
  expect(said()).toContain('Aoki 1 · Mori 0');
  fireEvent.click(screen.getByRole('button', { name: en.undo }));
  expect(said()).toContain('Aoki 0 · Mori 0');
});

test('The last point of the match moves the focus to the way on', () => {
  open();
  for (let point = 0; point < 22; point++) tapAoki();
  expect(said()).toContain(en.won('Aoki'));
  expect(document.activeElement?.textContent).toBe(en.toCard);
});
