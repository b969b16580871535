import { describe, expect, test } from 'vitest';
import { sharedRead } from './shared-read.ts';

/** A read whose answers the test gives: the number of the read. */
function counted() {
  const open: PromiseWithResolvers<number>[] = [];
  const read = sharedRead(() => {
    const one = Promise.withResolvers<number>();
    open.push(one);
    return one.promise;
  });
  return { open, read };
}

describe('A shared read', () => {
  test('runs once for all who ask while another one is running', async () => {
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

  test('never gives what was read before one asked', async () => {
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

  test('begins again after one that failed', async () => {
    const { open, read } = counted();
    const first = read();
    open[0]?.reject(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    const second = read();
    open[1]?.resolve(2);
    expect(await second).toBe(2);
  });
});
