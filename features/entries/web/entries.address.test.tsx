import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { Screen } from './screens/tournament-address.screen.tsx';

test('The short address of a tournament leads to its page, and is not in the history', async () => {
  const router = createMemoryRouter(
    [
      { path: '/tournaments/:id', Component: Screen },
      { path: '*', Component: () => <p>{useLocation().pathname}</p> },
    ],
    { initialEntries: ['/before', '/tournaments/8'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('/confirm-tournament-application/8')).toBeTruthy();
  await router.navigate(-1);
  expect(await screen.findByText('/before')).toBeTruthy();
});
