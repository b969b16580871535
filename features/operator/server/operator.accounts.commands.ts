import { v7 as uuidv7 } from 'uuid';
import { LINK_PURPOSES } from '#features/accounts/accounts.vocabulary.ts';
import { existsUndoTo } from '#features/accounts/email-address/server/email-address.store.ts';
import { deleteByAccount as deletePasskeys } from '#features/accounts/passkeys/server/passkeys.store.ts';
import * as factors from '#features/accounts/second-factor/server/second-factor.store.ts';
import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';
import { DEFAULT_LANGUAGE } from '#platform/shared/language.ts';

/**
 * Makes an account an operator's, or creates one with a one-time password. With `reset` an operator's login begins again with a one-time
 * password, without app and passkeys: for the person who runs the machine, where no other operator can help. An address that a link
 * still brings back to another account makes none (decision 0061).
 */
export async function createOperatorAccount(
  db: Db,
  person: { email: string; name: string; passwordHash: string; reset?: boolean; now: Date },
): Promise<'made' | 'promoted' | 'was-operator' | 'reset' | 'address-held'> {
  const { email, name: fullName, passwordHash, reset, now } = person;
  return db.transaction(async (tx) => {
    const known = await accounts.findByEmail(tx, email);
    if (known?.isOperator && !reset) return 'was-operator';
    if (known?.isOperator) {
      await passwords.update(tx, known.id, { hash: passwordHash, mustChange: true, now });
      await deletePasskeys(tx, known.id);
      await factors.deleteByAccount(tx, known.id);
      await deleteAddressLinks(tx, known.id);
      return 'reset';
    }
    if (!known && (await existsUndoTo(tx, { email, now }))) return 'address-held';
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
    await passwords.updateOperator(tx, id);
    await deleteAddressLinks(tx, id);
    return known ? 'promoted' : 'made';
  });
}

/** The code for the operator's app is mailed to the address of today: no link leads to one of before or after. */
async function deleteAddressLinks(tx: Db, subject: string): Promise<void> {
  for (const purpose of [LINK_PURPOSES.changeEmail, LINK_PURPOSES.undoEmail]) {
    await links.deleteBySubject(tx, { purpose, subject });
  }
}
