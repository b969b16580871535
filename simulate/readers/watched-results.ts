import { scoreText } from '../checks/public-state.ts';
import type { QueueMatch } from '../day/day-log.ts';
import type { Watch } from '../day/send-result.ts';
import type { LivePage } from './live-page.ts';

interface Pending {
  /** The winner and the score, as a page shows them. */
  readonly text: string;
  readonly sentAt: number;
  readonly seenBy: Set<LivePage>;
}

/** When the results that are sent are on the pages of those who follow; times by `performance.now()`. */
export class WatchedResults implements Watch {
  readonly streamed: number[] = [];
  readonly others: number[] = [];
  readonly #pending = new Map<string, Pending>();

  /** A result is sent, for the first time; another one of the same match takes its place. */
  sends(match: QueueMatch, { sets, winner }: Parameters<Watch['sends']>[1]): void {
    this.#pending.set(match.key, {
      text: `${match[winner]?.id} ${scoreText(sets)}`,
      sentAt: performance.now(),
      seenBy: new Set(),
    });
  }

  /** A page has changed. */
  seenBy(page: LivePage): void {
    const now = performance.now();
    for (const [key, { text, sentAt, seenBy }] of this.#pending) {
      if (seenBy.has(page) || shownAs(page, key) !== text) continue;
      seenBy.add(page);
      const { openSince } = page;
      const isOpen = openSince !== null && openSince <= sentAt;
      (isOpen ? this.streamed : this.others).push(now - sentAt);
    }
  }

  /** How many results some of these pages have never seen. */
  unseenBy(pages: readonly LivePage[]): number {
    return [...this.#pending.values()].filter(({ seenBy }) =>
      pages.some((page) => !seenBy.has(page)),
    ).length;
  }
}

function shownAs(page: LivePage, key: string): string | null {
  const result = page.match(key)?.result;
  return result ? `${result.winnerId} ${result.score}` : null;
}
