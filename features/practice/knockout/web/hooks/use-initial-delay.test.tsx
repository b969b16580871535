import { act, cleanup, screen } from '@testing-library/react';
import { type Location, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { MIN_DURATION } from '#platform/web/timing.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { useInitialDelay } from './use-initial-delay.ts';

let here: Location;

function Bracket() {
  here = useLocation();
  return <p>{useInitialDelay() ? 'looking' : 'the bracket'}</p>;
}

beforeEach(() => void vi.useFakeTimers());
it('A new draw is looked for once: a reload shows its bracket immediately', async () => {
  const state = { groupName: 'Sakura Club', newDraw: true };
  rendered(<Bracket />, {
    path: { pathname: '/tournament-bracket/1', search: '?session=s', state },
  });
  await act(() => vi.advanceTimersByTimeAsync(MIN_DURATION.bracketLoad - 1));
  expect(screen.getByText('looking')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('the bracket')).toBeTruthy();
  expect(here.search).toBe('?session=s');
  expect(here.state).toEqual({ groupName: 'Sakura Club' });

  // The browser opens the same entry of its history again.
  cleanup();
  rendered(<Bracket />, { path: here });
  expect(screen.getByText('the bracket')).toBeTruthy();
});
