import { screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '#features/accounts/accounts.contract.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import type { Found } from '../lib/score-outbox.ts';
import { useDraftKey } from './use-draft-key.ts';

const match = '0199c1a2-0000-7000-8000-000000000000';
const found: Found = {
  target: {
    kind: 'one-on-one',
    sessionId: null,
    pathId: '1',
    matchId: match,
    player1: { id: 1, name: 'Aoki Ren' },
    player2: { id: 2, name: 'Baba Yui' },
    groupName: 'Sakura Club',
    playedOn: '2026-11-20',
  },
  stored: null,
};
const EARLIER = `scorecard ${match} 2`;
const MOVED = `scorecard ann ${match} 2 1`;

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem(EARLIER, '{"notes":"typed"}');
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== session.path) throw new TypeError('Failed to fetch');
    return Response.json({ account: { id: 'ann' } });
  });
});
const words = {};

it('A card that React renders and discards leaves what an earlier version of the app has stored', async () => {
  const never = new Promise<string>(() => {});
  function Discarded() {
    const isKnown = useSession().data !== undefined;
    useDraftKey(found, 2);
    return isKnown ? use(never) : null;
  }
  rendered(
    <Suspense fallback="waits">
      <Discarded />
    </Suspense>,
  );
  await screen.findByText('waits');
  expect(sessionStorage.getItem(EARLIER)).toBe('{"notes":"typed"}');
  expect(sessionStorage.getItem(MOVED)).toBeNull();
});

it('What an earlier version of the app has stored for a match is in its place before the card has a key', async () => {
  const stored: (string | null)[] = [];
  function Card() {
    const key = useDraftKey(found, 2);
    if (key !== null) stored.push(sessionStorage.getItem(`scorecard ${key}`));
    return useSession().data ? (key ?? 'none') : null;
  }
  rendered(<Card />, words);
  await screen.findByText(`ann ${match} 2 1`);
  expect(stored.at(-1)).toBe('{"notes":"typed"}');
  expect(sessionStorage.getItem(EARLIER)).toBeNull();
});
