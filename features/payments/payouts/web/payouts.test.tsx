import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { payoutsMessages as en } from '../payouts.messages.en.ts';
import { type DuePayout, DuePayoutCard } from './components/due-payout-card.tsx';

const payout: DuePayout = {
  id: '019a0000-0000-7000-8000-000000000001',
  tournament: { id: 1, name: 'Spring Open', eventDate: '2026-12-01' },
  amountYen: 2000,
  state: 'ready',
  reason: 'refund',
  createdAt: '2026-11-20T00:00:00.000Z',
  paidOutOn: null,
  payee: 'Hanako',
  account: { bank: 'A', branch: 'B', accountType: 'ordinary', number: '7654321', holder: 'ヤマダ' },
  accountMark: 'first',
  paidOutName: '',
};

it('A refused note about an account that has changed closes the question and says so', async () => {
  const refusal = { ok: false, status: 409, code: 'PAYOUT_CHANGED', requestId: '' } as const;
  const pay = vi.fn(async () => refusal);
  rendered(<DuePayoutCard payout={payout} pay={pay} />);
  fireEvent.click(screen.getByText(en.markPaid));
  fireEvent.change(screen.getByLabelText(en.paidBy), { target: { value: 'Treasurer' } });
  fireEvent.submit(document.querySelector('dialog form')!);
  await vi.waitFor(() => expect(screen.queryByLabelText(en.paidBy)).toBeNull());
  const seen = { seenAmountYen: 2000, seenAccountMark: 'first' };
  expect(pay).toHaveBeenCalledWith(payout.id, expect.objectContaining(seen));
  expect(notifications.current()).toMatchObject({ description: en.changedText });
});
