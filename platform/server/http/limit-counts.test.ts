import { describe, expect, test } from 'vitest';
import { TestClock } from '#platform/testing/test-clock.ts';
import { limitCounts } from './limit-counts.ts';

const MINUTE = 60_000;

function counts() {
  const clock = new TestClock();
  const Counts = limitCounts(clock);
  const limit = new Counts({}).child({ path: '/', prefix: '' } as never);
  const count = (key = 'a') => {
    let found = { current: 0, ttl: 0 };
    limit.incr(key, (_error, result) => (found = result ?? found), MINUTE, 3);
    return found;
  };
  return { clock, Counts, count };
}

describe('limitCounts', () => {
  test('The requests of a caller are counted in a window that begins with the first', () => {
    const { clock, count } = counts();
    expect(count()).toEqual({ current: 1, ttl: MINUTE });
    clock.advance({ seconds: 20 });
    expect(count()).toEqual({ current: 2, ttl: 40_000 });
  });

  test('A window ends by the clock of the server, whatever the time of the machine', () => {
    const { clock, count } = counts();
    count();
    clock.advance({ seconds: 59 });
    expect(count().current).toBe(2);
    clock.advance({ seconds: 1 });
    expect(count()).toEqual({ current: 1, ttl: MINUTE });
  });

  test('Callers, and limits, are counted apart', () => {
    const { Counts, count } = counts();
    count();
    expect(count('b').current).toBe(1);
    const other = new Counts({}).child({ path: '/', prefix: '' } as never);
    other.incr('a', (_error, result) => expect(result?.current).toBe(1), MINUTE, 3);
  });

  test('Of too many callers the one who has called least recently is forgotten', () => {
    const { count } = counts();
    count('first');
    count('second');
    for (let one = 0; one < 4998; one++) count(`caller ${one}`);
    count('first');
    count('one more');
    expect(count('first').current).toBe(3);
    expect(count('second').current).toBe(1);
  });
});
