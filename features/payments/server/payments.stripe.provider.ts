import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import type { ProviderWay } from '#domain/entry/vocabulary.ts';
import type { StripeSettings } from '#platform/server/config.payments.ts';
import { STORES, type StoreCode } from '../payments.vocabulary.ts';
import {
  FailedRefund,
  type Hint,
  type Intent,
  type PaymentOutcome,
  type PaymentProvider,
  type ProviderDispute,
  type RefundRequest,
  RefusedPayment,
  WrongSignature,
} from './payments.provider.ts';

type StripeIntent = Stripe.PaymentIntent;

// A tap waits for it; the settle job asks again.
const TIMEOUT_MS = 15_000;
const SIGNATURE_VALID_S = 300;

/** Stripe behind the port, by its own library. Amounts in yen have no decimals. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = clientOf(settings);
  return {
    sandbox: false,
    browser: { publishableKey: settings.publishableKey, script: settings.script },
    furtherWays: settings.ways,
    async create({ key, amountYen, method, description }) {
      const params = {
        amount: amountYen,
        currency: 'jpy',
        allowed_payment_method_types: [typeOf(method)],
        description,
        metadata: { charge: key },
      };
      try {
        const options = { idempotencyKey: `${key}-create` };
        return { ref: (await stripe.paymentIntents.create(params, options)).id };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        throw new RefusedPayment(error.message);
      }
    },
    async confirm(intent, ref) {
      const params = confirmation(intent);
      try {
        const options = { idempotencyKey: `${intent.key}-confirm` };
        return outcomeOf(await stripe.paymentIntents.confirm(ref, params, options));
      } catch (error) {
        return refusedOutcome(error);
      }
    },
    async find({ ref }) {
      if (!ref) return null;
      const intent = await stripe.paymentIntents.retrieve(ref);
      return isUnconfirmed(intent) ? null : outcomeOf(intent);
    },
    async cancel({ ref }) {
      if (!ref) return null;
      try {
        return outcomeOf(await stripe.paymentIntents.cancel(ref));
      } catch (error) {
        // It has ended meanwhile: its own state says how.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return outcomeOf(await stripe.paymentIntents.retrieve(ref));
      }
    },
    refund: (refund) => sendRefund(stripe, refund),
    async findFailedRefund(request) {
      const refund = await findRefund(stripe, request);
      return refund ? failureOf(refund) : null;
    },
    walletLink: () => null,
    findApproval: async () => null,
    findDispute: (key) => findDispute(stripe, key),
    parseWebhook: (rawBody, headers, now) =>
      hintOf(readEvent(stripe, { rawBody, headers, now, secret: settings.webhookSecret })),
  };
}

/** The library with these settings. */
export function clientOf({ secretKey, api }: StripeSettings): Stripe {
  const options = { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false };
  if (!api) return new Stripe(secretKey, options);
  const { hostname: host, port, protocol } = new URL(api);
  return new Stripe(secretKey, {
    ...options,
    host,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}

/** QR codes are PayPay's: its page shows one where there is no app. */
function typeOf(method: Intent['method']): 'card' | ProviderWay {
  if (method === 'credit-card') return 'card';
  return method === 'konbini' ? 'konbini' : 'paypay';
}

function confirmation(intent: Intent): Stripe.PaymentIntentConfirmParams {
  const { method, cardToken, returnUrl, payer, expiresAt, description } = intent;
  const type = typeOf(method);
  if (type === 'card') return { payment_method: cardToken ?? '', return_url: returnUrl };
  if (type === 'paypay') return { payment_method_data: { type }, return_url: returnUrl };
  const { name, email } = payer;
  return {
    payment_method_data: { type, billing_details: { name, email } },
    payment_method_options: {
      konbini: {
        product_description: description,
        ...(expiresAt && { expires_at: Math.floor(expiresAt.getTime() / 1000) }),
      },
    },
    return_url: returnUrl,
  };
}

/** Prepared, and never confirmed: it takes nothing. */
function isUnconfirmed({ status, last_payment_error: failure }: StripeIntent): boolean {
  return (
    status === 'requires_confirmation' || (status === 'requires_payment_method' && failure === null)
  );
}

/** How far an intent is. One that has failed can be tried again at Stripe; here every try has its own intent. */
function outcomeOf(intent: StripeIntent): PaymentOutcome {
  switch (intent.status) {
    case 'succeeded':
      return { state: 'succeeded', ref: intent.id };
    case 'processing':
    case 'requires_capture':
      return { state: 'processing' };
    case 'canceled':
      return { state: 'canceled' };
    case 'requires_action':
      return { state: 'requires-action', action: actionOf(intent) };
    default:
      return failedOutcome(intent.last_payment_error);
  }
}

function actionOf({ id, next_action: next }: StripeIntent) {
  const url = next?.redirect_to_url?.url;
  if (url) return { kind: 'redirect', url } as const;
  const konbini = next?.konbini_display_details;
  if (!konbini) throw new Error(`${id} waits for something unknown: ${next?.type}`);
  const stores = STORES.flatMap((store): StoreCode[] => {
    const code = konbini.stores?.[store];
    if (!code) return [];
    const { payment_code: paymentCode, confirmation_number: number } = code;
    return [{ store, paymentCode, confirmationNumber: number ?? null }];
  });
  return {
    kind: 'voucher',
    stores,
    url: konbini.hosted_voucher_url ?? null,
    expiresAt: new Date(konbini.expires_at * 1000),
  } as const;
}

type Failure = { readonly code?: string | undefined } | null;

function failedOutcome(failure: Failure): PaymentOutcome {
  switch (failure?.code) {
    case 'payment_intent_payment_attempt_expired':
      return { state: 'expired' };
    case 'expired_card':
      return { state: 'declined', failure: 'CARD_EXPIRED' };
    case 'payment_intent_authentication_failure':
    case 'payment_method_provider_decline':
      return { state: 'declined', failure: 'NOT_APPROVED' };
    default:
      return { state: 'declined', failure: 'CARD_DECLINED' };
  }
}

/** What a refused confirmation means; throws where the outcome is unknown. */
function refusedOutcome(error: unknown): PaymentOutcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    return failedOutcome(error);
  }
  const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
  // It has been confirmed before: its own state counts.
  if (!isRefused || error.code === 'payment_intent_unexpected_state') throw error;
  return { state: 'declined', failure: 'WAY_REFUSED' };
}

