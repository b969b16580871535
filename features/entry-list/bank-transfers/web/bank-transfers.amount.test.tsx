import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entryListMessages as ja } from '../../entry-list.messages.ja.ts';
import { NoteArrival } from './components/note-arrival.tsx';

/** Writes down that an amount has arrived; gives what was sent. */
async function note(amount: string) {
  const send = vi.fn(async (_note: { readonly amountYen: number }) => ({
    ok: true as const,
    data: null,
  }));
  rendered(
    <NoteArrival
      payer="青木 蓮"
      unpaid
      receivedYen={0}
      missingYen={2000}
      settlesLabel="支払い済みとする"
      send={send}
      reads={[]}
      words={{ failedTitle: '' }}
    />,
    { language: 'ja' },
  );
  fireEvent.click(screen.getByRole('button', { name: new RegExp(ja.transferMarkReceived) }));
  fireEvent.change(screen.getByLabelText(ja.transferAmount), { target: { value: amount } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: ja.transferNote })));
  return send.mock.calls.map(([{ amountYen }]) => amountYen);
}

test.for(['２，０００', '2,000円', '¥2 000', '￥２０００'])(
  'The amount of a transfer written as %s is two thousand yen',
  async (amount) => {
    expect(await note(amount)).toEqual([2000]);
  },
);

test.for(['1e5', '0x10', '12.5', '-3', '0', ''])(
  'The amount of a transfer written as "%s" is an error',
  async (amount) => {
    expect(await note(amount)).toEqual([]);
    expect(screen.getByText(ja.transferAmountError)).toBeTruthy();
  },
);
