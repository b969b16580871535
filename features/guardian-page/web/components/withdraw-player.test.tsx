import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { guardianPageMessages as en } from '../../guardian-page.messages.en.ts';
import { guardianPageMessages as ja } from '../../guardian-page.messages.ja.ts';
import type { GuardedEntry, Player } from '../guardian-page.queries.ts';
import { WithdrawPlayer } from './withdraw-player.tsx';

const player = { id: 'g1', name: 'Sato Hanako' } as Player;
const paid = {
  id: 'e1',
  state: 'confirmed',
  payment: 'made',
  feeYen: 2000,
  schoolName: null,
  asksToWithdraw: false,
  isRefundable: true,
  tournament: { id: 1, name: 'Spring Cup' },
} as GuardedEntry;

it.for([
  ['a paid entry', {}, en.withdrawPaid('¥2,000')],
  ['an unpaid one', { state: 'reserved', payment: 'due' }, en.withdrawUnpaid],
  ['one of which half is paid', { state: 'reserved', feeYen: 1000 }, en.withdrawPaid('¥1,000')],
  ['a free one', { payment: 'none', feeYen: 0 }, en.withdrawUnpaid],
  [
    'one that a school has made',
    { payment: 'none', schoolName: 'Midori', isRefundable: false },
    en.withdrawSchool('Midori'),
  ],
  ['a paid one of a closed event', { asksToWithdraw: true }, en.askRefundable('¥2,000')],
  [
    'a school’s of a closed event',
    { payment: 'none', schoolName: 'Midori', isRefundable: false, asksToWithdraw: true },
    en.askSchool('Midori'),
  ],
  ['one of which a part has gone back', { refundYen: 1500 }, en.withdrawRest('¥500')],
  ['one whose fee has gone back', { refundYen: 2000 }, en.withdrawGone],
  [
    'one of a closed event of which a part has gone back',
    { refundYen: 1500, asksToWithdraw: true },
    en.askRest('¥500'),
  ],
  [
    'one of a closed event whose fee has gone back',
    { refundYen: 2000, asksToWithdraw: true },
    en.askGone,
  ],
  [
    'one of a closed event after the deadline',
    { isRefundable: false, asksToWithdraw: true },
    en.askTooLate,
  ],
  [
    'one of a closed event after the deadline, of which a part has gone back',
    { refundYen: 1500, isRefundable: false, asksToWithdraw: true },
    en.askRestTooLate,
  ],
] as const)(
  'Before withdrawing %s the guardian reads what happens to its money',
  ([, change, text]) => {
    rendered(<WithdrawPlayer entry={{ ...paid, ...change }} player={player} secret="s" />);
    fireEvent.click(screen.getByRole('button', { name: /^(Withdraw|Ask to withdraw)$/ }));
    expect(screen.getByRole('alertdialog').textContent).toContain(text);
  },
);

it('The guardian reads that what was paid at a store or by a transfer goes to a bank account', () => {
  expect(en.withdrawPaid('')).toContain('goes to a bank account');
  expect(ja.withdrawPaid('')).toContain('銀行口座へ返金します');
});
