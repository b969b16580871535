import type { FastifyReply, FastifyRequest } from 'fastify';
import { findProvenHash } from '#features/accounts/server/accounts.password.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../deletion.contract.ts';
import { deleteAccount } from './deletion.commands.ts';
import { previewDeletion } from './deletion.preview.commands.ts';

type EndSession = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Deleting the account: the preview, and the deletion. */
export const deletionHandlers = (endSession: EndSession) =>
  handlers((on, services) => {
    const { db } = services;

    on(contract.preview, { access: 'signed-in' }, ({ account }) => {
      const { id, demo, roles } = account;
      return previewDeletion(services, { id, demo, operator: roles.includes('operator') });
    });

    const options = { access: 'signed-in', limit: 'personalData' } as const;
    on(contract.leave, options, async ({ body, account, request, reply }) => {
      if (account.demo) return refusal('DEMO_ACCOUNT');
      const wrong = () => refusal('PASSWORD_WRONG', { fields: { password: 'passwordWrong' } });
      const hash = await findProvenHash(db, account.id, body.password);
      if (hash === null) return wrong();
      const deleted = await deleteAccount(services, account.id, hash);
      if (!deleted.ok) return deleted.code === 'PASSWORD_WRONG' ? wrong() : refusal(deleted.code);
      await endSession(request, reply);
      return {};
    });
  });
