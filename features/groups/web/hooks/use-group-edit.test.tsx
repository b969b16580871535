import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissShown, notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { groupsMessages as en } from '../../groups.messages.en.ts';
import { groupsMessages as ja } from '../../groups.messages.ja.ts';
import { MemberFields, type MembersForm } from '../components/member-fields.tsx';
import { sampleGroup } from '../lib/sample-group.ts';
import { useGroupEdit } from './use-group-edit.ts';

afterEach(() => {
  dismissShown();
  vi.unstubAllGlobals();
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
