import { describe, expect, test } from 'vitest';
import { sharedRead } from './shared-read.ts';

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
