import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { groupsMessages as en } from '../groups.messages.en.ts';
import { Screen } from './screens/create-group.screen.tsx';

const PATH = '/create-group';

test.each([
  ['leads to the groups who has stayed', PATH, true],
  ['leaves who has gone elsewhere meanwhile', '/my-page', false],
])('A new group %s', async (_, meanwhile, leads) => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST' ? answer.promise : Response.json({ account: { id: 'coach' } }),
  );
  history.replaceState(null, '', PATH);
  rendered(
    <Routes>
      <Route path={PATH} element={<Screen />} />
      <Route path="/group-registered" element="Groups" />
    </Routes>,
    { path: PATH },
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: (name) => name.startsWith(label) }), {
      target: { value },
    });
  type(en.groupName, 'Sakura Club');
  type(en.teamCode, 'SAKURA12');
  fireEvent.click(screen.getByRole('button', { name: en.submitGroup }));
  await screen.findByText(en.creating);
  history.replaceState(null, '', meanwhile);
  answer.resolve(Response.json({ id: 1, name: 'Sakura Club' }));
  await vi.waitFor(() => expect(screen.queryByText(en.creating)).toBeNull());
  await act(async () => {});
  expect(screen.queryByText('Groups') !== null).toBe(leads);
  expect(notifications.current()?.title).toBe(en.createdTitle);
});
