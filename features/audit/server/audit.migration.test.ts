import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { auditLog } from './audit.tables.ts';

/** Lines as the previous version wrote them: without the name of who acted. */
const ROWS = `
  insert into accounts (id, name, email, language) values ('a', 'Kato Jun', 'kato@example.com', 'ja');
  insert into audit_log (at, actor_id, action, subject_id, subject) values
    ('2026-04-01', 'a', 'mail-retried', '1', 'x'), ('2026-04-02', 'gone', 'mail-retried', '2', 'x');
`;

test('The migration names who acted in older lines of the log while there is an account, and the log stays closed to changes', async () => {
  const { db, close } = await openOlderDatabase('0199_formats_of_fixtures', ROWS);
  try {
    const lines = await db.select().from(auditLog).orderBy(asc(auditLog.id));
    expect(lines.map(({ actor }) => actor)).toEqual(['Kato Jun', '']);
    await expect(db.update(auditLog).set({ actor: 'x' })).rejects.toThrow();
  } finally {
    await close();
  }
});
