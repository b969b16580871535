import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Sport } from '#domain/scoring/formats.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { players as playersTable } from '#features/players/server/players.tables.ts';
import { rateTournament } from '#features/ratings/server/ratings.commands.ts';
import { makePlayedTournament } from '#features/ratings/server/ratings.factory.ts';
import { playerRatings } from '#features/ratings/server/ratings.tables.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../event-draws.contract.ts';
import { makeEnteredEvent } from './event-draws.factory.ts';

/** The seeding list of an event of this sport that three players have entered; two of them have played a rated match. */
async function closedAfter(server: TestApp, sport: Sport, deviation: number) {
  const { services } = server;
  const { organizer, tournamentId, eventId, players } = await makeEnteredEvent(
    services,
    [
      ['Strong Sato', 'S'],
      ['Middle Mori', 'C'],
      ['Declared Doi', 'A'],
    ],
    { sport },
  );
  const [sato, mori] = players.map(({ id, fullName }) => ({ id, fullName }));
  if (!sato || !mori) throw new Error('the players were not made');
  const played = await makePlayedTournament(services, {
    day: '2026-11-01',
    matches: [{ winner: mori, loser: sato }],
  });
  await rateTournament(services, played);
  const [player] = await services.db
    .select({ id: playersTable.id })
    .from(playersTable)
    .where(eq(playersTable.accountId, mori.id));
  await services.db
    .update(playerRatings)
    .set({ points: 1520.4, deviation, lastDay: '2026-11-01' })
    .where(eq(playerRatings.playerId, player?.id ?? ''));
  const phone = server.phone();
  const { loginId, password } = organizer;
  await phone.call(accounts.login, { body: { loginId, password } });
  const params = { id: tournamentId, eventId };
  const { data } = await phone.call(contract.closeEntries, { params });
  return data?.event.seeding?.entrants.map(({ name, points, isProvisional }) => {
    return { name, points, isProvisional };
  });
}

describe('the rates in a seeding list', () => {
  test('The rate of the sport counts, and provisional ones come after established ones', async ({
    server,
  }) => {
    const list = await closedAfter(server, 'table-tennis', 80);
    expect(list?.map(({ name }) => name)).toEqual(['Middle Mori', 'Declared Doi', 'Strong Sato']);
    expect(list?.[0]).toEqual({ name: 'Middle Mori', points: 1520, isProvisional: false });
    expect(list?.[1]).toEqual({ name: 'Declared Doi', points: 1800, isProvisional: true });
    // The lost match counts, also where it is not enough for a rate without a question mark.
    expect(list?.[2]?.isProvisional).toBe(true);
    expect(list?.[2]?.points).toBeLessThan(1800);
  });

  test('A rate of too few matches is provisional, and ordered among the others of its kind', async ({
    server,
  }) => {
    const list = await closedAfter(server, 'table-tennis', 200);
    expect(list?.map(({ name }) => name)).toEqual(['Declared Doi', 'Strong Sato', 'Middle Mori']);
    expect(list?.every(({ isProvisional }) => isProvisional)).toBe(true);
  });

  test('In another sport the points of the declared level count', async ({ server }) => {
    const list = await closedAfter(server, 'badminton', 80);
    expect(list?.map(({ points }) => points)).toEqual([2000, 1800, 1400]);
  });
});
