import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { entryPartners } from '../../partners/server/partners.tables.ts';
import { entryContacts } from '../../server/entries.contacts.tables.ts';
import { entries } from '../../server/entries.tables.ts';
import { applicationPlayers } from './applications.lines.tables.ts';

/** The rows that say who plays in a line of an application. */

export type NewLine = typeof entries.$inferInsert;
export type NewContact = typeof entryContacts.$inferInsert;
export type NewSecond = typeof entryPartners.$inferInsert;
export type NewPlayer = typeof applicationPlayers.$inferInsert;

export async function insertLines(tx: Db, lines: readonly NewLine[]): Promise<void> {
  await tx.insert(entries).values([...lines]);
}

export async function insertContacts(tx: Db, contacts: readonly NewContact[]): Promise<void> {
  if (contacts.length > 0) await tx.insert(entryContacts).values([...contacts]);
}

export async function insertSeconds(tx: Db, seconds: readonly NewSecond[]): Promise<void> {
  if (seconds.length > 0) await tx.insert(entryPartners).values([...seconds]);
}

export async function insertPlayers(tx: Db, added: readonly NewPlayer[]): Promise<void> {
  if (added.length > 0) await tx.insert(applicationPlayers).values([...added]);
}

/** The players of a line by the ids under which they are called: that of the entry, of the second of a pair that of the partner. */
export async function listPeople(
  tx: Db,
  entryId: string,
): Promise<{ readonly playerId: string; readonly id: string | null }[]> {
  const { position, playerId } = applicationPlayers;
  return tx
    .select({
      playerId,
      id: sql<
        string | null
      >`case ${position} when 0 then ${applicationPlayers.entryId} else ${entryPartners.id} end`,
    })
    .from(applicationPlayers)
    .leftJoin(entryPartners, eq(entryPartners.entryId, applicationPlayers.entryId))
    .where(eq(applicationPlayers.entryId, entryId));
}

/** Gives a line to the account of a pupil, or to nobody's. */
export async function updateOwner(
  tx: Db,
  entryId: string,
  owner: Pick<NewLine, 'source' | 'accountId'>,
): Promise<void> {
  await tx.update(entries).set(owner).where(eq(entries.id, entryId));
}

/** Removes everything that says who plays in these lines. */
export async function deleteSeats(tx: Db, entryIds: readonly string[]): Promise<void> {
  const ids = [...entryIds];
  await tx.delete(entryContacts).where(inArray(entryContacts.entryId, ids));
  await tx.delete(entryPartners).where(inArray(entryPartners.entryId, ids));
  await tx.delete(applicationPlayers).where(inArray(applicationPlayers.entryId, ids));
}
