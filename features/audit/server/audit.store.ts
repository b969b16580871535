import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db/database.ts';
import { cutPage, pageCursor } from '#platform/server/page-cursor.ts';
import { integer } from '#platform/shared/ids.ts';
import type { AuditAction } from '../audit.vocabulary.ts';
import { auditLog } from './audit.tables.ts';

/** Lines are added and read. No function here changes or removes one, and none must be added. */

const PAGE = 50;
const cursors = pageCursor(z.object({ id: integer }));

export interface AuditLine {
  readonly actorId: string;
  readonly action: AuditAction;
  readonly subjectId: string | number;
  /** The name of the subject at that time. */
  readonly subject: string;
  readonly note?: string;
  readonly now: Date;
}

/** Logs an action of an operator, with the operator's name, in the transaction of the action. */
export async function insert(tx: Db, { now, subjectId, ...line }: AuditLine): Promise<void> {
  // Accounts are a feature above this one.
  const actor = sql`coalesce((select name from accounts where id = ${line.actorId}), '')`;
  await tx.insert(auditLog).values({ ...line, actor, subjectId: String(subjectId), at: now });
}

type LineKey = Pick<AuditLine, 'actorId' | 'action' | 'subjectId'>;

/** Whether an operator has a line about a subject since an instant. */
export async function existsSince(
  db: Db,
  { actorId, action, subjectId }: LineKey,
  since: Date,
): Promise<boolean> {
  const isSame = and(
    gte(auditLog.at, since),
    eq(auditLog.actorId, actorId),
    eq(auditLog.action, action),
    eq(auditLog.subjectId, String(subjectId)),
  );
  return (await db.select({ id: auditLog.id }).from(auditLog).where(isSame).limit(1)).length > 0;
}

/** A page of the log, the newest first. */
export async function list(db: Db, cursor: string | undefined) {
  const after = cursors.read(cursor);
  const rows = await db
    .select()
    .from(auditLog)
    .where(after ? lt(auditLog.id, after.id) : undefined)
    .orderBy(desc(auditLog.id))
    .limit(PAGE + 1);
  return cutPage(rows, PAGE, (last) => cursors.write({ id: last.id }));
}
