import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import type { SandboxStore } from '../../server/payments.sandbox.provider.ts';
import { findOwnCharge } from '../../server/payments.shares.commands.ts';
import * as contract from '../sandbox-store.contract.ts';

/** A store of the sandbox, for who has a voucher: nobody can carry money of the sandbox to a real one. */
export const sandboxStoreHandlers = (takeMoney: SandboxStore) =>
  handlers((on, { db }) => {
    on(contract.pay, { access: 'signed-in', limit: 'payment' }, async ({ params, account }) => {
      const charge = await findOwnCharge(db, params.id, account.id);
      if (!charge) return refusal('PAYMENT_NOT_FOUND');
      return (await takeMoney(params.id)) ? {} : refusal('NOT_OPEN');
    });
  });
