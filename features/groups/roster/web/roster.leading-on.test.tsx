import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { rosterMessages as en } from '../roster.messages.en.ts';
import { sampleRoster } from './lib/sample-roster.ts';
import { rosterQuery } from './roster.queries.ts';
import { Screen as Import } from './screens/import-roster.screen.tsx';
import { Screen as Pupil } from './screens/pupil.screen.tsx';
import { Screen as Sheet } from './screens/school-sheet.screen.tsx';

const ID = '0197a000-0000-7000-8000-000000000001';
const NAME = { familyName: '青木', givenName: '蓮' };
const pupil = { ...NAME, id: ID, name: '青木 蓮', familyKana: '', givenKana: '', joined: false };
const known = {
  ...sampleRoster,
  pupils: [{ ...pupil, grade: '', gender: '', registrationNo: '' }],
};
/** Opens a screen of the roster; gives what answers its write. */
function open(Screen: ComponentType, at: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(rosterQuery(1).queryKey, known as never);
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Response.json(known) : answer.promise,
  );
  const path = `/group-roster/1/${at}`;
  history.replaceState(null, '', path);
  rendered(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/group-roster/:id" element="Roster" />
        <Route path={path.replace(ID, ':pupilId').replace('/1/', '/:id/')} element={<Screen />} />
      </Routes>
    </QueryClientProvider>,
    { path },
  );
  return () => answer.resolve(Response.json({ ...known, added: 1, updated: 0 }));
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe.each([
  ['The school sheet', Sheet, 'sheet', en.sheetSaved, en.saving, () => press(en.save)],
  ['A player', Pupil, ID, en.playerSaved('青木 蓮'), en.saving, () => press(en.save)],
  [
    'A pasted list',
    Import,
    'import',
    en.imported,
    en.storing,
    () => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: '上田 翔\t中1' } });
      press(en.check);
      press(en.store(1));
    },
  ],
] as const)('%s', (what, Screen, at, saved, saving, save) => {
  test.each([
    ['leads back to the roster who has stayed', null, true],
    ['leaves who has gone elsewhere meanwhile', '/my-page', false],
  ])(`${what} that is saved %s`, async (_, elsewhere, leads) => {
    const answer = open(Screen, at);
    save();
    await screen.findByText(saving);
    if (elsewhere) history.pushState(null, '', elsewhere);
    answer();
    await vi.waitFor(() => expect(screen.queryByText(saving)).toBeNull());
    await act(async () => {});
    expect(screen.queryByText('Roster') !== null).toBe(leads);
    expect(notifications.current()?.title).toBe(saved);
  });
});
