import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { nameInMail } from '#platform/server/mail/name-in-mail.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#platform/shared/language.ts';
import { accounts } from './accounts.tables.ts';

/** The recipient of a mail, and their language. */
export interface Recipient {
  readonly email: string;
  /** Without an advertisement while nobody has confirmed the address, which may be anybody's. */
  readonly name: string;
  readonly language: Language;
}

const columns = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  emailVerified: accounts.emailVerified,
  language: accounts.language,
};

/** Null also for a person who has left: mails no longer go to that mailbox. */
export async function findRecipient(db: Db, accountId: string): Promise<Recipient | null> {
  const [found] = await db
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.leftAt)));
  return found ? asRecipient(found) : null;
}

/** Many recipients in one query, by their accounts. */
export async function listRecipients(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, Recipient>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(accounts)
    .where(and(inArray(accounts.id, [...new Set(accountIds)]), isNull(accounts.leftAt)));
  return new Map(rows.map((row) => [row.id, asRecipient(row)]));
}

function asRecipient(
  row: Pick<typeof accounts.$inferSelect, 'email' | 'name' | 'emailVerified' | 'language'>,
): Recipient {
  const language = isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE;
  const name = row.emailVerified ? row.name : nameInMail(row.name);
  return { email: row.email, name, language };
}

/** The accounts of those who run RallyDays. */
export async function listOperators(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.isOperator, true), isNull(accounts.suspendedAt)));
  return rows.map(({ id }) => id);
}
