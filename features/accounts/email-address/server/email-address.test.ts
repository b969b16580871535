import { describe, expect } from 'vitest';
import { profile } from '#features/my-page/my-page.contract.ts';
import { register } from '#features/registration/registration.contract.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { startTestApp, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as accounts from '../../accounts.contract.ts';
import { makePlayer } from '../../server/accounts.factory.ts';
import * as contract from '../email-address.contract.ts';
import { createVerificationLink } from './email-address.commands.ts';

const registration = {
  id: '01999999-0000-7000-8000-000000000001',
  person: {
    fullName: '山田 太郎',
    nickname: '',
    prefecture: 'Tokyo' as const,
    phone: '03-1234-5678',
    email: 'Taro@example.com',
    password: 'correct horse',
    confirmPassword: 'correct horse',
  },
  club: { clubId: '' },
  experience: { level: 'B' as const },
};

describe('an e-mail address', () => {
  test('An e-mail address is confirmed by the link of the welcome mail, however often it is opened', async ({
    server,
  }) => {
    const phone = server.phone();
    await phone.call(register, { body: registration });
    expect((await phone.call(accounts.session)).data?.account?.emailVerified).toBe(false);
    const secret = (await mailsOf(server, 'welcome'))[0]?.secret ?? '';
    const body = { secret };
    // As on a computer where the mail is read and nobody is signed in.
    for (const reader of [server.phone(), server.phone()]) {
      expect((await reader.call(contract.verify, { body })).data).toEqual({
        email: 'taro@example.com',
      });
    }
    expect((await phone.call(accounts.session)).data?.account?.emailVerified).toBe(true);
    expect((await phone.call(profile)).data?.emailVerified).toBe(true);
  });

  test('The link that confirms an e-mail address expires after seven days', async ({ server }) => {
    const secret = await linkOf(server);
    server.clock.advance({ days: 7 });
    const { status, refusal } = await server.phone().call(contract.verify, { body: { secret } });
    expect([status, refusal?.code]).toEqual([410, 'LINK_EXPIRED']);
  });

  test('An e-mail address is not confirmed by a link that was sent to another address, or made up', async ({
    server,
  }) => {
    const { id: accountId } = await makePlayer(server.services);
    const elsewhere = { accountId, email: 'old@example.com' };
    const old = await createVerificationLink(server.services, server.services.db, elsewhere);
    for (const secret of [old, 'x'.repeat(43)]) {
      const { refusal } = await server.phone().call(contract.verify, { body: { secret } });
      expect(refusal?.code).toBe('LINK_UNKNOWN');
    }
  });
});

describe('the mail that asks to confirm', () => {
  test('The mail that asks to confirm the address can be sent again, and both links work', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ language: 'ja' });
    await phone.call(contract.resend);
    await phone.call(contract.resend);
    const sent = await mailsOf(server, 'verify-email');
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ toAddress: phone.player.email, language: 'ja' });
    for (const { secret } of sent) {
      const body = { secret: secret ?? '' };
      expect((await phone.call(contract.verify, { body })).status).toBe(200);
    }
  });

  test('The mail that asks to confirm the address is refused when the address is confirmed', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ emailVerified: true });
    expect((await phone.call(contract.resend)).refusal?.code).toBe('ALREADY_VERIFIED');
  });

  test('The mail that asks to confirm the address is sent five times an hour at most', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    for (let time = 0; time < 5; time++) await phone.call(contract.resend);
    expect((await phone.call(contract.resend)).refusal?.code).toBe('RATE_LIMITED');
  });

  test("The mail that asks to confirm the address is not sent for the demo's visitor", async () => {
    const server = await startTestApp({ DEMO: 'on' });
    server.app.setDemoAccount((await makePlayer(server.services)).id);
    expect((await server.phone().call(contract.resend)).refusal?.code).toBe('DEMO_ACCOUNT');
    await server.close();
  });
});

async function linkOf({ services }: TestApp): Promise<string> {
  const { id: accountId, email } = await makePlayer(services);
  return createVerificationLink(services, services.db, { accountId, email });
}
