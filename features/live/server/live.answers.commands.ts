import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Services } from '#platform/server/services.ts';
import { sharedRead } from '#platform/server/shared-read.ts';
import { withFormerPlayers } from '#platform/shared/former-player.ts';
import type { Language } from '#platform/shared/language.ts';
import * as contract from '../live.contract.ts';
import { memoryOf } from './live.memory.commands.ts';
import { readDraw, readSnapshot } from './live.snapshot.commands.ts';
import * as store from './live.store.ts';

/** Answers that many readers get: made once for each change, and held in memory as they are sent. */

export interface Answer {
  /** Begins with the number of the last change. Equal for equal contents on every server. */
  readonly etag: string;
  readonly text: Buffer;
  readonly brotli: Buffer;
}

export type Answers = Readonly<Record<Language, Answer>> & {
  /** The tournament, for an answer that not everybody may get; null for one of everybody. */
  readonly unlisted: StoredTournament | null;
};

interface Content {
  readonly seq: number;
  readonly tournament: StoredTournament;
  readonly body: unknown;
}

interface Cached {
  readonly tournamentId: number;
  readonly seq: number;
  readonly answers: Answers;
  /** Milliseconds of the clock. */
  readonly at: number;
  checkedAt: number;
}

/** So long an answer counts without asking the database whether another server has written a change. */
const UNCHECKED_MS = 500;
/** Forecast times move with the clock: so long they are shown without a change. */
const OLDEST_MS = 30_000;
/** More answers than are read on one day; the one that was made first leaves. */
const MOST = 500;

/** The answers of a server. */
export function createAnswers(services: Services) {
  const memory = memoryOf(services);
  const find = createCache(services);
  return {
    /** The snapshot of a tournament; null for one that nobody may follow. */
    snapshot: (id: number) =>
      find(`${id}`, id, async () => {
        const found = await readSnapshot(services, id);
        if (!found) return null;
        memory.learn(id, found.known);
        const { seq, tournament, snapshot } = found;
        return { seq, tournament, body: contract.snapshotOutput.parse(snapshot) };
      }),
    /** The draw of an event of it. */
    draw: (id: number, eventId: number) =>
      find(`${id} ${eventId}`, id, async () => {
        const found = await readDraw(services, id, eventId);
        return found && { ...found, body: contract.draw.output.parse(found.draw) };
      }),
  };
}

function createCache(services: Services) {
  const { db, clock } = services;
  const now = () => clock.now().getTime();
  const cached = new Map<string, Cached>();
  const reads = new Map<string, () => Promise<Answers | null>>();
  // A change that commits during a read may not be in what is read.
  const changes = new Map<number, number>();
  memoryOf(services).listen((tournamentId) => {
    changes.set(tournamentId, (changes.get(tournamentId) ?? 0) + 1);
    for (const [key, one] of cached) if (one.tournamentId === tournamentId) cached.delete(key);
  });

  const isFresh = ({ at, checkedAt }: Cached) =>
    now() - at < OLDEST_MS && now() - checkedAt < UNCHECKED_MS;

  const make = async (key: string, tournamentId: number, read: () => Promise<Content | null>) => {
    // The read before this one may have made what its callers wait for.
    const known = cached.get(key);
    if (known && isFresh(known)) return known.answers;
    const at = now();
    const before = changes.get(tournamentId);
    const content = await read();
    if (!content) return null;
    const answers = await answersOf(content);
    if (changes.get(tournamentId) === before) {
      cached.set(key, { tournamentId, seq: content.seq, answers, at, checkedAt: at });
      removeFirst(cached);
    }
    return answers;
  };

  return async (
    key: string,
    tournamentId: number,
    read: () => Promise<Content | null>,
  ): Promise<Answers | null> => {
    const found = cached.get(key);
    if (found && isFresh(found)) return found.answers;
    if (found && now() - found.at < OLDEST_MS) {
      found.checkedAt = now();
      if ((await store.findSeq(db, tournamentId)) === found.seq) return found.answers;
      cached.delete(key);
    }
    const shared = reads.get(key) ?? sharedRead(() => make(key, tournamentId, read));
    reads.set(key, shared);
    removeFirst(reads);
    return shared();
  };
}

function removeFirst(map: Map<string, unknown>): void {
  const [first] = map.keys();
  if (map.size > MOST && first !== undefined) map.delete(first);
}

const compressed = promisify(brotliCompress);
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** One for both languages, unless it has words for people who deleted their accounts. */
async function answersOf({ seq, tournament, body }: Content): Promise<Answers> {
  const text = JSON.stringify(body);
  const en = withFormerPlayers(text, 'en');
  const answer = await answerOf(seq, en);
  return {
    unlisted: tournament.isUnlisted ? tournament : null,
    en: answer,
    ja: en === text ? answer : await answerOf(seq, withFormerPlayers(text, 'ja')),
  };
}

async function answerOf(seq: number, content: string): Promise<Answer> {
  const text = Buffer.from(content);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { etag: `"${seq}-${hash}"`, text, brotli: await compressed(text, QUICKLY) };
}
