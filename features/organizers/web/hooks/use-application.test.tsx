import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { personChanged, type Session, sessionQuery } from '#features/accounts/web/lib/session.ts';
import { APPLICATION_DRAFT } from '#features/accounts/web/lib/visitor-drafts.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { MIN_DURATION } from '#platform/web/timing.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { organizersMessages as en } from '../../organizers.messages.en.ts';
import { useApplication } from './use-application.ts';

const PATH = '/tournament-organizer-registration';
const typed = {
  organizerName: 'Kondo Aki',
  organizationName: 'Sakura Club',
  address: '1-2-3 Minami, Naha',
  email: 'kondo@example.com',
  phoneNumber: '0312345678',
  workplaceOrSchool: 'Sakura Junior High',
};

const sent = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));

function Applying() {
  const { form, onSubmit } = useApplication();
  return (
    <form onSubmit={onSubmit}>
      {Object.keys(typed).map((name) => (
        <input key={name} aria-label={name} {...form.register(name as keyof typeof typed)} />
      ))}
      <button type="submit">apply</button>
    </form>
  );
}

let client: QueryClient;
/** Opens the screen in the same browser; `undefined` while it is not known yet who is signed in. */
function open(account: string | null | undefined) {
  cleanup();
  client = new QueryClient();
  if (account !== undefined) signIn(account);
  rendered(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path={PATH} element={<Applying />} />
        <Route path="/tournament-organizer-submitted" element="Submitted" />
      </Routes>
    </QueryClientProvider>,
    { path: PATH },
  );
}

function signIn(id: string | null) {
  client.setQueryData(sessionQuery.queryKey, { account: id === null ? null : { id } } as Session);
}

/** The screen stays open; the query notifies its screens one turn later. */
function signInElsewhere(id: string) {
  return act(async () => {
    signIn(id);
    await vi.advanceTimersByTimeAsync(0);
  });
}

const box = (name: keyof typeof typed) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: keyof typeof typed, value: string) =>
  fireEvent.change(box(name), { target: { value } });
const fillIn = () => {
  for (const [name, value] of Object.entries(typed)) type(name as keyof typeof typed, value);
};
const apply = async (times: number) => {
  fireEvent.click(screen.getByText('apply'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(times));
};
const sentIds = () => sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)).id);

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockClear();
  // Who is signed in stays unknown where a test does not say it.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    init.method === 'POST' ? sent(url, init) : new Promise(() => {}),
  );
  history.replaceState(null, '', PATH);
});
it.each([
  ['leads on who has stayed', () => {}, true],
  ['leaves who has gone elsewhere meanwhile', () => history.pushState(null, '', '/my-page'), false],
])('An application as an organizer %s', async (_, meanwhile, leads) => {
  open(null);
  fillIn();
  await apply(1);
  meanwhile();
  await act(() => vi.advanceTimersByTimeAsync(MIN_DURATION.organizerApplication));
  expect(notifications.current()?.title).toBe(en.submitted);
  expect(screen.queryByText('Submitted') !== null).toBe(leads);
  expect(phoneDraft(APPLICATION_DRAFT).read()).toBeNull();
});

it('What a person has typed into an application is shown to no other, and waits for that person', () => {
  open('ann');
  type('address', typed.address);
  open('ben');
  expect(box('address').value).toBe('');
  open(null);
  expect(box('address').value).toBe('');
  open('ann');
  expect(box('address').value).toBe(typed.address);
});

it('What a visitor has typed into an application is gone once somebody logs in or out', async () => {
  open(null);
  type('address', typed.address);
  open(null);
  expect(box('address').value).toBe(typed.address);
  await act(personChanged);
  open(null);
  expect(box('address').value).toBe('');
});

it('An open application becomes that of the person whom another tab has logged in', async () => {
  open('ann');
  type('address', typed.address);
  await signInElsewhere('ben');
  expect(box('address').value).toBe('');
});

it('What is typed before it is known who is here belongs to that person', async () => {
  open('ann');
  type('address', typed.address);
  open(undefined);
  expect(box('address').value).toBe('');
  type('organizerName', 'Kondo');
  await signInElsewhere('ann');
  open('ann');
  expect([box('organizerName').value, box('address').value]).toEqual(['Kondo', typed.address]);
});

it('An application whose answer was lost has the same id after a reload, and another once it is another', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  open(null);
  fillIn();
  await apply(1);
  open(null);
  await apply(2);
  await act(() => vi.advanceTimersByTimeAsync(MIN_DURATION.organizerApplication));
  type('phoneNumber', '0398765432');
  await apply(3);
  const [first, second, third] = sentIds();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
