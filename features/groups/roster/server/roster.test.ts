import { describe, expect } from 'vitest';
import { type Phone, test } from '../../../../apps/server/test-app.ts';
import * as groups from '../../groups.contract.ts';
import { joined, newGroup, signedUp } from '../../server/groups.people.factory.ts';
import * as contract from '../roster.contract.ts';

const params = { id: 1 };
const read = (phone: Phone) => phone.call(contract.find, { params });

describe('reading the roster of a group', () => {
  test('The roster shows the pupils of the list, without facts that nobody has given', async ({
    server,
  }) => {
    const coach = await signedUp(server, 'Kato Jun');
    await coach.call(groups.create, { body: newGroup() });
    await joined(server, 'Ito Yu', 'SAKURA01');
    const { data } = await read(coach);
    expect(data).toMatchObject({ groupId: 1, groupName: 'Sakura Tennis Club' });
    expect(data?.sheet).toEqual({
      officialName: '',
      shortName: '',
      prefecture: '',
      postalCode: '',
      address: '',
      personInCharge: '',
      phone: '',
    });
    expect(data?.pupils.map(({ name, joined }) => [name, joined])).toEqual([
      ['Aoki Ren', false],
      ['馬場 結衣', false],
      ['Ito Yu', true],
    ]);
    expect(data?.pupils[0]).toMatchObject({
      familyName: '',
      givenName: '',
      familyKana: '',
      givenKana: '',
      grade: '',
      gender: '',
      registrationNo: '',
    });
  });

  test('A member who does not look after the group cannot read the roster, and an outsider does not see the group', async ({
    server,
  }) => {
    const coach = await signedUp(server, 'Kato Jun');
    await coach.call(groups.create, { body: newGroup() });
    const member = await joined(server, 'Ito Yu', 'SAKURA01');
    const outsider = await signedUp(server, 'Mori Aya');
    expect((await read(member)).refusal?.code).toBe('GROUP_NOT_EDITABLE');
    expect((await read(outsider)).refusal?.code).toBe('GROUP_NOT_FOUND');
  });
});
