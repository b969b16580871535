import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId } from '#platform/shared/ids.ts';
import { linkRefusals, linkSecret } from '#platform/shared/mailed-link.ts';
import { open as openPayment, options, pay as payOwn } from '../payments.contract.ts';
import { receiptSchema } from './pay-for.form.ts';
import { PAY_FOR_STATES, PAY_FOR_WAYS } from './pay-for.vocabulary.ts';

/** Somebody else pays by a link, such as a guardian without an account. */
const proof = z.object({ secret: linkSecret }).meta({ id: 'PayerProof' });

const request = z
  .object({
    state: z.enum(PAY_FOR_STATES),
    /** For whom. */
    player: z.string(),
    tournament: z.object({
      name: z.string(),
      eventDate: z.iso.date(),
      venue: z.string(),
    }),
    toPay: options.output.shape.toPay.unwrap(),
    /** It is half of a fee, whose other half a partner pays: stores and transfers would take days. */
    isHalf: z.boolean(),
    /** Until when the place is held for the payment; null once it is not. */
    until: z.iso.datetime().nullable(),
    /** The payment that is under way. */
    payment: openPayment.output.shape.payment,
    sandbox: z.boolean(),
    browser: options.output.shape.browser,
    further: options.output.shape.further,
  })
  .meta({ id: 'PaymentRequest' });

export const ask = endpoint({
  operationId: 'payFor.ask',
  method: 'POST',
  path: '/api/payments/for-me',
  summary:
    'Make a link by which somebody else pays an entry and what is paid with it; the places are held as long as for a payment at a store',
  body: z.object({ entryId: z.uuid() }),
  output: z.object({ secret: z.string(), until: z.iso.datetime() }),
  refusals: { ENTRY_NOT_FOUND: 404, ALREADY_PAID: 409, RESERVATION_EXPIRED: 409 },
});

export const open = endpoint({
  operationId: 'payFor.open',
  method: 'POST',
  path: '/api/payments/for-somebody/open',
  summary: 'What the holder of a link is asked to pay, and how far it is',
  body: proof,
  output: z.object({ request }),
  refusals: linkRefusals,
});

export const pay = endpoint({
  operationId: 'payFor.pay',
  method: 'POST',
  path: '/api/payments/for-somebody/pay',
  summary: 'Pay by a link, once however often it is sent and by whomever',
  body: proof.extend({
    id: clientId,
    method: z.enum(PAY_FOR_WAYS),
    /** What the page has shown: the player may have entered another event since. Without it, nothing is compared. */
    amountYen: payOwn.body.shape.amountYen,
    cardToken: payOwn.body.shape.cardToken,
    receiptTo: receiptSchema.shape.receiptTo,
  }),
  output: z.object({ request }),
  refusals: { ...linkRefusals, ...payOwn.refusals },
});

export const giveUp = endpoint({
  operationId: 'payFor.giveUp',
  method: 'POST',
  path: '/api/payments/for-somebody/cancel',
  summary: 'Give up the payment that waits, to pay in another way',
  body: proof,
  output: z.object({ request }),
  refusals: { ...linkRefusals, PROVIDER_SILENT: 503 },
});
