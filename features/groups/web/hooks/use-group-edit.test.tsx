import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissShown, notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { groupsMessages as en } from '../../groups.messages.en.ts';
import { groupsMessages as ja } from '../../groups.messages.ja.ts';
import { MemberFields, type MembersForm } from '../components/member-fields.tsx';
import { sampleGroup } from '../lib/sample-group.ts';
import { useGroupEdit } from './use-group-edit.ts';

afterEach(() => {
  cleanup();
  dismissShown();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const group = sampleGroup();

/** The list of members of a group, and a button that saves it. */
function Editor() {
  const { form, save } = useGroupEdit(group);
  return (
    <form onSubmit={form.handleSubmit((values) => save(values))}>
      <MemberFields form={form as unknown as MembersForm} addLabel="Add" />
      <button type="submit">Save</button>
    </form>
  );
}

test('A list that others have filled meanwhile stays as it was typed, and names the limit below it', async () => {
  const fields = { 'members.root': 'tooManyMembers' };
  const refusal = { code: 'GROUP_FULL', requestId: 'r', fields };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }));
  rendered(<Editor />, { words: { en: { groups: en }, ja: { groups: ja } } });
  fireEvent.click(screen.getByText('Add'));
  const added = screen.getAllByRole<HTMLInputElement>('textbox').at(-1)!;
  fireEvent.change(added, { target: { value: 'Endo Rin' } });
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText(en.errors.tooManyMembers)).toBeTruthy();
  expect(added.value).toBe('Endo Rin');
  expect(notifications.current()?.title).toBe(en.fullTitle);
});

test.each([
  ['leads to the groups who has stayed', null],
  ['leaves who has gone elsewhere meanwhile', '/my-page'],
])('A group that is gone when it is saved %s', async (_, elsewhere) => {
  const refusal = { code: 'GROUP_NOT_FOUND', requestId: 'r' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }));
  rendered(
    <Routes>
      <Route path="/" element={<Editor />} />
      <Route path="/group-registered" element="Groups" />
    </Routes>,
    { words: { en: { groups: en }, ja: { groups: ja } } },
  );
  fireEvent.click(screen.getByText('Save'));
  if (elsewhere) history.pushState(null, '', elsewhere);
  await vi.waitFor(() => expect(notifications.current()?.title).toBe(en.notFoundTitle));
  await act(async () => {});
  expect(screen.queryByText('Groups') === null).toBe(elsewhere !== null);
});
