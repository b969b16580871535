import { createHmac } from 'node:crypto';

/** An event as Stripe's API writes it. */
export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
}

/** Sends a body to the shop; gives the status of its answer. */
export type Deliver = (rawBody: string, signature: string) => Promise<number>;

/** What goes wrong between the payment company and the shop. */
export interface Delivery {
  /** Messages that never arrive. */
  lose: boolean;
  /** Every message comes twice. */
  repeat: boolean;
  /** The newest message comes first. */
  reverse: boolean;
  /** Messages stay in the queue. */
  hold: boolean;
}

/** A queue of signed messages, which arrive twice, late, in any order, or never, as `delivery` says. */
export class Webhooks {
  readonly delivery: Delivery = { lose: false, repeat: false, reverse: false, hold: false };
  readonly events: StripeEvent[] = [];
  #queue: StripeEvent[] = [];
  readonly #options: {
    readonly now: () => Date;
    readonly secret: string;
    readonly deliver: Deliver;
  };

  constructor(options: {
    readonly now: () => Date;
    readonly secret: string;
    readonly deliver: Deliver;
  }) {
    this.#options = options;
  }

  /** Stores an event with the object as it is now, and queues its message. */
  add(type: string, object: object): void {
    const created = Math.floor(this.#options.now().getTime() / 1000);
    const id = `evt_fake_${this.events.length + 1}`;
    const event = { id, object: 'event', type, created, data: { object: structuredClone(object) } };
    this.events.push(event as StripeEvent);
    if (!this.delivery.lose) this.#queue.push(event as StripeEvent);
  }

  /** Queues the message of an event once more, however long ago it was. */
  sendAgain(event: StripeEvent): void {
    this.#queue.push(event);
  }

  /** Sends what is queued; what the shop does not answer with 200 stays. Gives the number of messages that it took. */
  async flush(): Promise<number> {
    if (this.delivery.hold) return 0;
    const sending = this.delivery.reverse ? this.#queue.toReversed() : this.#queue;
    this.#queue = [];
    let taken = 0;
    for (const event of this.delivery.repeat ? sending.flatMap((one) => [one, one]) : sending) {
      const body = JSON.stringify(event);
      const status = await this.#options.deliver(body, this.sign(body)).catch(() => 0);
      if (status === 200) taken += 1;
      else if (!this.#queue.includes(event)) this.#queue.push(event);
    }
    return taken;
  }

  /** The `Stripe-Signature` header of a body that is sent now. */
  sign(body: string): string {
    const stamp = Math.floor(this.#options.now().getTime() / 1000);
    return `t=${stamp},v1=${signature(this.#options.secret, stamp, body)}`;
  }
}

/** HMAC-SHA256 of the time and the raw body. */
export function signature(secret: string, stamp: number, body: string): string {
  return createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex');
}
