import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import {
  firstWins,
  playedKnockout,
} from '#features/event-draws/results/server/results.knockouts.factory.ts';
import type { TestApp } from '../../../apps/server/test-app.ts';
import type { LiveSnapshot } from '../live.contract.ts';
import { listAfter } from './live.store.ts';

type Options = Parameters<typeof playedKnockout>[1];

/** A published knockout on an open day of two courts, at nine o'clock, and what its readers get. */
export async function followedKnockout(server: TestApp, options: Options = { byHand: 8 }) {
  const event = await playedKnockout(server, options);
  const desk = await openQueue(server, event);
  const own = readerOf(server, event.params.id);
  return { ...event, ...desk, ...own, win: (matchId: string) => event.enter(matchId, firstWins) };
}

/** What somebody without an account reads of a tournament. */
export function readerOf(server: TestApp, id: number) {
  const get = (path = '', headers: Record<string, string> = {}) =>
    server.app.http.inject({ url: `/api/live/${id}${path}`, headers });
  const snapshot = async (): Promise<LiveSnapshot> => {
    const answer = await get();
    if (answer.statusCode !== 200) throw new Error(`the snapshot was not read: ${answer.body}`);
    return answer.json();
  };
  return {
    get,
    snapshot,
    /** A match of the snapshot by its place in the draw. */
    live: async (matchId: string) => {
      const found = (await snapshot()).matches.find(({ key }) => key.endsWith(` ${matchId}`));
      if (!found) throw new Error(`the snapshot has no match ${matchId}`);
      return found;
    },
    /** What is stored for readers, the oldest first. */
    log: () => listAfter(server.services.db, id, { after: 0, limit: 1000 }),
  };
}
