import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { playedKnockout } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { closingKnockout } from '#features/results/closing/server/closing.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../entry-list.contract.ts';
import * as namesContract from '../entry-list.names.contract.ts';

/** What an organizer does on the list of an event. */
function listOf({
  phone,
  params,
}: Pick<Awaited<ReturnType<typeof playedKnockout>>, 'phone' | 'params'>) {
  return {
    listed: async () => (await phone.call(contract.list, { params })).data?.entries ?? [],
    remove: (entryId: string) =>
      phone.call(contract.removeManual, { params: { id: params.id, entryId } }),
    /** Names the partner of an entry in place of the one who is listed. */
    name: async (entryId: string, name: string) => {
      const { data } = await phone.call(contract.list, { params });
      const listed = data?.entries.find(({ id }) => id === entryId)?.partner;
      const seen = listed?.id ? { id: listed.id, state: listed.state } : null;
      const body = { id: uuidv7(), seen, partner: { name, club: '' } };
      return phone.call(namesContract.namePartner, { params: { id: params.id, entryId }, body });
    },
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

describe('naming the partner of a pair that is drawn', () => {
  const doubles = { byHand: 2, tournament: { eventType: 'Doubles' as const } };

  test('The partner of a pair is not replaced once its match is called or has a result', async ({
    server,
  }) => {
    const event = await closingKnockout(server, doubles);
    const { listed, name } = listOf(event);
    const [pair] = await listed();
    const named = async (partner: string) => code(await name(pair?.id ?? '', partner));
    expect(await named('Baba Yui')).toEqual([200, undefined]);
    await event.call(await event.match('1-0'));
    expect(await named('Chiba Sora')).toEqual([409, 'MATCH_PLAYED']);
    await event.take(await event.match('1-0'), { kind: 'back' });
    expect(await named('Chiba Sora')).toEqual([200, undefined]);
    await event.enter('1-0');
    expect(await named('Doi Aoi')).toEqual([409, 'MATCH_PLAYED']);
    expect((await listed())[0]?.partner?.name).toBe('Chiba Sora');
  });

  test('A partner who is missing is named also after a match, and nobody once the results are final', async ({
    server,
  }) => {
    const event = await closingKnockout(server, doubles);
    const { listed, name } = listOf(event);
    await event.enter('1-0');
    const [pair, other] = await listed();
    expect(code(await name(pair?.id ?? '', 'Baba Yui'))).toEqual([200, undefined]);
    expect((await event.finalize()).status).toBe(200);
    for (const one of [pair, other]) {
      const answer = await name(one?.id ?? '', 'Doi Aoi');
      expect(code(answer)).toEqual([409, 'TOURNAMENT_FINALIZED']);
    }
  });
});
