import { v7 as uuidv7 } from 'uuid';
import { describe, expect, vi } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { everything } from '#features/personal-data/export/export.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { countWaiting } from '#platform/testing/while-locked.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as contract from '../guardians.contract.ts';
import { MOTHER, nameGuardian, newcomer, sayAdult, secretFor } from './guardians.factory.ts';
import * as guardians from './guardians.store.ts';

const apply = (phone: Phone, tournamentId: number) =>
  phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
const status = async (phone: Phone) => (await phone.call(contract.mine)).data;

describe('a paid entry', () => {
  test('A paid entry without an answer about the age is refused and takes no place', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    const tournamentId = await makeTournament(server.services, { participantLimit: 1 });
    expect((await apply(phone, tournamentId)).refusal?.code).toBe('GUARDIAN_NEEDED');
    expect((await apply(await server.playerPhone(), tournamentId)).status).toBe(200);
    // A full tournament is refused first: a player who cannot enter need not answer.
    expect((await apply(phone, tournamentId)).refusal?.code).toBe('TOURNAMENT_FULL');
  });

  test('A paid entry is open to an adult, who is asked once', async ({ server }) => {
    const phone = await newcomer(server);
    const tournamentId = await makeTournament(server.services);
    expect(await status(phone)).toEqual({
      age: null,
      answeredAt: null,
      guardian: null,
      mayEnterPaid: false,
    });
    const answered = await sayAdult(phone);
    expect(answered.data).toEqual({
      age: 'adult',
      answeredAt: '2026-11-20T03:00:00.000Z',
      guardian: null,
      mayEnterPaid: true,
    });
    server.clock.advance({ days: 1 });
    expect((await sayAdult(phone)).data?.answeredAt).toBe('2026-11-20T03:00:00.000Z');
    expect((await apply(phone, tournamentId)).data?.entry.state).toBe('reserved');
  });

  test('A paid entry is open under 18 once a guardian is named, before the guardian answers', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    const tournamentId = await makeTournament(server.services);
    const { data } = await nameGuardian(phone, ' Mother@Example.com ');
    expect(data).toMatchObject({
      age: 'under-18',
      guardian: { email: MOTHER, state: 'asked', namedAt: '2026-11-20T03:00:00.000Z' },
      mayEnterPaid: true,
    });
    expect((await apply(phone, tournamentId)).data?.entry.state).toBe('reserved');
  });

  test('A free entry needs no answer about the age', async ({ server }) => {
    const phone = await newcomer(server);
    const tournamentId = await makeTournament(server.services, { feeYen: 0 });
    expect((await apply(phone, tournamentId)).data?.entry.state).toBe('confirmed');
    expect((await status(phone))?.age).toBeNull();
  });

  test('A reserved entry stays reserved when the answer changes', async ({ server }) => {
    const phone = await newcomer(server);
    const tournamentId = await makeTournament(server.services);
    await sayAdult(phone);
    const first = await apply(phone, tournamentId);
    await nameGuardian(phone);
    expect((await apply(phone, tournamentId)).data?.entry.id).toBe(first.data?.entry.id);
  });
});

