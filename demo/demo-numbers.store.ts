import { sql } from 'drizzle-orm';
import { groups } from '#features/groups/server/groups.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/**
 * Gives the numbers of a first start that was stopped once more: what it wrote is gone, but its sequences have gone on, and the sample
 * world is known by its numbers. Tables with rows count on.
 */
export async function updateSequences(tx: Db): Promise<void> {
  await tx.execute(sql`
    do $$
    declare
      one record;
      is_used boolean;
    begin
      for one in
        select s.oid::regclass as numbers, d.refobjid::regclass as of_table
        from pg_sequence
        join pg_class s on s.oid = pg_sequence.seqrelid and s.relnamespace = 'public'::regnamespace
        join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
          and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
        where pg_sequence_last_value(pg_sequence.seqrelid) is not null
      loop
        execute format('select exists (select from %s)', one.of_table) into is_used;
        if not is_used then execute format('alter sequence %s restart', one.numbers); end if;
      end loop;
    end $$`);
}

/** Whether a tournament or a group already has one of the numbers by which the sample world is known. */
export async function existsNumbered(db: Db): Promise<boolean> {
  const [tournament] = await db.select({ id: tournaments.id }).from(tournaments).limit(1);
  const [group] = await db.select({ id: groups.id }).from(groups).limit(1);
  return tournament !== undefined || group !== undefined;
}
