import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { ownEventsMessages as en } from '../own-events.messages.en.ts';
import { useEditEvent } from './hooks/use-edit-event.ts';
import { useNewEvent } from './hooks/use-new-event.ts';
import type { OwnEvent } from './own-events.queries.ts';

const PATH = '/organizer/tournaments/8/events/7/edit';
const values = {
  name: 'Singles',
  eventType: 'Singles',
  genderRule: 'any',
  level: 'Intermediate',
  ageRule: '',
  participationFee: '2200',
  participantLimit: '16',
  perClubLimit: '',
  rated: 'yes',
};
const event = {
  id: 7,
  name: 'Singles',
  eventType: 'Singles',
  genderRule: 'any',
  level: 'Intermediate',
  ageRule: '',
  feeYen: 2200,
  participantLimit: 16,
  perClubLimit: null,
  isRated: true,
} as OwnEvent;

function Saving({ form }: { readonly form: ReturnType<typeof useNewEvent> }) {
  return (
    <button type="button" onClick={() => void form.onSubmit()}>
      {form.isPending ? 'saving' : 'save'}
    </button>
  );
}
const New = () => <Saving form={useNewEvent(8, 'ms', values)} />;
const Edit = () => <Saving form={useEditEvent(8, event)} />;

describe.each([
  ['A new event', New, en.added],
  ['A saved event', Edit, en.saved],
])('%s', (what, Form, title) => {
  test.each([
    ['leads to the events who has stayed', PATH, true],
    ['leaves who has gone elsewhere meanwhile', '/my-page', false],
  ])(`${what} %s`, async (_, meanwhile, leads) => {
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    history.replaceState(null, '', PATH);
    rendered(
      <Routes>
        <Route path={PATH} element={<Form />} />
        <Route path="/organizer/tournaments/8/events" element="Events" />
      </Routes>,
      {
        path: PATH,
      },
    );
    fireEvent.click(screen.getByText('save'));
    await screen.findByText('saving');
    history.replaceState(null, '', meanwhile);
    answer.resolve(Response.json({ event, events: [event] }));
    await vi.waitFor(() => expect(screen.queryByText('saving')).toBeNull());
    await act(async () => {});
    expect(screen.queryByText('Events') !== null).toBe(leads);
    expect(notifications.current()?.title).toBe(title);
  });
});
