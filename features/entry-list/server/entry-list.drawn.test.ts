import { describe, expect } from 'vitest';
import { playedKnockout } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { closingKnockout } from '#features/results/closing/server/closing.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../entry-list.contract.ts';

/** What an organizer does on the list of an event. */
function listOf({
  phone,
  params,
}: Pick<Awaited<ReturnType<typeof playedKnockout>>, 'phone' | 'params'>) {
  return {
    listed: async () => (await phone.call(contract.list, { params })).data?.entries ?? [],
    remove: (entryId: string) =>
      phone.call(contract.removeManual, { params: { id: params.id, entryId } }),
  };
}

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];

describe('removing somebody whom the organizer has entered', () => {
  test('Somebody in a published draw is not removed from the list, which leads to the withdrawals', async ({
    server,
  }) => {
    const event = await playedKnockout(server, { byHand: 4 });
    const { listed, remove } = listOf(event);
    const [first] = await listed();
    expect(first?.removal).toBe('withdraw');
    expect(code(await remove(first?.id ?? ''))).toEqual([409, 'DRAW_PUBLISHED']);
    expect(await listed()).toHaveLength(4);
    await event.takeBack();
    expect((await listed())[0]?.removal).toBe('remove');
    expect((await remove(first?.id ?? '')).status).toBe(200);
    expect(await listed()).toHaveLength(3);
  });

  test('Nobody is removed once the results are final', async ({ server }) => {
    const event = await closingKnockout(server);
    await event.enter('1-0');
    expect((await event.finalize()).status).toBe(200);
    const { listed, remove } = listOf(event);
    const [first] = await listed();
    expect(first?.removal).toBeNull();
    expect(code(await remove(first?.id ?? ''))).toEqual([409, 'TOURNAMENT_FINALIZED']);
  });

  test('Somebody is removed from a cancelled tournament whose draw is out', async ({ server }) => {
    const event = await playedKnockout(server, { byHand: 4 });
    const { listed, remove } = listOf(event);
    await updateState(server.services.db, event.params.id, { state: 'cancelled' });
    const [first] = await listed();
    expect(first?.removal).toBe('remove');
    expect((await remove(first?.id ?? '')).status).toBe(200);
  });
});
