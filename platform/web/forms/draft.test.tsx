import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { rendered } from '../testing/rendered.tsx';
import { TextField } from '../ui/text-field.tsx';
import { phoneDraft, tabDraft, useTyped } from './draft.ts';
import { useZodForm } from './use-form.ts';

interface Values {
  readonly name: string;
}
it.each([
  { where: 'the tab', draft: tabDraft<Values>('group'), storage: sessionStorage, key: 'group' },
  {
    where: 'the phone',
    draft: phoneDraft<Values>('group'),
    storage: localStorage,
    key: 'draft group',
  },
])('A draft in $where is read as it was written until it is cleared', ({ draft, storage, key }) => {
  expect(draft.read()).toBeNull();
  draft.write({ name: 'Sakura' });
  expect(draft.read()).toEqual({ name: 'Sakura' });
  expect(storage.getItem(key)).toBe('{"name":"Sakura"}');
  draft.clear();
  expect(draft.read()).toBeNull();
});

it('An unreadable draft counts as missing', () => {
  sessionStorage.setItem('group', '{"name":');
  expect(tabDraft('group').read()).toBeNull();
});

it('Without storage a draft is lost without an error', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const draft = tabDraft<Values>('group');
  draft.write({ name: 'Sakura' });
  draft.clear();
  expect(draft.read()).toBeNull();
});

it('A form gives its values to the newest listener at each change', () => {
  const heard: string[] = [];
  function Form() {
    const form = useZodForm(z.object({ name: z.string() }), { defaults: { name: '' } });
    const [round, setRound] = useState(1);
    useTyped(form, ({ name }) => heard.push(`${round} ${name}`));
    return (
      <>
        <TextField label="Name" {...form.register('name')} />
        <button type="button" onClick={() => setRound(2)}>
          Next
        </button>
      </>
    );
  }
  rendered(<Form />);
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
  type('S');
  fireEvent.click(screen.getByText('Next'));
  type('Sa');
  expect(heard).toEqual(['1 S', '2 Sa']);
});
