import { describe, expect, test } from 'vitest';
import { each } from './each.ts';

/** A round over three items of which some fail, with what was done and logged. */
async function roundOf(bad: readonly number[]) {
  const done: number[] = [];
  const logged: unknown[] = [];
  const log = { error: (...line: unknown[]) => void logged.push(line) };
  const round = { log, job: 'test.work', items: [1, 2, 3], idOf: (item: number) => `no ${item}` };
  const failure = await each(round, async (item) => {
    if (bad.includes(item)) throw new Error(`${item} is bad`);
    done.push(item);
  }).catch((error: unknown) => error);
  return { done, logged, failure };
}

describe('each', () => {
  test('Where nothing fails, all items are done and nothing is logged', async () => {
    expect(await roundOf([])).toEqual({ done: [1, 2, 3], logged: [], failure: undefined });
  });

  test('An item that fails leaves those after it to be done, and is in the log with its id', async () => {
    const { done, logged } = await roundOf([1]);
    expect(done).toEqual([2, 3]);
    expect(logged).toEqual([
      [
        { err: new Error('1 is bad'), job: 'test.work', id: 'no 1' },
        'one item of a recurring job failed',
      ],
    ]);
  });

  test('The job fails at the end with the error of each item that failed', async () => {
    const { failure } = await roundOf([1, 3]);
    expect(failure).toBeInstanceOf(AggregateError);
    const { message, errors } = failure as AggregateError;
    expect(message).toBe('test.work is not complete');
    expect(errors).toEqual([new Error('1 is bad'), new Error('3 is bad')]);
  });
});
