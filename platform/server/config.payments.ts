import { z } from 'zod';

/** The settings of a payment provider behind Stripe's API. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** The ways to pay besides cards that the account has. */
  readonly ways: readonly ('konbini' | 'paypay')[];
  /** The origin of the API; null is Stripe's own. */
  readonly api: string | null;
  /** Of the provider's fields in the browser. */
  readonly script: string;
  /** The origins of the script, of its frames, and of what it asks. */
  readonly origins: {
    readonly scripts: readonly string[];
    readonly frames: readonly string[];
    readonly connections: readonly string[];
  };
}

export type PaymentsConfig =
  | { readonly kind: 'sandbox' }
  /** Stripe's API as tools/fake-stripe plays it, on this machine only. */
  | { readonly kind: 'fake-stripe' }
  | { readonly kind: 'stripe'; readonly stripe: StripeSettings };

const PAYMENTS = ['sandbox', 'stripe', 'fake-stripe'] as const;

/** Settings of the provider, as texts of the environment. */
export const paymentSettings = {
  PAYMENTS: z.enum(PAYMENTS).default('sandbox'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional(),
  STRIPE_WAYS: z
    .string()
    .regex(/^(konbini|paypay)(,(konbini|paypay))?$|^none$/)
    .default('konbini'),
};

export const ACCEPTED_PAYMENTS = {
  PAYMENTS: 'sandbox, stripe, or fake-stripe for trying out Stripe without an account',
  STRIPE_SECRET_KEY: 'the secret key of the Stripe account, sk_… or a restricted rk_…',
  STRIPE_PUBLISHABLE_KEY: 'the publishable key of the Stripe account, pk_…',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook at /api/payments/webhook, whsec_…',
  STRIPE_WAYS: 'konbini, paypay, konbini,paypay or none: what the account has besides cards',
};

interface Given {
  readonly PAYMENTS: (typeof PAYMENTS)[number];
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_WAYS: string;
}

const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** The provider that is set; or the sentence that says which keys are missing. */
export function readPayments(given: Given): PaymentsConfig | string {
  if (given.PAYMENTS !== 'stripe') return { kind: given.PAYMENTS };
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = given;
  if (!secretKey || !publishableKey || !webhookSecret) {
    const missing = KEYS.filter((name) => !given[name]);
    return `PAYMENTS=stripe needs ${missing.map((name) => `${name} (${ACCEPTED_PAYMENTS[name]})`).join(', ')}.`;
  }
  const ways = (['konbini', 'paypay'] as const).filter((way) => given.STRIPE_WAYS.includes(way));
  const keys = { secretKey, publishableKey, webhookSecret };
  return { kind: 'stripe', stripe: { ...keys, ways, api: null, ...BROWSER } };
}

/** Where Stripe's own script comes from, and what it needs (docs.stripe.com/security/guide). */
const BROWSER = {
  script: 'https://js.stripe.com/v3/',
  origins: {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  },
};
