import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as emailAddress from '#features/accounts/email-address/email-address.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as guardians from '#features/guardians/guardians.contract.ts';
import { newcomer } from '#features/guardians/server/guardians.factory.ts';
import { profile } from '#features/my-page/my-page.contract.ts';
import { register } from '#features/registration/registration.contract.ts';
import * as passwords from '#features/sign-in/password/password.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from './test-app.ts';

const NAMES = [
  '重要：未払いがあります https://evil.example 田中',
  '重要 ｅｖｉｌ．ｅｘａｍｐｌｅ で確認',
];
const PASSWORD = 'long-rally-7';

/** The phone of somebody who registers under the address of somebody else. */
async function registeredAs(server: TestApp, fullName: string, email: string): Promise<Phone> {
  const phone = server.phone();
  const person = {
    fullName,
    nickname: '',
    prefecture: 'Tokyo',
    phone: '09012345678',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  } as const;
  const body = { id: uuidv7(), person, club: { clubId: '' }, experience: { level: 'C' } } as const;
  await phone.call(register, { body });
  return phone;
}

describe('a mail to an address that nobody has confirmed', () => {
  test.for(NAMES)(
    'No mail to the mailbox of somebody else repeats an advertisement in place of a name: %s',
    async (name, { server }) => {
      const [victim, other] = ['victim@example.com', 'other@example.com'];
      const phone = await registeredAs(server, name, victim);
      await phone.call(emailAddress.resend);
      const tournamentId = await makeTournament(server.services, { feeYen: 0 });
      await phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
      await phone.call(guardians.answer, { body: { age: 'under-18', guardianEmail: other } });
      const change = { email: other, currentPassword: PASSWORD };
      await phone.call(emailAddress.change, { body: change });
      await server.phone().call(passwords.forgotten, { body: { loginId: victim } });
      await server.app.jobs.drain();

      const sent = [...(await mailsTo(server, victim)), ...(await mailsTo(server, other))];
      expect(sent.map(({ kind }) => kind).sort()).toEqual([
        'email-change',
        'entry-confirmed',
        'guardian-asked',
        'reset-password',
        'verify-email',
        'welcome',
      ]);
      for (const { subject, textBody, htmlBody } of sent) {
        expect(`${subject}${textBody}${htmlBody}`).not.toMatch(/evil|ｅｖｉｌ|未払い/);
      }
    },
  );

  test('A mailbox gets no more than five mails in an hour about a change of address, from all accounts together', async ({
    server,
  }) => {
    const email = 'victim@example.com';
    const ask = async () => {
      const phone = await server.playerPhone();
      const body = { email, currentPassword: phone.player.password };
      return (await phone.call(emailAddress.change, { body })).status;
    };
    for (let at = 0; at < 7; at += 1) expect(await ask()).toBe(200);
    expect(await mailsTo(server, email)).toHaveLength(5);
    server.clock.advance({ hours: 1 });
    await ask();
    expect(await mailsTo(server, email)).toHaveLength(6);
  });

  test('A mailbox is asked to be a guardian by forty mails in an hour at most, and the page lists the other players', async ({
    server,
  }) => {
    const email = 'teacher@example.com';
    const body = { age: 'under-18', guardianEmail: email } as const;
    for (let at = 0; at < 41; at += 1) {
      const phone = await newcomer(server);
      expect((await phone.call(guardians.answer, { body })).data?.guardian?.state).toBe('asked');
    }
    expect(await mailsTo(server, email)).toHaveLength(40);
  });

  test('The name of an owner who has confirmed the address stands in mails as it is', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ fullName: '佐藤 花子', emailVerified: true });
    expect((await phone.call(profile)).data?.emailVerified).toBe(true);
    const body = { email: 'new@example.com', currentPassword: phone.player.password };
    await phone.call(emailAddress.change, { body });
    expect((await mailsTo(server, 'new@example.com'))[0]?.textBody).toContain('佐藤 花子');
  });
});
