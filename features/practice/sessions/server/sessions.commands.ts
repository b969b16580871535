import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import type { Services } from '#platform/server/services.ts';
import { mayRemoveSession, visibleSession } from '../../practice.policy.ts';
import type { SessionFormat } from '../../practice.vocabulary.ts';
import * as sessions from './sessions.store.ts';

export type RemovalRefusal = 'SESSION_NOT_FOUND' | 'FORBIDDEN';

export interface SessionRemoval {
  readonly id: string;
  readonly format: SessionFormat;
  readonly writeId: string;
  readonly accountId: string;
}

/** Takes a league or a knockout and its matches out of the records. Idempotent by `writeId`, even after a restore. */
export async function removeSession(
  services: Pick<Services, 'db' | 'clock' | 'publish'>,
  removal: SessionRemoval,
): Promise<Result<null, RemovalRefusal>> {
  const { db, clock, publish } = services;
  const found = await findRemovable(services, removal);
  if (!found.ok) return found;
  return db.transaction(async (tx) => {
    const session = (await sessions.findForUpdate(tx, removal.id))!;
    if (session.deletedAt || (await matchStore.findWrite(tx, removal.writeId))) return ok(null);
    const now = clock.now();
    await sessions.updateRemoved(tx, session.id, now);
    await matchStore.insertWrite(
      tx,
      historyOf(removal, { kind: 'remove', version: session.version, now }),
    );
    await publish(tx, { type: 'session.changed', sessionId: session.id });
    return ok(null);
  });
}

/**
 * Restores both; matches that were removed one by one before stay removed. Sent again it does not undo what somebody has
 * removed since.
 */
export async function restoreSession(
  services: Pick<Services, 'db' | 'clock' | 'publish'>,
  removal: SessionRemoval,
): Promise<Result<sessions.SessionAndGroup, RemovalRefusal>> {
  const { db, clock, publish } = services;
  const found = await findRemovable(services, removal);
  if (!found.ok) return found;
  const { group } = found.value;
  return db.transaction(async (tx) => {
    const session = (await sessions.findForUpdate(tx, removal.id))!;
    if (!session.deletedAt) return ok({ session, group });
    if (await matchStore.findWrite(tx, removal.writeId)) return refuse('SESSION_NOT_FOUND');
    const now = clock.now();
    await sessions.updateRestored(tx, session);
    await matchStore.insertWrite(
      tx,
      historyOf(removal, { kind: 'restore', version: session.version, now }),
    );
    await publish(tx, { type: 'session.changed', sessionId: session.id });
    return ok({ session: { ...session, deletedAt: null }, group });
  });
}

async function findRemovable(
  { db }: Pick<Services, 'db'>,
  { id, format, accountId }: SessionRemoval,
): Promise<Result<sessions.SessionAndGroup, RemovalRefusal>> {
  const found = visibleSession(await sessions.findWithGroup(db, accountId, id), {
    format,
    removed: true,
  });
  if (!found.ok) return refuse('SESSION_NOT_FOUND');
  const { session, group } = found.value;
  return mayRemoveSession(session, { accountId, membership: group }) ? found : refuse('FORBIDDEN');
}

function historyOf(
  { writeId, id, accountId }: SessionRemoval,
  { now, ...change }: { kind: 'remove' | 'restore'; version: number; now: Date },
) {
  return { id: writeId, subjectId: id, ...change, content: {}, accountId, at: now };
}
