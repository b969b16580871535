import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rendered } from '../testing/rendered.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useEditBase } from './use-edit-base.ts';
import { useZodForm } from './use-form.ts';

const schema = z.object({ title: z.string(), text: z.string() });
type Texts = z.infer<typeof schema>;

/** A form over the server's values, which the buttons change, and the base of its edit. */
function Form({ news }: { readonly news: Texts }) {
  const [stored, setStored] = useState<Texts>({ title: 'A', text: 'a' });
  const form = useZodForm(schema, { defaults: stored, follow: true });
  const { base, accept } = useEditBase(form, stored);
  return (
    <form>
      <TextField label="Title" {...form.register('title')} />
      <TextField label="Text" {...form.register('text')} />
      <output>{`${base.title} ${base.text}`}</output>
      <button type="button" onClick={() => setStored(news)}>
        News
      </button>
      <button type="button" onClick={() => accept({ title: news.title })}>
        Accept
      </button>
    </form>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const base = () => screen.getByRole('status').textContent;

it('The base of an edit holds the values from before the person typed, field by field', async () => {
  rendered(<Form news={{ title: 'B', text: 'b' }} />);
  expect(base()).toBe('A a');
  await type('Title', 'Mine');
  await press('News');
  expect(base()).toBe('A b');
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('b');
});

it('The base of an edit has new values when the person types after they arrived', async () => {
  rendered(<Form news={{ title: 'B', text: 'b' }} />);
  await press('News');
  await type('Title', 'Mine');
  expect(base()).toBe('B b');
});

it('The base of an edit has the values of others once they are accepted', async () => {
  rendered(<Form news={{ title: 'B', text: 'b' }} />);
  await type('Title', 'Mine');
  await press('News');
  await press('Accept');
  expect(base()).toBe('B b');
});
