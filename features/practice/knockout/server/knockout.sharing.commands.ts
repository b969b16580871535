import { ok, type Result } from '#domain/common/result.ts';
import type { Services } from '#platform/server/services.ts';
import { findManaged, type ManagementRefusal } from './knockout.commands.ts';
import * as shares from './knockout.shares.store.ts';

/** Opens the public link of a knockout, with this token unless one is open already; gives the open token. */
export async function shareKnockout(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  {
    id,
    token,
    accountId,
  }: { readonly id: string; readonly token: string; readonly accountId: string },
): Promise<Result<string, ManagementRefusal>> {
  const found = await findManaged(db, { id, accountId });
  if (!found.ok) return found;
  return ok(await shares.insert(db, { token, sessionId: id, accountId, now: clock.now() }));
}

/** Ends the public link of a knockout, if there is one. */
export async function unshareKnockout(
  { db, clock, publish }: Pick<Services, 'db' | 'clock' | 'publish'>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<Result<null, ManagementRefusal>> {
  const found = await findManaged(db, { id, accountId });
  if (!found.ok) return found;
  return db.transaction(async (tx) => {
    await shares.updateEnded(tx, id, clock.now());
    await publish(tx, { type: 'session.changed', sessionId: id });
    return ok(null);
  });
}
