import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { entriesMessages as entriesEn } from '#features/entries/entries.messages.en.ts';
import { LanguageProvider } from '#platform/web/i18n/language.tsx';
import { catalogIn } from '../../../../../apps/web/test-rendered.tsx';
import { recordsMessages as en } from '../../records.messages.en.ts';
import { Screen } from './practice-records.screen.tsx';

// jsdom does not know the element <search>.
vi.mock('#platform/web/ui/search-field.tsx', () => ({ SearchField: () => null }));

const entry = {
  id: 'e1',
  state: 'confirmed',
  tournament: { name: 'Autumn Cup', eventDate: '2026-12-05', venue: 'Ariake' },
};

function show(state: object | null) {
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).endsWith('/e1')
      ? Response.json({ entry })
      : Response.json({ days: [], entries: [], nextCursor: null }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter initialEntries={[{ pathname: '/practice-records', state }]}>
      <QueryClientProvider client={client}>
        <LanguageProvider catalog={catalogIn('en')}>
          <Screen />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('After a payment the records show the entry just confirmed on top, under a title that says so', async () => {
  show({ confirmed: entry });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.afterPayingTitle);
  expect(screen.getByText(entriesEn.justConfirmed)).toBeTruthy();
  expect(screen.getByText('Autumn Cup')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: en.daysTitle })).toBeTruthy();
});

it('Without a payment the records show the practice days under the heading of the specification', () => {
  show(null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.daysTitle);
  expect(screen.queryByText(entriesEn.justConfirmed)).toBeNull();
});
