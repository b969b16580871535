import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';
import { findHash, isPassword } from '../../server/accounts.password.store.ts';
import { findById } from '../../server/accounts.store.ts';
import * as contract from '../passkeys.contract.ts';
import { insertChallenge, updateChallengeUsed } from './passkeys.challenges.store.ts';
import * as provider from './passkeys.provider.ts';
import * as store from './passkeys.store.ts';
import { tellAdded } from './passkeys.tell.ts';

const access = 'signed-in';
const MOST = 10;

/** Adding, naming and removing one's own passkeys. */
export const passkeysHandlers = handlers((on, services) => {
  const { db, clock, origin } = services;
  const purpose = LINK_PURPOSES.addPasskey;

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

  on(contract.begin, { access, limit: 'proof' }, async ({ body, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    if (!(await isPassword(db, account.id, body.currentPassword))) {
      return refusal('WRONG_PASSWORD', { fields: { currentPassword: 'passwordWrong' } });
    }
    if (!(await findById(db, account.id))?.emailVerified) return refusal('EMAIL_UNVERIFIED');
    const known = await store.listByAccount(db, account.id);
    if (known.length >= MOST) return refusal('TOO_MANY');
    const asked = { purpose, subject: account.id, now: clock.now() };
    const challenge = await insertChallenge(db, asked);
    const wish = { challenge, account, known };
    return { options: await provider.creationOptions({ origin: origin() }, wish) };
  });

  on(contract.add, { access, limit: 'proof' }, async ({ body, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const accountId = account.id;
    // An answer that was lost on its way: the passkey is there.
    const before = await store.findByCredential(db, body.credential.id);
    if (before) return before.accountId === accountId ? {} : refusal('PASSKEY_REFUSED');
    const now = clock.now();
    const made = await provider.provenPasskey({ origin: origin() }, body.credential, (challenge) =>
      updateChallengeUsed(db, challenge, { purpose, subject: accountId, now }),
    );
    if (!made) return refusal('PASSKEY_REFUSED');
    const passkey = { id: uuidv7(), accountId, name: body.name, createdAt: now, ...made };
    await db.transaction(async (tx) => {
      if (await store.insert(tx, passkey)) await tellAdded(services, tx, passkey);
    });
    return {};
  });

  on(contract.rename, { access }, async ({ params, body, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    const renamed = await store.updateName(db, account.id, { ...params, ...body });
    return renamed ? {} : refusal('PASSKEY_UNKNOWN');
  });

  on(contract.remove, { access }, async ({ params, account }) => {
    if (account.demo) return refusal('DEMO_ACCOUNT');
    return db.transaction(async (tx) => {
      if (await isLastWayIn(tx, account.id, params.id)) return refusal('LAST_WAY_IN');
      await store.deleteOne(tx, account.id, params.id);
      return {};
    });
  });
});

/** An account without a password must keep a passkey. */
async function isLastWayIn(tx: Db, accountId: string, passkeyId: string): Promise<boolean> {
  if ((await findHash(tx, accountId)) !== null) return false;
  const [only, another] = await store.listByAccount(tx, accountId);
  return only?.id === passkeyId && !another;
}
