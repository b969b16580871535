import { describe, expect } from 'vitest';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as groups from '../../groups.contract.ts';
import { newGroup, signedUp } from '../../server/groups.people.factory.ts';
import * as contract from '../joining.contract.ts';
import type { JoinAnswer } from '../joining.vocabulary.ts';

const params = { id: 1 };

/** A coach whom somebody has asked to join under a name of the list; their calls. */
async function makeRequest(server: TestApp) {
  const coach = await signedUp(server, 'Kato Jun');
  await coach.call(groups.create, { body: newGroup() });
  const yui = await signedUp(server, '馬場 結衣', 'SAKURA01');
  const { data } = await coach.call(contract.find, { params });
  const target = { ...params, requestId: data!.requests[0]!.id };
  return {
    yui,
    answer: async (given: JoinAnswer) => {
      const call = { params: target, body: { answer: given } };
      return (await coach.call(contract.answer, call)).refusal?.code;
    },
    withdraw: async () => (await yui.call(contract.withdraw, { params })).data?.outcome,
  };
}

describe('a request to join that is withdrawn', () => {
  test('A request that is withdrawn twice is withdrawn', async ({ server }) => {
    const { withdraw } = await makeRequest(server);
    expect([await withdraw(), await withdraw()]).toEqual(['withdrawn', 'withdrawn']);
  });

  test.for(['same-person', 'new-member', 'refused'] as const)(
    'Withdrawing a request that was answered with %s says that it was answered',
    async (given, { server }) => {
      const { answer, withdraw } = await makeRequest(server);
      await answer(given);
      expect(await withdraw()).toBe('answered');
    },
  );

  test('A request that is withdrawn while it is accepted is accepted', async ({ server }) => {
    const { yui, answer, withdraw } = await makeRequest(server);
    const accept = () => answer('same-person');
    const answers = await inTurn<string | undefined>(server.services.db, 'groups', [
      accept,
      withdraw,
    ]);
    expect(answers).toEqual([undefined, 'answered']);
    expect((await yui.call(groups.listMine)).data?.groups).toHaveLength(1);
  });
});
