import { missing } from './errors.ts';
import type { Intents } from './intents.ts';
import type { Webhooks } from './webhooks.ts';

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: 'jpy';
  readonly payment_intent: string;
  readonly created: number;
  readonly evidence_details: { readonly due_by: number };
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

const WEEK_S = 7 * 24 * 60 * 60;

/** The books of disputes: a payer's bank takes the money back, and decides later. */
export class Disputes {
  readonly #disputes = new Map<string, Dispute>();
  readonly #intents: Intents;
  readonly #webhooks: Webhooks;
  readonly #now: () => Date;

  constructor(intents: Intents, webhooks: Webhooks, now: () => Date) {
    this.#intents = intents;
    this.#webhooks = webhooks;
    this.#now = now;
  }

  /** The payer disputes the payment at their bank. */
  open(intentId: string): Dispute {
    const { amount } = this.#intents.find(intentId);
    const created = Math.floor(this.#now().getTime() / 1000);
    const dispute: Dispute = {
      ...{ id: `dp_fake_${this.#disputes.size + 1}`, object: 'dispute', amount, currency: 'jpy' },
      ...{ payment_intent: intentId, created, evidence_details: { due_by: created + WEEK_S } },
      status: 'needs_response',
    };
    this.#disputes.set(dispute.id, dispute);
    this.#webhooks.add('charge.dispute.created', dispute);
    return dispute;
  }

  /** The bank looks at the evidence, or has decided. */
  move(id: string, status: Dispute['status']): void {
    const dispute = this.find(id);
    dispute.status = status;
    const isOver = status === 'won' || status === 'lost';
    this.#webhooks.add(isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
  }

  find(id: string): Dispute {
    const dispute = this.#disputes.get(id);
    if (!dispute) throw missing('dispute', id);
    return dispute;
  }
}
