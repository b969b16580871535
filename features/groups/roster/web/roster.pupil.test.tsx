import { fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { rosterMessages as en } from '../roster.messages.en.ts';
import { sampleRoster } from './lib/sample-roster.ts';
import { Screen } from './screens/pupil.screen.tsx';

const ID = '0197a000-0000-7000-8000-000000000001';
const known = {
  ...sampleRoster,
  pupils: [
    {
      id: ID,
      name: '青木 蓮',
      familyName: '青木',
      givenName: '蓮',
      familyKana: '',
      givenKana: '',
      grade: '',
      gender: '',
      registrationNo: '',
      joined: false,
    },
  ],
} as const;
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

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
    { path: { pathname, state: { isNew: true } } },
  );
  await type(en.columns.familyName, '青木');
  await type(en.columns.givenName, '蓮');
  await type(en.columns.familyKana, 'アオキ');
  press(en.save);
  await screen.findByText(en.clashTitle);
  press(en.save);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([{ was: null }, { was: { familyKana: 'アオギ', familyName: '' } }]);
});

test('Back after adding a player does not open the form that has added them', async () => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit = {}) =>
    Response.json(method === 'PUT' ? known : sampleRoster),
  );
  const pathname = `/group-roster/1/${ID}`;
  function Roster() {
    const navigate = useNavigate();
    return (
      <>
        <Link to={pathname} state={{ isNew: true }}>
          Add
        </Link>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </>
    );
  }
  rendered(
    <Routes>
      <Route path="/group-roster/:id" element={<Roster />} />
      <Route path="/group-roster/:id/:pupilId" element={<Screen />} />
    </Routes>,
    { path: '/group-roster/1' },
  );
  fireEvent.click(screen.getByRole('link', { name: 'Add' }));
  await type(en.columns.familyName, '青木');
  await type(en.columns.givenName, '蓮');
  press(en.save);
  await screen.findByRole('button', { name: 'Back' });
  press('Back');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('The address that has added a player edits them, and does not make somebody else of them', async () => {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_: string, { body, method }: RequestInit = {}) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    return Response.json(known);
  });
  const pathname = `/group-roster/1/${ID}`;
  rendered(
    <Routes>
      <Route path="/group-roster/:id" element="Roster" />
      <Route path="/group-roster/:id/:pupilId" element={<Screen />} />
    </Routes>,
    { path: { pathname, state: { isNew: true } } },
  );
  const family = await screen.findByRole('textbox', { name: en.columns.familyName });
  expect((family as HTMLInputElement).value).toBe('青木');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.editTitle);
  await type(en.columns.familyKana, 'アオキ');
  press(en.save);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ was: { familyName: '青木', familyKana: '' } }]);
});
