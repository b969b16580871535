import type { Disputes } from './disputes.ts';
import type { Intents } from './intents.ts';
import type { Refunds } from './refunds.ts';
import type { Webhooks } from './webhooks.ts';

/** All that the fake knows. */
export interface Books {
  readonly intents: Intents;
  readonly refunds: Refunds;
  readonly disputes: Disputes;
  readonly webhooks: Webhooks;
}
