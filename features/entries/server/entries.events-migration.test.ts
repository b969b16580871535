import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { brokenConstraint, type Db } from '#platform/server/db/database.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { waitingEntries } from '../waiting-list/server/waiting-list.tables.ts';
import * as manual from './entries.manual.store.ts';
import * as store from './entries.store.ts';

const id = (number: number) => `019a9d1c-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Rows as the previous version wrote them: places, fee and event type in the tournament, people without an account apart. */
const ROWS = `
  insert into accounts (id, name, email, language) values
    ('organizer', 'Kato Jun', 'kato@example.com', 'ja'), ('a', 'Ono Mei', 'a@example.com', 'ja'),
    ('b', 'Abe Ken', 'b@example.com', 'ja'), ('c', 'Ito Yu', 'c@example.com', 'ja');
  insert into organizers (login_id, account_id, organization_name, created_at)
    values ('ORG00001', 'organizer', 'Sakura', '2026-04-01');
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
      application_deadline, participant_limit, level, event_type, fee_yen, places_taken, organizer_name, contact_info,
      emergency_contact, search_text, search_grams, created_at)
    values
      ('${id(91)}', 1, 'Full Cup', 'Tokyo', 'Gym', '2026-12-05', '09:00', '17:00', '2026-11-30', 3, 'Beginner', 'Singles',
        2000, 3, 'Sakura', 'mail', 'phone', 'cup', '{}', '2026-04-01'),
      ('${id(92)}', 1, 'Free Cup', 'Osaka', 'Gym', '2026-12-06', '09:00', '17:00', '2026-11-30', 16, 'Advanced', 'Team',
        0, 1, 'Sakura', 'mail', 'phone', 'cup', '{}', '2026-04-01');
  insert into entries (id, tournament_id, account_id, state, fee_yen, created_at, reserved_until) values
    ('${id(1)}', 1, 'a', 'confirmed', 2000, '2026-05-01', null),
    ('${id(2)}', 1, 'b', 'reserved', 2000, '2026-05-02', '2026-05-02 00:30'),
    ('${id(3)}', 2, 'a', 'confirmed', 0, '2026-05-03', null);
  insert into manual_entries (id, tournament_id, name, email, phone, note, paid_yen, created_at, removed_at) values
    ('${id(4)}', 1, 'Yamada Taro', 'taro@example.com', '090', 'cash', 1500, '2026-05-04', null),
    ('${id(5)}', 1, 'Mori Aya', '', '', '', 0, '2026-05-05', '2026-05-06'),
    ('${id(3)}', 2, 'Same Id', '', '', '', 0, '2026-05-07', '2026-05-08');
  insert into waiting_entries (id, tournament_id, account_id, state, created_at)
    values ('${id(6)}', 1, 'c', 'waiting', '2026-05-09');
`;

async function withOldRows(check: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = await openOlderDatabase('0029_score_rules', ROWS);
  try {
    await check(db);
  } finally {
    await close();
  }
}

test('The migration makes one event of each tournament, with its limit, fee, level, type and places', () =>
  withOldRows(async (db) => {
    expect((await tournaments.findById(db, 1))?.events).toMatchObject([
      {
        id: 1,
        name: '',
        discipline: 'Singles',
        genderRule: 'any',
        level: 'Beginner',
        ageRule: '',
        perClubLimit: null,
        feeYen: 2000,
        participantLimit: 3,
        placesTaken: 3,
      },
    ]);
    expect((await tournaments.findById(db, 2))?.events).toMatchObject([
      { discipline: 'Team', level: 'Advanced', feeYen: 0, participantLimit: 16, placesTaken: 1 },
    ]);
  }));

test('The migration puts entries and the waiting list into the events of their tournaments', () =>
  withOldRows(async (db) => {
    const live = [...(await store.listLive(db, 1)), ...(await store.listLive(db, 2))];
    expect(live.map((one) => [one.id, one.eventId, one.accountId, one.source])).toEqual([
      [id(1), 1, 'a', 'player'],
      [id(2), 1, 'b', 'player'],
      [id(3), 2, 'a', 'player'],
    ]);
    const waiting = await db.select().from(waitingEntries).orderBy(asc(waitingEntries.turn));
    expect(waiting).toMatchObject([{ id: id(6), tournamentId: 1, eventId: 1, state: 'waiting' }]);
  }));

test('The migration makes entries of the people whom the organizer entered, under their ids', () =>
  withOldRows(async (db) => {
    const entered = await manual.listByTournament(db, 1);
    expect(entered).toMatchObject([
      { id: id(4), eventId: 1, name: 'Yamada Taro', email: 'taro@example.com', paidYen: 1500 },
    ]);
    expect(await manual.findById(db, id(5))).toMatchObject({
      name: 'Mori Aya',
      removedAt: new Date('2026-05-06T00:00:00Z'),
    });
    const { rows } = (await db.execute(
      sql`select entry_id from entry_contacts where name = 'Same Id'`,
    )) as unknown as { rows: { entry_id: string }[] };
    expect(rows[0]?.entry_id).not.toBe(id(3));
  }));

test('After the migration the database refuses more places than an event has, and an event of another tournament', () =>
  withOldRows(async (db) => {
    const taken = db.execute(sql`update events set places_taken = 4 where id = 1`);
    expect(brokenConstraint(await taken.catch((error) => error))).toBe('events_never_oversold');
    const moved = db.execute(sql`update entries set event_id = 2 where id = ${id(2)}`);
    expect(brokenConstraint(await moved.catch((error) => error))).toBe('entries_event_fk');
  }));
