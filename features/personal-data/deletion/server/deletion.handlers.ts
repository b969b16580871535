import type { FastifyReply, FastifyRequest } from 'fastify';
import * as leaving from '#features/accounts/server/accounts.leaving.store.ts';
import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import { tellOffered } from '#features/entries/waiting-list/server/waiting-list.tell.ts';
import type { Cashier } from '#features/payments/server/payments.cashier.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { verifyPassword } from '#platform/server/password-hash.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../deletion.contract.ts';
import { findPlan } from './deletion.plan.store.ts';
import { leave } from './deletion.store.ts';
import { tellLeft } from './deletion.tell.ts';

type EndSession = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Leaving for good: what it would do, and doing it. */
export const deletionHandlers = (cashier: Cashier, endSession: EndSession) =>
  handlers((on, services) => {
    const { db, clock } = services;

    on(contract.plan, { access: 'signed-in' }, async ({ account }) => {
      const found = await findPlan(db, account.id, clock.now());
      const { paymentUnderWay, tournaments, ...plan } = found;
      const operator = account.roles.includes('operator');
      const lastOperator = operator && (await leaving.isLastOperator(db, account.id));
      const obstacles = { demo: account.demo, lastOperator, paymentUnderWay, tournaments };
      return { ...plan, obstacles };
    });

    const options = { access: 'signed-in', limit: 'personalData' } as const;
    on(contract.leave, options, async ({ body, account, request, reply }) => {
      if (account.demo) return refusal('DEMO_ACCOUNT');
      const hash = await passwords.findHash(db, account.id);
      if (!hash || !(await verifyPassword(hash, body.password))) {
        return refusal('PASSWORD_WRONG', { fields: { password: 'passwordWrong' } });
      }
      const now = clock.now();
      const left = await leave(
        db,
        { accountId: account.id, now },
        {
          refund: cashier.refundEntry,
          onOffered: tellOffered(services),
          onLeft: tellLeft(services),
        },
      );
      if (!left.ok) return refusal(left.code);
      await endSession(request, reply);
      return {};
    });
  });
