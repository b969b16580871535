import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { MIN_DURATION } from '#platform/web/timing.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entriesMessages as en } from '../../entries.messages.en.ts';
import type { TeamNames } from '../../teams/web/hooks/use-team-names.ts';
import { useApplication } from './use-application.ts';
import type { FeeSplit } from './use-fee-split.ts';

const FORM = '/confirm-tournament-application/7';
const teams = { of: () => null } as unknown as TeamNames;
const fees = { of: () => null } as unknown as FeeSplit;

function Applying() {
  const { submit } = useApplication(7, [1], { teams, fees });
  return (
    <button type="button" onClick={() => void submit(null)}>
      apply
    </button>
  );
}

function show(state: 'reserved' | 'confirmed') {
  const entry = { id: 'e', state, tournament: { id: 7 } };
  vi.stubGlobal('fetch', async () => Response.json({ entry, also: [] }));
  rendered(
    <Routes>
      <Route path={FORM} element={<Applying />} />
      <Route path="/tournament-payment" element="Next" />
      <Route path="/my-tournaments" element="Next" />
    </Routes>,
    { path: FORM },
  );
}

/** Applies, and goes elsewhere before the answer is shown. */
async function applying(meanwhile: () => void) {
  fireEvent.click(screen.getByText('apply'));
  await act(() => vi.advanceTimersByTimeAsync(MIN_DURATION.application - 1));
  meanwhile();
  await act(() => vi.advanceTimersByTimeAsync(1000));
}
const leave = () => history.pushState(null, '', '/my-page');

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', FORM);
});
it.each(['reserved', 'confirmed'] as const)(
  'An application that is %s leads on, but takes nobody along who has gone elsewhere meanwhile',
  async (state) => {
    show(state);
    await applying(() => {});
    expect(screen.getByText('Next')).toBeTruthy();

    history.replaceState(null, '', FORM);
    show(state);
    await applying(leave);
    expect(screen.getByText('apply')).toBeTruthy();
  },
);

it('A place without a fee is reported also to who has gone elsewhere meanwhile', async () => {
  show('confirmed');
  await applying(leave);
  expect(notifications.current()?.title).toBe(en.freeConfirmed);
});
