import type { Db } from '#platform/server/db/database.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import * as writes from '../../sessions/server/sessions.writes.store.ts';

export interface Removal {
  readonly id: string;
  readonly writeId: string;
  readonly accountId: string;
  readonly now: Date;
}

/** Takes a session and its matches out of the records. Sent again it changes nothing, even after a restore. */
export function remove(db: Db, removal: Removal): Promise<void> {
  return db.transaction(async (tx) => {
    const session = (await sessions.findForUpdate(tx, removal.id))!;
    if (session.deletedAt || (await writes.findById(tx, removal.writeId))) return;
    await sessions.updateRemoved(tx, session.id, removal.now);
    await writes.insert(tx, historyOf(removal, 'remove', session.version));
  });
}

/** Brings both back; what was removed match by match before stays out. */
export function restore(db: Db, removal: Removal): Promise<sessions.StoredSession> {
  return db.transaction(async (tx) => {
    const session = (await sessions.findForUpdate(tx, removal.id))!;
    if (!session.deletedAt) return session;
    await sessions.updateRestored(tx, session);
    await writes.insert(tx, historyOf(removal, 'restore', session.version));
    return { ...session, deletedAt: null };
  });
}

function historyOf(
  { writeId, id, accountId, now }: Removal,
  kind: 'remove' | 'restore',
  v: number,
) {
  return { id: writeId, subjectId: id, kind, version: v, content: {}, accountId, at: now };
}
