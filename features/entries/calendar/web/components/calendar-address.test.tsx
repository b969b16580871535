import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { calendarMessages as en } from '../../calendar.messages.en.ts';
import { CalendarAddress } from './calendar-address.tsx';

it.each([
  ['that the browser copies', async () => {}, { title: en.copied }],
  [
    'that the browser does not copy',
    () => Promise.reject(new Error('not allowed')),
    { title: en.copyFailed, variant: 'destructive' },
  ],
])(
  'An address %s is reported, as an error where it was not copied',
  async (_, writeText, shown) => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    rendered(
      <CalendarAddress
        url="https://rallydays.example/c.ics"
        busy={false}
        onRenew={async () => {}}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: en.copy }));
    await vi.waitFor(() => expect(notifications.current()).toMatchObject(shown));
  },
);
