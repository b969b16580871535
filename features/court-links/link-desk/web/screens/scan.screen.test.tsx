import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { dayMessages as dayEn } from '#features/day/day.messages.en.ts';
import { dayMessages as dayJa } from '#features/day/day.messages.ja.ts';
import { handshakeMessages as handshakeEn } from '#features/day/handshake/handshake.messages.en.ts';
import { handshakeMessages as handshakeJa } from '#features/day/handshake/handshake.messages.ja.ts';
import { entered } from '#features/day/handshake/web/lib/sample-matches.ts';
import { drawsMessages as drawsEn } from '#features/matches/draws/draws.messages.en.ts';
import { drawsMessages as drawsJa } from '#features/matches/draws/draws.messages.ja.ts';
import { matchesMessages as matchesEn } from '#features/matches/matches.messages.en.ts';
import { matchesMessages as matchesJa } from '#features/matches/matches.messages.ja.ts';
import { platformMessages } from '#platform/web/platform.messages.en.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { linkDeskMessages as en } from '../../link-desk.messages.en.ts';
import { linkDeskMessages as ja } from '../../link-desk.messages.ja.ts';
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

const words = {
  en: {
    linkDesk: en,
    day: dayEn,
    handshake: handshakeEn,
    draws: drawsEn,
    matches: matchesEn,
  },
  ja: {
    linkDesk: ja,
    day: dayJa,
    handshake: handshakeJa,
    draws: drawsJa,
    matches: matchesJa,
  },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
    { path: '/organizer/tournaments/8/day/scan', words },
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
