import { outcomeOfCard } from './cards.ts';
import { ApiError, cardError, invalid, missing } from './errors.ts';
import { type Form, formAt, textAt } from './form.ts';
import { konbiniPlan, type Plan, storeNumbers } from './konbini.ts';
import type { Webhooks } from './webhooks.ts';

/** A PaymentIntent, as far as the shop reads it. */
export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Form;
  readonly payment_method_types: readonly string[];
  readonly client_secret: string;
  readonly created: number;
  readonly livemode: false;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled';
  payment_method: string | null;
  next_action: Readonly<Record<string, unknown>> | null;
  last_payment_error: Readonly<Record<string, unknown>> | null;
  latest_charge: string | null;
}

const UNEXPECTED = 'payment_intent_unexpected_state';
const SLOW_MS = 3 * 60_000;

/** The books of payments. What time brings about happens in `tick`. */
export class Intents {
  readonly #intents = new Map<string, Intent>();
  readonly #plans = new Map<string, Plan>();
  readonly #options: {
    readonly now: () => Date;
    readonly origin: () => string;
    readonly webhooks: Webhooks;
  };

  constructor(options: {
    readonly now: () => Date;
    readonly origin: () => string;
    readonly webhooks: Webhooks;
  }) {
    this.#options = options;
  }

  create(form: Form): Intent {
    const amount = Number(textAt(form, 'amount'));
    const currency = textAt(form, 'currency') ?? '';
    const types = Object.values(formAt(form, 'allowed_payment_method_types')).map(String);
    if (!Number.isInteger(amount) || amount < 50) {
      throw invalid('Amount must be at least ¥50', { code: 'amount_too_small', param: 'amount' });
    }
    if (currency !== 'jpy') throw invalid('Only jpy here', { param: 'currency' });
    if (types.length === 0) throw invalid('Missing', { param: 'allowed_payment_method_types' });
    const id = `pi_fake_${this.#intents.size + 1}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      currency,
      metadata: formAt(form, 'metadata'),
      payment_method_types: types,
      client_secret: `${id}_secret`,
      created: Math.floor(this.#options.now().getTime() / 1000),
      livemode: false,
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error: null,
      latest_charge: null,
    };
    this.#intents.set(id, intent);
    return intent;
  }

  find(id: string): Intent {
    const intent = this.#intents.get(id);
    if (!intent) throw missing('payment_intent', id);
    return intent;
  }

  list(): readonly Intent[] {
    return [...this.#intents.values()];
  }

  /** Those from a second on, the newest first. */
  listSince(second: number): readonly Intent[] {
    return this.list()
      .filter(({ created }) => created >= second)
      .toReversed();
  }

  /** The payer's bank disputes a payment at once; the books of disputes listen. */
  onDisputed: (id: string) => void = () => {};

  confirm(id: string, form: Form): Intent {
    const intent = this.find(id);
    const isOpen = ['requires_payment_method', 'requires_confirmation'].includes(intent.status);
    if (!isOpen) throw unexpected(intent);
    const type = textAt(form, 'payment_method_data', 'type') ?? 'card';
    if (!intent.payment_method_types.includes(type)) throw invalid(`${type} is not allowed`);
    const returnUrl = textAt(form, 'return_url');
    if (type === 'konbini') return this.#confirmAtStore(intent, form);
    if (type === 'paypay') return this.#redirect(intent, 'paypay', returnUrl);
    const method = textAt(form, 'payment_method') ?? '';
    const outcome = outcomeOfCard(method);
    if (!outcome) throw missing('PaymentMethod', method);
    intent.payment_method = method;
    if (outcome === 'authenticate') return this.#redirect(intent, '3ds', returnUrl);
    if (outcome === 'ok') return this.#succeed(intent);
    if (outcome === 'slow') return this.#decideLater(intent);
    if (outcome === 'disputed') {
      const paid = this.#succeed(intent);
      this.onDisputed(paid.id);
      return paid;
    }
    const error = cardError(outcome.code, intent, outcome.declineCode);
    this.#fail(intent, error.body);
    throw new ApiError(402, { ...error.body, payment_intent: { ...intent } });
  }

  /** The bank has the payment, and says after some minutes that it is made. */
  #decideLater(intent: Intent): Intent {
    const now = this.#options.now();
    const paysAt = new Date(now.getTime() + SLOW_MS);
    this.#plans.set(intent.id, { expiresAt: now, paysAt, isTaken: true });
    this.#process(intent);
    return intent;
  }

  #confirmAtStore(intent: Intent, form: Form): Intent {
    const plan = konbiniPlan(form, { amount: intent.amount, now: this.#options.now() });
    this.#plans.set(intent.id, plan);
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'konbini_display_details',
      konbini_display_details: {
        expires_at: Math.floor(plan.expiresAt.getTime() / 1000),
        hosted_voucher_url: `${this.#options.origin()}/voucher/${intent.id}`,
        stores: storeNumbers(intent.id),
      },
    };
    this.#options.webhooks.add('payment_intent.requires_action', intent);
    this.tick();
    return intent;
  }

  #redirect(intent: Intent, page: string, returnUrl: string | undefined): Intent {
    if (!returnUrl) throw invalid('Missing', { param: 'return_url' });
    const url = `${this.#options.origin()}/${page}/${intent.id}?${new URLSearchParams({ return_url: returnUrl })}`;
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { url, return_url: returnUrl },
    };
    this.#options.webhooks.add('payment_intent.requires_action', intent);
    return intent;
  }

  /** What the person says on the pages of the bank or the payment app; nothing where it is over. */
  answer(id: string, approves: boolean): Intent {
    const intent = this.find(id);
    if (intent.next_action?.type !== 'redirect_to_url') return intent;
    if (approves) return this.#succeed(intent);
    this.#fail(intent, { type: 'card_error', code: 'payment_intent_authentication_failure' });
    return intent;
  }

  /** A store takes the money now, and reports it after so many seconds. */
  payAtStore(id: string, reportedAfterS = 0): void {
    const plan = this.#plans.get(id);
    const now = this.#options.now();
    if (!plan || this.find(id).status !== 'requires_action' || now >= plan.expiresAt) return;
    plan.paysAt = new Date(now.getTime() + reportedAfterS * 1000);
    plan.isTaken = true;
    this.tick();
  }

  cancel(id: string): Intent {
    const intent = this.find(id);
    if (['succeeded', 'canceled'].includes(intent.status)) throw unexpected(intent);
    intent.status = 'canceled';
    intent.next_action = null;
    this.#options.webhooks.add('payment_intent.canceled', intent);
    return intent;
  }

  /** Brings about what the time has brought: payments at stores, and vouchers that end. */
  tick(): void {
    const now = this.#options.now();
    for (const [id, plan] of this.#plans) {
      const intent = this.find(id);
      if (!['requires_action', 'processing'].includes(intent.status)) continue;
      const isOver = now >= plan.expiresAt;
      const isPaid = plan.paysAt !== null && (plan.isTaken || plan.paysAt < plan.expiresAt);
      if (isPaid && plan.paysAt && now >= plan.paysAt) this.#succeed(intent);
      else if (isOver && isPaid) this.#process(intent);
      else if (isOver) {
        this.#fail(intent, {
          type: 'invalid_request_error',
          code: 'payment_intent_payment_attempt_expired',
        });
      }
    }
  }

  #process(intent: Intent): void {
    if (intent.status === 'processing') return;
    intent.status = 'processing';
    this.#options.webhooks.add('payment_intent.processing', intent);
  }

  #succeed(intent: Intent): Intent {
    intent.status = 'succeeded';
    intent.next_action = null;
    intent.last_payment_error = null;
    intent.latest_charge = intent.id.replace('pi_', 'ch_');
    this.#options.webhooks.add('payment_intent.succeeded', intent);
    return intent;
  }

  #fail(intent: Intent, error: Readonly<Record<string, unknown>>): void {
    const { payment_intent: _, ...plain } = error;
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.last_payment_error = plain;
    this.#options.webhooks.add('payment_intent.payment_failed', intent);
  }
}

function unexpected(intent: Intent): ApiError {
  const message = `You cannot do this because it has a status of ${intent.status}.`;
  return invalid(message, { code: UNEXPECTED, payment_intent: { ...intent } });
}
