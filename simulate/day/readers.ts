import { setTimeout as pause } from 'node:timers/promises';
import * as everybody from '#features/event-draws/event-draws.public.contract.ts';
import { type Client, ConnectionLost } from '../http/client.ts';
import type { PlayedEvent } from '../setup/make-tournament.ts';

/** A parent's phone reads the page again after so many milliseconds of real time. */
const EVERY = 15_000;

interface Readers {
  readonly event: PlayedEvent;
  readonly clients: readonly Client[];
  readonly signal: AbortSignal;
}

export interface ReadingOutcome {
  readonly times: readonly number[];
  /** Refusals, which a reader never meets. */
  readonly refused: number;
}

/** Everybody reads the public page of the event, in real time, until the signal. */
export async function readPages({ event, clients, signal }: Readers): Promise<ReadingOutcome> {
  const times: number[] = [];
  let refused = 0;
  const read = async (reader: Client) => {
    const started = performance.now();
    try {
      const { refusal } = await reader.call(everybody.publicDraw, { params: event });
      if (refusal) refused += 1;
      else times.push(performance.now() - started);
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
    }
  };
  const visit = async (reader: Client, one: number) => {
    await pause((one * EVERY) / clients.length, undefined, { signal });
    for (;;) {
      await read(reader);
      await pause(EVERY, undefined, { signal });
    }
  };
  const ended = await Promise.allSettled(clients.map(visit));
  for (const one of ended) {
    if (one.status === 'rejected' && !signal.aborted) throw one.reason;
  }
  return { times, refused };
}
