import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { draws } from './draws.tables.ts';

/** Draws that a person has made are the tombstone's from now on. */
export async function updateDrawer(tx: Db, accountId: string, tombstone: string): Promise<void> {
  await tx
    .update(draws)
    .set({ drawnByAccountId: tombstone })
    .where(eq(draws.drawnByAccountId, accountId));
}

/** Replaces the names of the sides of a stage's draws by their ids; all others stay. */
export async function updateNames(
  tx: Db,
  stageId: string,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  await tx
    .update(draws)
    .set({
      draw: sql`jsonb_set(${draws.draw}, '{entrants}', (
        select jsonb_agg(
          jsonb_set(entrant, '{name}', coalesce(${JSON.stringify(names)}::jsonb -> (entrant ->> 'id'), entrant -> 'name'))
          order by at)
        from jsonb_array_elements(${draws.draw} -> 'entrants') with ordinality as list (entrant, at)
      ))`,
    })
    .where(eq(draws.stageId, stageId));
}

/** Publications and exchanges of the person are the tombstone's from now on; the draws stay as they are. */
export async function updateAuthor(tx: Db, accountId: string, tombstone: string): Promise<void> {
  await tx
    .update(draws)
    .set({ publishedByAccountId: tombstone })
    .where(eq(draws.publishedByAccountId, accountId));
  const { amendments } = draws;
  await tx
    .update(draws)
    .set({
      amendments: sql`(
        select jsonb_agg(
          case change ->> 'by' when ${accountId} then change || jsonb_build_object('by', ${tombstone}::text) else change end
          order by at)
        from jsonb_array_elements(${amendments}) with ordinality as list (change, at)
      )`,
    })
    .where(sql`${amendments} @> jsonb_build_array(jsonb_build_object('by', ${accountId}::text))`);
}
