import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { entered } from '#features/day/handshake/web/lib/sample-matches.ts';
import { platformMessages } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { linkDeskMessages as en } from '../../link-desk.messages.en.ts';
import { Screen } from './scan.screen.tsx';

/** What the camera calls with each code in its picture. */
let found: (code: string) => void;

// jsdom has no camera.
vi.mock('../components/camera.tsx', () => ({
  Camera: ({ onCode }: { readonly onCode: (code: string) => void }) => {
    found = onCode;
    return <p>camera</p>;
  },
}));

test('A code whose sending has failed is sent again by hand, and not by the camera that still sees it', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ links: { tournamentName: 'Winter Open' } });
    sent.push(JSON.parse(String(body)).code);
    if (sent.length === 1) throw new TypeError('no connection');
    return Response.json({ match: entered() });
  });
  rendered(
    <Routes>
      <Route path="/organizer/tournaments/:id/day/scan" element={<Screen />} />
    </Routes>,
    { path: '/organizer/tournaments/8/day/scan' },
  );
  await screen.findByText('camera');
  found('RD1.abc');
  const again = await screen.findByRole('button', { name: platformMessages.tryAgain });
  found('RD1.abc');
  expect(sent).toEqual(['RD1.abc']);
  fireEvent.click(again);
  expect(await screen.findByText(en.taken)).toBeTruthy();
  expect(sent).toEqual(['RD1.abc', 'RD1.abc']);
});
