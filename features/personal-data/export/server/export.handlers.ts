import { findById } from '#features/accounts/server/accounts.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../export.contract.ts';
import { exportPersonalData } from './export.commands.ts';

/** All data of the person who asks, and of nobody else. */
export const exportHandlers = handlers((on, services) => {
  const { db, clock } = services;
  const options = { access: 'signed-in', limit: 'personalData' } as const;
  on(contract.everything, options, async ({ account }) => {
    const person = await findById(db, account.id);
    if (!person) return refusal('SIGN_IN_REQUIRED');
    return { madeAt: clock.now().toISOString(), parts: await exportPersonalData(services, person) };
  });
});
