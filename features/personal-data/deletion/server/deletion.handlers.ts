import type { FastifyReply, FastifyRequest } from 'fastify';
import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import type { Cashier } from '#features/payments/server/payments.cashier.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { verifyPassword } from '#platform/server/password-hash.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../deletion.contract.ts';
import { findPlan } from './deletion.plan.store.ts';
import { leave } from './deletion.store.ts';
import { leavingEffects } from './deletion.tell.ts';

type EndSession = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Leaving for good: what it would do, and doing it. */
export const deletionHandlers = (cashier: Cashier, endSession: EndSession) =>
  handlers((on, services) => {
    const { db, clock } = services;

    on(contract.plan, { access: 'signed-in' }, ({ account }) => {
      const { id, demo, roles } = account;
      return findPlan(db, { id, demo, operator: roles.includes('operator') }, clock.now());
    });

    const options = { access: 'signed-in', limit: 'personalData' } as const;
    on(contract.leave, options, async ({ body, account, request, reply }) => {
      if (account.demo) return refusal('DEMO_ACCOUNT');
      const hash = await passwords.findHash(db, account.id);
      if (!hash || !(await verifyPassword(hash, body.password))) {
        return refusal('PASSWORD_WRONG', { fields: { password: 'passwordWrong' } });
      }
      const wanted = { accountId: account.id, clock };
      const left = await leave(db, wanted, leavingEffects(services, cashier));
      if (!left.ok) return refusal(left.code);
      await endSession(request, reply);
      return {};
    });
  });
