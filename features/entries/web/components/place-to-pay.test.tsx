import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entriesMessages as en } from '../../entries.messages.en.ts';
import { PlaceToPay } from './place-to-pay.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z') }));
it('An unpaid place names its tournament, the minutes left and its payment, and disappears when the time is over', async () => {
  const onOver = vi.fn();
  rendered(
    <PlaceToPay
      entryId="e1"
      tournamentName="First Cup"
      reservedUntil="2026-11-20T03:29:30Z"
      answeredAt={Date.now()}
      onOver={onOver}
    />,
  );
  expect(screen.getByText(en.unpaidPlace('First Cup'))).toBeTruthy();
  expect(screen.getByText(en.minutesLeft(29))).toBeTruthy();
  const way = screen.getByText(en.payNow).closest('a');
  expect(way?.getAttribute('href')).toBe('/tournament-payment?entry=e1');
  for (let minute = 0; minute < 31; minute++) await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText(en.payNow)).toBeNull();
  expect(onOver).toHaveBeenCalledOnce();
});

it('A place that is held to the end of a day names that day and its last minute', () => {
  const answeredAt = Date.now();
  const held = { tournamentName: 'First Cup', reservedUntil: '2026-11-27T15:00:00Z', answeredAt };
  rendered(<PlaceToPay entryId="e1" onOver={vi.fn()} {...held} />);
  const day = screen.getByText(/^[^.]*27.* 23:59$/);
  expect(day.parentElement?.textContent).toMatch(/^Pay by .* 23:59\.$/);
  expect(screen.queryByText(en.minutesLeft(29))).toBeNull();
});
