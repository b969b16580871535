import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as contract from '../groups.contract.ts';
import * as joining from '../joining/joining.contract.ts';
import { existsMembership } from './groups.belonging.store.ts';
import { saveGroup } from './groups.commands.ts';
import { joined, newGroup, signedUp } from './groups.people.factory.ts';

const asSaved = { director: '', coach: '', manager: '', emoji: '' as const };
const saving = (change: object) => ({
  saveId: uuidv7(),
  version: 1,
  name: 'Sakura Tennis Club',
  ...asSaved,
  members: [],
  removed: [],
  ...change,
});
const open = async (phone: Phone, id: number) =>
  (await phone.call(contract.find, { params: { id } })).data!;

describe('the sport of a group', () => {
  test('A group has no sport until somebody who looks after it chooses one', async ({ server }) => {
    const phone = await signedUp(server, 'Kato Jun');
    await phone.call(contract.create, { body: newGroup() });
    const params = { id: 1 };
    expect(await open(phone, 1)).toMatchObject({ sport: 'unspecified', version: 1 });
    const body = { sport: 'badminton' as const };
    const { data } = await phone.call(contract.chooseSport, { params, body });
    expect(data).toMatchObject({ sport: 'badminton', version: 1 });
    expect(await open(phone, 1)).toMatchObject({ sport: 'badminton' });
  });

  test('A member who does not look after a group cannot choose its sport, and an outsider does not see the group', async ({
    server,
  }) => {
    const phone = await signedUp(server, 'Kato Jun');
    await phone.call(contract.create, { body: newGroup() });
    const member = await joined(server, 'Ito Yu', 'SAKURA01');
    const outsider = await signedUp(server, 'Mori Aya');
    const request = { params: { id: 1 }, body: { sport: 'tennis' as const } };
    expect((await member.call(contract.chooseSport, request)).refusal?.code).toBe(
      'GROUP_NOT_EDITABLE',
    );
    expect((await outsider.call(contract.chooseSport, request)).refusal?.code).toBe(
      'GROUP_NOT_FOUND',
    );
  });
});

describe('creating a group', () => {
  test('A new group is listed for its creator, who looks after it without playing', async ({
    server,
  }) => {
    const phone = await signedUp(server, 'Kato Jun');
    const { data } = await phone.call(contract.create, { body: newGroup() });
    expect(data).toEqual({ id: 1, name: 'Sakura Tennis Club' });
    const mine = await phone.call(contract.listMine);
    expect(mine.data?.groups).toEqual([
      {
        id: 1,
        name: 'Sakura Tennis Club',
        emoji: null,
        sport: 'unspecified',
        role: 'Manager',
        memberCount: 2,
        mayEdit: true,
      },
    ]);
    expect(await open(phone, 1)).toMatchObject({
      teamId: 'SAKURA01',
      members: [
        { name: 'Aoki Ren', joined: false, you: false },
        { name: '馬場 結衣', joined: false, you: false },
      ],
      staff: [{ name: 'Kato Jun', role: 'Manager', creator: true, you: true }],
      version: 1,
      may: { edit: true, delete: true, leave: false },
    });
  });

  test('A creation that is sent twice creates one group', async ({ server }) => {
    const phone = await signedUp(server, 'Kato Jun');
    const body = newGroup();
    const [first, second] = [
      await phone.call(contract.create, { body }),
      await phone.call(contract.create, { body }),
    ];
    expect(second.data).toEqual(first.data);
    expect((await phone.call(contract.listMine)).data?.groups).toHaveLength(1);
  });

  test('A creation with a code in use is refused, in any case and width', async ({ server }) => {
    const phone = await signedUp(server, 'Kato Jun');
    await phone.call(contract.create, { body: newGroup() });
    const body = newGroup({ teamId: 'ｓakura０１' });
    const again = await phone.call(contract.create, { body });
    expect(again.status).toBe(409);
    expect(again.refusal).toMatchObject({
      code: 'TEAM_CODE_IN_USE',
      fields: { teamId: 'codeInUse' },
    });
  });

  test.for([
    [{ name: ' ' }, { name: 'nameMissing' }],
    [{ teamId: '' }, { teamId: 'codeMissing' }],
    [{ teamId: 'SAKURA1' }, { teamId: 'codeLength' }],
    [{ teamId: 'SAKURA123' }, { teamId: 'codeLength' }],
    [{ coach: 'x'.repeat(101) }, { coach: 'tooLong' }],
  ] as const)(
    'An invalid new group is refused at the field with the error: %j',
    async ([change, fields], { server }) => {
      const phone = await signedUp(server, 'Kato Jun');
      const answer = await phone.call(contract.create, { body: newGroup(change) });
      expect(answer.status).toBe(422);
      expect(answer.refusal).toMatchObject({ code: 'INVALID_INPUT', fields });
    },
  );

  test('A creation checks nothing but the length of the code', async ({ server }) => {
    const phone = await signedUp(server, 'Kato Jun');
    const { data } = await phone.call(contract.create, {
      body: newGroup({ teamId: '桜ヶ丘 テニス部' }),
    });
    expect((await open(phone, data!.id)).teamId).toBe('桜ヶ丘 テニス部');
  });

  test('A creation without a login is refused', async ({ server }) => {
    const answer = await server.phone().call(contract.create, { body: newGroup() });
    expect(answer.refusal?.code).toBe('SIGN_IN_REQUIRED');
  });
});

