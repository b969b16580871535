import { describe, expect } from 'vitest';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { openHall } from './open-tables.factory.ts';

describe('signing up for an open table', () => {
  test.for([
    ['cancelled', { state: 'cancelled' }],
    ['suspended', { suspendedAt: new Date('2026-11-20T05:00:00Z') }],
  ] as const)(
    'Nobody signs up in a tournament that is %s while the sign-up waits',
    async ([, change], { server }) => {
      const { tables, courtIds, out, signUp, here, queue } = await openHall(server);
      await tables([courtIds[2]!]);
      const { db } = server.services;
      const { refusal } = await whileLocked(db, 'days', {
        call: () => signUp(out[0]!),
        meanwhile: () => updateState(db, here.id, change),
      });
      expect(refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
      expect((await queue()).openTables.waiting).toBe(0);
    },
  );
});

describe('leaving the list of the open tables', () => {
  test('Who leaves the list as they are called to a table is refused, and the match goes on for both', async ({
    server,
  }) => {
    const { tables, courtIds, out, signUp, leave, practiceOf } = await openHall(server);
    await tables([courtIds[2]!]);
    await signUp(out[0]!);
    await signUp(out[1]!);
    expect((await leave(out[0]!, 'waiting')).refusal?.code).toBe('CALLED_MEANWHILE');
    const states = await Promise.all([out[0]!, out[1]!].map(practiceOf));
    expect(states.map((one) => one?.state)).toEqual(['called', 'called']);
  });

  test('Leaving the list or ending a match again, after a lost answer, is a success that ends nothing else', async ({
    server,
  }) => {
    const { tables, courtIds, out, signUp, leave, practiceOf } = await openHall(server);
    await tables([courtIds[2]!]);
    await signUp(out[0]!);
    for (const _ of [1, 2]) expect((await leave(out[0]!, 'waiting')).status).toBe(200);
    await signUp(out[0]!);
    await signUp(out[1]!);
    const { id } = (await practiceOf(out[0]!))!.match!;
    await leave(out[0]!, id);
    await signUp(out[0]!);
    expect((await leave(out[0]!, id)).data?.days[0]?.practice).toMatchObject({ state: 'waiting' });
  });
});
