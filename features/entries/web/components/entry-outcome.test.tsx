import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { longDate, yen } from '#platform/shared/format.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entriesMessages as en } from '../../entries.messages.en.ts';
import { entriesMessages as ja } from '../../entries.messages.ja.ts';
import { EntryOutcome } from './entry-outcome.tsx';

const DEADLINE = '2026-11-30';
const pair = (role: 'player' | 'partner') =>
  ({ role, state: 'accepted', name: 'Aoki Ren', payUntil: null }) as const;
const withdrawn = {
  state: 'withdrawn',
  feeYen: 1500,
  payment: 'made',
  refund: 'none',
  canWithdraw: false,
  asksToWithdraw: false,
  isForfeited: true,
  tournament: { applicationDeadline: DEADLINE, eventDate: '2026-12-05' },
} as const;

it.each(['player', 'partner'] as const)(
  'The %s of a pair that was withdrawn after the deadline reads that the own half does not go back',
  (role) => {
    rendered(<EntryOutcome entry={{ ...withdrawn, pair: pair(role) }} over={false} />);
    expect(screen.getByText(en.noRefundAfter(longDate(DEADLINE, 'en')))).toBeTruthy();
  },
);

it('A partner whose half goes back reads how much it is', () => {
  const entry = {
    ...withdrawn,
    isForfeited: false,
    refund: 'pending' as const,
    pair: pair('partner'),
  };
  rendered(<EntryOutcome entry={entry} over={false} />);
  expect(screen.getByText(en.refundPending(yen(1500, 'en')))).toBeTruthy();
});

it('A partner for whom the player had paid reads nothing about money', () => {
  const entry = {
    ...withdrawn,
    isForfeited: false,
    payment: 'none' as const,
    pair: pair('partner'),
  };
  const { container } = rendered(<EntryOutcome entry={entry} over={false} />);
  expect(container.textContent).toBe('');
});

it.each([
  { language: 'en', text: en.playsForTeam },
  { language: 'ja', text: ja.playsForTeam },
] as const)(
  'Who only plays for a team reads that others decide about its entry ($language)',
  ({ language, text }) => {
    const entry = { ...withdrawn, state: 'confirmed', isForfeited: false, isMember: true } as const;
    rendered(<EntryOutcome entry={{ ...entry, pair: null }} over={false} />, { language });
    expect(screen.getByText(text)).toBeTruthy();
  },
);

it.each([
  { refundYen: 1000, text: en.withdrawUntilRest(longDate('2026-12-05', 'en'), '¥1,500') },
  { refundYen: 2500, text: en.withdrawUntilFree(longDate('2026-12-05', 'en')) },
])(
  'Who has got $refundYen of 2500 yen back reads what else goes back, not that all of it does',
  ({ refundYen, text }) => {
    const confirmed = { ...withdrawn, state: 'confirmed', isForfeited: false, pair: null } as const;
    const tournament = { applicationDeadline: '2026-12-05', eventDate: '2026-12-10' };
    const entry = { ...confirmed, refundYen, feeYen: 2500, canWithdraw: true, tournament };
    rendered(<EntryOutcome entry={entry} over={false} />, { language: 'en' });
    expect(screen.getByText(text)).toBeTruthy();
  },
);

it('A deadline after the day of the event lets nobody read that they can withdraw after it', () => {
  const confirmed = { ...withdrawn, state: 'confirmed', isForfeited: false, pair: null } as const;
  const tournament = { applicationDeadline: '2026-12-10', eventDate: '2026-12-05' };
  const entry = { ...confirmed, canWithdraw: true, tournament };
  rendered(<EntryOutcome entry={entry} over={false} />);
  expect(screen.getByText(en.withdrawUntil(longDate('2026-12-05', 'en')))).toBeTruthy();
});
