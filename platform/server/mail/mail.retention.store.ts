import { and, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mails } from './mail.tables.ts';

/** Deletes the text of mails from before an instant, and gives up those that were never sent. Gives their ids. */
export async function updateForgotten(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .update(mails)
    .set({
      textBody: '',
      htmlBody: '',
      secret: null,
      unsubscribeUrl: null,
      state: sql`case when ${mails.state} in ('queued', 'failed') then 'refused' else ${mails.state} end`,
    })
    .where(and(lt(mails.createdAt, before), ne(mails.textBody, '')))
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

/** Deletes mails from before an instant; gives how many. */
export async function deleteOld(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(mails)
    .where(lt(mails.createdAt, before))
    .returning({ id: mails.id });
  return rows.length;
}
