import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { accountsMessages as accounts } from '#features/accounts/accounts.messages.en.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { rosterMessages as en } from '../roster.messages.en.ts';
import { sampleRoster } from './lib/sample-roster.ts';
import { Screen } from './screens/pupil.screen.tsx';

const ID = '0197a000-0000-7000-8000-000000000001';
const words = { en: { roster: en, accounts }, ja: {} };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('Whose new pupil a colleague has corrected saves again over what the colleague has saved', async () => {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_: string, { body, method }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.json(sampleRoster);
    sent.push(JSON.parse(String(body)));
    const details = { familyKana: 'アオギ' };
    return Response.json({ code: 'PUPIL_CHANGED', details, requestId: 'r' }, { status: 409 });
  });
  const pathname = `/group-roster/1/${ID}`;
  rendered(
    <Routes>
      <Route path="/group-roster/:id/:pupilId" element={<Screen />} />
    </Routes>,
    { path: { pathname, state: { isNew: true } }, words },
  );
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
  await type(en.columns.familyName, '青木');
  await type(en.columns.givenName, '蓮');
  await type(en.columns.familyKana, 'アオキ');
  const save = () => fireEvent.click(screen.getByRole('button', { name: en.save }));
  save();
  await screen.findByText(en.clashTitle);
  save();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([{ was: null }, { was: { familyKana: 'アオギ', familyName: '' } }]);
});
