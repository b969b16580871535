import type * as queueContract from '#features/day/queue/queue.contract.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { SeenMatch } from '../checks/day-record.ts';
import type { SentResult } from '../checks/public-state.ts';

export type Queue = Output<typeof queueContract.find>['queue'];
export type QueueMatch = Queue['matches'][number];

type Called = Omit<SeenMatch, 'endedAt'> & { readonly endedAt: number | null };

/** What the desk and the courts have seen and what was acknowledged to them, in the order in which it happened. */
export class DayLog {
  readonly #called = new Map<string, Called>();
  readonly acknowledged: SentResult[] = [];
  /** Matches whose court, players, call or end were read differently later. */
  readonly rewritten: string[] = [];

  /** Notes every match of an answer that is called, played or over. */
  see({ matches }: Queue): void {
    const known = new Set(matches.map(({ key }) => key));
    for (const match of matches) {
      const { key, courtId, calledAt, endedAt } = match;
      if (courtId === null || calledAt === null) continue;
      const seen: Called = {
        key,
        courtId,
        people: [match.player1, match.player2].flatMap(
          (side) => side?.people.map(({ id }) => id) ?? [],
        ),
        after: feedersOf(match).filter((one) => known.has(one)),
        calledAt: Date.parse(calledAt),
        endedAt: endedAt === null ? null : Date.parse(endedAt),
      };
      this.#compare(seen);
      this.#called.set(key, seen);
    }
  }

  /** The matches that are over. */
  get matches(): readonly SeenMatch[] {
    return [...this.#called.values()].flatMap((match) =>
      match.endedAt === null ? [] : [{ ...match, endedAt: match.endedAt }],
    );
  }

  get firstCall(): number {
    return Math.min(...[...this.#called.values()].map(({ calledAt }) => calledAt));
  }

  #compare(seen: Called): void {
    const before = this.#called.get(seen.key);
    if (!before) return;
    const isSame =
      before.courtId === seen.courtId &&
      before.calledAt === seen.calledAt &&
      before.people.join() === seen.people.join() &&
      (before.endedAt === null || before.endedAt === seen.endedAt);
    if (!isSame) this.rewritten.push(seen.key);
  }
}

/** The matches whose winners play a match of a knockout; the two of a group are known from the beginning. */
function feedersOf({ stageId, place }: QueueMatch): string[] {
  if (place.kind === 'group' || place.round === 1) return [];
  return [0, 1].map((side) => `${stageId} ${place.round - 1}-${2 * place.position + side}`);
}
