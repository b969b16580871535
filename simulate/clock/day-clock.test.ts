import { describe, expect, test } from 'vitest';
import { DayClock } from './day-clock.ts';
import { jumpingTime } from './jumping-time.ts';

describe('The clock of a simulated day', () => {
  test('Everybody goes on at their time, in the order of time', async () => {
    const source = jumpingTime();
    const clock = new DayClock(source);
    const seen: string[] = [];
    const waits = (name: string, ...times: number[]) =>
      clock.join(async () => {
        for (const at of times) {
          await clock.until(at);
          seen.push(`${name} ${clock.now()}`);
        }
      });
    await Promise.all([waits('desk', 10, 30), waits('court', 20, 30)]);
    expect(seen).toEqual(['desk 10', 'court 20', 'desk 30', 'court 30']);
    expect(source.moves).toEqual([10, 20, 30]);
  });

  test('Time does not move while somebody is busy', async () => {
    const source = jumpingTime();
    const clock = new DayClock(source);
    const answer = Promise.withResolvers<void>();
    const busy = clock.join(() => answer.promise);
    const waiting = clock.join(() => clock.until(10));
    await new Promise((later) => setImmediate(() => setImmediate(later)));
    expect(source.moves).toEqual([]);
    answer.resolve();
    await Promise.all([busy, waiting]);
    expect(source.moves).toEqual([10]);
  });

  test('Who waits for somebody else does not hold the time, and goes on before it moves', async () => {
    const source = jumpingTime();
    const clock = new DayClock(source);
    const call = Promise.withResolvers<void>();
    let heardAt = -1;
    const court = clock.join(async () => {
      await clock.aside(call.promise);
      heardAt = clock.now();
      await clock.until(15);
    });
    const desk = clock.join(async () => {
      await clock.until(10);
      call.resolve();
      await clock.until(40);
    });
    await Promise.all([court, desk]);
    expect(heardAt).toBe(10);
    expect(source.moves).toEqual([10, 15, 40]);
  });

  test('A time that has passed is no wait', async () => {
    const source = jumpingTime();
    const clock = new DayClock(source);
    await clock.join(() => clock.until(0));
    expect(source.moves).toEqual([]);
  });
});
