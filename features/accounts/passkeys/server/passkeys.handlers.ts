import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../passkeys.contract.ts';
import { addPasskey, beginPasskey, removePasskey } from './passkeys.commands.ts';
import * as store from './passkeys.store.ts';

const access = 'signed-in';

/** Adding, naming and removing one's own passkeys. */
export const passkeysHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.list, { access }, async ({ account }) => {
    const passkeys = account.demo ? [] : await store.listByAccount(db, account.id);
    return {
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    };
  });

  on(contract.begin, { access, limit: 'proof', proof: 'everybody' }, async ({ body, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const outcome = await beginPasskey(services, { account, ...body });
    if (outcome.ok) return { options: outcome.value };
    if (outcome.code !== 'WRONG_PASSWORD') return refusal(outcome.code);
    return refusal('WRONG_PASSWORD', { fields: { currentPassword: 'passwordWrong' } });
  });

  on(contract.add, { access, limit: 'proof' }, async ({ body, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const outcome = await addPasskey(services, { accountId: account.id, ...body });
    return outcome.ok ? {} : refusal(outcome.code);
  });

  on(contract.rename, { access }, async ({ params, body, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const renamed = await store.updateName(db, account.id, { ...params, ...body });
    return renamed ? {} : refusal('PASSKEY_UNKNOWN');
  });

  on(contract.remove, { access, proof: 'everybody' }, async ({ params, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const outcome = await removePasskey(services, { accountId: account.id, id: params.id });
    return outcome.ok ? {} : refusal(outcome.code);
  });
});
