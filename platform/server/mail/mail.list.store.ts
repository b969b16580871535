import { and, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { instant } from '#platform/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { cutPage, pageCursor } from '../page-cursor.ts';
import { likePattern } from '../search/grams.ts';
import { type MailState, mails } from './mail.tables.ts';

const PAGE = 30;
const cursors = pageCursor(z.object({ at: instant, id: z.uuid() }));

/** Mails, the newest first, without their text; searched by address and subject. A page. */
export async function listAll(
  db: Db,
  search: {
    state?: MailState | undefined;
    q?: string | undefined;
    cursor?: string | undefined;
  },
) {
  const after = cursors.read(search.cursor);
  const pattern = likePattern((search.q ?? '').normalize('NFKC').trim());
  const rows = await db
    .select({
      id: mails.id,
      kind: mails.kind,
      toAddress: mails.toAddress,
      subject: mails.subject,
      state: mails.state,
      attempts: mails.attempts,
      lastError: mails.lastError,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(
      and(
        search.state ? eq(mails.state, search.state) : undefined,
        pattern === '%%'
          ? undefined
          : or(ilike(mails.toAddress, pattern), ilike(mails.subject, pattern)),
        after
          ? sql`(${mails.createdAt}, ${mails.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(PAGE + 1);
  return cutPage(rows, PAGE, (last) =>
    cursors.write({ at: last.createdAt.toISOString(), id: last.id }),
  );
}

/** Mails that a mail server has refused or could not be given. */
export async function countUndelivered(db: Db): Promise<number> {
  const [row] = await db
    .select({ undelivered: count() })
    .from(mails)
    .where(inArray(mails.state, ['failed', 'refused']));
  return row?.undelivered ?? 0;
}
