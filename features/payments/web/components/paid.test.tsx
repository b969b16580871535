import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfirmedEntry, Entry } from '#features/entries/web/entries.queries.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { paymentsMessages as en } from '../../payments.messages.en.ts';
import { Paid } from './paid.tsx';

const entry = {
  id: 'e1',
  tournament: { name: 'Autumn Cup', eventDate: '2026-12-05' },
} as Entry;

function Next() {
  const { confirmed } = useLocation().state as ConfirmedEntry;
  return <p>{`next: ${confirmed.id}`}</p>;
}

function show(justNow: boolean, of = entry) {
  rendered(
    <Routes>
      <Route path="/" element={<Paid entry={of} earned={null} justNow={justNow} />} />
      <Route path="/practice-records" element={<Next />} />
    </Routes>,
  );
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
describe('after paying', () => {
  it('The paid screen goes on after two seconds, with the confirmed entry', async () => {
    show(true);
    expect(screen.getByText(en.redirecting)).toBeTruthy();
    await wait(1999);
    expect(screen.queryByText('next: e1')).toBeNull();
    await wait(1);
    expect(screen.getByText('next: e1')).toBeTruthy();
  });

  it.each(['pointerDown', 'keyDown', 'wheel'] as const)(
    'The paid screen stays when the page is touched (%s), and no longer says that it goes on',
    async (touch) => {
      show(true);
      await wait(1000);
      await act(
        async () => void fireEvent[touch](screen.getByText('Autumn Cup', { exact: false })),
      );
      await wait(60_000);
      expect(screen.queryByText('next: e1')).toBeNull();
      expect(screen.queryByText(en.redirecting)).toBeNull();
      expect(screen.getByText(en.thanks)).toBeTruthy();
    },
  );

  it('The paid screen of the first half of a split fee leads to the partner, and does not go on by itself', async () => {
    const half = { state: 'reserved', otherFeeYen: 1500, pair: { role: 'player' } };
    show(true, { ...entry, ...half } as Entry);
    await wait(60_000);
    expect(screen.getByText(en.halfThanks)).toBeTruthy();
    const invite = screen.getByRole('link', { name: en.invitePartner });
    expect(invite.getAttribute('href')).toBe('/my-tournaments/e1/pair');
  });

  it('The paid screen stays where the entry was paid before', async () => {
    show(false);
    await wait(60_000);
    expect(screen.getByText(en.thanks)).toBeTruthy();
  });
});
