import process from 'node:process';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import {
  type PaymentProvider,
  WrongSignature,
} from '#features/payments/server/payments.provider.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Services } from '#platform/server/services.ts';
import { Chance } from '#platform/testing/fuzz-values.ts';
import { runServer } from '../../apps/server/run-server.ts';
import { audit, updateAbandoned } from './audit.ts';
import { emailOf, PASSWORD, PEOPLE_SETTING } from './people.ts';

/**
 * The server of `npm run chaos`: the usual one, whose payment company loses answers and messages. Its parent asks it for tournaments and
 * for what is in the books.
 */
const LOST = 0.15;

interface Asked {
  /** A tournament with so many places; without it, what is in the books. */
  readonly places?: number;
}

const chance = new Chance(process.pid);
let services: Services | undefined;
/** Milliseconds by which the clock of the server is ahead. */
let ahead = 0;

process.on('message', async ({ places }: Asked) => {
  if (!services) return;
  if (places !== undefined) {
    process.send?.(await makeTournament(services, { participantLimit: places, feeYen: 1500 }));
    return;
  }
  // What the queue does after minutes: jobs of a server that was killed, and those that wait for another try, run now. After ten
  // minutes a charge of which the company knows nothing is given up.
  ahead = 11 * 60_000;
  await updateAbandoned(services.db);
  await services.jobs.drain();
  process.send?.(await audit(services.db));
});
process.on('disconnect', () => process.exit(0));

await runServer({
  clock: { ...systemClock, now: () => new Date(Date.now() + ahead) },
  aroundProvider: unreliable,
  prepare: async (own) => {
    const people = Number(process.env[PEOPLE_SETTING] ?? 0);
    for (let number = 0; number < people; number += 1) {
      if (await accounts.findByEmail(own.db, emailOf(number))) continue;
      await makePlayer(own, { email: emailOf(number), password: PASSWORD });
    }
    services = own;
  },
});

/** Requests get lost before they arrive, and answers after it; our messages are not believed, so that they come again later. */
function unreliable(provider: PaymentProvider): PaymentProvider {
  const lossy =
    <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (chance.isIn(LOST)) throw new Error('the request was lost');
      const answer = await call(...given);
      if (chance.isIn(LOST)) throw new Error('the answer was lost');
      return answer;
    };
  return {
    ...provider,
    create: lossy((intent) => provider.create(intent)),
    confirm: lossy((intent, ref) => provider.confirm(intent, ref)),
    find: lossy((payment) => provider.find(payment)),
    cancel: lossy((payment) => provider.cancel(payment)),
    refund: lossy((refund) => provider.refund(refund)),
    parseWebhook: (...given) => {
      if (chance.isIn(LOST)) throw new WrongSignature();
      return provider.parseWebhook(...given);
    },
  };
}
