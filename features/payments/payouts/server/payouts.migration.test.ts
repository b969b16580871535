import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';

const mail = (number: number, path: string, sentAt: string) =>
  `('019a9d1c-0000-7000-8000-00000000000${number}', 'mail ${number}', 'refund-needs-account', 'hana@example.com', 'ja', 'Subject',
    E'Here:\\nhttps://rallydays.example${path}\\n\\nKeep it.',
    '<a href="https://rallydays.example${path}">https://rallydays.example${path}</a><br>Keep it.',
    '${sentAt === 'null' ? 'failed' : 'sent'}', '2026-04-01', ${sentAt})`;

/** Rows as the previous version wrote them: the secret stands in the text only. */
const ROWS = `
  insert into mails (id, dedupe_key, kind, to_address, language, subject, text_body, html_body, state, created_at, sent_at) values
    ${mail(1, '/refunds/payer#k3y_-Z', "'2026-04-01'")}, ${mail(2, '/refunds/payer#k3y_-Z', 'null')},
    ${mail(3, '/refunds', "'2026-04-01'")};
`;

test('The migration deletes the secret of a link to a payer from a sent mail, and names it in one that waits', async () => {
  const { db, close } = await openOlderDatabase('0203_nothing_of_free_lines', ROWS);
  try {
    const [sent, waiting, other] = await db.select().from(mails).orderBy(asc(mails.id));
    expect(sent).toMatchObject({
      secret: '',
      textBody: 'Here:\nhttps://rallydays.example/refunds/payer#…\n\nKeep it.',
      htmlBody:
        '<a href="https://rallydays.example/refunds/payer#…">https://rallydays.example/refunds/payer#…</a><br>Keep it.',
    });
    expect(waiting?.secret).toBe('k3y_-Z');
    expect(waiting?.textBody).toContain('/refunds/payer#k3y_-Z');
    expect(other?.secret).toBe(null);
    expect(other?.htmlBody).toContain('/refunds</a><br>');
  } finally {
    await close();
  }
});
