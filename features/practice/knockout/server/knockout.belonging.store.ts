import { type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';

/** A knockout of a group that the account belongs to, as `sessions.findVisible`; a league is none. */
export async function findKnockout(
  db: Db,
  accountId: string,
  id: string,
  options?: { readonly removed: boolean },
): Promise<Result<sessions.SessionAndGroup, 'SESSION_NOT_FOUND' | 'GROUP_NOT_FOUND'>> {
  const found = await sessions.findVisible(db, accountId, id, options);
  if (found.ok && found.value.session.format !== 'tournament') return refuse('SESSION_NOT_FOUND');
  return found;
}
