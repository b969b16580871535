import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { now } from '#platform/web/clock.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { secondFactorMessages as en } from '../second-factor.messages.en.ts';
import { Screen } from './screens/second-factor.screen.tsx';

const LONG_AGO = '2026-01-01T00:00:00.000Z';
const OFF = { onSince: null, codesLeft: 0, codesSince: null };

/** What the server has stored, and whether its answer to the first code arrives. */
let stored: { onSince: string | null; codesLeft: number; codesSince: string | null };
let arrives: boolean;

beforeEach(() => {
  stored = OFF;
  arrives = false;
  vi.stubGlobal('fetch', answer);
});
/** Answers as the server does; each set of codes is named after what made it. */
async function answer(url: string, { method = 'GET' }: RequestInit = {}): Promise<Response> {
  const path = url.replace('/api/accounts/', '');
  if (path === 'session') return Response.json({ account: { id: 'ann', demo: false, roles: [] } });
  if (method === 'GET')
    return Response.json({ ...stored, required: false, asksFor: null, passkeys: 0 });
  if (path === 'second-factor/begin') return Response.json({ secret: 'ABCD', uri: 'otpauth://a' });
  const at = now().toISOString();
  stored = { onSince: stored.onSince ?? at, codesLeft: 10, codesSince: at };
  if (path === 'second-factor/recovery-codes') return Response.json({ recoveryCodes: ['RENEWED'] });
  if (!arrives) throw new TypeError('Failed to fetch');
  return Response.json({ recoveryCodes: ['FIRST'] });
}

/** Types the password, and then the first code of the app. */
async function confirmApp(): Promise<void> {
  const password = await screen.findByLabelText(new RegExp(en.currentPassword));
  fireEvent.change(password, { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: en.begin }));
  const code = await screen.findByLabelText(new RegExp(en.firstCode));
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: en.turnOn }));
}

async function renew(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: en.newCodes }));
  fireEvent.click(await screen.findByRole('button', { name: en.makeThem }));
  await screen.findByText('RENEWED');
}

test('Who never got the answer to the first code is offered new recovery codes', async () => {
  rendered(<Screen />);
  await confirmApp();
  await screen.findByText(en.unseenTitle);
  await renew();
  fireEvent.click(screen.getByRole('button', { name: en.done }));
  await screen.findByText(en.moveTitle);
  expect(screen.queryByText(en.unseenTitle)).toBeNull();
});

test('Who never got the answer to the first code of another app is offered new recovery codes', async () => {
  stored = { onSince: LONG_AGO, codesLeft: 7, codesSince: LONG_AGO };
  rendered(<Screen />);
  fireEvent.click(await screen.findByRole('button', { name: en.move }));
  await confirmApp();
  await screen.findByText(en.unseenTitle);
  await renew();
});

test('Who has seen the recovery codes is not asked about them', async () => {
  arrives = true;
  rendered(<Screen />);
  await confirmApp();
  await screen.findByText('FIRST');
  fireEvent.click(screen.getByRole('button', { name: en.done }));
  await screen.findByText(en.moveTitle);
  expect(screen.queryByText(en.unseenTitle)).toBeNull();
});

test('Recovery codes of earlier days are taken to have been seen', async () => {
  stored = { onSince: LONG_AGO, codesLeft: 7, codesSince: LONG_AGO };
  rendered(<Screen />);
  await screen.findByText(en.moveTitle);
  await waitFor(() => expect(screen.queryByText(en.unseenTitle)).toBeNull());
});
