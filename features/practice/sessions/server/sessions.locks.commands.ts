import * as groups from '#features/groups/server/groups.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as sessions from './sessions.store.ts';

/**
 * Locks a session with its stage for a write that stores names: first its group, as where an account is deleted, so that no
 * name is replaced until the transaction ends. Null without such a session.
 */
export async function lockWithNames(tx: Db, id: string): Promise<sessions.StoredSession | null> {
  const found = await sessions.findById(tx, id);
  if (!found) return null;
  await groups.lockForShare(tx, found.groupId);
  return sessions.findForUpdate(tx, id);
}
