import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { Screen as Print } from '../prints/web/screens/print-application.screen.tsx';
import { teamApplicationsMessages as en } from '../team-applications.messages.en.ts';
import { Screen as ApplyTeam } from './screens/apply-team.screen.tsx';
import { Screen as OfGroup } from './screens/group-applications.screen.tsx';
import { Screen as Application } from './screens/team-application.screen.tsx';

test.each<[string, ComponentType, string, string]>([
  ['choice of a group', ApplyTeam, '/:tournamentId', '/7'],
  ['application of a team', ApplyTeam, '/:tournamentId', '/7?group=3&again=a'],
  ['list of a group', OfGroup, '/:groupId', '/3'],
  ['application', Application, '/:id', '/a'],
  ['papers', Print, '/:id/:what', '/a/form'],
])(
  'Without a signal, what was never read can be tried again: %s',
  async (_, Shown, path, address) => {
    onlineManager.setOnline(false);
    rendered(
      <Routes>
        <Route path={path} element={<Shown />} />
      </Routes>,
      { path: address },
    );
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  },
);

test('A coach who was removed from the group reads why, and not the pupils on the phone', async () => {
  const refusal = { code: 'GROUP_NOT_EDITABLE', requestId: 'r' };
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).includes('session')
      ? Response.json({ account: { id: 'a' } })
      : Response.json(refusal, { status: 403 }),
  );
  rendered(
    <Routes>
      <Route path="/:tournamentId" element={<ApplyTeam />} />
    </Routes>,
    { path: '/7?group=3' },
  );
  expect(await screen.findByText(en.failures.GROUP_NOT_EDITABLE)).toBeTruthy();
});

test.each<[string, ComponentType, string, string]>([
  ['screen', Application, '/:id', '/a'],
  ['papers', Print, '/:id/:what', '/a/form'],
])('An application that is gone is said to be so: %s', async (_, Shown, path, address) => {
  const refusal = { code: 'APPLICATION_NOT_FOUND', requestId: 'r' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }));
  rendered(
    <Routes>
      <Route path={path} element={<Shown />} />
    </Routes>,
    { path: address },
  );
  expect(await screen.findByText(en.failures.APPLICATION_NOT_FOUND)).toBeTruthy();
});
