import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { FORGOTTEN } from './mail.store.ts';
import { mails } from './mail.tables.ts';

/** The mails to an address since an instant, the oldest first, without the secrets of their links. */
export async function listByAddress(db: Db, { address, since }: { address: string; since: Date }) {
  return db
    .select({
      kind: mails.kind,
      subject: mails.subject,
      text: sql<string>`replace(${mails.textBody}, coalesce(${mails.secret}, ''), ${FORGOTTEN})`,
      state: mails.state,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(
      and(eq(sql`lower(${mails.toAddress})`, address.toLowerCase()), gte(mails.createdAt, since)),
    )
    .orderBy(asc(mails.createdAt), asc(mails.id));
}
