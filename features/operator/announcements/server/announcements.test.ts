import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as console from '../../operator.contract.ts';
import * as contract from '../announcements.contract.ts';

const was = { titleEn: 'Hours', titleJa: '時間', bodyEn: 'From 9', bodyJa: '9時から' };

async function operatorPhone(server: TestApp) {
  const phone = await server.operatorPhone();
  return phone;
}

/** Two operators who have the same announcement open. */
async function twoEditors(server: TestApp) {
  const [one, other] = [await operatorPhone(server), await operatorPhone(server)];
  const written = await one.call(contract.write, { body: { id: uuidv7(), announcement: was } });
  const params = { id: written.data?.announcement.id ?? 0 };
  const edit = (phone: typeof one, change: Partial<typeof was>, began = was) =>
    phone.call(contract.change, {
      params,
      body: { announcement: { ...began, ...change }, was: began },
    });
  return { one, other, params, edit };
}

describe('two operators who edit one announcement at the same time', () => {
  test('Two operators who edit one announcement do not overwrite fields that they have not changed', async ({
    server,
  }) => {
    const { one, other, edit } = await twoEditors(server);
    await edit(one, { titleEn: 'Hours in autumn' });
    const { data } = await edit(other, { bodyJa: '10時から' });
    expect(data?.announcement).toMatchObject({
      ...was,
      titleEn: 'Hours in autumn',
      bodyJa: '10時から',
    });
  });

  test('An operator is asked about a field of an announcement that both have changed, and nothing is saved before', async ({
    server,
  }) => {
    const { one, other, edit } = await twoEditors(server);
    await edit(one, { titleEn: 'Hours in autumn' });
    const clash = await edit(other, { titleEn: 'Hours in winter', bodyEn: 'From 10' });
    expect(clash.status).toBe(409);
    expect(clash.refusal).toMatchObject({
      code: 'ANNOUNCEMENT_CHANGED',
      fields: { titleEn: 'changedMeanwhile' },
      details: { titleEn: 'Hours in autumn' },
    });
    const [stored] = (await one.call(contract.list)).data?.announcements ?? [];
    expect(stored).toMatchObject({ ...was, titleEn: 'Hours in autumn' });
    const { lines } = (await one.call(console.log, { query: {} })).data ?? { lines: [] };
    expect(lines).toHaveLength(2);

    const seen = { ...was, titleEn: 'Hours in autumn' };
    const again = await edit(other, { titleEn: 'Hours in winter', bodyEn: 'From 10' }, seen);
    expect(again.data?.announcement).toMatchObject({
      titleEn: 'Hours in winter',
      bodyEn: 'From 10',
    });
  });

  test('Two edits of an announcement at the same instant lose nothing', async ({ server }) => {
    const { one, other, edit } = await twoEditors(server);
    await Promise.all([edit(one, { titleEn: 'A' }), edit(other, { titleJa: 'あ' })]);
    const [stored] = (await one.call(contract.list)).data?.announcements ?? [];
    expect(stored).toMatchObject({ titleEn: 'A', titleJa: 'あ' });
  });
});

test('An announcement that two operators publish at the same moment is published once', async ({
  server,
}) => {
  const { one, other, params } = await twoEditors(server);
  const publish = (phone: typeof one) => () => phone.call(contract.publish, { params });
  const calls = [publish(one), publish(other)];
  const [first, second] = await inTurn(server.services.db, 'announcements', calls);
  expect(second?.data).toEqual(first?.data);
  const { lines } = (await one.call(console.log, { query: {} })).data ?? { lines: [] };
  expect(lines.filter(({ action }) => action === 'announcement-published')).toHaveLength(1);
});

test('A draft that is sent again is stored once, and other words under its id are refused', async ({
  server,
}) => {
  const phone = await operatorPhone(server);
  const id = uuidv7();
  const write = (words: typeof was) =>
    phone.call(contract.write, { body: { id, announcement: words } });
  const first = await write(was);
  expect((await write(was)).data).toEqual(first.data);
  const other = await write({ ...was, titleEn: 'Hours in autumn' });
  expect([other.status, other.refusal?.code]).toEqual([409, 'ID_TAKEN']);
  expect((await phone.call(contract.list)).data?.announcements).toHaveLength(1);
});
