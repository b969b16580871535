import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { platformMessages } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { knockoutMessages as en } from '../../knockout.messages.en.ts';
import { Screen } from './knockout-bracket.screen.tsx';

it('A group that the server fails to read can be read again, and then its brackets are looked for', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async (url: string) => {
    if (isDown) return new Response('', { status: 500 });
    const group = { group: { id: 1, name: 'Sakura Club' }, members: [] };
    return Response.json(url.includes('/participants') ? group : { knockouts: [] });
  });
  rendered(
    <Routes>
      <Route path="/tournament-bracket/:id" element={<Screen />} />
    </Routes>,
    {
      path: '/tournament-bracket/1',
    },
  );
  const again = await screen.findByRole('button', { name: platformMessages.tryAgain });
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByText(en.noBracket)).toBeTruthy();
});
