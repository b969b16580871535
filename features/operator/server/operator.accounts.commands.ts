import { v7 as uuidv7 } from 'uuid';
import { updateOperator } from '#features/accounts/server/accounts.password.store.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { DEFAULT_LANGUAGE } from '#platform/shared/language.ts';

/** Makes an account an operator's, or creates one with a one-time password. */
export async function createOperatorAccount(
  db: Db,
  person: { email: string; name: string; passwordHash: string; now: Date },
): Promise<'made' | 'promoted' | 'was-operator'> {
  const { email, name: fullName, passwordHash, now } = person;
  return db.transaction(async (tx) => {
    const known = await accounts.findByEmail(tx, email);
    if (known?.isOperator) return 'was-operator';
    const id = known?.id ?? uuidv7();
    if (!known) {
      await accounts.insert(tx, {
        id,
        fullName,
        nickname: null,
        prefecture: null,
        phone: null,
        email,
        passwordHash,
        language: DEFAULT_LANGUAGE,
        mustChangePassword: true,
        now,
      });
    }
    await updateOperator(tx, id);
    return known ? 'promoted' : 'made';
  });
}
