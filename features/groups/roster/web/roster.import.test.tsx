import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { sessionQuery } from '#features/accounts/web/lib/session.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { rosterMessages as en } from '../roster.messages.en.ts';
import { sampleRoster } from './lib/sample-roster.ts';
import { rosterQuery } from './roster.queries.ts';
import { Screen } from './screens/import-roster.screen.tsx';

test('A list that a teacher has pasted waits for that teacher, and is not shown to the next person', () => {
  open('teacher');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '青木 蓮\t中1' } });
  fireEvent.click(screen.getByRole('button', { name: en.check }));
  expect(document.body.textContent).toContain('青木');
  open('colleague');
  expect(document.body.textContent).not.toContain('青木');
  open('teacher');
  expect(document.body.textContent).toContain('青木');
});

/** Opens the screen in the same tab, as somebody who is signed in. */
function open(id: string) {
  cleanup();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(sessionQuery.queryKey, { account: { id } } as never);
  client.setQueryData(rosterQuery(1).queryKey, sampleRoster);
  rendered(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/group-roster/:id/import" element={<Screen />} />
      </Routes>
    </QueryClientProvider>,
    { path: '/group-roster/1/import' },
  );
}
