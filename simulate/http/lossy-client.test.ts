import { describe, expect, test } from 'vitest';
import { lotFrom } from '#domain/bracket/lot.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { DayClock } from '../clock/day-clock.ts';
import { jumpingTime } from '../clock/jumping-time.ts';
import { type Client, ConnectionLost } from './client.ts';
import { insistent } from './insistent.ts';
import { type Loss, lossyClient } from './lossy-client.ts';

/** A server that answers everything, and notes what arrives. */
function network(share: number) {
  const arrived: number[] = [];
  const happened: Loss[] = [];
  const clock = new DayClock(jumpingTime());
  const server: Client = {
    cookie: () => '',
    call: async () => {
      arrived.push(clock.now());
      return { data: {} as never, refusal: null };
    },
  };
  const note = (loss: Loss) => happened.push(loss);
  const client = lossyClient(server, { clock, share, lot: lotFrom(3), happened: note });
  return { arrived, happened, clock, client };
}

describe('A device on a bad network', () => {
  test('Without losses every request arrives once', async () => {
    const { arrived, happened, client } = network(0);
    for (let one = 0; one < 20; one++) await client.call(accounts.logout, {});
    expect([arrived.length, happened.length]).toEqual([20, 0]);
  });

  test('A request can be lost before or after it arrives, arrive twice, or arrive late', async () => {
    const { arrived, happened, clock, client } = network(1);
    const seen = new Map<Loss, number>();
    await clock.join(async () => {
      for (let one = 0; one < 40; one++) {
        const before = arrived.length;
        await client.call(accounts.logout, {}).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ConnectionLost);
        });
        seen.set(happened.at(-1)!, arrived.length - before);
        await clock.until(clock.now() + 400_000);
        if (happened.at(-1) === 'late') expect(arrived.length - before).toBe(1);
      }
    });
    expect(Object.fromEntries(seen)).toEqual({ before: 0, after: 1, twice: 2, late: 0 });
  });

  test('A device that insists sends the same request until an answer arrives', async () => {
    const { arrived, happened, clock, client } = network(0.8);
    const answered: string[] = [];
    const device = insistent(client, clock, (operation) => answered.push(operation));
    await clock.join(async () => {
      for (let one = 0; one < 20; one++) await device.send(accounts.logout, {});
    });
    expect(answered.length).toBe(20);
    expect(happened.length).toBeGreaterThan(20);
    expect(arrived.length).toBeGreaterThan(20);
  });
});
