import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entriesMessages as en } from '../../entries.messages.en.ts';
import type { Entry } from '../entries.queries.ts';
import { Withdraw } from './withdraw.tsx';

const ofSchool = {
  id: 'e1',
  state: 'confirmed',
  payment: 'none',
  feeYen: 500,
  schoolName: 'Midori',
  pair: null,
  asksToWithdraw: false,
  isRefundable: false,
  event: { isOnly: true },
  tournament: { id: 1, name: 'Spring Cup' },
} as Entry;

it.for([
  [false, en.withdrawSchool('Midori')],
  [true, en.askSchool('Midori')],
] as const)(
  'A pupil reads that the fee of the school goes back to the school; the entries closed: %s',
  ([asksToWithdraw, text]) => {
    rendered(<Withdraw entry={{ ...ofSchool, asksToWithdraw }} />);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('alertdialog').textContent).toContain(text);
  },
);

it.for([
  [false, null, en.withdrawPaid('¥2,000')],
  [false, 1500, en.withdrawRest('¥500')],
  [false, 2000, en.withdrawGone],
  [true, null, en.askRefundable('¥2,000')],
  [true, 1500, en.askRest('¥500')],
  [true, 2000, en.askGone],
  [true, null, en.askTooLate, true],
  [true, 1500, en.askRestTooLate, true],
  [true, 2000, en.askGone, true],
] as const)(
  'A player reads how much of the fee still goes back; the entries closed: %s, gone back before: %s',
  ([asksToWithdraw, refundYen, text, isLate = false]) => {
    const paid = { payment: 'made', feeYen: 2000, schoolName: null } as const;
    const entry = { ...ofSchool, ...paid, asksToWithdraw, refundYen, isRefundable: !isLate };
    rendered(<Withdraw entry={entry} />);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('alertdialog').textContent).toContain(text);
  },
);
