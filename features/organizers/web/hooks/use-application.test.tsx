import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { MIN_DURATION } from '#platform/web/timing.ts';
import { organizersMessages as en } from '../../organizers.messages.en.ts';
import { organizersMessages as ja } from '../../organizers.messages.ja.ts';
import { FORM, useApplication } from './use-application.ts';

const PATH = '/tournament-organizer-registration';
const typed = {
  organizerName: 'Kondo Aki',
  organizationName: 'Sakura Club',
  address: '1-2-3 Minami, Naha',
  email: 'kondo@example.com',
  phoneNumber: '0312345678',
  workplaceOrSchool: 'Sakura Junior High',
};

const sent = vi.fn(async () => Response.json({}));

function Applying() {
  const { onSubmit } = useApplication();
  return (
    <button type="button" onClick={() => void onSubmit()}>
      apply
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  history.replaceState(null, '', PATH);
  phoneDraft(FORM).write(typed);
  rendered(
    <Routes>
      <Route path={PATH} element={<Applying />} />
      <Route path="/tournament-organizer-submitted" element="Submitted" />
    </Routes>,
    { path: PATH, words: { en: { organizers: en }, ja: { organizers: ja } } },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it.each([
  ['leads on who has stayed', () => {}, true],
  ['leaves who has gone elsewhere meanwhile', () => history.pushState(null, '', '/my-page'), false],
])('An application as an organizer %s', async (_, meanwhile, leads) => {
  fireEvent.click(screen.getByText('apply'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  meanwhile();
  await act(() => vi.advanceTimersByTimeAsync(MIN_DURATION.organizerApplication));
  expect(notifications.current()?.title).toBe(en.submitted);
  expect(screen.queryByText('Submitted') !== null).toBe(leads);
});
