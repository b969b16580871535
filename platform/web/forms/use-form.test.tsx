import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createMessagesHook } from '../i18n/language.tsx';
import { rendered } from '../testing/rendered.tsx';
import { DateField } from '../ui/date-field.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { applyRefusal, useZodForm } from './use-form.ts';

const schema = z.object({
  fullName: z.string().check(z.minLength(2, 'nameMin')),
  eventDate: z.string().check(z.minLength(1, 'dateNeeded')),
});
const words = {
  en: {
    sample: {
      nameMin: 'Name must be at least 2 characters',
      dateNeeded: 'Event date is required',
      taken: 'Taken',
    },
  },
  ja: {
    sample: {
      nameMin: '名前は2文字以上で入力してください',
      dateNeeded: '開催日は必須です',
      taken: '使われています',
    },
  },
};
const useText = createMessagesHook<(typeof words)['en']['sample']>('sample');
const onValid = vi.fn();

function Form({ name = '', date = '', follow = false }) {
  const t = useText();
  const form = useZodForm(schema, { defaults: { fullName: name, eventDate: date }, follow });
  const refuse = () =>
    applyRefusal(form, {
      ok: false,
      status: 409,
      code: 'X',
      fields: { fullName: 'taken' },
      requestId: 'r',
    });
  return (
    <form onSubmit={form.handleSubmit(onValid)}>
      <LanguageSwitch />
      <TextField
        label="Full name"
        {...form.register('fullName')}
        error={form.errorOf('fullName', t)}
      />
      <DateField
        label="Event date"
        {...form.register('eventDate')}
        error={form.errorOf('eventDate', t)}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={refuse}>
        Refuse
      </button>
      <button type="button" onClick={() => form.setValue('eventDate', '2026-12-24')}>
        Christmas
      </button>
    </form>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

it('A form shows errors beside their fields, focuses the first, and follows the language', async () => {
  rendered(<Form />, { words });
  const input = screen.getByLabelText<HTMLInputElement>('Full name');
  fireEvent.change(input, { target: { value: 'K' } });
  await press('Send');
  expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
  expect(screen.getByText('Event date is required')).toBeTruthy();
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Name must be at least 2 characters');

  await press('EN | 日本語');
  expect(screen.getByText('名前は2文字以上で入力してください')).toBeTruthy();
  expect(input.value).toBe('K');
});

it('A valid form is submitted with its date', async () => {
  rendered(<Form date="2026-12-05" />, { words });
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Ken' } });
  expect(screen.getByText('Sat, Dec 5, 2026')).toBeTruthy();
  await press('Send');
  expect(onValid.mock.lastCall?.[0]).toEqual({ fullName: 'Ken', eventDate: '2026-12-05' });
});

it('A date field shows a date that the form sets', async () => {
  rendered(<Form />, { words });
  await press('Christmas');
  expect(screen.getByText('Thu, Dec 24, 2026')).toBeTruthy();
});

it('A form follows its defaults in fields that nobody has typed into', async () => {
  const news = { date: '2026-12-05' };
  function News() {
    const [{ name, date }, setNews] = useState({ name: 'Ken', date: '2026-12-04' });
    return (
      <>
        <Form name={name} date={date} follow />
        <button type="button" onClick={() => setNews({ name: 'Kenta', ...news })}>
          News
        </button>
      </>
    );
  }
  rendered(<News />, { words });
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'K' } });
  await press('Send');
  await press('News');
  expect(screen.getByText('Sat, Dec 5, 2026')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('K');
  expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
  news.date = '2026-12-24';
  await press('News');
  expect(screen.getByText('Thu, Dec 24, 2026')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Kaori' } });
  await press('Send');
  expect(onValid.mock.lastCall?.[0]).toEqual({ fullName: 'Kaori', eventDate: '2026-12-24' });
});

it("A form shows the server's field errors next to their inputs", async () => {
  rendered(<Form />, { words });
  await press('Refuse');
  expect(screen.getByText('Taken')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
});