describe('for an outsider a group does not exist', () => {
  test('An outsider can neither see, save, delete nor leave a group', async ({ server }) => {
    const creator = await signedUp(server, 'Kato Jun');
    await creator.call(contract.create, { body: newGroup() });
    const outsider = await signedUp(server, 'Ono Mei');
    const params = { id: 1 };
    const answers = [
      await outsider.call(contract.find, { params }),
      await outsider.call(contract.save, { params, body: saving({}) }),
      await outsider.call(contract.remove, { params }),
      await outsider.call(contract.leave, { params }),
      await outsider.call(contract.find, { params: { id: 77 } }),
    ];
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(Array(5).fill('GROUP_NOT_FOUND'));
    expect((await outsider.call(contract.listMine)).data?.groups).toEqual([]);
  });
});

describe('editing a group', () => {
  test('An edit renames, adds, removes and reorders members', async ({ server }) => {
    const phone = await signedUp(server, 'Kato Jun');
    await phone.call(contract.create, { body: newGroup() });
    const [ren, yui] = (await open(phone, 1)).members;
    const members = [
      { memberId: null, name: 'Chiba Sora' },
      { memberId: yui!.id, name: '馬場 ゆい' },
      { memberId: null, name: '  ' },
    ];
    const body = saving({
      name: '桜テニス部',
      coach: 'Sato',
      emoji: '🎾',
      members,
      removed: [ren!.id],
    });
    const { data } = await phone.call(contract.save, { params: { id: 1 }, body });
    expect(data).toMatchObject({ name: '桜テニス部', coach: 'Sato', emoji: '🎾', version: 2 });
    expect(data?.members.map(({ name }) => name)).toEqual(['Chiba Sora', '馬場 ゆい']);
  });

  test('The second of two edits of one version changes nothing and is answered with the stored group', async ({
    server,
  }) => {
    const phone = await signedUp(server, 'Kato Jun');
    await phone.call(contract.create, { body: newGroup() });
    const params = { id: 1 };
    await phone.call(contract.save, { params, body: saving({ director: 'Mori' }) });
    const late = await phone.call(contract.save, { params, body: saving({ director: 'Hara' }) });
    expect(late.status).toBe(409);
    expect(late.refusal).toMatchObject({
      code: 'GROUP_CHANGED',
      details: { version: 2, director: 'Mori', members: 'Aoki Ren\n馬場 結衣' },
    });
    expect((await open(phone, 1)).director).toBe('Mori');
  });

  test('The same save sent again is answered, not refused', async ({ server }) => {
    const phone = await signedUp(server, 'Kato Jun');
    await phone.call(contract.create, { body: newGroup() });
    const body = saving({ members: [{ memberId: null, name: 'Chiba Sora' }] });
    await phone.call(contract.save, { params: { id: 1 }, body });
    const again = await phone.call(contract.save, { params: { id: 1 }, body });
    expect(again.data).toMatchObject({ version: 2 });
    expect(again.data?.members).toHaveLength(3);
  });

  test.for([
    [
      'The same save sent again while the first still runs is accepted',
      true,
      { ok: true, value: null },
    ],
    [
      "Somebody else's save meanwhile refuses this one",
      false,
      { ok: false, code: 'GROUP_CHANGED' },
    ],
  ] as const)('%s', async ([, isSame, expected], { server }) => {
    const phone = await signedUp(server, 'Kato Jun');
    await phone.call(contract.create, { body: newGroup() });
    const first = saving({ director: 'Mori' });
    const { db } = server.services;
    // The first save is stored after this one has looked at the group, and before it has the lock.
    const transaction: Db['transaction'] = async (work) => {
      await phone.call(contract.save, { params: { id: 1 }, body: first });
      return db.transaction(work);
    };
    const waiting: Db = Object.create(db, { transaction: { value: transaction } });
    const { data: session } = await phone.call(accounts.session);
    const { name, director, coach, manager } = first;
    const saved = await saveGroup(
      { ...server.services, db: waiting },
      {
        accountId: session!.account!.id,
        groupId: 1,
        saveId: isSame ? first.saveId : uuidv7(),
        version: 1,
        fields: { name, director, coach, manager, emoji: null },
        roster: { members: [], removed: [], coachId: null, managerId: null },
      },
    );
    expect(saved).toEqual(expected);
    expect(await open(phone, 1)).toMatchObject({ version: 2, director: 'Mori' });
  });

  test('An edit does not remove a member who joined meanwhile', async ({ server }) => {
    const phone = await signedUp(server, 'Kato Jun');
    await phone.call(contract.create, { body: newGroup() });
    const before = await open(phone, 1);
    await joined(server, 'Ono Mei', 'SAKURA01');
    const members = before.members.map(({ id, name }) => ({ memberId: id, name }));
    const { data } = await phone.call(contract.save, {
      params: { id: 1 },
      body: saving({ members }),
    });
    expect(data?.members.map(({ name }) => name)).toEqual(['Aoki Ren', '馬場 結衣', 'Ono Mei']);
  });

  test('The creator and the accounts of coach and manager edit a group; a member only reads it', async ({
    server,
  }) => {
    const creator = await signedUp(server, 'Kato Jun');
    await creator.call(contract.create, { body: newGroup() });
    const mei = await joined(server, 'Ono Mei', 'SAKURA01');
    const params = { id: 1 };
    expect(await open(mei, 1)).toMatchObject({ role: 'Member', may: { edit: false, leave: true } });
    const refused = await mei.call(contract.save, { params, body: saving({}) });
    expect(refused.refusal?.code).toBe('GROUP_NOT_EDITABLE');

    const own = (await open(creator, 1)).members.find(({ name }) => name === 'Ono Mei');
    const coachAccount = String(own?.id);
    await creator.call(contract.save, { params, body: saving({ coachAccount }) });
    expect(await open(mei, 1)).toMatchObject({
      role: 'Coach',
      may: { edit: true, delete: false },
      staff: [{ name: 'Kato Jun' }, { name: 'Ono Mei', role: 'Coach', you: true }],
    });
    const body = saving({ version: 2, coachAccount, director: 'Mori' });
    expect((await mei.call(contract.save, { params, body })).data?.director).toBe('Mori');
    const back = saving({ version: 3 });
    await creator.call(contract.save, { params, body: back });
    expect((await open(mei, 1)).may.edit).toBe(false);
  });

  test('An edit cannot remove the creator', async ({ server }) => {
    const phone = await signedUp(server, 'Aoki Ren');
    await phone.call(contract.create, { body: newGroup() });
    const before = await open(phone, 1);
    expect(before).toMatchObject({ role: 'Member', may: { edit: true }, staff: [] });
    const body = saving({ removed: before.members.map(({ id }) => id) });
    const { data } = await phone.call(contract.save, { params: { id: 1 }, body });
    expect(data).toMatchObject({ members: [], role: 'Manager', staff: [{ name: 'Aoki Ren' }] });
  });
});

