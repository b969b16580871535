import { describe, expect } from 'vitest';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as emailAddress from '../../email-address/email-address.contract.ts';
import { updateOperator } from '../../server/accounts.password.store.ts';
import * as contract from '../second-factor.contract.ts';
import { find } from './second-factor.store.ts';
import { codeAt } from './second-factor.totp.provider.ts';

describe('the first app of an operator', () => {
  test('An operator’s first app asks for a code that is mailed, and the password alone sets none up', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ email: 'new@example.com' });
    const { id, password } = phone.player;
    await updateOperator(server.services.db, id);
    expect((await phone.call(contract.status)).data?.asksFor).toBe('mailed');
    // The code would go to another mailbox.
    const moved = { email: 'thief@example.com', currentPassword: password };
    expect((await phone.call(emailAddress.change, { body: moved })).refusal?.code).toBe(
      'AWAITS_SECOND_FACTOR',
    );
    const started = (setUpCode: string) =>
      phone.call(contract.begin, { body: { currentPassword: password, setUpCode } });
    expect((await started('')).refusal).toMatchObject({
      code: 'WRONG_SET_UP_CODE',
      fields: { setUpCode: 'setUpCodeWrong' },
    });
    const codesOf = async () =>
      (await server.services.db.select().from(mails).orderBy(mails.createdAt)).map(
        ({ textBody }) => /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(textBody)?.[0],
      );
    expect((await phone.call(contract.mailCode)).status).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect((await phone.call(contract.mailCode)).status).toBe(200);
    const [first = '', second = ''] = await codesOf();
    // Operators who read the mail log do not see it, and it is forgotten once the mail was sent.
    const [mailed] = await server.services.db.select().from(mails).orderBy(mails.createdAt);
    expect(mailed).toMatchObject({ kind: 'second-factor', secret: first });
    expect(JSON.stringify(await find(server.services.db, id))).not.toContain(second);
    expect((await started(first)).refusal?.code).toBe('WRONG_SET_UP_CODE');
    server.clock.advance({ minutes: 31 });
    expect((await started(second)).refusal?.code).toBe('WRONG_SET_UP_CODE');
    await phone.call(contract.mailCode);
    const begun = await started((await codesOf()).at(-1) ?? '');
    const body = { code: await codeAt(begun.data?.secret ?? '', server.clock.now()) };
    expect((await phone.call(contract.confirm, { body })).status).toBe(200);
    expect((await phone.call(contract.status)).data?.asksFor).toBeNull();
    expect((await phone.call(contract.mailCode)).refusal?.code).toBe('NOT_NEEDED');
    const player = await server.playerPhone();
    expect((await player.call(contract.mailCode)).refusal?.code).toBe('NOT_NEEDED');
  });
});
