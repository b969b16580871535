import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';

/**
 * A connection runs one statement at a time. A second one waits in the driver today and is refused from version 9 of
 * `pg` on, so two at the same time fail the test that causes them.
 */
let found: string[] = [];
const running = new WeakSet<object>();

type Query = (this: object, ...given: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query };
const { query } = prototype;

prototype.query = function oneAtATime(...given) {
  if (running.has(this)) found.push(createMessagesHook(given[0]));
  running.add(this);
  const ended = () => void running.delete(this);
  const callback = given.findIndex((one) => typeof one === 'function');
  if (callback === -1) {
    const answer = query.apply(this, given) as Promise<unknown>;
    answer.then(ended, ended);
    return answer;
  }
  const answerCaller = given[callback] as (...answer: unknown[]) => void;
  given[callback] = (...answer: unknown[]) => {
    ended();
    answerCaller(...answer);
  };
  return query.apply(this, given);
};

beforeEach(() => {
  found = [];
});

afterEach(() => {
  if (found.length > 0)
    throw new Error(`Two statements at once on one connection:\n${found.join('\n')}`);
});

function createMessagesHook(statement: unknown): string {
  return String((statement as { text?: unknown } | null)?.text ?? statement);
}