describe('deleting a group', () => {
  test('Only the creator deletes a group, which hides it from everybody and frees its code', async ({
    server,
  }) => {
    const creator = await signedUp(server, 'Kato Jun');
    await creator.call(contract.create, { body: newGroup() });
    const mei = await joined(server, 'Ono Mei', 'SAKURA01');
    const params = { id: 1 };
    expect((await mei.call(contract.remove, { params })).refusal?.code).toBe('GROUP_NOT_DELETABLE');
    expect((await creator.call(contract.remove, { params })).status).toBe(200);
    expect((await creator.call(contract.remove, { params })).status).toBe(200);
    for (const phone of [creator, mei]) {
      expect((await phone.call(contract.find, { params })).refusal?.code).toBe('GROUP_NOT_FOUND');
      expect((await phone.call(contract.listMine)).data?.groups).toEqual([]);
    }
    const late = await creator.call(contract.save, { params, body: saving({}) });
    expect(late.refusal?.code).toBe('GROUP_NOT_FOUND');
    expect((await mei.call(contract.create, { body: newGroup() })).data?.id).toBe(2);
  });

  test('A member leaves a deleted group, and with it the records of those who were in it', async ({
    server,
  }) => {
    const creator = await signedUp(server, 'Kato Jun');
    await creator.call(contract.create, { body: newGroup() });
    const mei = await server.playerPhone({ fullName: 'Ono Mei' });
    await mei.call(joining.join, { body: { teamId: 'SAKURA01' } });
    const params = { id: 1 };
    await creator.call(contract.remove, { params });
    const { db } = server.services;
    expect(await existsMembership(db, mei.player.id, 1)).toBe(true);
    for (const _ of [1, 2]) expect((await mei.call(contract.leave, { params })).status).toBe(200);
    expect(await existsMembership(db, mei.player.id, 1)).toBe(false);
  });
});
