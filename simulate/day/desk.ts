import * as queueContract from '#features/day/queue/queue.contract.ts';
import { MINUTE } from '../checks/day-record.ts';
import type { DayClock } from '../clock/day-clock.ts';
import { type Device, must } from '../http/insistent.ts';
import { asSeen } from './as-seen.ts';
import type { Coaches } from './coaches.ts';
import type { CourtDevice } from './court.ts';
import type { DayLog, Queue, QueueMatch } from './day-log.ts';
import type { NextStages } from './next-stages.ts';
import type { NoShows } from './no-shows.ts';

/** The desk acts on whole multiples of this time, so that what happens at about the same time is seen together. */
const BEAT = 5000;
/** Without a reason it looks that often. */
const USUAL = 5 * MINUTE;
/** While a result is overdue it looks that often. */
const OVERDUE = MINUTE / 2;
/** A result is entered within so many milliseconds after the end of its match. */
const ENTERED = 10_000;

interface Desk {
  readonly tournamentId: number;
  readonly device: Device;
  readonly clock: DayClock;
  readonly log: DayLog;
  readonly courts: readonly CourtDevice[];
  readonly noShows: NoShows;
  readonly stages: NextStages;
  /** Of an event for teams; null without one. */
  readonly coaches: Coaches | null;
  /** Of a match, and of the change of a court after it. */
  readonly minutes: number;
  readonly changeMinutes: number;
  readonly progress: (queue: Queue) => void;
  /** Resolves once every player has answered. */
  readonly answered: () => Promise<void>;
}

/**
 * Calls what the queue proposes, on each court whose last match has been over for the change, draws what follows the groups, and decides
 * about those who do not come, until every match is over.
 */
export async function runDesk(desk: Desk): Promise<void> {
  const { clock, progress, noShows, stages, coaches, log } = desk;
  for (;;) {
    await doDue(desk);
    const seen = await noShows.attend(await look(desk));
    const isDrawn = await drawStages(desk, seen);
    const queue = await callAll(desk, isDrawn ? await look(desk) : seen);
    await coaches?.attend(queue);
    progress(queue);
    if (queue.counts.open === 0) await desk.answered();
    if (queue.counts.open === 0 && log.due.length === 0 && stages.isDone) return;
    await clock.until(nextLook(desk, queue));
  }
}

/** The players of an event have answered first: a contradicted result is not settled yet. */
async function drawStages({ stages, answered }: Desk, queue: Queue): Promise<boolean> {
  let isDrawn = false;
  for (const eventId of stages.overIn(queue)) {
    await answered();
    isDrawn = (await stages.drawAfter(eventId)) || isDrawn;
  }
  return isDrawn;
}

/** Decides about contradicted results, and corrects others, before the next calls: the desk is one person. */
async function doDue({ clock, log }: Desk): Promise<void> {
  const due = log.due.filter(({ at }) => at <= clock.now());
  for (const one of due) {
    await one.run();
    log.due.splice(log.due.indexOf(one), 1);
  }
}

async function look({ device, tournamentId: id, ...desk }: Desk): Promise<Queue> {
  const sent = device.send(queueContract.find, { params: { id } });
  const { queue } = await must(sent, 'reading the queue');
  notice(desk, queue);
  return queue;
}

/** Each court hears which match is called to it. */
function notice({ log, courts }: Pick<Desk, 'log' | 'courts'>, queue: Queue): void {
  log.see(queue);
  const matchOf = new Map(queue.matches.map((match) => [match.key, match]));
  for (const { id, current } of queue.courts) {
    const match = current === null ? undefined : matchOf.get(current);
    if (match) courts.find((court) => court.id === id)?.isCalled(match);
  }
}

async function callAll(desk: Desk, before: Queue): Promise<Queue> {
  const { device, tournamentId: id } = desk;
  let queue = before;
  for (;;) {
    const next = nextCall(desk, queue);
    if (!next) return queue;
    const step = { kind: 'call' as const, courtId: next.courtId, umpireId: null, isAnyway: false };
    const { data } = await device.send(queueContract.takeStep, {
      params: { id },
      body: { ...asSeen(next.match), step },
    });
    // A refusal means that the queue has changed meanwhile.
    queue = data?.queue ?? (await look(desk));
    notice(desk, queue);
  }
}

/** The free court that is ready, and the first of the proposed matches: other free courts may still be changing. */
function nextCall(desk: Desk, queue: Queue): { match: QueueMatch; courtId: string } | null {
  const now = desk.clock.now();
  const free = queue.courts.filter(({ proposal }) => proposal !== null);
  const court = free.find(({ id }) => readyAt(desk, queue, id) <= now);
  if (!court) return null;
  const proposed = new Set(free.map(({ proposal }) => proposal?.key));
  const key = queue.waiting.find((one) => proposed.has(one.key))?.key ?? court.proposal?.key;
  const match = queue.matches.find((one) => one.key === key);
  return match ? { match, courtId: court.id } : null;
}

/** When the change after the last match of a court is over. */
function readyAt({ changeMinutes }: Desk, { matches }: Queue, courtId: string): number {
  const ends = matches.flatMap((match) =>
    match.courtId === courtId && match.endedAt !== null ? [Date.parse(match.endedAt)] : [],
  );
  return ends.length === 0 ? 0 : Math.max(...ends) + changeMinutes * MINUTE;
}

/** When there may be something to call: a court has changed, or nothing holds a match any more. */
function nextLook(desk: Desk, queue: Queue): number {
  const now = desk.clock.now();
  const { minutes, changeMinutes, coaches } = desk;
  if (coaches?.isExchanging) return (Math.floor(now / BEAT) + 1) * BEAT;
  const free = queue.courts.filter(({ current }) => current === null);
  const changes = free.map(({ id }) => readyAt(desk, queue, id));
  const holds = queue.notReady.flatMap(({ obstacles }) =>
    obstacles.flatMap(({ until }) => (until === null ? [] : [Date.parse(until)])),
  );
  const ends = queue.matches
    .filter(({ state }) => state === 'called' || state === 'playing')
    .map(({ startedAt, calledAt }) => {
      // The next rubber of a tie has other players: it needs no rest, and may find another court free.
      const settled = coaches ? ENTERED : changeMinutes * MINUTE;
      const end = Date.parse(startedAt ?? calledAt ?? '') + minutes * MINUTE + settled;
      return end > now ? end : now + OVERDUE;
    });
  const due = [...desk.log.due.map(({ at }) => at), ...desk.noShows.dueIn(queue)];
  const breaks = queue.courts.flatMap(({ breakUntil }) => breakUntil ?? []).map(Date.parse);
  // What has come since the server answered is not in the answer, however slow it was.
  const answeredAt = Date.parse(queue.at);
  const coming = [...due, ...breaks, ...changes, ...(free.length > 0 ? holds : []), ...ends].filter(
    (at) => at > answeredAt,
  );
  return Math.ceil(Math.min(now + USUAL, ...coming) / BEAT) * BEAT;
}
