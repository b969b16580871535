import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import { playedKnockout } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import type { Sent } from '#platform/shared/endpoint.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import * as contract from '../closing.contract.ts';

type Options = Parameters<typeof playedKnockout>[1];
type Why = NonNullable<Sent<typeof contract.endEarly>['body']>['why'];
type Body = NonNullable<Sent<typeof contract.finalize>['body']>;

/** A published knockout on its open day, of two unless said otherwise, with what its desk can do to end it. */
export async function closingKnockout(server: TestApp, options: Options = {}) {
  const event = await playedKnockout(server, {
    byHand: 2,
    ...options,
    tournament: { sport: 'table-tennis', ...options.tournament },
  });
  const desk = await openQueue(server, event);
  return { ...event, ...desk, ...closerOf(event.phone, event.params.id) };
}

/** What a phone of the desk can do to end a tournament. */
export function closerOf(phone: Phone, id: number) {
  const params = { id };
  return {
    closing: async (by = phone) => {
      const { data, refusal } = await by.call(contract.findClosing, { params });
      if (!data) throw new Error(`the end was not read: ${refusal?.code}`);
      return data.closing;
    },
    endEarly: (why: Why = 'storm', by = phone) =>
      by.call(contract.endEarly, { params, body: { why } }),
    playOn: (by = phone) => by.call(contract.playOn, { params }),
    finalize: (body: Body = {}, by = phone) => by.call(contract.finalize, { params, body }),
  };
}
