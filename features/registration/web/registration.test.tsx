import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountsMessages as accountsEn } from '#features/accounts/accounts.messages.en.ts';
import { endDraft, readDraft } from '#features/accounts/web/lib/registration-draft.ts';
import { type Session, sessionQuery } from '#features/accounts/web/lib/session.ts';
import { myPageMessages as myPageEn } from '#features/my-page/my-page.messages.en.ts';
import { CHECK_TIMEOUT_MS } from '#features/sign-in/password/web/lib/password-check.ts';
import type { Language } from '#platform/shared/language.ts';
import { LanguageProvider } from '#platform/web/i18n/language.tsx';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { platformMessages } from '#platform/web/platform.messages.en.ts';
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx';
import { catalogIn } from '../../../apps/web/test-rendered.tsx';
import { registrationMessages as en } from '../registration.messages.en.ts';
import { registrationMessages as ja } from '../registration.messages.ja.ts';
import { Screen } from './screens/registration.screen.tsx';

const rating = { points: 1600, rank: 'B', place: 1000, players: 5000 };
type Reply = { status: number; body: object } | 'lost';
const profile = { rating: { points: 1200, rank: 'D', place: 3500, players: 5000 } };
/** Before the first rated match. */
const unrated = {
  rate: null,
  playerId: null,
  trend: [],
  last: null,
  hasRanking: false,
  hidden: null,
  isUnlisted: false,
};
/** Who is signed in. */
let account: object | null = null;
let replies: Reply[] = [];
let sent: { id: string }[] = [];
/** The server's answer about the password. */
let check: (signal: AbortSignal) => Promise<Response>;
const passwordIsFine = async () => Response.json({});
const passwordIsCommon = async () =>
  Response.json(
    { code: 'PASSWORD_WEAK', fields: { password: 'passwordCommon' }, requestId: 'r' },
    { status: 422 },
  );

beforeEach(() => {
  account = null;
  replies = [];
  sent = [];
  check = passwordIsFine;
  window.scrollTo = () => {};
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/session')) return Response.json({ account, demoOffered: false });
    if (url.includes('/profile')) return Response.json(profile);
    if (url.includes('/my-rating')) return Response.json(unrated);
    if (url.includes('/password/check')) return check(init?.signal as AbortSignal);
    sent.push(JSON.parse(String(init?.body)));
    const reply = replies.shift();
    if (!reply || reply === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(reply.body, { status: reply.status });
  });
});
afterEach(() => {
  endDraft();
});

test('Each field says what is wrong, in a text that follows the language', async () => {
  open();
  press(en.next);
  expect(await screen.findByText('Name must be at least 2 characters')).toBeTruthy();
  expect(screen.getByText('Please select a prefecture')).toBeTruthy();
  expect(screen.getByText('Please enter a valid phone number')).toBeTruthy();
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
  expect(field('fullName').getAttribute('aria-invalid')).toBe('true');

  type('fullName', 'H');
  press(platformMessages.languageToggle);
  expect(await screen.findByText(ja.errors.nameShort)).toBeTruthy();
  expect(field('fullName').value).toBe('H');
  expect(screen.queryByText('Please select a prefecture')).toBeNull();
});

