import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { MIN_DURATION } from '#platform/web/timing.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { emptyTournament, publishDraft } from '../lib/tournament-values.ts';
import { usePublish } from './use-publish.ts';

const FORM = '/register-tournament';
const person = { id: 'a', organizationName: 'Sakura Club' };
const values = {
  ...emptyTournament('Sakura Club'),
  tournamentName: 'Autumn Cup',
  prefecture: 'Tokyo',
  venue: 'City Gym',
  eventDate: '2026-12-20',
  applicationDeadline: '2026-12-10',
  participantLimit: '32',
  participationFee: '1000',
  contactInfo: '0312345678',
  emergencyContact: '0312345678',
};

function Publishing() {
  const { onSubmit } = usePublish(person);
  return (
    <button type="button" onClick={() => void onSubmit()}>
      publish
    </button>
  );
}

const sent = vi.fn(async () => Response.json({ tournament: { id: 8 } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', sent);
  history.replaceState(null, '', FORM);
  publishDraft(person.id).write({ id: '0199c1a2-0000-7000-8000-000000000000', values });
  rendered(
    <Routes>
      <Route path={FORM} element={<Publishing />} />
      <Route path="/" element="Home" />
    </Routes>,
    { path: FORM },
  );
});
/** Publishes, and waits for the time after which the form leads home. */
async function publishing(meanwhile: () => void) {
  fireEvent.click(screen.getByText('publish'));
  await act(() => vi.advanceTimersByTimeAsync(MIN_DURATION.publishRedirect - 1));
  expect(sent).toHaveBeenCalled();
  expect(screen.queryByText('Home')).toBeNull();
  meanwhile();
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

it('Publishing leads home after two seconds', async () => {
  await publishing(() => {});
  expect(screen.getByText('Home')).toBeTruthy();
});

it('Publishing leads nobody home who has gone elsewhere meanwhile', async () => {
  // As the router does: the old screen stays until the code of the new one has loaded.
  await publishing(() => history.pushState(null, '', '/my-page'));
  expect(screen.queryByText('Home')).toBeNull();
});
