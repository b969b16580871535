import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { secondFactorMessages as factor } from '#features/accounts/second-factor/second-factor.messages.en.ts';
import { type Session, sessionQuery } from '#features/accounts/web/lib/session.ts';
import { LanguageProvider } from '#platform/web/i18n/language.tsx';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { catalogIn } from '../../../apps/web/test-rendered.tsx';
import { reauthenticateMessages as again } from '../reauthenticate/reauthenticate.messages.en.ts';
import { signInMessages as en } from '../sign-in.messages.en.ts';
import { SessionGuard } from './components/session-guard.tsx';

/** The requests to the server: method and address. */
let asked: string[] = [];

type Roles = NonNullable<Session['account']>['roles'];

test('A visitor is asked to log in, with the way back', async () => {
  open('signed-in', null);
  expect(await screen.findByText(en.guardTitle)).toBeTruthy();
  const link = screen.getByRole('link', { name: en.logIn });
  expect(link.getAttribute('href')).toBe('/login?next=%2Fmy-page%3Ftab%3Dpoints');
  expect(screen.queryByText('inside')).toBeNull();
});

test('A signed-in person sees the screen', async () => {
  open('signed-in', ['player']);
  expect(await screen.findByText('inside')).toBeTruthy();
});

test('A player is shown how to become an organizer', async () => {
  open('organizer', ['player']);
  const link = await screen.findByRole('link', { name: en.applyOrganizer });
  expect(link.getAttribute('href')).toBe('/tournament-organizer-registration');
});

test('An organizer may open screens for organizers, and not those for operators', async () => {
  open('organizer', ['player', 'organizer']);
  expect(await screen.findByText('inside')).toBeTruthy();
  cleanup();
  queryClient.clear();
  open('operator', ['player', 'organizer']);
  expect(await screen.findByText(en.operatorsTitle)).toBeTruthy();
});

test('An operator without a second factor is led to set it up, with the way back', async () => {
  queryClient.setQueryData(sessionQuery.queryKey, session(['player'], false, true));
  open('operator', 'lost');
  const link = await screen.findByRole('link', { name: en.setUpSecondFactor });
  expect(link.getAttribute('href')).toBe(
    `/account/second-factor?next=${encodeURIComponent('/my-page?tab=points')}`,
  );
  expect(screen.queryByText('inside')).toBeNull();
});

test('A person who was signed in still is without a connection', async () => {
  queryClient.setQueryData(sessionQuery.queryKey, session(['player']));
  open('signed-in', 'lost');
  expect(await screen.findByText('inside')).toBeTruthy();
});

test('A screen that is left without a connection leaves the restored answer to who is signed in', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const leave = new QueryObserver(queryClient, sessionQuery).subscribe(() => {});
  // The phone's copy is restored while the read waits.
  const restored = {
    data: session(['player']),
    dataUpdatedAt: Date.now(),
    status: 'success',
  } as const;
  queryClient.getQueryCache().find({ queryKey: sessionQuery.queryKey })?.setState(restored);
  leave();
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.account).toBeTruthy();
});

test('A person who comes back after the session has ended may leave: the screen goes, and a login is offered', async () => {
  queryClient.setQueryData(sessionQuery.queryKey, session(['player']), { updatedAt: 0 });
  open('signed-in', null);
  fireEvent.click(await screen.findByRole('button', { name: again.leave }));
  expect(await screen.findByText(en.guardTitle)).toBeTruthy();
  expect(screen.queryByText('inside')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('A login over the screen whose code comes too late asks for the password again, and says why', async () => {
  queryClient.setQueryData(sessionQuery.queryKey, session(['player']), { updatedAt: 0 });
  open('signed-in', null);
  await screen.findByRole('alertdialog');
  fireEvent.change(screen.getByLabelText(again.loginId), { target: { value: 'h@example.com' } });
  fireEvent.change(screen.getByLabelText(again.password), { target: { value: 'long-rally-7' } });
  fireEvent.click(screen.getByRole('button', { name: again.goOn }));
  fireEvent.change(await screen.findByLabelText(factor.appCode), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: again.goOn }));
  const password = await screen.findByLabelText<HTMLInputElement>(again.password);
  expect([password.value, document.activeElement]).toEqual(['', password]);
  expect(await screen.findByText(factor.failures.STEP_ENDED)).toBeTruthy();
  expect(screen.queryByLabelText(factor.appCode)).toBeNull();
});

test('In the demo, a person whose session has ended is asked whether to go on as its sample player', async () => {
  queryClient.setQueryData(sessionQuery.queryKey, session(['player'], true), { updatedAt: 0 });
  open('signed-in', null, true);
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: again.goOnInDemo }));
  expect(await screen.findByText('home')).toBeTruthy();
  expect(asked).toContain('POST /api/accounts/demo');
});

test('In the demo, a visitor of a personal screen may log in or enter the demo', async () => {
  open('signed-in', null, true);
  expect(await screen.findByRole('link', { name: en.logIn })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: en.enterDemo }));
  expect(await screen.findByText('inside')).toBeTruthy();
});

function open(
  access: 'signed-in' | 'organizer' | 'operator',
  roles: Roles | null | 'lost',
  demo = false,
) {
  let now = roles;
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    if (now === 'lost') throw new TypeError('Failed to fetch');
    if (url.endsWith('/demo')) now = ['player'];
    if (url.endsWith('/login')) return Response.json({ mustChangePassword: false, step: 'secret' });
    if (url.endsWith('/login/code')) {
      return Response.json({ code: 'STEP_ENDED', requestId: 'r' }, { status: 401 });
    }
    return Response.json(session(now, demo));
  });
  render(
    <MemoryRouter initialEntries={['/my-page?tab=points']}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider catalog={catalogIn('en')}>
          <Routes>
            <Route
              path="/my-page"
              element={
                <SessionGuard access={access}>
                  <p>inside</p>
                </SessionGuard>
              }
            />
            <Route path="/" element="home" />
          </Routes>
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function session(roles: Roles | null, demoOffered = false, awaitsSecondFactor = false): Session {
  if (!roles) return { account: null, demoOffered };
  const person = { id: 'a', name: 'Hana', organizationName: null, demo: false, awaitsSecondFactor };
  return {
    account: { ...person, language: 'en', roles, mustChangePassword: false, emailVerified: true },
    demoOffered,
  };
}
