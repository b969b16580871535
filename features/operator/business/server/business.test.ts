import { describe, expect } from 'vitest';
import { find } from '#features/legal/business/business.contract.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as operator from '../../operator.contract.ts';
import * as contract from '../business.contract.ts';

async function operatorPhone(server: TestApp) {
  const phone = await server.operatorPhone();
  return phone;
}

const SELLER = {
  sellerName: 'ラリーデイズ株式会社',
  representative: '山田 太郎',
  address: '東京都千代田区1-2-3',
  phone: '03-1234-5678',
  email: 'info@rallydays.example',
  hours: '平日 10:00-17:00',
};

/** The initial form, with the seller filled in. */
async function filled(server: TestApp) {
  const phone = await operatorPhone(server);
  const { data } = await phone.call(contract.draft);
  if (!data) throw new Error('there is no draft');
  return { phone, body: { ...data.business, ...SELLER } };
}

describe('who sells here', () => {
  test("The seller's facts are empty until the operator fills them in, and the console reminds of it", async ({
    server,
  }) => {
    const visitor = server.phone();
    expect((await visitor.call(find)).data).toEqual({ business: null, changedAt: null });
    const { phone, body } = await filled(server);
    expect((await phone.call(operator.overview)).data?.missingBusiness).toBe(1);
    expect(body.cancellationJa).toContain('全額を返金');
    expect(body.cancellationEn).toContain('whole fee');

    const saved = await phone.call(contract.save, { body });
    expect(saved.data?.business).toMatchObject(SELLER);
    expect((await visitor.call(find)).data).toMatchObject({
      business: SELLER,
      changedAt: server.clock.now().toISOString(),
    });
    expect((await phone.call(operator.overview)).data?.missingBusiness).toBe(0);
  });

  test("A change of the seller's facts is logged with its fields, and the same facts again are not", async ({
    server,
  }) => {
    const { phone, body } = await filled(server);
    await phone.call(contract.save, { body });
    await phone.call(contract.save, { body });
    await phone.call(contract.save, { body: { ...body, phone: '03-8765-4321', hours: '毎日' } });
    const lines = (await phone.call(operator.log)).data?.lines ?? [];
    expect(lines.map(({ action, note }) => [action, note])).toEqual([
      ['business-changed', 'phone, hours'],
      ['business-changed', expect.stringContaining('sellerName')],
    ]);
  });

  test.for([
    ['sellerName', ' ', 'missing'],
    ['phone', '12345', 'phoneInvalid'],
    ['email', 'nobody', 'emailInvalid'],
    ['address', 'x'.repeat(201), 'tooLong'],
    ['priceEn', '', 'missing'],
  ] as const)(
    'A seller with a wrong %s is refused',
    async ([field, value, message], { server }) => {
      const { phone, body } = await filled(server);
      const { status, refusal } = await phone.call(contract.save, {
        body: { ...body, [field]: value },
      });
      expect(status).toBe(422);
      expect(refusal?.fields).toEqual({ [field]: message });
      expect((await phone.call(find)).data?.business).toBeNull();
    },
  );

  test("Only an operator saves the seller's facts", async ({ server }) => {
    const { body } = await filled(server);
    const player = await server.playerPhone();
    expect((await player.call(contract.save, { body })).status).toBe(403);
    expect((await player.call(contract.draft)).status).toBe(403);
    expect((await server.phone().call(contract.save, { body })).status).toBe(401);
  });
});

describe('two operators who say at the same time who sells', () => {
  async function twoEditors(server: TestApp) {
    const { phone: one, body: was } = await filled(server);
    await one.call(contract.save, { body: was });
    const other = await operatorPhone(server);
    const edit = (phone: typeof one, change: object, began: typeof was = was) =>
      phone.call(contract.save, { body: { ...began, ...change, was: began } });
    return { one, other, was, edit };
  }

  test("Two operators who edit the seller's facts do not overwrite fields that they have not changed", async ({
    server,
  }) => {
    const { one, other, edit } = await twoEditors(server);
    await edit(one, { phone: '03-1111-2222' });
    const { data } = await edit(other, { hours: '毎日' });
    expect(data?.business).toMatchObject({ phone: '03-1111-2222', hours: '毎日' });
    const [last] = (await one.call(operator.log)).data?.lines ?? [];
    expect(last?.note).toBe('hours');
  });

  test("An operator is asked about a field of the seller's facts that both have changed, and nothing is saved before", async ({
    server,
  }) => {
    const { one, other, was, edit } = await twoEditors(server);
    await edit(one, { phone: '03-1111-2222' });
    const clash = await edit(other, { phone: '03-3333-4444', hours: '毎日' });
    expect(clash.status).toBe(409);
    expect(clash.refusal).toMatchObject({
      code: 'BUSINESS_CHANGED',
      fields: { phone: 'changedMeanwhile' },
      details: { phone: '03-1111-2222' },
    });
    expect((await one.call(find)).data?.business).toMatchObject({ hours: SELLER.hours });
    const seen = { ...was, phone: '03-1111-2222' };
    const again = await edit(other, { phone: '03-3333-4444', hours: '毎日' }, seen);
    expect(again.data?.business).toMatchObject({ phone: '03-3333-4444', hours: '毎日' });
  });

  test("Two first saves of the seller's facts at the same instant do not overwrite each other", async ({
    server,
  }) => {
    const { phone: one, body } = await filled(server);
    const other = await operatorPhone(server);
    const was = (await one.call(contract.draft)).data?.business;
    const answers = await Promise.all([
      one.call(contract.save, { body: { ...body, was } }),
      other.call(contract.save, { body: { ...body, sellerName: '別の会社', was } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = answers.find(({ status }) => status === 200);
    expect((await one.call(find)).data?.business).toEqual(first?.data?.business);
  });
});
