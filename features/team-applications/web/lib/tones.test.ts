import { describe, expect, test } from 'vitest';
import type { Application } from '../team-applications.queries.ts';
import { balanceOfTransfers, papersOf } from './tones.ts';

type About = Pick<Application, 'paidAt' | 'isByTransfer'> & Partial<Pick<Application, 'state'>>;

const school = (about: About) =>
  ({ totalYen: 1500, transfers: [{ amountYen: 600 }], ...about }) as Application;

describe('the transfers of a school', () => {
  test('A part of a transfer leaves the rest missing', () => {
    const balance = balanceOfTransfers(school({ paidAt: null, isByTransfer: true }));
    expect(balance).toEqual({ missingYen: 900, surplusYen: 0 });
  });

  test.each(['lapsed', 'cancelled'] as const)(
    'Nothing is missing of an unpaid application that is %s, and all of it goes back',
    (state) => {
      const balance = balanceOfTransfers(school({ paidAt: null, isByTransfer: true, state }));
      expect(balance).toEqual({ missingYen: 0, surplusYen: 600 });
    },
  );

  test('Nothing is missing of a paid application that is cancelled, once its transfer was sent back', () => {
    const paid = {
      paidAt: '2026-11-20T00:00:00Z',
      isByTransfer: true,
      state: 'cancelled',
    } as const;
    const back = { ...school(paid), transfers: [] };
    expect(balanceOfTransfers(back)).toEqual({ missingYen: 0, surplusYen: 0 });
  });

  test('All of a transfer is too much once the school has paid by card', () => {
    const balance = balanceOfTransfers(
      school({ paidAt: '2026-11-20T00:00:00Z', isByTransfer: false }),
    );
    expect(balance).toEqual({ missingYen: 0, surplusYen: 600 });
  });
});

test.each([
  ['Money that was received has a receipt', 500, true],
  [
    'A paid application whose money went back, or which was paid with points, has no receipt',
    0,
    false,
  ],
])('%s', (_what, receivedYen, receipt) => {
  const about = { paidAt: '2026-11-20T00:00:00Z', isByTransfer: false, state: 'paid' } as const;
  const application = { ...school(about), lines: [], receivedYen } as unknown as Application;
  expect(papersOf(application).receipt).toBe(receipt);
});
