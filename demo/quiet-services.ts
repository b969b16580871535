import { notifyOfConfirmation } from '#features/entries/server/entries.notifications.ts';
import type { PaymentServices } from '#features/payments/server/payments.provider.ts';
import { createSandboxProvider } from '#features/payments/server/payments.sandbox.provider.ts';
import type { Services } from '#platform/server/services.ts';

/** Services at an earlier moment that send no mail and queue no work: what they do is in the past. */
export function silentServices(services: Services, moment: Date): Services {
  return {
    ...services,
    clock: { now: () => moment },
    jobs: { ...services.jobs, enqueue: async () => {} },
    mailer: { send: async () => false, recall: async () => false, retry: async () => {} },
  };
}

/** The same for what the demo begins with: of all that follows from an event, only paid entries are confirmed to the player. */
export function quietServices(services: Services, moment: Date): PaymentServices {
  const quiet: Services = {
    ...silentServices(services, moment),
    publish: async (tx, event) => {
      const paid = event.type === 'entry.confirmed' && event.entry.paymentMethod !== null;
      if (paid) await notifyOfConfirmation(quiet, tx, event);
    },
  };
  return { ...quiet, provider: createSandboxProvider({ ...quiet, secret: 'demo' }) };
}
