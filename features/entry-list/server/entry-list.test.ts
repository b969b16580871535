import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as choices from '#features/notifications/preferences/preferences.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { fromCsv } from '#platform/shared/csv.ts';
import { sheetTime } from '#platform/shared/format.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../entry-list.contract.ts';
import * as revenueContract from '../entry-list.revenue.contract.ts';

async function hosted(server: TestApp, options = {}) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password } });
  const id = await makeTournament(server.services, { organizerId, ...options });
  return { phone, id, params: { id } };
}

const apply = (phone: Phone, tournamentId: number) =>
  phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
const pay = (phone: Phone, entryId = '') =>
  phone.call(payments.pay, {
    body: { id: uuidv7(), entryId, method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' },
  });
const person = { name: '紙で申込', email: '', phone: '', note: '', paidYen: 0 };
const add = (phone: Phone, id: number, people: readonly object[]) =>
  phone.call(contract.addManual, {
    params: { id },
    body: { people: people.map((one) => ({ id: uuidv7(), person: { ...person, ...one } })) },
  });

describe('the entry list', () => {
  test('The entry list shows paid, reserved, waiting and withdrawn people with their contact details', async ({
    server,
  }) => {
    const { phone, id, params } = await hosted(server, { participantLimit: 3 });
    const [paid, reserved, gone, waiting] = await Promise.all(
      ['Paid Player', 'Reserved Player', 'Gone Player', 'Waiting Player'].map((fullName) =>
        server.playerPhone({ fullName }),
      ),
    );
    if (!paid || !reserved || !gone || !waiting) throw new Error('no players');
    await pay(paid, (await apply(paid, id)).data?.entry.id);
    await apply(reserved, id);
    const given = (await apply(gone, id)).data?.entry.id ?? '';
    await gone.call(entries.withdraw, { params: { id: given } });
    await add(phone, id, [{ name: '紙の申込者', paidYen: 1000 }]);
    await waiting.call(waitingList.join, { body: { id: uuidv7(), tournamentId: id } });

    const { data } = await phone.call(contract.list, { params });
    expect(data?.entries.map((one) => [one.name, one.state])).toEqual([
      ['Paid Player', 'confirmed'],
      ['Reserved Player', 'reserved'],
      ['Gone Player', 'withdrawn'],
      ['Waiting Player', 'waiting'],
      ['紙の申込者', 'manual'],
    ]);
    expect(data?.entries[0]).toMatchObject({
      email: paid.player.email,
      phone: '03-1234-5678',
      amountYen: 2000,
      method: 'credit-card',
    });
  });

  test('The exported entry list cannot carry a formula', async ({ server }) => {
    const { phone, id, params } = await hosted(server);
    await apply(await server.playerPhone({ fullName: '=HYPERLINK("http://evil")' }), id);
    const { data } = await phone.call(
      contract.exportList,
      { params },
      { cookie: `${[...phone.cookies].map((one) => one.join('=')).join('; ')}; lang=ja` },
    );
    expect(data?.fileName).toMatch(/^参加者リスト-\d+-Autumn Junior Open\.csv$/);
    expect(data?.csv.startsWith('\ufeff')).toBe(true);
    expect(data?.csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
    const rows = fromCsv(data?.csv ?? '');
    expect(rows[0]).toContain('氏名');
    expect(rows[1]?.[2]).toBe('未払い');
  });

  test('The exported entry list has times that a spreadsheet program can sort', async ({
    server,
  }) => {
    const { phone, id, params } = await hosted(server);
    const paid = await server.playerPhone();
    await pay(paid, (await apply(paid, id)).data?.entry.id);
    const list = fromCsv((await phone.call(contract.exportList, { params })).data?.csv ?? '');
    const revenue = fromCsv(
      (await phone.call(revenueContract.exportRevenue, { params })).data?.csv ?? '',
    );
    const now = sheetTime(server.clock.now().toISOString());
    expect(now).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(list[1]?.slice(8, 10)).toEqual([now, now]);
    expect(revenue[1]?.[0]).toBe(now);
  });

  test('The exported entry list preserves the leading zero of telephone numbers in a spreadsheet program', async ({
    server,
  }) => {
    const { phone, id, params } = await hosted(server);
    const numbers = ['０９０１２３４５６７８', '0467221234', '03-1234-5678', '0000'];
    await add(
      phone,
      id,
      numbers.map((number) => ({ phone: number })),
    );
    const { data } = await phone.call(contract.exportList, { params });
    const written = data?.csv.split('\r\n').map((row) => row.split(',')[4]);
    const expected = ['"090-1234-5678"', '"0467-22-1234"', '"03-1234-5678"', `"'0000"`];
    expect(written).toEqual(['"Phone"', ...expected, undefined]);
    expect(fromCsv(data?.csv ?? '')[4]?.[4]).toBe('0000');
  });
});

describe('people whom the organizer enters', () => {
  test('People whom the organizer enters take places like players, and free them when they are removed', async ({
    server,
  }) => {
    const { phone, id, params } = await hosted(server, { participantLimit: 2 });
    const added = await add(phone, id, [{ name: 'A' }, { name: 'B' }]);
    expect(added.data).toEqual({ added: 2, placesLeft: 0 });
    const player = await server.playerPhone();
    expect((await apply(player, id)).refusal?.code).toBe('TOURNAMENT_FULL');
    const { data } = await phone.call(contract.list, { params });
    const entryId = data?.entries[0]?.id ?? '';
    expect((await phone.call(contract.removeManual, { params: { id, entryId } })).status).toBe(200);
    expect((await phone.call(contract.removeManual, { params: { id, entryId } })).status).toBe(200);
    expect((await apply(player, id)).status).toBe(200);
  });

  test('An organizer enters all people or none: too many for the places are refused', async ({
    server,
  }) => {
    const { phone, id, params } = await hosted(server, { participantLimit: 2 });
    const { refusal } = await add(phone, id, [{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
    expect(refusal).toMatchObject({ code: 'TOO_FEW_PLACES', details: { placesLeft: 2 } });
    expect((await phone.call(contract.list, { params })).data?.entries).toEqual([]);
  });

  test('People whom the organizer sends again are not entered twice', async ({ server }) => {
    const { phone, id, params } = await hosted(server);
    const body = { people: [{ id: uuidv7(), person }] };
    await phone.call(contract.addManual, { params: { id }, body });
    const again = await phone.call(contract.addManual, { params: { id }, body });
    expect(again.data).toEqual({ added: 0, placesLeft: 31 });
    expect((await phone.call(contract.list, { params })).data?.entries).toHaveLength(1);
  });

  test('A person whom the organizer enters without a name or with an invalid address is refused', async ({
    server,
  }) => {
    const { phone, id } = await hosted(server);
    for (const wrong of [{ name: ' ' }, { email: 'nobody' }, { paidYen: -1 }]) {
      expect((await add(phone, id, [wrong])).status).toBe(422);
    }
  });
});

describe('a message of the organizer', () => {
  const write = (phone: Phone, id: number, more: object = {}, messageId = uuidv7()) =>
    phone.call(contract.writeToAll, {
      params: { id },
      body: {
        id: messageId,
        message: { audience: 'entered', subject: '集合時間', text: '8時半集合です。', ...more },
      },
    });

  test('A message promises answers to the organizer only where the contact is an e-mail address', async ({
    server,
  }) => {
    const textFor = async (contactInfo: string) => {
      const { phone, id } = await hosted(server, { contactInfo });
      await add(phone, id, [{ email: `${id}@example.com` }]);
      await write(phone, id);
      const [mail] = await server.services.db
        .select()
        .from(mails)
        .where(eq(mails.toAddress, `${id}@example.com`));
      return { replyTo: mail?.replyTo, text: mail?.textBody };
    };
    const byMail = await textFor('info@sakura.example');
    expect(byMail.replyTo).toBe('info@sakura.example');
    expect(byMail.text).toContain('ご返信は主催者に届きます。');
    const byPhone = await textFor('03-1234-5678');
    expect(byPhone.replyTo).toBeNull();
    expect(byPhone.text).not.toContain('ご返信は主催者に届きます。');
    expect(byPhone.text).toContain('お問い合わせ先（主催者）：03-1234-5678');
    expect(byPhone.text).toContain('Please contact them here: 03-1234-5678');
  });

  test('A message reaches each person once in a separate mail, and answers go to the organizer', async ({
    server,
  }) => {
    const { phone, id } = await hosted(server);
    const players = [await server.playerPhone(), await server.playerPhone()];
    for (const player of players) await apply(player, id);
    await add(phone, id, [{ email: 'paper@example.com' }]);
    const messageId = uuidv7();
    expect((await write(phone, id, {}, messageId)).data).toEqual({ recipients: 3 });
    await write(phone, id, {}, messageId);
    const sent = await server.services.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'organizer-message'));
    expect(sent.map((mail) => mail.toAddress).sort()).toEqual(
      [...players.map(({ player }) => player.email), 'paper@example.com'].sort(),
    );
    const paper = sent.find(({ toAddress }) => toAddress === 'paper@example.com');
    expect(paper?.subject).toBe('【ラリーデイズ】集合時間');
    expect(paper?.textBody.match(/8時半集合です。/g)).toHaveLength(1);
    expect(paper?.textBody).toContain('主催者（Sakura Tennis Association）');
    expect(paper?.textBody).toContain('sent by Sakura Tennis Association');
    expect(sent[0]).toMatchObject({
      replyTo: 'info@sakura.example',
      subject: expect.stringMatching(/(【ラリーデイズ】|\[RallyDays\] )集合時間/),
    });
  });

  test('The preview of a message counts its recipients, without people who have switched such messages off', async ({
    server,
  }) => {
    const { phone, id, params } = await hosted(server);
    const [paid, silent, unpaid] = [
      await server.playerPhone(),
      await server.playerPhone(),
      await server.playerPhone(),
    ];
    for (const one of [paid, silent]) await pay(one, (await apply(one, id)).data?.entry.id);
    await apply(unpaid, id);
    const off = { topic: 'organizer-messages', channel: 'mail', wanted: false } as const;
    await silent.call(choices.choose, { body: off });
    await add(phone, id, [
      { email: 'paper@example.com' },
      { email: 'PAPER@example.com' },
      { name: 'No address' },
    ]);
    const { data } = await phone.call(contract.audiences, { params });
    expect(data).toEqual({
      isOver: false,
      audiences: {
        confirmed: { recipients: 2, unreachable: 2 },
        entered: { recipients: 3, unreachable: 2 },
        waiting: { recipients: 0, unreachable: 0 },
      },
      signature: expect.stringContaining('Sakura Tennis Association'),
      replyTo: 'info@sakura.example',
    });
    expect((await write(phone, id, { audience: 'confirmed' })).data).toEqual({ recipients: 2 });
    const sent = await server.services.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'organizer-message'));
    expect(sent.map(({ toAddress }) => toAddress).sort()).toEqual(
      [paid.player.email, 'paper@example.com'].sort(),
    );
  });

  test('The preview of a message says that answers cannot reach an organizer without an e-mail address', async ({
    server,
  }) => {
    const { phone, params } = await hosted(server, { contactInfo: '03-1234-5678' });
    expect((await phone.call(contract.audiences, { params })).data?.replyTo).toBeNull();
  });

  test('A message to an empty audience, without a subject, or sent too often is refused', async ({
    server,
  }) => {
    const { phone, id } = await hosted(server);
    expect((await write(phone, id)).refusal?.code).toBe('NOBODY_THERE');
    expect((await write(phone, id, { subject: '' })).status).toBe(422);
    for (let count = 0; count < 10; count += 1) await write(phone, id);
    expect((await write(phone, id)).status).toBe(429);
  });
});

test('Only the organizer sees the list and the revenue, and enters people', async ({ server }) => {
  const { id, params } = await hosted(server);
  const other = await hosted(server);
  const player = await server.playerPhone();
  await apply(player, id);
  for (const [phone, status] of [
    [other.phone, 403],
    [player, 403],
    [server.phone(), 401],
  ] as const) {
    expect((await phone.call(contract.list, { params })).status).toBe(status);
    expect((await phone.call(contract.exportList, { params })).status).toBe(status);
    expect((await phone.call(revenueContract.revenue, { params })).status).toBe(status);
    expect((await phone.call(revenueContract.exportRevenue, { params })).status).toBe(status);
    expect((await add(phone, id, [{}])).status).toBe(status);
  }
});