test('Passwords that differ are reported beside the second one, together with the other errors', async () => {
  open();
  type('password', 'long-rally-7');
  type('confirmPassword', 'long-rally-8');
  press(en.next);
  expect(await screen.findByText("Passwords don't match")).toBeTruthy();
  expect(field('confirmPassword').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
});

test('A password that is easy to guess is refused on "Next" of step 1, beside its field', async () => {
  check = passwordIsCommon;
  open();
  fillPerson();
  press(en.next);
  expect(await screen.findByText(en.errors.passwordCommon)).toBeTruthy();
  expect(document.activeElement).toBe(field('password'));
  expect(field('fullName').value).toBe('Hana Sato');

  check = passwordIsFine;
  type('password', 'long-rally-8');
  type('confirmPassword', 'long-rally-8');
  press(en.next);
  expect(await screen.findByText(en.clubTitle)).toBeTruthy();
});

test('Step 1 goes on without a signal, and the password is checked with the registration', async () => {
  check = () => Promise.reject(new TypeError('Failed to fetch'));
  const fields = { 'person.password': 'passwordCommon' };
  replies = [{ status: 422, body: { code: 'PASSWORD_WEAK', fields, requestId: 'r' } }];
  open();
  await stepThree();
  press(en.getRating);
  expect(await screen.findByText(en.errors.passwordCommon)).toBeTruthy();
  expect(document.activeElement).toBe(field('password'));
});

test('Step 1 goes on after too many attempts', async () => {
  check = async () => Response.json({ code: 'RATE_LIMITED', requestId: 'r' }, { status: 429 });
  open();
  await stepOne();
  expect(screen.getByText(en.clubTitle)).toBeTruthy();
});

test('A server that does not answer delays step 1 for a few seconds only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    check = (signal) =>
      new Promise((_, fail) => {
        signal.addEventListener('abort', () => fail(new DOMException('given up', 'AbortError')));
      });
    open();
    fillPerson();
    press(en.next);
    await act(() => vi.advanceTimersByTimeAsync(CHECK_TIMEOUT_MS - 1));
    expect(screen.getByRole('button', { name: en.checking })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText(en.clubTitle)).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('A signed-in person who comes from another screen sees their own rating and My Page above the wizard', async () => {
  account = { id: 'a', name: 'Shota Yamada', demo: false };
  queryClient.setQueryData(sessionQuery.queryKey, { account, demoOffered: false } as Session);
  open();
  const rate = await screen.findByText('1200');
  expect(screen.getByText('D')).toBeTruthy();
  expect(screen.getByText('3500th of 5000 players')).toBeTruthy();
  expect(isBefore(rate, field('fullName'))).toBe(true);
  const way = screen.getByRole('link', { name: en.myPageTitle });
  expect(way.getAttribute('href')).toBe('/my-page');
  expect(isBefore(way, field('fullName'))).toBe(true);
  expect(screen.getByRole('heading', { name: en.registerOther })).toBeTruthy();
  expect(screen.queryByText(en.haveAccount)).toBeNull();
});

test('A person whom the server names after the first picture sees what is new below the form, so that nothing moves', async () => {
  account = { id: 'a', name: 'Shota Yamada', demo: false };
  open();
  const rate = await screen.findByText('1200');
  expect(isBefore(field('fullName'), rate)).toBe(true);
  const other = screen.getByRole('heading', { name: en.registerOther });
  expect(isBefore(other, screen.getByRole('button', { name: en.next }))).toBe(true);
  const way = screen.getByRole('link', { name: en.myPageTitle });
  expect(isBefore(way, field('fullName'))).toBe(true);
  expect(screen.queryByText(en.haveAccount)).toBeNull();
});

test('A visitor sees the link to the login above the wizard, and no rating', async () => {
  open();
  expect(await screen.findByText(en.haveAccount)).toBeTruthy();
  expect(screen.queryByText(myPageEn.ratingHeading)).toBeNull();
});

test('The back gesture goes one step back and the forward gesture one step on, and all input stays', async () => {
  open();
  await stepThree();
  press('back gesture');
  expect(await screen.findByText(en.clubTitle)).toBeTruthy();
  type('clubId', 'AB12CD34');
  press('back gesture');
  expect(await screen.findByText(en.registrationTitle)).toBeTruthy();
  expect(field('email').value).toBe('hana@example.com');
  press('forward gesture');
  await waitFor(() => expect(field('clubId').value).toBe('AB12CD34'));
  press('forward gesture');
  await screen.findByText(en.levelTitle);
  expect(document.querySelector<HTMLInputElement>('[name="level"][value="B"]')?.checked).toBe(true);
});

test('The back gesture after the result leaves the wizard', async () => {
  replies = [{ status: 200, body: { rating, club: 'none', clubName: null } }];
  open();
  await stepThree();
  press(en.getRating);
  await screen.findByText('Congratulations!');
  press('back gesture');
  expect(await screen.findByText('the screen before')).toBeTruthy();
});

test('The error of a corrected address is not shown again when the person comes back to it', async () => {
  const fields = { 'person.email': 'emailInUse' };
  replies = [{ status: 409, body: { code: 'EMAIL_IN_USE', fields, requestId: 'r' } }];
  open();
  await stepThree();
  press(en.getRating);
  await screen.findByText(en.errors.emailInUse);
  type('email', 'another@example.com');
  press(en.next);
  await screen.findByText(en.clubTitle);
  press(en.back);
  await waitFor(() => expect(field('email').value).toBe('another@example.com'));
  expect(screen.queryByText(en.errors.emailInUse)).toBeNull();
});

test('What was typed is there again after going back and forward', async () => {
  open();
  await stepOne();
  type('clubId', 'AB12CD34');
  press(en.back);
  await waitFor(() => expect(field('email').value).toBe('hana@example.com'));
  expect(field('password').value).toBe('long-rally-7');
  press(en.next);
  await waitFor(() => expect(field('clubId').value).toBe('AB12CD34'));
});

test('The password is never stored', async () => {
  open();
  await stepOne();
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('hana@example.com');
  expect(stored).not.toContain('long-rally-7');
});

test('A club code of another length is refused, an empty one is not', async () => {
  open();
  await stepOne();
  expect(field('clubId').maxLength).toBe(8);
  type('clubId', 'AB12');
  press(en.next);
  expect(await screen.findByText('Club ID must be 8 alphanumeric characters')).toBeTruthy();
  type('clubId', '');
  press(en.next);
  expect(await screen.findByText('Select Your Experience Level')).toBeTruthy();
});

test('A level is required, and the answer opens the result', async () => {
  replies = [{ status: 200, body: { rating, club: 'unknown-code', clubName: null } }];
  open();
  await stepOne();
  press(en.next);
  await screen.findByText('Select Your Experience Level');
  expect(screen.getByText(/Later, results decide\./)).toBeTruthy();
  press(en.getRating);
  expect(await screen.findByText('Please select your experience level')).toBeTruthy();
  choose('B');
  press(en.getRating);
  expect(await screen.findByText('Congratulations!')).toBeTruthy();
  expect(screen.getByText('1600 points')).toBeTruthy();
  expect(screen.getByText('1000th of 5000 players')).toBeTruthy();
  expect(screen.getByText(en.clubUnknown)).toBeTruthy();
});

test('A lost connection loses nothing, and sending again carries the same id', async () => {
  replies = ['lost', { status: 200, body: { rating, club: 'none', clubName: null } }];
  open();
  await stepThree();
  press(en.getRating);
  expect(await screen.findByText(accountsEn.notSentTitle)).toBeTruthy();
  press(en.getRating);
  await screen.findByText('Congratulations!');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.id).toBe(sent[1]?.id);
});

test('An address in use leads back to its field, with everything else still there', async () => {
  const fields = { 'person.email': 'emailInUse' };
  replies = [{ status: 409, body: { code: 'EMAIL_IN_USE', fields, requestId: 'r' } }];
  open();
  await stepThree();
  press(en.getRating);
  expect(await screen.findByText(en.errors.emailInUse)).toBeTruthy();
  expect(document.activeElement).toBe(field('email'));
  expect(field('fullName').value).toBe('Hana Sato');
  expect(field('password').value).toBe('long-rally-7');
  expect(readDraft().level).toBe('B');
});

test('Too many attempts are reported', async () => {
  replies = [{ status: 429, body: { code: 'RATE_LIMITED', requestId: 'r' } }];
  open();
  await stepThree();
  press(en.getRating);
  expect(await screen.findByText(accountsEn.tooManyTitle)).toBeTruthy();
});

function open(language: Language = 'en') {
  render(
    <MemoryRouter initialEntries={['/before', '/registration']} initialIndex={1}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider catalog={catalogIn(language)}>
          <LanguageSwitch />
          <Gestures />
          <Routes>
            <Route path="/before" element="the screen before" />
            <Route path="/registration" element={<Screen />} />
          </Routes>
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

/** The gestures at the edges of a phone's screen. */
function Gestures() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        back gesture
      </button>
      <button type="button" onClick={() => navigate(1)}>
        forward gesture
      </button>
    </>
  );
}

function fillPerson() {
  type('fullName', 'Hana Sato');
  type('prefecture', 'Tokyo');
  type('phone', '０９０-1234-5678');
  type('email', 'hana@example.com');
  type('password', 'long-rally-7');
  type('confirmPassword', 'long-rally-7');
}

async function stepOne() {
  fillPerson();
  press(en.next);
  await screen.findByText('Club Information (Optional)');
}

async function stepThree() {
  await stepOne();
  press(en.next);
  await screen.findByText('Select Your Experience Level');
  choose('B');
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

function type(name: string, value: string) {
  act(() => void fireEvent.change(field(name), { target: { value } }));
}

function isBefore(one: Element, other: Element): boolean {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function choose(level: string) {
  act(() => void fireEvent.click(document.querySelector(`[name="level"][value="${level}"]`)!));
}

function press(label: string) {
  act(() => void fireEvent.click(screen.getByRole('button', { name: label })));
}