describe('naming a guardian', () => {
  test('A named guardian is asked immediately, in the language of the player, with a link that only they get', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    const tournamentId = await makeTournament(server.services, { feeYen: 2500 });
    const answered = await nameGuardian(phone, MOTHER, tournamentId);
    const [mail] = await mailsTo(server, MOTHER);
    const secret = await secretFor(server);
    expect(mail).toMatchObject({
      kind: 'guardian-asked',
      language: 'ja',
      subject: '【ラリーデイズ】佐藤 花子さんの保護者の方へ（ご確認のお願い）',
    });
    for (const part of ['Autumn Junior Open', '2026年12月4日（金）', '2,500円', '2026年12月20日']) {
      expect(mail?.textBody).toContain(part);
    }
    expect(mail?.textBody).toContain(`/guardian#${secret}\n`);
    expect(JSON.stringify([answered.data, await status(phone)])).not.toContain(secret);
  });

  test('The guardian of a player who reads English gets an English mail', async ({ server }) => {
    const phone = await server.playerPhone({ age: null, fullName: 'Hana Sato', language: 'en' });
    await nameGuardian(phone);
    const [mail] = await mailsTo(server, MOTHER);
    expect(mail?.subject).toBe('[RallyDays] Please confirm: Hana Sato has named you as guardian');
    expect(mail?.textBody).not.toContain('Tournament:');
  });

  test('The mails to a named guardian do not repeat an advertisement in place of a name', async ({
    server,
  }) => {
    const phone = await newcomer(server, { fullName: '当選！ https://spam.example/x' });
    await nameGuardian(phone);
    await sayAdult(phone);
    const [asked, ended] = await mailsTo(server, MOTHER);
    expect(asked?.subject).toContain('当・hさんの保護者の方へ');
    expect(`${asked?.subject}${asked?.textBody}`).not.toContain('spam');
    expect(ended?.kind).toBe('guardian-ended');
    expect(`${ended?.subject}${ended?.textBody}`).not.toContain('spam');
  });

  test('A guardian named for a tournament that does not exist is asked as for none', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    const { data } = await nameGuardian(phone, MOTHER, 999_999);
    expect(data?.guardian).toMatchObject({ email: MOTHER, state: 'asked' });
    expect((await mailsTo(server, MOTHER)).map(({ kind }) => kind)).toEqual(['guardian-asked']);
  });

  test('Naming the same address again asks the guardian only once', async ({ server }) => {
    const phone = await newcomer(server);
    await nameGuardian(phone);
    await nameGuardian(phone, 'MOTHER@example.com');
    await Promise.all([nameGuardian(phone), nameGuardian(phone)]);
    expect(await mailsTo(server, MOTHER)).toHaveLength(1);
  });

  test('Two guardians named at the same moment result in one live guardian', async ({ server }) => {
    const phone = await newcomer(server);
    const answers = await Promise.all([
      nameGuardian(phone, 'a@example.com'),
      nameGuardian(phone, 'b@example.com'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await status(phone))?.guardian?.state).toBe('asked');
  });

  test.for([
    ['nothing', ''],
    ['no address', 'mother'],
    ['only spaces', '   '],
    ['too long', `${'m'.repeat(200)}@example.com`],
  ])(
    'An invalid address of a guardian is refused at its field: %s',
    async ([, guardianEmail], { server }) => {
      const phone = await newcomer(server);
      const { refusal } = await nameGuardian(phone, guardianEmail);
      expect(refusal).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { guardianEmail: expect.stringMatching(/emailInvalid|tooLong/) },
      });
      expect((await status(phone))?.age).toBeNull();
    },
  );

  test("The player's own address is refused in every spelling", async ({ server }) => {
    const phone = await newcomer(server);
    const { email } = phone.player;
    const plus = email.replace('@', '+mama@');
    for (const own of [email, email.toUpperCase(), plus, ` ${email} `]) {
      expect((await nameGuardian(phone, own)).refusal).toMatchObject({
        code: 'GUARDIAN_IS_PLAYER',
        fields: { guardianEmail: 'ownAddress' },
      });
    }
    expect((await status(phone))?.age).toBeNull();
  });

  test('Naming a guardian is refused to visitors, and for too many addresses in an hour', async ({
    server,
  }) => {
    const { refusal } = await nameGuardian(server.phone());
    expect(refusal?.code).toBe('SIGN_IN_REQUIRED');
    const phone = await newcomer(server);
    for (let at = 0; at < 20; at += 1) await nameGuardian(phone, `m${at}@example.com`);
    expect((await nameGuardian(phone, 'last@example.com')).refusal?.code).toBe('RATE_LIMITED');
  });
});

