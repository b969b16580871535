import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { tournaments } from './tournaments.tables.ts';

const id = (number: number) => `019a9d1c-0000-7000-8000-00000000000${number}`;

const tournament = (organizerId: number, organizerName: string) =>
  `('${id(organizerId)}', ${organizerId}, 'Cup', 'Tokyo', 'Gym', '2026-12-05', '09:00', '17:00', '2026-11-30', '${organizerName}',
    'mail', 'phone', 'cup', '{}', '2026-04-01')`;

/**
 * Organizations as the previous version wrote them: of a new account, of a player, and of one whose address is another since, each named
 * by the e-mail of the application; of somebody who has left; and two with a name, one of which has an @.
 */
const ROWS = `
  insert into accounts (id, name, email, language, left_at) values
    ('new', 'New@example.com', 'new@example.com', 'ja', null), ('player', 'Abe Ken', 'abe@example.com', 'ja', null),
    ('moved', 'Ono Mei', 'moved@example.com', 'ja', null),
    ('left', '[[former]]', 'former-1@rallydays.invalid', 'ja', '2026-05-01'),
    ('named', 'Ito Yu', 'ito@example.com', 'ja', null), ('club', 'Kato Jun', 'kato@example.com', 'ja', null);
  insert into organizers (login_id, account_id, organization_name, created_at) values
    ('ORG-000001', 'new', 'New@example.com', '2026-04-01'), ('ORG-000002', 'player', 'abe@example.com', '2026-04-01'),
    ('ORG-000003', 'moved', 'ono@example.com', '2026-04-01'), ('LEFT-1', 'left', 'gone@example.com', '2026-04-01'),
    ('ORG-000005', 'named', 'Sakura', '2026-04-01'), ('ORG-000006', 'club', 'Club @ Midori', '2026-04-01');
  insert into organizer_applications (id, organizer_name, organization_name, address, email, phone_number,
      workplace_or_school, language, state, search_text, created_at, account_id) values
    ('${id(9)}', '', '', '', 'ono@example.com', '', '', 'ja', 'approved', '', '2026-04-01', 'moved');
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time, application_deadline,
      organizer_name, contact_info, emergency_contact, search_text, search_grams, created_at) values
    ${tournament(1, 'New@example.com')}, ${tournament(2, 'abe@example.com')}, ${tournament(3, 'ono@example.com')},
    ${tournament(4, 'gone@example.com')}, ${tournament(5, 'Sakura')}, ${tournament(6, 'Club @ Midori')};
`;

test('The migration replaces an e-mail that became the public name of an organizer, and no other name', async () => {
  const { db, close } = await openOlderDatabase('0206_mails_that_fail_for_their_recipient', ROWS);
  try {
    const names = [
      'ORG-000001',
      'ORG-000002',
      'ORG-000003',
      '[[former]]',
      'Sakura',
      'Club @ Midori',
    ];
    const owners = await db.select().from(organizers).orderBy(asc(organizers.id));
    expect(owners.map(({ organizationName }) => organizationName)).toEqual(names);
    const published = await db.select().from(tournaments).orderBy(asc(tournaments.id));
    expect(published.map(({ organizerName }) => organizerName)).toEqual(names);
    const people = await db.select().from(accounts);
    expect(Object.fromEntries(people.map((person) => [person.id, person.name]))).toEqual({
      new: 'ORG-000001',
      player: 'Abe Ken',
      moved: 'Ono Mei',
      left: '[[former]]',
      named: 'Ito Yu',
      club: 'Kato Jun',
    });
  } finally {
    await close();
  }
});
