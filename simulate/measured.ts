import { percentile } from '../bench/report.ts';
import type { Answered } from './http/insistent.ts';
import type { Loss } from './http/lossy-client.ts';

/** The operations that record a result. */
const RESULTS = [
  ...['courtLinks.enter', 'handshake.enterOwn'],
  ...['results.saveResult', 'matches.saveScore'],
];

/** What was measured of the requests of a day, in milliseconds of the machine. */
export class Measured {
  readonly #times = new Map<string, number[]>();
  readonly #refusals = new Map<string, number>();
  readonly #losses = new Map<Loss, number>();

  readonly answered: Answered = (operationId, ms, refusal) => {
    const times = this.#times.get(operationId) ?? [];
    times.push(ms);
    this.#times.set(operationId, times);
    if (refusal !== null) count(this.#refusals, refusal);
  };

  readonly lost = (loss: Loss) => count(this.#losses, loss);

  /** Ninety-five in a hundred results took at most so long; null without any. */
  get writeP95(): number | null {
    const times = RESULTS.flatMap((operation) => this.#times.get(operation) ?? []);
    return times.length === 0 ? null : tenths(percentile(times, 0.95));
  }

  get rateLimited(): number {
    return this.#refusals.get('RATE_LIMITED') ?? 0;
  }

  /** One line for each kind of request, the most frequent first. */
  get lines(): string[] {
    return [...this.#times]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([operation, times]) => {
        const p95 = `p95 ${tenths(percentile(times, 0.95))} ms`;
        return `${operation}: ${times.length} answered, median ${tenths(percentile(times, 0.5))} ms, ${p95}`;
      });
  }

  /** "QUEUE_CHANGED 3, MATCH_PLAYED 1"; empty without any. */
  get refusals(): string {
    return listed(this.#refusals);
  }

  /** "before 12, twice 9"; empty without any. */
  get losses(): string {
    return listed(this.#losses);
  }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, number]) => `${name} ${number}`).join(', ');
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
