import { describe, expect } from 'vitest';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import {
  ACCOUNT,
  paidAtStore,
  withdrawnFromStore,
} from '#features/payments/payouts/server/payouts.factory.ts';
import { type Phone, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../deletion.contract.ts';

const previewOf = async (phone: Phone) => (await phone.call(contract.preview)).data;

describe('an account with money that goes back by a transfer', () => {
  test('The preview warns of a refund that waits for a bank account, and of one that would', async ({
    server,
  }) => {
    const { phone, tournamentId } = await withdrawnFromStore(server);
    await paidAtStore(server, phone, tournamentId);
    const preview = await previewOf(phone);
    expect(preview?.needsAccountYen).toBe(2000);
    expect(preview?.entries).toMatchObject([{ refundYen: 2000, toAccount: true }]);
    const [due] = (await phone.call(payouts.own, { query: {} })).data?.payouts ?? [];
    const given = { payoutIds: [due?.id ?? ''], account: ACCOUNT };
    await phone.call(payouts.giveAccount, { body: given });
    expect((await previewOf(phone))?.needsAccountYen).toBe(0);
  });
});
