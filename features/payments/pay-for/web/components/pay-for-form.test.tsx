import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { paymentsMessages } from '../../../payments.messages.en.ts';
import { payForMessages as en } from '../../pay-for.messages.en.ts';
import type { PaymentRequest } from '../pay-for.queries.ts';
import { PayForForm } from './pay-for-form.tsx';

const request = {
  state: 'due',
  toPay: { amountYen: 2000 },
  isHalf: false,
  payment: null,
  sandbox: false,
  browser: null,
  further: [{ way: 'konbini', until: null }],
} as unknown as PaymentRequest;
const refusal = { code: 'INVALID_INPUT', fields: { receiptTo: 'emailInvalid' } };
/** The form, with the payment at a store chosen. */
async function show() {
  const send = vi.fn(async () => Response.json(refusal, { status: 422 }));
  vi.stubGlobal('fetch', send);
  rendered(
    <QueryClientProvider client={new QueryClient()}>
      <PayForForm secret="secret" request={request} />
    </QueryClientProvider>,
  );
  await act(async () => void fireEvent.click(screen.getByText(paymentsMessages.ways.konbini)));
  return send;
}

async function pay(receiptTo: string) {
  const field = screen.getByLabelText<HTMLInputElement>(en.receiptTo);
  fireEvent.change(field, { target: { value: receiptTo } });
  await act(async () => void fireEvent.submit(document.querySelector('form')!));
  return field;
}

it('An address that the server would refuse is said beside its field, and nothing is sent', async () => {
  const send = await show();
  const field = await pay('mother..aoki@example.com');
  expect(screen.getByText(en.errors.emailInvalid)).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
});

it('An address that the server refuses is said beside its field', async () => {
  const send = await show();
  const field = await pay('mother@example.com');
  expect(send).toHaveBeenCalledOnce();
  expect(screen.getByText(en.errors.emailInvalid)).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
