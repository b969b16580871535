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
import { fakeSettings } from '../../apps/server/fake-stripe.ts';
import { runServer } from '../../apps/server/run-server.ts';
import { countOversold, readBooks, updateAbandoned } from './audit.ts';
import { COMPANY_SETTING, emailOf, PASSWORD, PEOPLE_SETTING } from './people.ts';

/**
 * The server of `npm run chaos`: the usual one, whose payment company loses answers and messages. Its parent asks it for tournaments and
 * for what is in the books.
 */
const LOST = 0.15;

type Asked =
  /** A tournament with so many places. */
  | { readonly places: number }
  /** Whether too many have a place now. */
  | { readonly isOversold: true }
  /** The clock goes so far ahead, in milliseconds, and with it what the queue does: then what is in the books. */
  | { readonly aheadMs: number };

/** Recurring jobs by which time ends what waits. */
const WITH_TIME = ['payments.check', 'entries.lapse'];

const chance = new Chance(process.pid);
let services: Services | undefined;
let aheadMs = 0;

/** Null while the database does not answer: for a moment after its end, connections of before still say that it does. */
process.on('message', async (asked: Asked) => {
  const failed = (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    return null;
  };
  if (services) process.send?.(await answerTo(services, asked).catch(failed));
});

async function answerTo(own: Services, asked: Asked): Promise<unknown> {
  if ('places' in asked)
    return makeTournament(own, { participantLimit: asked.places, feeYen: 1500 });
  if ('isOversold' in asked) return countOversold(own.db);
  ({ aheadMs } = asked);
  // What the queue does after minutes: jobs of a server that was killed, and those that wait for another try, run now.
  await updateAbandoned(own.db);
  for (const job of WITH_TIME) await own.jobs.runNow(job);
  await own.jobs.drain();
  return readBooks(own.db);
}

await runServer({
  clock: { ...systemClock, now: () => new Date(Date.now() + aheadMs) },
  stripe: fakeSettings(process.env[COMPANY_SETTING] ?? ''),
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
