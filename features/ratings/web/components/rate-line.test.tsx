import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { RateLine } from './rate-line.tsx';

const ID = '019a0000-0000-7000-8000-000000000001';

test.each([
  ['Somebody without a rated match goes from home to the own page', ID, `/players/${ID}`],
  ['Somebody who is no player goes from home to the ranking', null, '/rankings'],
])('%s', async (_, playerId, address) => {
  const own = { playerId, rate: null, start: null, last: null, trend: [] };
  vi.stubGlobal('fetch', async () => Response.json(own));
  rendered(<RateLine />);
  await vi.waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe(address));
});
