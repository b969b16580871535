import { describe, expect, test } from 'vitest';
import { sharedRead, sharedReads } from './shared-read.ts';

/** A read that the test answers with the number of the read. */
function counted() {
  const open: PromiseWithResolvers<number>[] = [];
  const read = sharedRead(() => {
    const one = Promise.withResolvers<number>();
    open.push(one);
    return one.promise;
  });
  return { open, read };
}

describe('sharedRead', () => {
  test('A shared read runs once for all callers that ask while another one is running', async () => {
    const { open, read } = counted();
    const first = read();
    const others = [read(), read(), read()];
    expect(open).toHaveLength(1);
    open[0]?.resolve(1);
    expect(await first).toBe(1);
    await Promise.resolve();
    expect(open).toHaveLength(2);
    open[1]?.resolve(2);
    expect(await Promise.all(others)).toEqual([2, 2, 2]);
  });

  test('A shared read never gives a result that was read before the call', async () => {
    const { open, read } = counted();
    void read();
    const second = read();
    open[0]?.resolve(1);
    await Promise.resolve();
    await Promise.resolve();
    const third = read();
    open[1]?.resolve(2);
    expect(await second).toBe(2);
    await Promise.resolve();
    await Promise.resolve();
    open[2]?.resolve(3);
    expect(await third).toBe(3);
  });

  test('A shared read begins again after a failure', async () => {
    const { open, read } = counted();
    const first = read();
    open[0]?.reject(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    const second = read();
    open[1]?.resolve(2);
    expect(await second).toBe(2);
  });
});

test('Shared reads of one key run once for all callers, and those of another key beside them', async () => {
  const begun: string[] = [];
  const open: PromiseWithResolvers<void>[] = [];
  const read = sharedReads(async (key: string) => {
    begun.push(key);
    const one = Promise.withResolvers<void>();
    open.push(one);
    await one.promise;
    return key.toUpperCase();
  });
  const all = [read('a'), read('a'), read('a'), read('b')];
  expect(begun).toEqual(['a', 'b']);
  for (let at = 0; at < 3; at += 1) {
    open[at]?.resolve();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(all)).toEqual(['A', 'A', 'A', 'B']);
  expect(begun).toEqual(['a', 'b', 'a']);
  const later = read('a');
  open[3]?.resolve();
  expect(await later).toBe('A');
});
