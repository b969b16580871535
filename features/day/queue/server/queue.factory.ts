import { v7 as uuidv7 } from 'uuid';
import type { Output, Sent } from '#platform/shared/endpoint.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import { open } from '../../day.contract.ts';
import * as contract from '../queue.contract.ts';

export type Queue = Output<typeof contract.find>['queue'];
export type QueueMatch = Queue['matches'][number];
type Step = NonNullable<Sent<typeof contract.takeStep>['body']>['step'];
type Order = NonNullable<Sent<typeof contract.changeOrder>['body']>['order'];
type Decision = NonNullable<Sent<typeof contract.decideWalkover>['body']>['decision'];

/** Nine o'clock of the date that tournaments of tests have: they begin. */
const NINE = new Date('2026-12-04T00:00:00Z');

interface Options {
  readonly courts?: number;
  readonly hasCheckIn?: boolean;
  /** Further events of the tournament. */
  readonly also?: readonly number[];
}

interface Desk {
  readonly phone: Phone;
  readonly params: { readonly id: number; readonly eventId: number };
}

/** The open day of an event at nine o'clock of its date, and what its desk can do. */
export async function openQueue(
  server: TestApp,
  { phone, params: { id, eventId } }: Desk,
  { courts = 2, hasCheckIn = false, also = [] }: Options = {},
) {
  const seconds = (NINE.getTime() - server.clock.now().getTime()) / 1000;
  server.clock.advance({ seconds });
  const ids = Array.from({ length: courts }, () => uuidv7());
  const body = {
    courts: ids.map((court, at) => ({ id: court, name: String(at + 1) })),
    events: [eventId, ...also].map((id) => ({ eventId: id, hasCheckIn, checkInUntil: null })),
  };
  const opened = await phone.call(open, { params: { id }, body });
  if (opened.refusal) throw new Error(`the day was not opened: ${opened.refusal.code}`);
  return { courtIds: ids, ...deskOf(phone, id) };
}

/** What a phone of the desk can do with the queue of a day. */
export function deskOf(phone: Phone, id: number) {
  const params = { id };
  const queue = async (): Promise<Queue> => {
    const { data, refusal } = await phone.call(contract.find, { params });
    if (!data) throw new Error(`the queue was not read: ${refusal?.code}`);
    return data.queue;
  };
  const match = async (matchId: string, from?: Queue): Promise<QueueMatch> => {
    const found = (from ?? (await queue())).matches.find((one) => one.matchId === matchId);
    if (!found) throw new Error(`the queue has no match ${matchId}`);
    return found;
  };
  const take = (seen: QueueMatch, step: Step, by = phone) =>
    by.call(contract.takeStep, { params, body: { ...seenOf(seen), step } });
  const call = (seen: QueueMatch, courtId: string | null = null, more: object = {}, by = phone) =>
    take(seen, { kind: 'call', courtId, umpireId: null, isAnyway: false, ...more }, by);
  return {
    queue,
    match,
    take,
    call,
    /** Calls and starts a match by its place in the draw. */
    play: async (matchId: string, courtId: string | null = null) => {
      await call(await match(matchId), courtId);
      return take(await match(matchId), { kind: 'start' });
    },
    fix: (seen: QueueMatch, order: Order, by = phone) =>
      by.call(contract.changeOrder, { params, body: { ...seenOf(seen), order } }),
    decide: (seen: QueueMatch, decision: Decision, by = phone) =>
      by.call(contract.decideWalkover, { params, body: { ...seenOf(seen), decision } }),
    /** The matches that can be called, by their places in the draw. */
    waiting: async () => namesOf(await queue(), ({ waiting }) => waiting.map(({ key }) => key)),
    /** Why a match cannot be called. */
    obstacles: async (matchId: string) => {
      const now = await queue();
      const { key } = await match(matchId, now);
      return now.notReady.find((one) => one.key === key)?.obstacles ?? [];
    },
  };
}

export function seenOf({ stageId, matchId, version, player1, player2 }: QueueMatch) {
  const [player1Id, player2Id] = [player1?.id ?? null, player2?.id ?? null];
  return { stageId, matchId, seenVersion: version, player1Id, player2Id };
}

function namesOf(queue: Queue, keysOf: (queue: Queue) => readonly string[]): string[] {
  const names = new Map(queue.matches.map(({ key, matchId }) => [key, matchId]));
  return keysOf(queue).map((key) => names.get(key) ?? '');
}
