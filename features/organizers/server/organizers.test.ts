import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { sentMails } from '#platform/testing/sent-mails.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../organizers.contract.ts';
import { organizerApplications } from './organizers.tables.ts';

const application = {
  organizerName: '佐藤 花子',
  organizationName: 'みどり市テニス協会',
  address: '東京都緑区1-2-3\nみどりビル4階',
  email: 'hanako@example.com',
  phoneNumber: '03-1234-5678',
  workplaceOrSchool: 'みどり高校',
};

const stored = ({ services }: TestApp) => services.db.select().from(organizerApplications);

describe('applying as an organizer', () => {
  test('An application without an account is stored for review and confirmed by mail', async ({
    server,
  }) => {
    const body = { id: uuidv7(), application };
    const { status } = await server.phone().call(contract.apply, { body });
    expect(status).toBe(200);
    expect(await stored(server)).toMatchObject([
      { id: body.id, ...application, state: 'pending', language: 'en' },
    ]);
    const [mail] = await sentMails(server);
    expect(mail).toMatchObject({ kind: 'organizer-application', toAddress: 'hanako@example.com' });
    expect(mail?.textBody).toContain('3-5 business days');
  });

  test('A Japanese application is confirmed in Japanese', async ({ server }) => {
    const body = { id: uuidv7(), application };
    await server.phone().call(contract.apply, { body }, { cookie: 'lang=ja' });
    const [mail] = await sentMails(server);
    expect(mail?.language).toBe('ja');
    expect(mail?.textBody).toContain('佐藤 花子様');
  });

  test('An application sent again with the same id changes nothing and sends no second mail', async ({
    server,
  }) => {
    const body = { id: uuidv7(), application };
    const phone = server.phone();
    await phone.call(contract.apply, { body });
    expect((await phone.call(contract.apply, { body })).status).toBe(200);
    expect(await stored(server)).toHaveLength(1);
    expect(await sentMails(server)).toHaveLength(1);
  });

  test('An application needs nothing but a valid e-mail', async ({ server }) => {
    const empty = {
      organizerName: '',
      organizationName: '',
      address: '',
      email: 'someone@example.com',
      phoneNumber: '',
      workplaceOrSchool: '',
    };
    const { status } = await server
      .phone()
      .call(contract.apply, { body: { id: uuidv7(), application: empty } });
    expect(status).toBe(200);
  });

  test.for(['', 'nobody', 'a@', 'a b@example.com'])(
    'An application with the e-mail "%s" is refused at that field',
    async (email, { server }) => {
      const body = { id: uuidv7(), application: { ...application, email } };
      const { status, refusal } = await server.phone().call(contract.apply, { body });
      expect(status).toBe(422);
      expect(refusal?.fields).toEqual({ 'application.email': 'emailInvalid' });
      expect(await stored(server)).toEqual([]);
    },
  );

  test('The confirmation of an application does not repeat an advertisement in place of a name', async ({
    server,
  }) => {
    const spam = { ...application, organizerName: 'Win at https://spam.example now' };
    await server.phone().call(contract.apply, { body: { id: uuidv7(), application: spam } });
    const [mail] = await sentMails(server);
    expect(mail?.textBody).not.toContain('spam');
  });

  test('More than twenty applications in an hour are refused', async ({ server }) => {
    const phone = server.phone();
    for (let count = 0; count < 20; count += 1) {
      await phone.call(contract.apply, { body: { id: uuidv7(), application } });
    }
    const { status } = await phone.call(contract.apply, { body: { id: uuidv7(), application } });
    expect(status).toBe(429);
  });
});
