import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { DateField } from './date-field.tsx';

// Loaded at the first opening; its first transformation takes a busy machine longer than a test waits.
beforeAll(() => import('./calendar.tsx'));

it('A date is chosen by keyboard, in the language in use, and the focus returns', async () => {
  const onValue = vi.fn();
  rendered(
    <DateField name="eventDate" label="開催日" defaultValue="2026-12-05" onValue={onValue} />,
    {
      language: 'ja',
    },
  );
  const button = screen.getByRole('button', { name: '開催日 2026年12月5日（土）' });
  button.focus();
  fireEvent.click(button);
  const day = await screen.findByRole('button', { name: /2026年12月5日土曜日/ });
  await waitFor(() => expect(document.activeElement).toBe(day));
  await act(async () => void fireEvent.keyDown(day, { key: 'ArrowDown' }));
  const next = screen.getByRole('button', { name: /2026年12月12日土曜日/ });
  await waitFor(() => expect(document.activeElement).toBe(next));
  fireEvent.click(next);
  expect(onValue).toHaveBeenCalledWith('2026-12-12');
  expect(document.querySelector<HTMLInputElement>('input[name=eventDate]')?.value).toBe(
    '2026-12-12',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('A date can be cleared where the form allows it, and an empty one has nothing to clear', async () => {
  const onValue = vi.fn();
  rendered(
    <DateField
      name="eventDate"
      label="Day"
      clearable
      defaultValue="2026-12-05"
      onValue={onValue}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Day/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the date' }));
  expect(onValue).toHaveBeenCalledWith('');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Day Choose a date' }));
  expect(screen.queryByRole('button', { name: 'Clear the date' })).toBeNull();
});

it('A date cannot be cleared by default', async () => {
  rendered(<DateField name="eventDate" label="Day" defaultValue="2026-12-05" />);
  fireEvent.click(screen.getByRole('button', { name: /^Day/ }));
  await screen.findByRole('grid');
  expect(screen.queryByRole('button', { name: 'Clear the date' })).toBeNull();
});
