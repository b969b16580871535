import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { handshakeMessages as en } from '../../handshake.messages.en.ts';
import { entered, ownMatches } from '../lib/sample-matches.ts';
import { openPhone, readNext } from './sample-phone.tsx';

const HERE = '/my-matches/8';
const own = ownMatches([entered({ side: 'player1' })]);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }));
const sentOnce = (sent: readonly unknown[]) =>
  vi.waitFor(() => expect(sent).toHaveLength(1)).then(() => sent[0]);

test('Both names must be tapped before one phone confirms for both', async () => {
  const sent = await openPhone(HERE, { own });
  press(en.together);
  const both = await dialog();
  fireEvent.click(both.getByText('Abe Rin'));
  fireEvent.click(both.getByText(en.togetherDone('Abe Rin')));
  expect(sent).toEqual([]);
  fireEvent.click(both.getByText('Baba Yui'));
  expect(await sentOnce(sent)).toMatchObject({ body: { seenVersion: 1, isSameDevice: true } });
});

test('A dialog that was closed forgets who had tapped', async () => {
  const sent = await openPhone(HERE, { own });
  press(en.together);
  fireEvent.click((await dialog()).getByText('Abe Rin'));
  fireEvent(document.querySelector('dialog')!, new Event('close'));
  press(en.together);
  fireEvent.click((await dialog()).getByText('Baba Yui'));
  expect((await dialog()).getByText('Abe Rin')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('After a refused answer both names must be tapped again', async () => {
  const sent = await openPhone(HERE, { own, refused: { code: 'RESULT_CHANGED' } });
  press(en.together);
  fireEvent.click((await dialog()).getByText('Abe Rin'));
  fireEvent.click((await dialog()).getByText('Baba Yui'));
  await vi.waitFor(() => expect(screen.queryByText(en.togetherText)).toBeNull());
  press(en.together);
  fireEvent.click((await dialog()).getByText('Baba Yui'));
  expect((await dialog()).getByText('Abe Rin')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('A tap under one result says nothing about the result that follows it', async () => {
  const sent = await openPhone(HERE, { own });
  press(en.together);
  fireEvent.click((await dialog()).getByText('Abe Rin'));
  readNext({ own: ownMatches([entered({ side: 'player1' }, { version: 2 })]) });
  await vi.waitFor(async () => expect((await dialog()).getByText('Abe Rin')).toBeTruthy());
  fireEvent.click((await dialog()).getByText('Baba Yui'));
  expect(sent).toEqual([]);
});
