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
  evidence_details: { readonly due_by: number };
  status:
    | `${'' | 'warning_'}${'needs_response' | 'under_review'}`
    | 'warning_closed'
    | 'won'
    | 'lost';
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

  /** The payer disputes the payment at their bank, which may first inquire without taking the money. */
  open(
    intentId: string,
    status: 'needs_response' | 'warning_needs_response' = 'needs_response',
  ): Dispute {
    const { amount } = this.#intents.find(intentId);
    const created = Math.floor(this.#now().getTime() / 1000);
    const dispute: Dispute = {
      id: `dp_fake_${this.#disputes.size + 1}`,
      object: 'dispute',
      amount,
      currency: 'jpy',
      payment_intent: intentId,
      created,
      evidence_details: { due_by: created + WEEK_S },
      status,
    };
    this.#disputes.set(dispute.id, dispute);
    this.#webhooks.add('charge.dispute.created', dispute);
    return dispute;
  }

  /** The bank looks at the evidence, or has decided. */
  move(id: string, status: Dispute['status']): void {
    const dispute = this.find(id);
    dispute.status = status;
    const isOver = status === 'won' || status === 'lost' || status === 'warning_closed';
    this.#webhooks.add(isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
  }

  /** The bank takes the money back after its inquiry, and takes evidence for another week. */
  escalate(id: string): void {
    const dispute = this.find(id);
    dispute.evidence_details = { due_by: dispute.evidence_details.due_by + WEEK_S };
    this.move(id, 'needs_response');
  }

  find(id: string): Dispute {
    const dispute = this.#disputes.get(id);
    if (!dispute) throw missing('dispute', id);
    return dispute;
  }
}
