import { invalid, missing } from './errors.ts';
import { type Form, formAt, textAt } from './form.ts';
import type { Intents } from './intents.ts';
import type { Webhooks } from './webhooks.ts';

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: 'jpy';
  readonly payment_intent: string;
  readonly created: number;
  readonly metadata: Form;
  /** `requires_action`: the customer is asked for a bank account, by email. */
  status: 'succeeded' | 'pending' | 'requires_action' | 'failed' | 'canceled';
  /** Why it has failed. */
  failure_reason?: string;
}

/** The books of refunds: whole or in parts, never more than was paid. */
export class Refunds {
  /** How far refunds of cards get at once. */
  begins: 'succeeded' | 'pending' | 'failed' = 'succeeded';
  readonly #refunds = new Map<string, Refund>();
  readonly #intents: Intents;
  readonly #webhooks: Webhooks;
  readonly #now: () => Date;

  constructor(intents: Intents, webhooks: Webhooks, now: () => Date) {
    this.#intents = intents;
    this.#webhooks = webhooks;
    this.#now = now;
  }

  create(form: Form): Refund {
    const intent = this.#intents.find(textAt(form, 'payment_intent') ?? '');
    if (intent.status !== 'succeeded') throw invalid('This payment has taken nothing');
    const sent = this.list(intent.id).filter(
      ({ status }) => status !== 'failed' && status !== 'canceled',
    );
    const rest = intent.amount - sent.reduce((sum, { amount }) => sum + amount, 0);
    const amount = Number(textAt(form, 'amount') ?? rest);
    if (rest === 0) throw invalid('Already refunded', { code: 'charge_already_refunded' });
    if (!Number.isInteger(amount) || amount <= 0 || amount > rest) {
      throw invalid(`Refund amount is greater than ¥${rest}`, { param: 'amount' });
    }
    const isCash = intent.payment_method_types.includes('konbini');
    const refund: Refund = {
      id: `re_fake_${this.#refunds.size + 1}`,
      object: 'refund',
      amount,
      currency: 'jpy',
      payment_intent: intent.id,
      created: Math.floor(this.#now().getTime() / 1000),
      metadata: formAt(form, 'metadata'),
      status: isCash ? 'requires_action' : this.begins,
    };
    this.#refunds.set(refund.id, refund);
    this.#webhooks.add('charge.refunded', { object: 'charge', payment_intent: intent.id });
    this.#webhooks.add('refund.updated', refund);
    return refund;
  }

  find(id: string): Refund {
    const refund = this.#refunds.get(id);
    if (!refund) throw missing('refund', id);
    return refund;
  }

  list(intentId: string): Refund[] {
    return [...this.#refunds.values()].filter(({ payment_intent }) => payment_intent === intentId);
  }

  /** Those made since a second of Unix time, the newest first. */
  listSince(second: number): readonly Refund[] {
    return [...this.#refunds.values()].filter(({ created }) => created >= second).toReversed();
  }

  /** The customer has given a bank account, and the money is there. */
  payOut(id: string): void {
    const refund = this.find(id);
    refund.status = 'succeeded';
    this.#webhooks.add('refund.updated', refund);
  }

  /** The bank has sent the money back, so that it is in the account of the shop again. */
  fail(id: string, status: 'failed' | 'canceled', reason?: string): void {
    const refund = this.find(id);
    refund.status = status;
    if (reason) refund.failure_reason = reason;
    if (status === 'failed') this.#webhooks.add('refund.failed', refund);
    this.#webhooks.add('refund.updated', refund);
  }
}
