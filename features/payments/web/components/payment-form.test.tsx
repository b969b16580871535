import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FurtherWay } from '#domain/entry/vocabulary.ts';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { paymentsMessages as en } from '../../payments.messages.en.ts';
import { paymentsMessages as ja } from '../../payments.messages.ja.ts';
import type { Amounts, Outcome, Problem } from '../lib/payment-phase.ts';
import { optionsQuery } from '../payments.queries.ts';
import { PaymentForm } from './payment-form.tsx';

const entry = {
  event: { isOnly: true },
  id: '019a0000-0000-7000-8000-000000000001',
  feeYen: 2500,
} as Entry;
const noop = () => {};
const prepare = vi.fn(async () => entry.id);

function show(
  outcome: Outcome = { kind: 'paid', earned: null },
  available = 1500,
  upcoming: { points: number; from: string }[] = [],
  concludeEarlier = async () => false,
  reserved = true,
  failed: { problem: Problem; way: FurtherWay; amounts?: Amounts } | null = null,
) {
  const onPay = vi.fn(async (_order: unknown) => outcome);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const options = {
    points: { available, required: 2000, upcoming, debt: 0 },
    walletLink: 'https://wallet.example/pay',
    toPay: null,
    sandbox: false,
    further: failed ? [{ way: failed.way, until: null }] : [],
    browser: null,
  };
  client.setQueryData(optionsQuery(entry.id).queryKey, options);
  client.setQueryDefaults(['payments'], { queryFn: () => options });
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/api/entries/') ? { entry } : options),
  );
  rendered(
    <QueryClientProvider client={client}>
      <LanguageSwitch />
      <PaymentForm
        entry={entry}
        reserved={reserved}
        prepare={prepare}
        processing={false}
        unpaid={failed}
        onPay={onPay}
        concludeEarlier={concludeEarlier}
        onCancel={noop}
      />
    </QueryClientProvider>,
    { path: failed ? `/?method=${failed.way}` : '/' },
  );
  return onPay;
}

const press = (name: string) => {
  const text = screen.getByText(name);
  return act(async () => void fireEvent.click(text.closest('button') ?? text));
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));

async function fillCard() {
  await fill(en.cardholderName, 'TARO YAMADA');
  await fill(en.cardNumber, '4242 4242 4242 4242');
  await fill(en.expiryDate, '1228');
  await fill(en.cvv, '123');
}

it('An empty card shows every error beside its field, in the current language', async () => {
  const onPay = show();
  await press(en.complete);
  for (const text of ['nameMissing', 'numberInvalid', 'expiryInvalid', 'cvvInvalid'] as const) {
    expect(screen.getByText(en.cardErrors[text])).toBeTruthy();
  }
  expect(notifications.current()).toMatchObject({
    title: 'Error',
    description: 'Please ensure all fields are filled correctly',
    variant: 'destructive',
  });
  expect(document.activeElement).toBe(field(en.cardholderName));
  await press('EN | 日本語');
  expect(screen.getByText(ja.cardErrors.numberInvalid)).toBeTruthy();
  expect(screen.queryByText(en.cardErrors.numberInvalid)).toBeNull();
  expect(onPay).not.toHaveBeenCalled();
});

it('The form sends a token of the card and nothing else of it', async () => {
  const onPay = show();
  await fillCard();
  expect(field(en.cardNumber).value).toBe('4242424242424242');
  expect(field(en.expiryDate).value).toBe('12/28');
  await press(en.complete);
  expect(onPay).toHaveBeenCalledWith({
    method: 'credit-card',
    cardToken: 'tok_sandbox_ok_4242',
  });
});

it('The form retains the card after a decline, except its code', async () => {
  show({ kind: 'failed', problem: 'CARD_DECLINED' });
  await fillCard();
  await press(en.complete);
  expect(field(en.cardholderName).value).toBe('TARO YAMADA');
  expect(field(en.cardNumber).value).toBe('4242424242424242');
  expect(field(en.expiryDate).value).toBe('12/28');
  expect(field(en.cvv).value).toBe('');
});

