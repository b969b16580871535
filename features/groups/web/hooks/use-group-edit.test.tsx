import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { groupsMessages as en } from '../../groups.messages.en.ts';
import { MemberFields, type MembersForm } from '../components/member-fields.tsx';
import { sampleGroup } from '../lib/sample-group.ts';
import { useGroupEdit } from './use-group-edit.ts';

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
  rendered(<Editor />);
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
  );
  fireEvent.click(screen.getByText('Save'));
  if (elsewhere) history.pushState(null, '', elsewhere);
  await vi.waitFor(() => expect(notifications.current()?.title).toBe(en.notFoundTitle));
  await act(async () => {});
  expect(screen.queryByText('Groups') === null).toBe(elsewhere !== null);
});

test('What is typed while a save is under way stays, and nobody whom the save has added is added again', async () => {
  const answer = Promise.withResolvers<Response>();
  const sent: { version: number; members: object[]; removed: number[]; name: string }[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)));
    return answer.promise.then((response) => response.clone());
  });
  rendered(<Editor />);
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
  const add = (name: string) => {
    fireEvent.click(screen.getByText('Add'));
    fireEvent.change(boxes().at(-1)!, { target: { value: name } });
  };
  add('Chiba Sora');
  fireEvent.click(screen.getByText('Save'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  add('Doi Mao');
  fireEvent.change(boxes()[0]!, { target: { value: 'Aoki Rena' } });
  const saved = sampleGroup({ version: 3 });
  const chiba = { id: 13, name: 'Chiba Sora', joined: false, you: false, creator: false };
  const joined = { id: 14, name: 'Endo Rin', joined: true, you: false, creator: false };
  answer.resolve(Response.json({ ...saved, members: [...saved.members, chiba, joined] }));
  await vi.waitFor(() => expect(notifications.current()?.title).toBe(en.savedTitle));
  expect(boxes().map(({ value }) => value)).toEqual([
    'Aoki Rena',
    'Baba Yui',
    'Chiba Sora',
    'Doi Mao',
    'Endo Rin',
  ]);
  fireEvent.click(screen.getByText('Save'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    version: 3,
    members: [
      { memberId: 11, name: 'Aoki Rena' },
      { memberId: 12, name: 'Baba Yui' },
      { memberId: 13, name: 'Chiba Sora' },
      { memberId: null, name: 'Doi Mao' },
      { memberId: 14, name: 'Endo Rin' },
    ],
    removed: [],
  });
});

test('The line that is typed into while a save is under way keeps the focus', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async () => answer.promise);
  rendered(<Editor />);
  const save = screen.getByText('Save');
  fireEvent.click(save);
  await act(async () => {});
  const [first] = screen.getAllByRole<HTMLInputElement>('textbox');
  first!.focus();
  fireEvent.change(first!, { target: { value: 'Aoki Rena' } });
  answer.resolve(Response.json(sampleGroup({ version: 3 })));
  await vi.waitFor(() => expect(notifications.current()?.title).toBe(en.savedTitle));
  expect(document.activeElement).toBe(first);
  expect(first!.value).toBe('Aoki Rena');
});
