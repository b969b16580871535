import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { organizerApplications } from './organizers.tables.ts';

const id = (number: number) => `019a9d1c-0000-7000-8000-00000000000${number}`;

const application = (number: number, email: string, state: string) =>
  `('${id(number)}', 'Hana', 'Sakura', 'Tokyo', '${email}', '03', 'School', 'ja', '${state}', '', '2026-04-01')`;

/** Rows as the previous version wrote them: an application has an address, and no account. */
const ROWS = `
  insert into accounts (id, name, email, language) values
    ('a', 'Kato Jun', 'kato@example.com', 'ja'), ('b', 'Abe Ken', 'moved@example.com', 'ja'),
    ('c', 'Ito Yu', 'player@example.com', 'ja'), ('d', 'Ono Mei', 'later@example.com', 'ja');
  insert into organizers (login_id, account_id, organization_name, created_at) values
    ('ORG00001', 'a', 'Sakura', '2026-04-01'), ('ORG00002', 'b', 'Midori', '2026-04-01'),
    ('ORG00003', 'd', 'Aoba', '2026-04-01');
  insert into organizer_applications (id, organizer_name, organization_name, address, email, phone_number,
      workplace_or_school, language, state, search_text, created_at) values
    ${application(1, 'Kato@example.com', 'approved')},
    ${application(2, 'kato@example.com', 'declined')},
    ${application(3, 'abe@example.com', 'approved')},
    ${application(4, 'player@example.com', 'approved')},
    ${application(5, 'ono@example.com', 'approved')};
  insert into audit_log (at, actor_id, action, subject_id, subject, note)
    values ('2026-04-01', 'op', 'application-approved', '${id(5)}', 'Aoba', 'ORG00003');
`;

test('The migration gives an approved application to the organizer who still has its address, or whom the log names', async () => {
  const { db, close } = await openOlderDatabase('0193_indexes_of_references', ROWS);
  try {
    const rows = await db
      .select()
      .from(organizerApplications)
      .orderBy(asc(organizerApplications.id));
    expect(rows.map(({ accountId }) => accountId)).toEqual(['a', null, null, null, 'd']);
  } finally {
    await close();
  }
});

test('The migration deletes the text of sent mails with a one-time password, and leaves those that wait', async () => {
  const mail = (number: number, state: string, sentAt: string) =>
    `('${id(number)}', 'mail ${number}', 'organizer-approved', 'kato@example.com', 'ja', 'Subject', 'abc-def', '<p>abc-def</p>',
      '${state}', '2026-04-01', ${sentAt})`;
  const rows = `
    insert into mails (id, dedupe_key, kind, to_address, language, subject, text_body, html_body, state, created_at, sent_at) values
      ${mail(1, 'sent', "'2026-04-01'")}, ${mail(2, 'queued', 'null')};
  `;
  const { db, close } = await openOlderDatabase('0193_indexes_of_references', rows);
  try {
    const stored = await db.select().from(mails).orderBy(asc(mails.id));
    expect(stored.map(({ textBody, htmlBody }) => [textBody, htmlBody])).toEqual([
      ['', ''],
      ['abc-def', '<p>abc-def</p>'],
    ]);
  } finally {
    await close();
  }
});
