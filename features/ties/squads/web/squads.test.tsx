import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { platformMessages as platform } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { squadsMessages as en } from '../squads.messages.en.ts';
import { Screen } from './screens/squad.screen.tsx';
import type { Squad } from './squads.queries.ts';

const player = (number: number) => ({
  number,
  name: `Player ${number}`,
  reading: '',
  grade: '',
  playerId: String(number),
});
const squad = {
  entryId: 'e',
  tournamentId: 30,
  tournamentName: 'Winter Cup',
  teamName: 'Sakura',
  isDesk: false,
  closed: null,
  groupId: null,
  version: 1,
  players: [player(1), player(2)],
} as unknown as Squad;

/** What the next read is answered with. */
let stored: Squad;

async function open() {
  const sent: unknown[] = [];
  stored = squad;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (!url.includes('squad')) return Response.json({ groups: [] });
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    return Response.json({ squad: stored });
  });
  rendered(
    <Routes>
      <Route path="/squads/:entryId" element={<Screen />} />
    </Routes>,
    { path: '/squads/e' },
  );
  await screen.findByText('Player 1');
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByText(/^Player \d/).map(({ textContent }) => textContent);

/** The other coach saves a third player. */
function saveAnother() {
  stored = { ...squad, version: 2, players: [...squad.players, player(3)] };
  fireEvent(window, new Event('visibilitychange'));
}

test('An order that is being changed stays when another coach saves, and replaces that only by choice', async () => {
  const sent = await open();
  press(en.down('Player 1'));
  saveAnother();
  await screen.findByText(platform.overtakenTitle);
  expect(names()).toEqual(['Player 2', 'Player 1']);
  expect(screen.getByRole('button', { name: en.save })).toHaveProperty('disabled', true);
  press(platform.keepMine);
  press(en.save);
  const players = [2, 1].map((number) => ({ kind: 'member', number }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ seenVersion: 2, players }]));
});

test('Who shows the squad of the other coach gives up the own one', async () => {
  await open();
  press(en.down('Player 1'));
  saveAnother();
  await screen.findByText(platform.overtakenTitle);
  press(platform.takeTheirs);
  expect(names()).toEqual(['Player 1', 'Player 2', 'Player 3']);
  expect(screen.getByRole('button', { name: en.save })).toHaveProperty('disabled', true);
});
