import { setTimeout as pause } from 'node:timers/promises';
import * as payments from '#features/payments/payments.contract.ts';
import type { Chance } from '#platform/testing/fuzz-values.ts';
import { type FakeStripe, startFakeStripe } from '../../tools/fake-stripe/server.ts';
import type { Taken } from './audit.ts';

/** A message waits for its answer so long; its sender then sends it again. */
const LONGEST_WAIT = 10_000;

/**
 * The payment company of a bad day: Stripe's API, played by the fake that has its state in memory and outlives the server. Its messages
 * get lost, come twice, late and in any order, and some come again long after.
 */
export class Company {
  /** Messages that the server has answered, whatever it said. */
  messages = 0;
  readonly #fake: FakeStripe;
  readonly #chance: Chance;
  #isOver = false;
  readonly #sending: Promise<void>;

  private constructor(fake: FakeStripe, chance: Chance) {
    this.#fake = fake;
    this.#chance = chance;
    this.#sending = this.#send();
  }

  static async start({ chance, shop, now }: Parts): Promise<Company> {
    const deliver = async (body: string, signature: string) => {
      const { status } = await fetch(`${shop()}${payments.webhook.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
        signal: AbortSignal.timeout(LONGEST_WAIT),
      });
      company.messages += 1;
      return status;
    };
    const company = new Company(await startFakeStripe({ now, deliver }), chance);
    return company;
  }

  get url(): string {
    return this.#fake.url;
  }

  /** What has happened by now is announced, and nothing gets lost any more. */
  async settle(): Promise<void> {
    this.#isOver = true;
    await this.#sending;
    Object.assign(this.#fake.webhooks.delivery, { lose: false, hold: false });
    await this.#fake.settle();
  }

  /** The money that it has taken, and how much of it went back. */
  taken(): Taken[] {
    const { intents, refunds } = this.#fake;
    const succeeded = intents.list().filter(({ status }) => status === 'succeeded');
    return succeeded.map(({ id, amount, metadata }) => {
      const sent = refunds.list(id).filter(({ status }) => status === 'succeeded');
      const returnedYen = sent.reduce((sum, refund) => sum + refund.amount, 0);
      return { chargeId: String(metadata.charge), amountYen: amount, returnedYen };
    });
  }

  /** How many payments of each way have come how far, in words. */
  summary(): string {
    const ends = this.#fake.intents
      .list()
      .map(({ payment_method_types: types, status }) => `${types.join()} ${status}`);
    const counted = [...Map.groupBy(ends, (end) => end)].map(
      ([end, { length }]) => `${length} ${end}`,
    );
    return `${this.messages} messages; payments: ${counted.sort().join(', ')}`;
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.#sending;
    await this.#fake.close();
  }

  async #send(): Promise<void> {
    const { webhooks } = this.#fake;
    while (!this.#isOver) {
      const [lose, repeat, reverse, hold] = [0.2, 0.3, 0.3, 0.2].map((share) =>
        this.#chance.isIn(share),
      );
      Object.assign(webhooks.delivery, { lose, repeat, reverse, hold });
      await this.#fake.settle();
      if (webhooks.events.length > 0 && this.#chance.isIn(0.2)) {
        webhooks.sendAgain(this.#chance.one(webhooks.events));
      }
      await pause(this.#chance.below(200));
    }
  }
}

interface Parts {
  readonly chance: Chance;
  /** The address of the server, which stays the same after a kill. */
  readonly shop: () => string;
  readonly now: () => Date;
}
