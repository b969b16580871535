import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { teamApplicationsMessages as t } from '../../team-applications.messages.en.ts';
import type { Found, Line } from '../team-applications.queries.ts';
import { ApplicationLines } from './application-lines.tsx';

const player = { name: 'Aoki Ren', kana: '', grade: '' };
const line = { id: 'a', eventId: 7, state: 'confirmed', feeYen: 500, rank: 1, team: null };
const paid = { retainedYen: 500, paidPoints: null } as const;
const now = { ...paid, refund: 'none', isAsked: false, canWithdraw: true } as const;

function show(change: Partial<Line>, about: object = {}) {
  const event = { id: 7, name: 'Boys', eventType: 'Singles', level: 'Beginner' };
  const lines = [{ ...line, ...now, players: [player], ...change }];
  const found = {
    application: { id: 'b', isByTransfer: false, lines },
    events: [event],
    pupils: [],
    may: { withdraw: true, replace: false },
    ...about,
  } as unknown as Found;
  rendered(<ApplicationLines found={found} />);
}

test.each([
  ['at once says that the fee goes back', false, true, [t.withdrawPaid('¥500')]],
  ['on request says that the fee goes back', true, true, [t.withdrawAskRefund('¥500')]],
  ['on request after the deadline promises no fee', true, false, [t.withdrawTooLate]],
] as const)('Withdrawing a line %s', (_name, asksToWithdraw, isRefundable, texts) => {
  show({ asksToWithdraw, isRefundable });
  fireEvent.click(screen.getByRole('button', { name: /Withdraw/ }));
  const dialog = within(screen.getByRole('alertdialog', { hidden: true }));
  for (const text of texts) expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.queryByText(t.withdrawAsk) !== null).toBe(asksToWithdraw);
  const promised = dialog.queryAllByText(/goes back/).length > 0;
  expect(promised).toBe(isRefundable);
});

test.each([
  ['at once', false, t.withdrawPoints('2,000')],
  ['on request', true, t.withdrawAskPoints('2,000')],
] as const)(
  'Withdrawing a line that was paid with points %s says that points go back, and no yen',
  (_how, asksToWithdraw, text) => {
    show({ asksToWithdraw, isRefundable: true, paidPoints: 2000 });
    fireEvent.click(screen.getByRole('button', { name: /Withdraw/ }));
    const dialog = within(screen.getByRole('alertdialog', { hidden: true }));
    expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.queryByText(/¥/)).toBeNull();
  },
);

test.each([
  ['names what is left', { isRefundable: true, retainedYen: 300 }, t.withdrawPaid('¥300')],
  ['too late keeps what is left', { isRefundable: false, retainedYen: 300 }, t.withdrawTooLateRest],
  ['promises nothing of nothing', { isRefundable: true, retainedYen: 0 }, t.withdrawGivenBack],
  [
    'promises no points that are back',
    { isRefundable: true, retainedYen: 0, paidPoints: 0 },
    t.withdrawGivenBack,
  ],
] as const)(
  'Withdrawing a line of which the organizer has given something back %s',
  (_what, change, text) => {
    show({ asksToWithdraw: false, ...change });
    fireEvent.click(screen.getByRole('button', { name: /Withdraw/ }));
    const dialog = within(screen.getByRole('alertdialog', { hidden: true }));
    expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.queryByText(/¥500/)).toBeNull();
  },
);

test('A line that cannot be withdrawn has no button', () => {
  show({ canWithdraw: false });
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
});

test.each([
  ['of a team leads to the squad', '桜丘 A', '/squads/a'],
  ['of one player leads to no squad', null, null],
] as const)('Replacing a pupil in a line %s', (_name, team, address) => {
  const pupils = [{ id: 'c', name: 'Baba Yui', grade: '' }];
  const players = [{ ...player, pupilId: 'd' }] as unknown as Line['players'];
  show({ team, players }, { pupils, may: { withdraw: true, replace: true } });
  fireEvent.click(screen.getByRole('button', { name: /Replace/ }));
  const link = screen.queryByRole('link', { name: t.squad, hidden: true });
  expect(link?.getAttribute('href') ?? null).toBe(address);
});
