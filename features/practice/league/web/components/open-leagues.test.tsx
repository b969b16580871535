import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { OpenLeagues } from './open-leagues.tsx';

const common = { practiceDate: '2026-11-20', completed: 1, total: 3, players: 3 };

test.each([
  ['en', '3 players', '3 pairs'],
  ['ja', '3人', '3組'],
] as const)(
  'The leagues of a group count players, and pairs where they are played in pairs, in %s',
  async (language, players, pairs) => {
    const leagues = [
      { ...common, id: 'singles', inPairs: false },
      { ...common, id: 'doubles', inPairs: true },
    ];
    vi.stubGlobal('fetch', async () => Response.json({ leagues }));
    rendered(<OpenLeagues groupId={1} />, { language });
    expect(await screen.findByText(new RegExp(`${players}$`))).toBeTruthy();
    expect(screen.getByText(new RegExp(`${pairs}$`))).toBeTruthy();
  },
);
