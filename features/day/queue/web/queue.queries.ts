import { queryOptions } from '@tanstack/react-query';
import type { Output, Sent } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { pollUntilGone } from '#platform/web/api/poll.ts';
import * as contract from '../queue.contract.ts';

export type Queue = Output<typeof contract.find>['queue'];
export type QueueMatch = Queue['matches'][number];
export type QueueCourt = Queue['courts'][number];
export type QueueSide = NonNullable<QueueMatch['player1']>;
export type QueueEvent = Queue['events'][number];
export type QueueRules = QueueEvent['rules'];
export type Waiting = Queue['waiting'][number];
export type NotReady = Queue['notReady'][number];
export type Obstacle = NotReady['obstacles'][number];
export type Reason = Waiting['reason'];
export type ProposedWalkover = Queue['walkovers'][number];
export type DayBreak = Queue['breaks'][number];
export type Step = Sent<typeof contract.takeStep>['body']['step'];
export type Order = Sent<typeof contract.changeOrder>['body']['order'];
export type Decision = Sent<typeof contract.decideWalkover>['body']['decision'];

export const takeStep = call(contract.takeStep);
export const changeOrder = call(contract.changeOrder);
export const decideWalkover = call(contract.decideWalkover);
const find = call(contract.find);

/** Courts and matches change all the time; in milliseconds. */
const LIVE = 5_000;

/** The queue of a day for its desk; the phone stores it for a hall without a signal. */
export const queueQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'queue', id],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })).queue,
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
  });
