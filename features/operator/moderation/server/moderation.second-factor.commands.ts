import { ok, type Result, refuse } from '#domain/common/result.ts';
import { resetAccess } from '#features/accounts/second-factor/server/second-factor.reset.commands.ts';
import * as factors from '#features/accounts/second-factor/server/second-factor.store.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import * as audit from '#features/audit/server/audit.store.ts';
import type { Services } from '#platform/server/services.ts';

/**
 * Signs an account out everywhere and removes its second factor and its passkeys: a laptop is stolen, or a phone is lost. An operator
 * loses the password as well, and gets in again with the code that this gives, which the operator who did it hands over.
 */
export async function resetSecondFactor(
  services: Pick<Services, 'db' | 'clock' | 'mailer' | 'origin' | 'publish'>,
  { id, operatorId, reason }: { id: string; operatorId: string; reason: string },
): Promise<
  Result<{ setUpCode: string | null }, 'ACCOUNT_NOT_FOUND' | 'OWN_ACCOUNT' | 'NOTHING_TO_RESET'>
> {
  const { db, clock } = services;
  if (id === operatorId) return refuse('OWN_ACCOUNT');
  return db.transaction(async (tx) => {
    const account = await accounts.findForUpdate(tx, id);
    if (!account || account.leftAt) return refuse('ACCOUNT_NOT_FOUND');
    const factor = await factors.findForUpdate(tx, id);
    if (!factor?.onSince && !account.isOperator) return refuse('NOTHING_TO_RESET');
    const setUpCode = await resetAccess(services, tx, account);
    await audit.insert(tx, {
      actorId: operatorId,
      action: 'second-factor-reset',
      subjectId: account.id,
      subject: account.name,
      note: reason,
      now: clock.now(),
    });
    return ok({ setUpCode });
  });
}
