import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { dismissShown, notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { paymentsMessages as en } from '../../payments.messages.en.ts';
import { paymentsMessages as ja } from '../../payments.messages.ja.ts';

import { beginAttempt, endAttempt, usePayment } from './use-payment.ts';

vi.mock('#platform/web/timing.ts', async (original) => ({
  ...(await original<typeof import('#platform/web/timing.ts')>()),
  withMinDuration: (_least: number, work: Promise<unknown>) => work,
}));

const entry = {
  id: '019a0000-0000-7000-8000-000000000001',
  state: 'reserved',
  payment: 'due',
} as Entry;

function Payment({ of = entry }: { readonly of?: Entry }) {
  const { phase, concludeEarlier } = usePayment(of, {
    prepare: async () => entry.id,
    answered: true,
  });
  return (
    <button type="button" onClick={() => void concludeEarlier()}>
      {phase.name === 'form' ? (phase.problem ?? 'form') : phase.name}
    </button>
  );
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const shown = () => screen.getByRole('button').textContent;
const payment = (state: string) => ({
  payment: { state, pointsEarned: 0, pointsFrom: null },
  failure: state === 'declined' ? 'CARD_DECLINED' : null,
});

beforeEach(() => endAttempt(entry.id));
it.each([
  ['that was charged is paid', () => Response.json(payment('succeeded')), 'paid'],
  [
    'that was declined shows the refusal',
    () => Response.json(payment('declined')),
    'CARD_DECLINED',
  ],
  ['that cannot be looked up stays lost', () => Promise.reject(new TypeError('Failed')), 'LOST'],
])('An earlier payment %s', async (_name, answer, after) => {
  rendered(<Payment />);
  beginAttempt(entry.id);
  vi.stubGlobal('fetch', async () => answer());
  await press();
  await waitFor(() => expect(shown()).toBe(after));
});

it('A refused approval shows the refusal, although the entry was read before it', async () => {
  vi.stubGlobal('fetch', async () => Response.json(payment('declined')));
  beginAttempt(entry.id);
  const stale = { ...entry, payment: 'pending', waitsFor: 'approval' } as Entry;
  rendered(<Payment of={stale} />);
  expect(shown()).toBe('waiting');
  await press();
  await waitFor(() => expect(shown()).toBe('CARD_DECLINED'));
});

it('Without an earlier payment nothing is looked up', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  rendered(<Payment />);
  await press();
  expect(shown()).toBe('form');
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['whose own half is paid', { payment: 'made' }, 'paid'],
  ['whose half is being paid', { payment: 'pending' }, 'confirming'],
  ['that waits for a store', { payment: 'pending', waitsFor: 'store' }, 'waiting'],
  ['that has lapsed', { state: 'lapsed', payment: 'none' }, 'expired'],
  ['that the version before has stored', { payment: undefined }, 'form'],
] as const)('An entry %s shows what there is to do', (_name, change, phase) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  rendered(<Payment of={{ ...entry, ...change } as Entry} />);
  expect(shown()).toBe(phase);
});

// Source: specification, sections 2.24 and 8.
it.each([
  ['a fee', {}, 'en', en.entryConfirmed],
  ['a fee', {}, 'ja', ja.entryConfirmed],
  ['the first half of a fee', { otherFeeYen: 1500, pair: { role: 'player' } }, 'en', en.halfPaid],
  ['the first half of a fee', { otherFeeYen: 1500, pair: { role: 'player' } }, 'ja', ja.halfPaid],
] as const)(
  'After %s the notification says that the payment was successful (%#)',
  async (_name, change, language, description) => {
    rendered(<Payment of={{ ...entry, ...change } as Entry} />, { language });
    beginAttempt(entry.id);
    vi.stubGlobal('fetch', async () => Response.json(payment('succeeded')));
    await press();
    await waitFor(() => expect(shown()).toBe('paid'));
    const title = { en: 'Payment Successful!', ja: 'お支払いが完了しました！' }[language];
    expect(notifications.current()).toMatchObject({ title, description });
    dismissShown();
  },
);