/** Refunds once for a key: one that is known is not made again, whatever has become of its first answer. */
async function sendRefund(stripe: Stripe, request: RefundRequest): Promise<void> {
  const { key, chargeRef, amountYen: amount } = request;
  const refund =
    (await findRefund(stripe, request)) ??
    (await stripe.refunds.create(
      { payment_intent: chargeRef ?? '', amount, metadata: { refund: key } },
      { idempotencyKey: key },
    ));
  const failure = failureOf(refund);
  if (failure) throw new FailedRefund(failure);
  if (refund.status !== 'succeeded') throw new Error(delayOf(refund));
}

async function findRefund(
  stripe: Stripe,
  { key, chargeRef }: RefundRequest,
): Promise<Stripe.Refund | undefined> {
  if (!chargeRef) throw new Error('a payment without its reference cannot be refunded');
  const { data } = await stripe.refunds.list({ payment_intent: chargeRef, limit: 100 });
  return data.find(({ metadata }) => metadata?.refund === key);
}

/** It failed because the payer disputes the payment: their bank has taken the money back already. */
const DISPUTED = 'charge_for_pending_refund_disputed';

/** Why a refund has failed, so that the money is in our account again; null otherwise. */
function failureOf({ status, failure_reason: reason }: Stripe.Refund): string | null {
  const hasFailed = status === 'failed' || status === 'canceled';
  if (!hasFailed || reason === DISPUTED) return null;
  return `the refund is ${status}: ${reason ?? 'no reason given'}`;
}

/** Why a refund that has not failed has not succeeded. */
function delayOf({ status, failure_reason: reason }: Stripe.Refund): string {
  if (reason === DISPUTED) return 'the payer disputes the payment, and their bank has the money';
  return status === 'requires_action'
    ? 'Stripe has asked the payer for a bank account by email'
    : 'Stripe has not sent the refund yet';
}

/** What a dispute means; null where no PaymentIntent has taken the money. An inquiry that is closed has taken nothing. */
async function findDispute(stripe: Stripe, key: string): Promise<ProviderDispute | null> {
  const dispute = await stripe.disputes.retrieve(key);
  const { amount, status, created, payment_intent: intent, evidence_details: evidence } = dispute;
  const chargeRef = typeof intent === 'string' ? intent : intent?.id;
  if (!chargeRef) return null;
  const { metadata } = await stripe.paymentIntents.retrieve(chargeRef);
  return {
    chargeRef,
    chargeKey: metadata.charge ?? '',
    amountYen: amount,
    state: disputeState(status),
    dueBy: evidence.due_by ? new Date(evidence.due_by * 1000) : null,
    openedAt: new Date(created * 1000),
  };
}

function disputeState(status: Stripe.Dispute.Status): ProviderDispute['state'] {
  if (status === 'lost') return 'lost';
  if (status === 'needs_response' || status === 'warning_needs_response') return 'open';
  return status === 'under_review' || status === 'warning_under_review' ? 'under-review' : 'won';
}

interface Received {
  readonly rawBody: string;
  readonly headers: IncomingHttpHeaders;
  readonly now: Date;
  readonly secret: string;
}

/** The event in a webhook. The library checks the signature and its age, but not that it is from the future. */
function readEvent(stripe: Stripe, { rawBody, headers, now, secret }: Received): Stripe.Event {
  const signature = String(headers['stripe-signature'] ?? '');
  const stamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(Math.abs(now.getTime() / 1000 - stamp) <= SIGNATURE_VALID_S)) throw new WrongSignature();
  try {
    const { webhooks } = stripe;
    const at = now.getTime();
    return webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_VALID_S, undefined, at);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new WrongSignature();
    throw error;
  }
}

/** What an event is about; null for one of no interest. */
function hintOf({ type, data }: Stripe.Event): Hint | null {
  const about = data.object as { metadata?: Stripe.Metadata | null; payment_intent?: unknown };
  if (type.startsWith('payment_intent.')) return keyed('charge', about.metadata?.charge);
  if (type.startsWith('refund.')) {
    const { metadata, payment_intent: ref } = about;
    const isOutside = !metadata?.refund && typeof ref === 'string';
    return isOutside ? keyed('outside-refund', ref) : keyed('refund', metadata?.refund);
  }
  if (type.startsWith('charge.dispute.')) return keyed('dispute', idOf(data.object));
  return null;
}

/** Stripe's own id: a dispute does not have ours. */
function idOf(about: object): string | undefined {
  const { id } = about as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

function keyed(type: Hint['type'], key: string | undefined): Hint | null {
  return key ? { type, key } : null;
}
