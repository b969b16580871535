import type { ServerResponse } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { systemRandomness } from '../randomness.ts';
import { callerAddress } from './caller-address.ts';
import { answer } from './errors.ts';

/** Answers that stay open and get messages (text/event-stream), for thousands of readers of one process. */

/** One open answer. After it has ended, nothing happens. */
export interface EventStream {
  /** Sends a whole message, already written in the format of the protocol. A reader that reads too slowly is dropped. */
  send(message: Buffer): void;
  end(): void;
}

export interface EventStreams {
  /**
   * Opens the answer of a request; `onEnd` runs once, when the reader has left or was dropped. Where the address has too many already the
   * answer is 429, and the reader is gone: pages then ask for the snapshot instead, and try again later.
   */
  open(reply: FastifyReply, onEnd: () => void): EventStream;
  /** Sends a comment to everybody, so that proxies leave the connection open, and drops who has not read since the last one. */
  beat(): void;
  count(): number;
}

/** So often a comment is sent. Source: next.md, C7. */
const BEAT_MS = 25_000;
/**
 * A reader connects again after 3 to 4 seconds, so that it reads again within 5 also on a slow connection: not everybody at the same
 * moment. Source: next.md, C7, and issue 24.
 */
const RETRY_MS = 3000;
const RETRY_JITTER_MS = 1000;
/** What may wait for one reader, in bytes; beyond it the reader is dropped, and may come back. */
const MOST_WAITING = 64 * 1024;
/**
 * Open streams of one address on one server: so many of live pages, and as many of practice. A school's hall has 300 phones behind one address, and up to twice as many streams while all
 * of them connect again; servers behind a proxy that they do not trust see one address for everybody, and are measured with 5,000. One
 * address cannot take the 65,536 descriptors of a server.
 */
const MOST_OF_ADDRESS = 6000;

/** Not stored, changed or held back by anything on the way; never compressed, because that waits for more. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

const COMMENT = Buffer.from(':\n\n');

interface Open {
  readonly raw: ServerResponse;
  /** Something waited for the reader at the last beat. */
  isBehind: boolean;
}

let openStreams = 0;

/** The open streams of this process, of all kinds. */
export function openStreamCount(): number {
  return openStreams;
}

/** The streams of a server. They end when it stops, so that it does not wait for them. */
export function createEventStreams(
  http: FastifyInstance,
  mostOfAddress = MOST_OF_ADDRESS,
): EventStreams {
  const all = new Set<Open>();
  const byAddress = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  http.addHook('preClose', async () => {
    for (const { raw } of all) raw.end();
  });

  const beat = () => {
    for (const one of all) {
      const isBehind = one.raw.writableLength > 0;
      if (isBehind && one.isBehind) one.raw.destroy();
      else one.raw.write(COMMENT);
      one.isBehind = isBehind;
    }
  };

  return {
    open(reply, onEnd) {
      const address = normalizeIP(callerAddress(reply.request));
      const ofAddress = byAddress.get(address) ?? 0;
      if (ofAddress >= mostOfAddress) {
        answer(reply.header('retry-after', RETRY_AFTER_S), 429, { code: 'RATE_LIMITED' });
        queueMicrotask(onEnd);
        return GONE;
      }
      reply.hijack();
      const raw = reply.raw;
      const headers = { ...reply.getHeaders(), ...HEADERS } as Record<string, string>;
      byAddress.set(address, ofAddress + 1);
      const own: Open = { raw, isBehind: false };
      all.add(own);
      openStreams += 1;
      timer ??= setInterval(beat, BEAT_MS).unref();
      const ended = () => {
        all.delete(own);
        openStreams -= 1;
        const left = (byAddress.get(address) ?? 0) - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
        if (all.size === 0 && timer) {
          clearInterval(timer);
          timer = null;
        }
        onEnd();
      };
      // Somebody who has left already closes nothing any more.
      if (raw.destroyed) queueMicrotask(ended);
      else raw.once('close', ended);
      // A connection that breaks ends with 'close'.
      raw.on('error', () => {});
      raw.writeHead(200, headers);
      raw.write(`retry: ${RETRY_MS + systemRandomness.whole(RETRY_JITTER_MS)}\n\n`);
      return {
        send(message) {
          if (raw.destroyed || raw.writableEnded) return;
          raw.write(message);
          if (raw.writableLength > MOST_WAITING) raw.destroy();
        },
        end: () => void raw.end(),
      };
    },
    beat,
    count: () => all.size,
  };
}

/** What is sent to a reader who has left. */
const GONE: EventStream = { send() {}, end() {} };

/** A reader who was refused tries again after so many seconds. */
const RETRY_AFTER_S = 15;