it('The form retains the card while another method is shown', async () => {
  show();
  await fillCard();
  await press(en.qrCode);
  await press(en.creditCard);
  expect(field(en.cardNumber).value).toBe('4242424242424242');
});

it('A payment by QR code needs no card', async () => {
  const onPay = show();
  await press(en.qrCode);
  await press(en.complete);
  expect(onPay).toHaveBeenCalledWith({ method: 'qr-code', cardToken: undefined });
});

it.each([
  [1500, true],
  [2000, false],
])('With %i points, payment by points is blocked: %s', async (available, blocked) => {
  show(undefined, available);
  await press(en.usePoints);
  const button = screen.getByText(en.complete).closest('button');
  expect(button?.disabled).toBe(blocked);
  expect(screen.queryByText(en.pointsShort) !== null).toBe(blocked);
});

it('The form says from when earned points that are not open yet can be spent', async () => {
  show(undefined, 1500, [{ points: 100, from: '2026-11-28' }]);
  await press(en.usePoints);
  expect(screen.getByText('Another 100 pts can be spent from November 28, 2026')).toBeTruthy();
  await press('EN | 日本語');
  expect(screen.getByText('ほかに100ポイントが2026年11月28日から使えます')).toBeTruthy();
});

it("The form retains the card's code while the outcome of the charge is unknown", async () => {
  show({ kind: 'failed', problem: 'LOST' });
  await fillCard();
  await press(en.complete);
  expect(field(en.cvv).value).toBe('123');
});

it.each([
  ['LOST', 'konbini', 'Get the payment numbers', 'お支払い番号を発行する'],
  ['ERROR', 'transfer', 'Show the account', '振込先を表示する'],
  ['LOST', 'paypay', 'Complete Payment', '支払いを確定する'],
] as const)(
  'After the problem %s the form names the button that continues by %s',
  async (problem, way, english, japanese) => {
    show(undefined, 1500, [], undefined, true, { problem, way });
    expect(screen.getByRole('button', { name: english })).toBeTruthy();
    expect(screen.getByText(new RegExp(`Press "${english}" again`))).toBeTruthy();
    await press('EN | 日本語');
    expect(screen.getByRole('button', { name: japanese })).toBeTruthy();
    expect(screen.getByText(new RegExp(`もう一度「${japanese}」を`))).toBeTruthy();
  },
);

it('The form says from what and to what the total of an application has changed', () => {
  const amounts = { was: 12_000, is: 10_500 };
  show(undefined, 1500, [], undefined, true, { problem: 'AMOUNT_CHANGED', way: 'paypay', amounts });
  expect(screen.getByText(en.totalChanged('¥12,000', '¥10,500'))).toBeTruthy();
  expect(screen.queryByText(en.problems.AMOUNT_CHANGED)).toBeNull();
});

it('The form settles a payment whose answer was lost before it checks the card', async () => {
  const onPay = show(undefined, 1500, [], async () => true);
  await press(en.complete);
  expect(screen.queryByText(en.cardErrors.cvvInvalid)).toBeNull();
  expect(onPay).not.toHaveBeenCalled();
});

describe('by a payment app', () => {
  const order = () => {
    const link = screen.getByText(en.openApp);
    return link.compareDocumentPosition(screen.getByText(en.scan));
  };

  it('A phone shows the link to the payment app first, since it cannot scan its own screen', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
    show();
    await press(en.qrCode);
    const link = screen.getByText(en.openApp).closest('a');
    expect(link?.getAttribute('href')).toBe('https://wallet.example/pay');
    expect(order()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(en.saveCode)).toBeTruthy();
  });

  it('A computer shows the QR code first', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    show();
    await press(en.qrCode);
    expect(order()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('A sample place is reserved before it has a payment link', async () => {
    prepare.mockClear();
    show(undefined, 1500, [], undefined, false);
    expect(prepare).not.toHaveBeenCalled();
    await press(en.qrCode);
    expect(prepare).toHaveBeenCalledOnce();
  });
});
