import { expect } from 'vitest';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { test } from '../../../apps/server/test-app.ts';
import { courtsOfToday } from './court-links.factory.ts';

test.for([
  ['cancelled', () => ({ state: 'cancelled' }) as const],
  ['ended early', (now: Date) => ({ endedEarlyAt: now, endedEarlyFor: 'heat' }) as const],
] as const)(
  'A device starts no match of a tournament that is %s while the start waits',
  async ([, change], { server }) => {
    const { callTo, device, here, queue } = await courtsOfToday(server);
    await callTo('1-0');
    const tablet = device();
    const { current } = await tablet.shown();
    const { db, clock } = server.services;
    const { refusal } = await whileLocked(db, 'days', {
      call: () => tablet.start(current!),
      meanwhile: () => updateState(db, here.id, change(clock.now())),
    });
    expect(refusal?.code).toBe('LINK_ENDED');
    expect(await queue.match('1-0')).toMatchObject({ startedAt: null });
  },
);
