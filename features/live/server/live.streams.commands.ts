import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { EventStream } from '#platform/server/http/event-streams.ts';
import type { Services } from '#platform/server/services.ts';
import { sharedRead } from '#platform/server/shared-read.ts';
import type { Message } from '../live.contract.ts';
import { patched, RESET } from '../live.matches.policy.ts';
import { MOST_REPLAYED } from '../live.vocabulary.ts';
import { type Memory, memoryOf } from './live.memory.commands.ts';
import { findFollowable } from './live.snapshot.commands.ts';
import * as store from './live.store.ts';

/** Who follows which tournament on this server, and what they are sent. */

interface Reader {
  readonly stream: EventStream;
  /** What has changed while the reader is sent what was missed; null once that is sent. */
  waiting: Sent[] | null;
}

interface Sent {
  readonly seq: number;
  readonly bytes: Buffer;
}

interface Topic {
  readonly tournamentId: number;
  /** The last change that was sent. */
  seq: number;
  /** Everybody may follow. */
  isPublic: boolean;
  readonly readers: Set<Reader>;
}

/** The last change that a reader knows; null where they say nothing, 'unknown' for what no server has given. */
export type After = number | 'unknown' | null;

type Followed = Pick<StoredTournament, 'id' | 'isUnlisted'>;

export interface Streams {
  /** Sends a reader what was missed after a change, and then every change. */
  follow(
    tournament: Followed,
    after: After,
    connect: (onEnd: () => void) => EventStream,
  ): Promise<void>;
  /** Sends what has been committed since the last call, on this server or another one. */
  poll(): Promise<void>;
  /** How many tournaments are followed. */
  count(): number;
}

/** So often a server asks what others have written; its own changes it sends at once. Source: next.md, C7. */
const POLL_MS = 500;

/** The readers of a server. */
export function createStreams(services: Services): Streams {
  const { db, log } = services;
  const memory = memoryOf(services);
  const topics = new Map<number, Topic>();
  let timer: NodeJS.Timeout | null = null;

  const poll = sharedRead(async () => {
    for (const { tournamentId, ...change } of await store.listNew(db, [...topics.values()])) {
      const topic = topics.get(tournamentId);
      if (!topic || change.seq <= topic.seq) continue;
      learnFrom(memory, tournamentId, change);
      memory.announce(tournamentId, change.seq);
      sendAll(topic, change);
      if (change.patch.kind === 'reset') await endIfHidden(services, topic);
    }
  });
  const pollSafely = async () => {
    await poll().catch((err: unknown) => log.warn({ err }, 'changes of live pages were not read'));
  };
  memory.listen((tournamentId) => {
    if (topics.has(tournamentId)) void pollSafely();
  });

  const topicOf = async ({ id: tournamentId, isUnlisted }: Followed): Promise<Topic> => {
    const seq = topics.get(tournamentId)?.seq ?? (await store.findSeq(db, tournamentId));
    const topic = topics.get(tournamentId) ?? {
      tournamentId,
      seq,
      isPublic: !isUnlisted,
      readers: new Set(),
    };
    topics.set(tournamentId, topic);
    timer ??= setInterval(() => void pollSafely(), POLL_MS).unref();
    return topic;
  };

  const leave = (topic: Topic, reader: Reader) => {
    topic.readers.delete(reader);
    if (topic.readers.size > 0) return;
    topics.delete(topic.tournamentId);
    if (topics.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };

  return {
    async follow(tournament, after, connect) {
      const topic = await topicOf(tournament);
      const stream = connect(() => leave(topic, reader));
      const reader: Reader = { stream, waiting: [] };
      topic.readers.add(reader);
      try {
        const { changes, head } = await missedBy(services, topic, after);
        for (const one of changes) stream.send(one);
        stream.send(written(head, { kind: 'open' }));
        for (const { seq, bytes } of reader.waiting ?? []) if (seq > head) stream.send(bytes);
        reader.waiting = null;
      } catch (err) {
        // The reader connects again.
        log.warn({ err }, 'a reader of a live page was not sent what it has missed');
        stream.end();
      }
    },
    poll,
    count: () => topics.size,
  };
}

/** A tournament that is no longer for everybody: all streams end, and who may follow it comes back. */
async function endIfHidden({ db }: Pick<Services, 'db'>, topic: Topic): Promise<void> {
  const tournament = await findFollowable(db, topic.tournamentId);
  const wasPublic = topic.isPublic;
  topic.isPublic = tournament !== null && !tournament.isUnlisted;
  if (!wasPublic || topic.isPublic) return;
  for (const { stream } of topic.readers) stream.end();
}

/** A change that another server has written: this one learns it as its readers do. */
function learnFrom(memory: Memory, tournamentId: number, change: store.StoredChange): void {
  const known = memory.find(tournamentId);
  if (!known || known.seq >= change.seq) return;
  const next = patched(known, change);
  if (next) memory.learn(tournamentId, next);
  else memory.forget(tournamentId);
}

/** Written once for all readers. */
function sendAll(topic: Topic, { seq, patch }: store.StoredChange): void {
  topic.seq = seq;
  const sent = { seq, bytes: written(seq, patch) };
  for (const { stream, waiting } of topic.readers) {
    if (waiting) waiting.push(sent);
    else stream.send(sent.bytes);
  }
}

/** What a reader has missed, and the last change in it. More than is replayed, and what nobody knows any more, is a reset. */
async function missedBy({ db }: Services, { tournamentId, seq }: Topic, after: After) {
  if (after === null || after === seq) return { changes: [], head: seq };
  const head = await store.findSeq(db, tournamentId);
  const reset = { changes: [written(head, RESET)], head };
  if (after === 'unknown' || after > head) return reset;
  const oldest = await store.findOldest(db, tournamentId);
  if (after < head && (oldest === null || oldest > after + 1)) return reset;
  const missed = await store.listAfter(db, tournamentId, { after, limit: MOST_REPLAYED + 1 });
  if (missed.length > MOST_REPLAYED) return reset;
  const changes = missed.map((one) => written(one.seq, one.patch));
  return { changes, head: Math.max(head, missed.at(-1)?.seq ?? 0) };
}

/** A message in the format of the protocol; JSON has no line breaks. */
function written(seq: number, message: Message): Buffer {
  return Buffer.from(`id: ${seq}\ndata: ${JSON.stringify(message)}\n\n`);
}
