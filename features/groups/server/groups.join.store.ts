import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { isSameName, tidyName, tidyTeamCode } from '../groups.form.ts';
import * as members from './groups.members.store.ts';
import { groups } from './groups.tables.ts';

export interface Joining {
  readonly accountId: string;
  readonly fullName: string;
  readonly now: Date;
}

type GroupName = { id: number; name: string };

/**
 * Makes an account a member of the group that carries a Team Identification Code; null for '' or an unknown code.
 * A name that was already on the list without an account becomes theirs; joining twice is no error.
 */
export async function joinByTeamCode(
  tx: Db,
  { accountId, fullName }: Joining,
  code: string,
): Promise<GroupName | null> {
  const [group] = await withCode(tx, code).for('update');
  if (!group) return null;
  const own = await members.findByAccount(tx, group.id, accountId);
  if (own) {
    // Back again: the same row, so that the old records are theirs as before.
    if (own.left) {
      const position = await members.findNextPosition(tx, group.id);
      await members.update(tx, own.id, { leftAt: null, position });
    }
    return group;
  }
  const name = tidyName(fullName);
  const listed = (await members.listMembers(tx, group.id)).find(
    (member) => member.accountId === null && isSameName(member.name, name),
  );
  if (listed) await members.update(tx, listed.id, { accountId });
  else {
    const position = await members.findNextPosition(tx, group.id);
    await members.insertAll(tx, group.id, [{ name, accountId, role: 'Member', position }]);
  }
  return group;
}

/** The same as a transaction of its own. */
export function updateJoined(db: Db, who: Joining, code: string): Promise<GroupName | null> {
  return db.transaction((tx) => joinByTeamCode(tx, who, code));
}

/** The group that carries a code, in whatever letter case it is written. */
export async function findByTeamCode(db: Db, code: string): Promise<GroupName | null> {
  const [group] = await withCode(db, code);
  return group ?? null;
}

function withCode(db: Db, code: string) {
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(
      and(
        eq(sql`upper(${groups.teamCode})`, sql`upper(${tidyTeamCode(code)})`),
        isNull(groups.deletedAt),
      ),
    );
}
