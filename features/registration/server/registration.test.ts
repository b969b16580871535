import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import type { Services } from '#platform/server/services.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../registration.contract.ts';

const person = {
  fullName: '山田 太郎',
  nickname: '',
  prefecture: 'Tokyo' as const,
  phone: '03-1234-5678',
  email: 'Taro@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};
const registration = (changes: object = {}, clubId = '') => ({
  id: uuidv7(),
  person: { ...person, ...changes },
  club: { clubId },
  experience: { level: 'B' as const },
});

/** A group with the code SAKURA77. */
async function makeSakura(services: Services): Promise<void> {
  const coach = await makePlayer(services);
  const creator = { accountId: coach.id, name: coach.fullName };
  const now = services.clock.now();
  await makeGroup(services.db, { creator, now, name: 'Sakura', teamCode: 'SAKURA77' });
}

describe('registration', () => {
  test('A registration makes the account, gives the rating of the level, and signs the player in', async ({
    server,
  }) => {
    const phone = server.phone();
    const answer = await phone.call(contract.register, { body: registration() });
    expect(answer.data).toEqual({
      rating: { points: 1600, rank: 'B', place: 1000, players: 5000 },
      club: 'none',
      clubName: null,
    });
    const { data } = await phone.call(accounts.session);
    expect(data?.account).toMatchObject({ name: '山田 太郎', roles: ['player'], demo: false });
  });

  test('A registration sent again changes nothing and signs in, as after a lost answer', async ({
    server,
  }) => {
    const body = registration();
    const first = await server.phone().call(contract.register, { body });
    const second = await server.phone().call(contract.register, { body });
    expect(second.data).toEqual(first.data);
    expect(await server.services.db.select().from(mails)).toHaveLength(1);
  });

  test('A registration sent again with another level shows the rating that is stored', async ({
    server,
  }) => {
    const body = registration();
    const first = await server.phone().call(contract.register, { body });
    const higher = { ...body, experience: { level: 'S' as const } };
    const second = await server.phone().call(contract.register, { body: higher });
    expect(second.data?.rating).toEqual(first.data?.rating);
  });

  test('A registration is followed by a mail in the language of the page', async ({ server }) => {
    const headers = { 'accept-language': 'ja' };
    await server.phone().call(contract.register, { body: registration() }, headers);
    const [mail] = await server.services.db.select().from(mails);
    expect(mail).toMatchObject({ language: 'ja', toAddress: 'Taro@example.com' });
    expect(await server.app.jobs.drain()).toEqual([]);
  });

  test('The mail after a registration does not repeat an advertisement in place of a name', async ({
    server,
  }) => {
    const body = registration({ fullName: '当選！ https://spam.example/x' });
    await server.phone().call(contract.register, { body }, { 'accept-language': 'ja' });
    const [mail] = await server.services.db.select().from(mails);
    expect(mail?.textBody).toContain('当・h様');
    expect(mail?.textBody).not.toContain('spam');
  });

  test('A registration with a used address is refused at the field, in any letter case', async ({
    server,
  }) => {
    await server.phone().call(contract.register, { body: registration() });
    const body = registration({ email: 'TARO@EXAMPLE.COM' });
    const { refusal } = await server.phone().call(contract.register, { body });
    expect(refusal).toMatchObject({
      code: 'EMAIL_IN_USE',
      fields: { 'person.email': 'emailInUse' },
    });
  });

  test('A registration by a signed-in person signs in the new player, and ends the session before', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const before = new Map(phone.cookies);
    await phone.call(contract.register, { body: registration() });
    expect((await phone.call(accounts.session)).data?.account?.name).toBe('山田 太郎');
    const left = server.phone();
    for (const [name, value] of before) left.cookies.set(name, value);
    expect((await left.call(accounts.session)).data?.account).toBeNull();
    const { email: loginId, password } = phone.player;
    const again = await left.call(accounts.login, { body: { loginId, password } });
    expect(again.status).toBe(200);
  });

  test('A registration with the id and address of another account does not sign in with a wrong password', async ({
    server,
  }) => {
    const body = registration();
    await server.phone().call(contract.register, { body });
    const stolen = { password: 'another one', confirmPassword: 'another one' };
    const forged = { ...body, person: { ...body.person, ...stolen } };
    const thief = server.phone();
    expect((await thief.call(contract.register, { body: forged })).refusal?.code).toBe(
      'EMAIL_IN_USE',
    );
    expect((await thief.call(accounts.session)).data?.account).toBeNull();
  });

  test('A registration with the code of a group joins it; an unknown code does not block', async ({
    server,
  }) => {
    await makeSakura(server.services);
    const joined = await server
      .phone()
      .call(contract.register, { body: registration({}, 'sakura77') });
    expect(joined.data).toMatchObject({ club: 'joined', clubName: 'Sakura' });
    const other = registration({ email: 'jiro@example.com' }, 'NOBODY00');
    const unknown = await server.phone().call(contract.register, { body: other });
    expect(unknown.data).toMatchObject({ club: 'unknown-code', clubName: null });
  });

  test('A registration sent again with another code joins the group of that code', async ({
    server,
  }) => {
    await makeSakura(server.services);
    const body = registration({}, 'NOBODY00');
    await server.phone().call(contract.register, { body });
    const corrected = { ...body, club: { clubId: 'SAKURA77' } };
    const { data } = await server.phone().call(contract.register, { body: corrected });
    expect(data).toMatchObject({ club: 'joined', clubName: 'Sakura' });
  });

  // Spec section 5, "Registration, step 1" and "steps 2 and 3": the message keys, by field.
  test.for([
    ['fullName', { fullName: 'A' }, 'person.fullName', 'nameShort'],
    ['prefecture', { prefecture: '' }, 'person.prefecture', 'prefectureMissing'],
    ['phone', { phone: '123456789' }, 'person.phone', 'phoneInvalid'],
    ['email', { email: 'not an address' }, 'person.email', 'emailInvalid'],
    [
      'password',
      { password: 'short', confirmPassword: 'short' },
      'person.password',
      'passwordShort',
    ],
    ['confirmPassword', { confirmPassword: 'x' }, 'person.confirmPassword', 'passwordsDiffer'],
  ] as const)(
    'A registration with a wrong %s is refused at that field',
    async ([, wrong, field, key], { server }) => {
      const { refusal, status } = await server
        .phone()
        .call(contract.register, { body: registration(wrong) });
      expect([status, refusal?.code]).toEqual([422, 'INVALID_INPUT']);
      expect(refusal?.fields?.[field]).toBe(key);
    },
  );

  test('A registration with a password that anybody would guess is refused at that field', async ({
    server,
  }) => {
    const weak = { password: 'basketball', confirmPassword: 'basketball' };
    const { refusal, status } = await server
      .phone()
      .call(contract.register, { body: registration(weak) });
    expect([status, refusal?.code]).toEqual([422, 'PASSWORD_WEAK']);
    expect(refusal?.fields).toEqual({ 'person.password': 'passwordCommon' });
  });

  test.for(['1234567', '123456789', 'ABCD-123'])(
    'A registration with the club ID %s is refused',
    async (clubId, { server }) => {
      const { refusal } = await server
        .phone()
        .call(contract.register, { body: registration({}, clubId) });
      expect(refusal?.fields?.['club.clubId']).toBe('clubIdInvalid');
    },
  );
});
