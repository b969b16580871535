import { expect, test } from 'vitest';
import { matchPlayers } from '#features/matches/server/matches.tables.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';

/** Of the tournament: a later migration gives it to its matches. */
const DAY = '2026-12-05';
const id = (number: number) => `019a9d1c-0000-7000-8000-${String(number).padStart(12, '0')}`;
const side = (number: number) => `'{"id": "${number}", "name": "${number}"}'`;

/**
 * A closed event of doubles as the version before wrote it: a pair with two accounts, a player with a partner on paper,
 * and people on paper. Of its matches two are played; the result of the third was cleared. A match of practice has no stage.
 */
const ROWS = `
  insert into accounts (id, name, email, language) values
    ('organizer', 'Kato Jun', 'kato@example.com', 'ja'), ('a', 'Ono Mei', 'a@example.com', 'ja'),
    ('b', 'Abe Ken', 'b@example.com', 'ja'), ('c', 'Ito Yu', 'c@example.com', 'ja');
  insert into players (id, account_id, display_name, created_by_account) values ('${id(50)}', 'a', 'Ono Mei', 'a');
  insert into organizers (login_id, account_id, organization_name, created_at)
    values ('ORG00001', 'organizer', 'Sakura', '2026-04-01');
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
      application_deadline, organizer_name, contact_info, emergency_contact, search_text, search_grams, created_at)
    values ('${id(91)}', 1, 'Cup', 'Tokyo', 'Gym', '2026-12-05', '09:00', '17:00', '2026-11-30', 'Sakura', 'mail',
      'phone', 'cup', '{}', '2026-04-01');
  insert into events (tournament_id, position, discipline, level, fee_yen, participant_limit, places_taken)
    values (1, 0, 'Doubles', 'Beginner', 0, 16, 3);
  insert into entries (id, tournament_id, event_id, account_id, source, state, fee_yen, created_at) values
    ('${id(1)}', 1, 1, 'a', 'player', 'confirmed', 0, '2026-05-01'),
    ('${id(2)}', 1, 1, 'c', 'player', 'confirmed', 0, '2026-05-01'),
    ('${id(3)}', 1, 1, null, 'organizer', 'confirmed', 0, '2026-05-01');
  insert into entry_partners (id, entry_id, event_id, how, state, account_id, name, club, invited_at) values
    ('${id(11)}', '${id(1)}', 1, 'link', 'accepted', 'b', '', '', '2026-05-01'),
    ('${id(12)}', '${id(2)}', 1, 'name', 'named', null, 'Mori Aya', '', '2026-05-01');
  insert into entrants (event_id, number, entry_id, name) values
    (1, 1, '${id(1)}', 'Ono'), (1, 2, '${id(2)}', 'Ito'), (1, 3, '${id(3)}', 'Yamada');
  insert into stages (id, kind, event_id) values ('${id(20)}', 'league', 1);
  insert into matches (id, stage_id, kind, owner_account_id, played_on, player1, player2, sets, result, winner, status,
      search_text, created_at)
    values
      ('${id(31)}', '${id(20)}', 'league', null, '2026-11-20', ${side(2)}, ${side(1)}, '[]', '2-0', 'player1', 'finished', '', '2026-11-20'),
      ('${id(32)}', '${id(20)}', 'league', null, '2026-11-21', ${side(3)}, ${side(2)}, '[]', '2-0', 'player1', 'finished', '', '2026-11-20'),
      ('${id(33)}', '${id(20)}', 'league', null, '2026-11-21', ${side(1)}, ${side(3)}, '[]', '0-0', null, 'scheduled', '', '2026-11-20'),
      ('${id(34)}', null, 'one-on-one', 'a', '2026-11-21', ${side(1)}, ${side(2)}, '[]', '2-0', 'player1', 'finished', '', '2026-11-20');
`;

test('The migration names the players with accounts of the played matches of events, and makes missing players', async () => {
  const { db, close } = await openOlderDatabase('0056_teams', ROWS);
  try {
    const [a, b, c] = await Promise.all(
      ['a', 'b', 'c'].map((account) => findByAccount(db, account)),
    );
    expect(a).toBe(id(50));
    const rows = await db.select().from(matchPlayers);
    const named = rows.map(({ matchId, ...row }) => [
      matchId,
      row.side,
      row.playerId,
      row.playedOn,
    ]);
    expect(named.map(String).sort()).toEqual(
      [
        [id(31), 1, c, DAY],
        [id(31), 2, a, DAY],
        [id(31), 2, b, DAY],
        [id(32), 2, c, DAY],
      ]
        .map(String)
        .sort(),
    );
  } finally {
    await close();
  }
});
