import type { Endpoint, Output, Sent } from '#platform/shared/endpoint.ts';
import type { DayClock } from '../clock/day-clock.ts';
import { type Answer, type Client, ConnectionLost } from './client.ts';

/** A device that has lost the network tries again so many milliseconds later. */
const AGAIN = 1000;

/** A device that has had no answer for so many milliseconds of the machine gives up, and the day with it. */
const LONGEST = 300_000;

/** Receives how long an answered request took, in milliseconds of the machine, and the code of a refusal. */
export type Answered = (operationId: string, ms: number, refusal: string | null) => void;

/** A device that sends the same request until an answer arrives, as an outbox does. */
export interface Device {
  send<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>>;
}

export function insistent(
  client: Client,
  clock: Pick<DayClock, 'now' | 'until'>,
  answered: Answered,
): Device {
  return {
    async send(endpoint, sent) {
      const first = performance.now();
      for (;;) {
        const started = performance.now();
        try {
          const answer = await client.call(endpoint, sent);
          const ms = performance.now() - started;
          answered(endpoint.operationId, ms, answer.refusal?.code ?? null);
          return answer;
        } catch (error) {
          if (!(error instanceof ConnectionLost)) throw error;
          if (performance.now() - first > LONGEST) throw new Error('the server does not answer');
          await clock.until(clock.now() + AGAIN);
        }
      }
    },
  };
}

/** What a request is answered with; throws on a refusal, which nothing in the day explains. */
export async function must<E extends Endpoint>(
  answer: Promise<Answer<E>>,
  what: string,
): Promise<Output<E>> {
  const { data, refusal } = await answer;
  if (refusal) throw new Error(`${what} was refused: ${refusal.code}`);
  return data;
}
