import { setTimeout as pause } from 'node:timers/promises';
import type { Lot } from '#domain/bracket/lot.ts';
import type { LiveMatch, LiveSnapshot } from '#features/live/live.contract.ts';
import type { Queue } from '../day/day-log.ts';
import type { Watch } from '../day/send-result.ts';
import { differingMatches } from './differing-matches.ts';
import { LivePage } from './live-page.ts';
import { Snapshots, type Tagged } from './snapshots.ts';
import { WatchedResults } from './watched-results.ts';

interface Readers {
  readonly count: number;
  /** The address of the server. */
  readonly base: () => string;
  /** The share of requests whose connection drops. */
  readonly losses: number;
  readonly lot: Lot;
}

export interface ReadingOutcome {
  /** From sending a result to each reader whose stream was open all the time, in milliseconds. */
  readonly streamed: readonly number[];
  /** The same of those who had lost the connection, or who ask from time to time. */
  readonly others: readonly number[];
  /** Results that somebody never saw, though the page was open to the end. */
  readonly unseen: number;
  /** Answers that refuse a reader because there were too many. */
  readonly refused: number;
  /** Pages that show something else at the end than the snapshot. */
  readonly differingPages: number;
  /** Matches that the snapshot shows differently from the desk at the end. */
  readonly differingMatches: number;
}

/** One in so many readers sits behind a proxy that holds streams back: the page asks for the snapshot instead. */
const POLLING = 10;
/** A connection that has losses breaks at one message in so many, times their share. */
const MESSAGES = 20;
/** At the end a page may be so many milliseconds behind: it asks every 15 seconds where streams are blocked, and then again. */
const LONGEST_END = 60_000;
/** A server that runs has so many milliseconds to open all streams; a page comes back three seconds after it has lost its own. */
const LONGEST_OPENING = 30_000;
const AT_THE_BEGINNING = 50;
const TOO_MANY = 429;

/** Those who follow the live page of a tournament, all behind one address, in real time. */
export class LiveReaders implements Watch {
  readonly #readers: Readers;
  readonly #watched = new WatchedResults();
  #pages: LivePage[] = [];
  #snapshots: Snapshots | null = null;
  #refused = 0;

  constructor(readers: Readers) {
    this.#readers = readers;
  }

  /** Everybody opens the page. `headers`: with the session of somebody who sees an unlisted tournament. */
  begin(tournamentId: number, headers: Readonly<Record<string, string>>): void {
    const { count, base } = this.#readers;
    if (count === 0) return;
    const refused = (status: number) => {
      if (status === TOO_MANY) this.#refused += 1;
    };
    const url = () => `${base()}/api/live/${tournamentId}`;
    const snapshots = new Snapshots({ url, headers, refused });
    this.#snapshots = snapshots;
    const streamUrl = (after: number) => `${url()}/stream?after=${after}`;
    const changed = (page: LivePage) => this.#watched.seenBy(page);
    const common = { snapshots, headers, changed, refused, drops: () => this.#drops() };
    this.#pages = Array.from({ length: count }, (_, at) => {
      const isPolling = at % POLLING === POLLING - 1;
      return new LivePage({ ...common, streamUrl: isPolling ? null : streamUrl });
    });
    for (const page of this.#pages) void page.start();
  }

  /**
   * Resolves once every page has its stream open, or had since now, and at the latest after some seconds. Streams take those in real
   * time, which is nothing to a day of the hall and may be all of a simulated one.
   */
  async opened(): Promise<void> {
    const since = performance.now();
    const streamed = this.#pages.filter((page) => page.hasStream);
    const isOpen = ({ openSince, openedAt }: LivePage) =>
      openSince !== null || (openedAt !== null && openedAt >= since);
    const isWaiting = () => !streamed.every(isOpen);
    while (isWaiting() && performance.now() - since < LONGEST_OPENING)
      await pause(AT_THE_BEGINNING);
  }

  /** Milliseconds from now, when connections have just broken, until every page has its stream again. */
  async reopened(): Promise<number> {
    const since = performance.now();
    await pause(AT_THE_BEGINNING);
    await this.opened();
    return performance.now() - since;
  }

  sends(...sent: Parameters<Watch['sends']>): void {
    if (this.#pages.length > 0) this.#watched.sends(...sent);
  }

  /** Resolves once every page shows the last change, or none comes any more; `queue` is what the desk reads. */
  async end(readQueue: () => Promise<Queue>): Promise<ReadingOutcome> {
    const pages = this.#pages;
    const outcome = { differingPages: 0, differingMatches: 0 };
    if (this.#snapshots) {
      const { snapshot } = await this.#last(this.#snapshots);
      outcome.differingMatches = differingMatches(snapshot, await readQueue());
      outcome.differingPages = pages.filter((page) => !isSame(page.shown, snapshot)).length;
    }
    for (const page of pages) page.stop();
    const { streamed, others } = this.#watched;
    return {
      ...outcome,
      streamed,
      others,
      refused: this.#refused,
      unseen: this.#watched.unseenBy(pages),
    };
  }

  /** The snapshot at the end, when every page has it. */
  async #last(snapshots: Snapshots): Promise<Tagged> {
    let last = await snapshots.read();
    const isCaughtUp = () => this.#pages.every(({ shown }) => isSame(shown, last.snapshot));
    for (let waited = 0; !isCaughtUp() && waited < LONGEST_END; waited += AT_THE_END) {
      await pause(AT_THE_END);
      // A server that was killed is back soon.
      last = await snapshots.read(last).catch(() => last);
    }
    return last;
  }

  #drops(): boolean {
    const { losses, lot } = this.#readers;
    return lot(1000 * MESSAGES) < losses * 1000;
  }
}

/** The end is looked at so often. */
const AT_THE_END = 500;

/** Whether a page shows the matches of a snapshot. Their numbers may differ: not every number is a change that readers see. */
function isSame(shown: LiveSnapshot | undefined, { matches }: LiveSnapshot): boolean {
  return (
    shown?.matches.length === matches.length &&
    shown.matches.every((match, at) => textOf(match) === textOf(matches[at]!))
  );
}

const texts = new WeakMap<LiveMatch, string>();

/** Many pages share a match: it is written once. */
function textOf(match: LiveMatch): string {
  const text = texts.get(match) ?? JSON.stringify(match);
  texts.set(match, text);
  return text;
}
