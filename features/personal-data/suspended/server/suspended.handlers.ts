import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredAccount } from '#features/accounts/server/accounts.store.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { deleteAccount } from '../../deletion/server/deletion.commands.ts';
import { previewDeletion } from '../../deletion/server/deletion.preview.commands.ts';
import { exportPersonalData } from '../../export/server/export.commands.ts';
import * as contract from '../suspended.contract.ts';

interface Proof {
  readonly loginId: string;
  readonly password: string;
}
interface Arrival {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly method: 'password';
}
/** Tries count as tries to log in; no session begins. */
type Prove = (arrival: Arrival, given: Proof) => Promise<StoredAccount | 'wrong' | 'slowed'>;

/** Export and deletion for suspended people, who cannot log in. */
export const suspendedHandlers = (prove: Prove, isDemo: (accountId: string) => boolean) =>
  handlers((on, services) => {
    const { clock } = services;
    const options = { access: 'public', limit: 'login' } as const;

    const proven = async ({ body, request, reply }: Omit<Arrival, 'method'> & { body: Proof }) => {
      const account = await prove({ request, reply, method: 'password' }, body);
      if (account === 'slowed') return refusal('RATE_LIMITED');
      return account === 'wrong' ? refusal('LOGIN_FAILED') : account;
    };

    on(contract.suspendedPreview, options, async (asked) => {
      const account = await proven(asked);
      if (isRefusal(account)) return account;
      const { id, isOperator } = account;
      return previewDeletion(services, { id, operator: isOperator, demo: isDemo(id) });
    });

    on(contract.suspendedData, options, async (asked) => {
      const account = await proven(asked);
      if (isRefusal(account)) return account;
      return {
        madeAt: clock.now().toISOString(),
        parts: await exportPersonalData(services, account),
      };
    });

    on(contract.suspendedLeave, options, async (asked) => {
      const account = await proven(asked);
      if (isRefusal(account)) return account;
      if (isDemo(account.id)) return refusal('DEMO_ACCOUNT');
      const deleted = await deleteAccount(services, account.id);
      if (deleted.ok) return {};
      return refusal(deleted.code === 'PASSWORD_WRONG' ? 'LOGIN_FAILED' : deleted.code);
    });
  });
