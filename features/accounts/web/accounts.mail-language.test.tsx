import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onChosen, remember } from '#platform/web/i18n/remembered.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { startMailLanguage } from './lib/mail-language.ts';
import { sessionQuery } from './lib/session.ts';

/** The account on the server; null for a visitor. */
let account: { id: string; language: string } | null;
/** Without a signal nothing arrives; `oneWay`: what is sent arrives, and its answer is lost. */
let signal: 'good' | 'oneWay' | 'none';
let refusal: string | null;
let sent: string[];
let stop = () => {};

function answered(method: string, body: string): Response {
  if (method === 'GET') return Response.json({ account, demoOffered: false });
  const { language } = JSON.parse(body);
  sent.push(language);
  if (refusal) return Response.json({ code: refusal, requestId: 'r' }, { status: 403 });
  if (account) account = { ...account, language };
  return Response.json({});
}

beforeEach(() => {
  account = { id: 'ann', language: 'en' };
  signal = 'good';
  refusal = null;
  sent = [];
  // Another test may have chosen a language, which waits for the next who listens.
  onChosen(() => {})();
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    const answer = signal === 'none' ? null : answered(method, String(body));
    if (!answer || signal !== 'good') throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => {
  close();
});

/** Opens the app, which has the switch in its header; the account is known. */
async function open(language: 'en' | 'ja' = 'en') {
  rendered(<LanguageSwitch />, { language });
  stop = startMailLanguage();
  await known();
}
const known = () => act(() => queryClient.fetchQuery(sessionQuery));
function close() {
  stop();
  cleanup();
  queryClient.clear();
}
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
async function signalIsBack() {
  signal = 'good';
  await act(async () => void window.dispatchEvent(new Event('online')));
}
/** Whatever a tap, a start or a signal has caused is over: the next read of the account is a later one. */
async function expectSent(...languages: string[]) {
  await vi.waitFor(() => expect(sent).toEqual(languages));
  await known();
  expect(sent).toEqual(languages);
}

test("A switch of the language in the header switches that of the person's mails", async () => {
  await open();
  await press();
  await expectSent('ja');
  await press();
  await expectSent('ja', 'en');
  expect(account?.language).toBe('en');
});

test('The last of two quick switches counts', async () => {
  await open();
  await act(async () => {
    remember('ja');
    remember('en');
  });
  await expectSent('en');
});

test('A switch before the rest of the app has started is sent with its start', async () => {
  remember('ja');
  await open('ja');
  await expectSent('ja');
});

test('A switch to the language that the account had when it was last read is sent', async () => {
  await open('ja');
  // Another device of the person has chosen meanwhile.
  account = { id: 'ann', language: 'ja' };
  await press();
  await expectSent('en');
  expect(account.language).toBe('en');
});

test.each([
  '/c/secret',
  '/m/secret',
  '/b/secret',
  '/live/7/board',
  '/guardian',
  '/guardian/3/matches/7',
  '/pay-for',
  '/refunds/payer',
  '/unsubscribe',
])(
  'A switch on %s, a page for everybody who has its link, is not for the mails of the person who is signed in',
  async (path) => {
    history.replaceState(null, '', path);
    await open();
    await press();
    await expectSent();
  },
);

test('A switch on the public page of a tournament is sent', async () => {
  history.replaceState(null, '', '/live/7');
  await open();
  await press();
  await expectSent('ja');
});

test('A device in another language than the account sends nothing by itself', async () => {
  await open('ja');
  close();
  await open('ja');
  await expectSent();
});

test('A switch without a signal is sent once there is one', async () => {
  await open();
  signal = 'none';
  await press();
  await signalIsBack();
  await expectSent('ja');
});

test('A switch without a signal is sent with the next start', async () => {
  await open();
  signal = 'none';
  await press();
  close();
  signal = 'good';
  await open('ja');
  await expectSent('ja');
});

test('A switch back after an answer that was lost is sent although the phone knows of no other language', async () => {
  await open();
  signal = 'oneWay';
  await press();
  await vi.waitFor(() => expect(account?.language).toBe('ja'));
  signal = 'good';
  await press();
  await expectSent('ja', 'en');
});

test('A switch that the server refuses is not sent again', async () => {
  await open();
  refusal = 'FORBIDDEN';
  await press();
  await expectSent('ja');
  await signalIsBack();
  close();
  await open('ja');
  await expectSent('ja');
});

test.each(['SIGN_IN_REQUIRED', 'ACCOUNT_CHANGED', 'RATE_LIMITED'])(
  'A switch that is refused by %s is sent again with the next start',
  async (code) => {
    await open();
    refusal = code;
    await press();
    await vi.waitFor(() => expect(sent).toEqual(['ja']));
    close();
    refusal = null;
    await open('ja');
    await expectSent('ja', 'ja');
  },
);

test('A switch of a session that has ended is sent once its own person is signed in again', async () => {
  await open();
  refusal = 'SIGN_IN_REQUIRED';
  account = null;
  await press();
  await expectSent('ja');
  refusal = null;
  account = { id: 'ann', language: 'en' };
  await act(() => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }));
  await known();
  await expectSent('ja', 'ja');
});

test('A switch of a visitor is not sent for the person who logs in next', async () => {
  account = null;
  await open();
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  signal = 'none';
  await press();
  close();
  signal = 'good';
  account = { id: 'ann', language: 'en' };
  await open('ja');
  await expectSent();
});

test('A switch without a signal waits for its own person', async () => {
  await open();
  signal = 'none';
  await press();
  close();
  signal = 'good';
  account = null;
  await open('ja');
  await expectSent();
  close();
  account = { id: 'ann', language: 'en' };
  await open('ja');
  await expectSent('ja');
});

test('A switch without a signal is not sent for another person, and waits for its own', async () => {
  await open();
  signal = 'none';
  await press();
  close();
  signal = 'good';
  account = { id: 'ben', language: 'en' };
  await open('ja');
  await expectSent();
  close();
  account = { id: 'ann', language: 'en' };
  await open('ja');
  await expectSent('ja');
});
