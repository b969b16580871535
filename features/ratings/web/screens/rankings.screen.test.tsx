import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { platformMessages } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { ratingsMessages as en } from '../../ratings.messages.en.ts';
import { type Ranking, rankingQuery } from '../ratings.queries.ts';
import { Screen } from './rankings.screen.tsx';

const NOBODY: Ranking = {
  sport: 'table-tennis',
  discipline: 'singles',
  hasGrades: false,
  ranked: 0,
  unlisted: 0,
  top: [],
  around: null,
};

test('Without a signal no other filter shows the ranking of the one before', async () => {
  // jsdom does not know the element <search>.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const client = new QueryClient();
  client.setQueryData(rankingQuery({}).queryKey, NOBODY);
  rendered(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  expect(screen.getByText(en.nobodyTitle)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(en.discipline), { target: { value: 'doubles' } });
  expect(await screen.findByText(platformMessages.lostTitle)).toBeTruthy();
  expect(screen.queryByText(en.nobodyTitle)).toBeNull();
});
