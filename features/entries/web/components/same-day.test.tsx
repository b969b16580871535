import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entriesMessages as t } from '../../entries.messages.en.ts';
import { SameDay } from './same-day.tsx';

test('Another tournament on the same day is found on a later page of what the reader has entered', async () => {
  const entry = (id: number, eventDate: string) => ({
    id: String(id),
    tournament: { id, eventDate, name: `Open ${id}` },
  });
  const pages = [
    { entries: [entry(1, '2026-12-04'), entry(2, '2026-12-06')], nextCursor: 'second' },
    { entries: [entry(3, '2026-12-06'), entry(4, '2026-12-20')], nextCursor: 'third' },
  ];
  const asked = vi.fn(async (url: string) =>
    Response.json(pages[url.includes('cursor=second') ? 1 : 0]),
  );
  vi.stubGlobal('fetch', asked);
  rendered(<SameDay tournament={{ id: 2, eventDate: '2026-12-06' }} />);
  expect(await screen.findByText(t.sameDayText('Open 3'))).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
});
