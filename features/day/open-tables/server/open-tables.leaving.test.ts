import { describe, expect } from 'vitest';
import { test } from '../../../../apps/server/test-app.ts';
import { openHall } from './open-tables.factory.ts';

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
