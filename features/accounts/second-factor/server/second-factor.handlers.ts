import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { listByAccount } from '../../passkeys/server/passkeys.store.ts';
import { findById } from '../../server/accounts.store.ts';
import * as contract from '../second-factor.contract.ts';
import * as commands from './second-factor.commands.ts';
import * as proofs from './second-factor.proof.commands.ts';
import * as store from './second-factor.store.ts';

const access = 'signed-in';
const guarded = { access, limit: 'proof', proof: 'everybody' } as const;

/** Setting up an authenticator app, proving it again, new recovery codes, and switching it off. */
export const secondFactorHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.status, { access }, async ({ account: { id, demo } }) => {
    const factor = demo ? null : await store.find(db, id);
    const required = !demo && (await isOperator(id));
    return {
      onSince: factor?.onSince?.toISOString() ?? null,
      codesLeft: factor ? await store.countCodes(db, id) : 0,
      codesSince: (factor && (await store.findCodesSince(db, id)))?.toISOString() ?? null,
      required,
      asksFor: commands.codeAskedFor(factor, required),
      passkeys: demo ? 0 : (await listByAccount(db, id)).length,
    };
  });

  on(contract.begin, guarded, async ({ account, body }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const { id: accountId, email: label } = account;
    const required = await isOperator(accountId);
    const wanted = { accountId, label, required, ...body };
    const begun = await commands.beginSetUp(services, wanted);
    if (begun.ok) return begun.value;
    if (begun.code === 'RATE_LIMITED') return refusal(begun.code);
    const fields =
      begun.code === 'WRONG_PASSWORD'
        ? { currentPassword: 'passwordWrong' }
        : { setUpCode: 'setUpCodeWrong' };
    return refusal(begun.code, { fields });
  });

  on(contract.mailCode, guarded, async ({ account: { id: accountId, demo } }) => {
    if (demo) return refusal('DEMO_ACCOUNT');
    const required = await isOperator(accountId);
    const mailed = await commands.mailSetUpCode(services, { accountId, required });
    return mailed.ok ? {} : refusal(mailed.code);
  });

  on(contract.confirm, guarded, async ({ account: { id, sessionId, demo }, body }) => {
    if (demo) return refusal('DEMO_ACCOUNT');
    const given = { accountId: id, sessionId, code: body.code };
    const done = await commands.confirmSetUp(services, given);
    return done.ok ? { recoveryCodes: done.value } : refusal(done.code);
  });

  on(contract.renewCodes, guarded, async ({ account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const done = await commands.renewRecoveryCodes(services, account.id);
    return done.ok ? { recoveryCodes: done.value } : refusal(done.code);
  });

  on(contract.turnOff, guarded, async ({ account: { id, demo } }) => {
    if (demo) return refusal('DEMO_ACCOUNT');
    const required = await isOperator(id);
    const done = await commands.turnOff(services, { accountId: id, required });
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.prove, { access, limit: 'proof' }, async ({ account, body }) => {
    const proven = await proofs.proveByCode(services, { accountId: account.id, ...body });
    if (!proven.ok) return refusal(proven.code);
    return recordProof(account);
  });

  on(contract.beginPasskeyProof, { access, limit: 'proof' }, async ({ account }) => ({
    options: await proofs.beginPasskeyProof(services, account.id),
  }));

  on(contract.proveByPasskey, { access, limit: 'proof' }, async ({ account, body }) => {
    const proven = await proofs.proveByPasskey(services, { accountId: account.id, ...body });
    return proven.ok ? recordProof(account) : refusal(proven.code);
  });

  async function recordProof({ sessionId }: { sessionId: string | null }) {
    if (sessionId) await store.updateProven(db, sessionId, services.clock.now());
    return {};
  }

  async function isOperator(id: string): Promise<boolean> {
    return (await findById(db, id))?.isOperator ?? false;
  }
});