describe('another answer', () => {
  test('The answer "of age" notifies the guardian by mail who was asked before', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    await nameGuardian(phone);
    const { data } = await sayAdult(phone);
    expect(data).toMatchObject({ age: 'adult', guardian: { state: 'ended' }, mayEnterPaid: true });
    const ending = (await mailsTo(server, MOTHER)).at(-1);
    expect(ending).toMatchObject({ kind: 'guardian-ended', language: 'ja', secret: null });
    expect(ending?.textBody).toContain('18歳以上');
  });

  test('A guardian who confirms while the player answers "of age" is no guardian afterwards', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    await nameGuardian(phone);
    const { db } = server.services;
    let answered: ReturnType<typeof sayAdult> | undefined;
    await db.transaction(async (tx) => {
      const asked = await guardians.findLive(tx, phone.player.id);
      const confirmed = { state: 'confirmed', confirmedAt: server.clock.now() } as const;
      await guardians.update(tx, asked?.id ?? '', ['asked'], confirmed);
      answered = sayAdult(phone);
      await vi.waitFor(async () => expect(await countWaiting(tx)).toBe(1));
    });
    expect((await answered)?.data).toMatchObject({ guardian: { state: 'ended' } });
  });

  test('The same answer again says nothing to the live pages of the player', async ({ server }) => {
    const phone = await newcomer(server);
    await nameGuardian(phone);
    const publish = vi.spyOn(server.services, 'publish');
    await nameGuardian(phone);
    expect(publish).not.toHaveBeenCalled();
    await nameGuardian(phone, 'other@example.com');
    expect(publish).toHaveBeenCalledOnce();
  });

  test('Naming another guardian sends no mail to an address that never answered', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    await nameGuardian(phone, 'slip@example.com');
    await nameGuardian(phone);
    expect((await mailsTo(server, 'slip@example.com')).map(({ kind }) => kind)).toEqual([
      'guardian-asked',
    ]);
    expect((await status(phone))?.guardian).toMatchObject({ email: MOTHER, state: 'asked' });
  });
});

describe('an answer that takes back an earlier one', () => {
  const withPassword = (
    phone: Phone,
    currentPassword: string | undefined,
    guardianEmail = 'classmate@example.com',
  ) => phone.call(contract.answer, { body: { age: 'under-18', guardianEmail, currentPassword } });

  test('Replacing a live guardian requires the password, and changes nothing without it', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    await nameGuardian(phone);
    for (const [password, error] of [
      [undefined, 'passwordMissing'],
      ['guess', 'passwordWrong'],
    ] as const) {
      expect((await withPassword(phone, password)).refusal).toMatchObject({
        code: 'WRONG_PASSWORD',
        fields: { currentPassword: error },
      });
    }
    expect((await status(phone))?.guardian).toMatchObject({ email: MOTHER, state: 'asked' });
    expect(await mailsTo(server, 'classmate@example.com')).toEqual([]);
    expect((await withPassword(phone, phone.player.password)).status).toBe(200);
  });

  test('Leaving "under 18", and coming back to it, requires the password', async ({ server }) => {
    const phone = await newcomer(server);
    await nameGuardian(phone);
    const adult = await phone.call(contract.answer, { body: { age: 'adult' } });
    expect(adult.refusal?.code).toBe('WRONG_PASSWORD');
    expect((await status(phone))?.age).toBe('under-18');
    await sayAdult(phone);
    expect((await withPassword(phone, '')).refusal?.code).toBe('WRONG_PASSWORD');
  });

  test('A first answer, the same answer again, and a guardian after one who declined require no password', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    expect((await withPassword(phone, undefined, MOTHER)).status).toBe(200);
    expect((await withPassword(phone, undefined, MOTHER)).status).toBe(200);
    const { db } = server.services;
    const asked = await guardians.findLive(db, phone.player.id);
    await guardians.update(db, asked?.id ?? '', ['asked'], { state: 'declined' });
    expect((await withPassword(phone, undefined)).status).toBe(200);
  });
});

describe('everything about a player', () => {
  test('The export of a player contains the answer and the guardian, and no link', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    await nameGuardian(phone);
    const { data } = await phone.call(everything);
    expect(data?.parts.ages).toMatchObject([{ state: 'under-18' }]);
    expect(data?.parts.guardians).toMatchObject([{ email: MOTHER, state: 'asked' }]);
    expect(JSON.stringify(data)).not.toContain(await secretFor(server));
  });
});
