import type { Lot } from '#domain/bracket/lot.ts';
import type { Endpoint, Sent } from '#platform/shared/endpoint.ts';
import type { DayClock } from '../clock/day-clock.ts';
import { type Answer, type Client, ConnectionLost } from './client.ts';

const SECOND = 1000;

/** What a bad network does to a request; each is as frequent as the others. */
const LOSSES = [
  /** The connection drops before the request reaches the server ... */
  'before',
  /** ... or after it, so that the answer is lost. */
  'after',
  /** The request arrives twice at the same time. */
  'twice',
  /** It is given up, and arrives up to five minutes later: after the same one sent again, and after others. */
  'late',
] as const;
export type Loss = (typeof LOSSES)[number];

interface Network {
  readonly clock: Pick<DayClock, 'now' | 'until' | 'join'>;
  /** The share of requests to which one of them happens, 0 to 1. */
  readonly share: number;
  readonly lot: Lot;
  readonly happened: (loss: Loss) => void;
}

/** A device on a bad network. */
export function lossyClient(client: Client, network: Network): Client {
  const { clock, share, lot, happened } = network;
  return {
    ...client,
    async call<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>> {
      if (lot(1000) >= share * 1000) return client.call(endpoint, sent);
      const loss = LOSSES[lot(LOSSES.length)] ?? 'before';
      happened(loss);
      if (loss === 'twice') return first(client.call(endpoint, sent), client.call(endpoint, sent));
      if (loss === 'after') await client.call(endpoint, sent);
      if (loss === 'late') {
        const arrival = clock.now() + (1 + lot(300)) * SECOND;
        void clock.join(async () => {
          await clock.until(arrival);
          await client.call(endpoint, sent).catch(() => {});
        });
      }
      throw new ConnectionLost(loss);
    },
  };
}

/** The first answer, once both have arrived. */
async function first<T>(one: Promise<T>, other: Promise<T>): Promise<T> {
  const [answer] = await Promise.allSettled([one, other]);
  return answer.status === 'fulfilled' ? answer.value : other;
}
