import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { entryContacts } from '../../server/entries.contacts.tables.ts';
import { entries } from '../../server/entries.tables.ts';

/** An entry of a player or of the organizer, locked: nobody else can change it until the transaction ends. */
export async function findForUpdate(tx: Db, id: string) {
  const { tournamentId, eventId, state, team } = entries;
  const [entry] = await tx
    .select({ id: entries.id, tournamentId, eventId, state, team })
    .from(entries)
    .where(eq(entries.id, id))
    .for('update');
  return entry ?? null;
}

/** Stores another name of a team. */
export async function updateTeam(
  tx: Db,
  id: string,
  named: { readonly team: string; readonly teamKey: string },
): Promise<void> {
  await tx.update(entries).set(named).where(eq(entries.id, id));
}

/** Stores the name on a line of the organizer, which in an event for teams is that of the team. */
export async function updateContact(tx: Db, entryId: string, name: string): Promise<void> {
  await tx.update(entryContacts).set({ name }).where(eq(entryContacts.entryId, entryId));
}
