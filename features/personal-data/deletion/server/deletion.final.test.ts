import { describe, expect } from 'vitest';
import { playedToday } from '#features/day/handshake/server/handshake.factory.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { bothPaid, refunded } from '#features/pairs/server/pairs.fees.factory.ts';
import { closerOf } from '#features/results/closing/server/closing.factory.ts';
import { resultsOf } from '#features/results/server/results.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../deletion.contract.ts';

const leave = (phone: Phone) => phone.call(contract.leave, { body: { password: 'correct horse' } });

/** A pair that has paid in two halves, in the evening of its tournament, whose results are final. */
async function playedPair(server: TestApp) {
  const pair = await bothPaid(server);
  server.clock.advance({ days: 14 });
  const { db, clock } = server.services;
  await updateState(db, pair.tournamentId, { finalizedAt: clock.now() });
  const states = async () => ({
    entry: (await db.select().from(entries)).map(({ state }) => state),
    partner: (await db.select().from(entryPartners)).map(({ state }) => state),
  });
  return { ...pair, states };
}

describe('an account that is deleted on the day, after the results are final', () => {
  test('The winner stays the winner, and the preview promises no withdrawal', async ({
    server,
  }) => {
    const event = await playedToday(server, { names: ['Ito', 'Kato'] });
    const match = await event.first();
    const winner = await event.phoneOf(match.player1.id);
    await event.enter(match.phone, match, '11-5 11-5 11-5');
    await event.confirm(match.opponent, match);
    const { places, results } = resultsOf(event.desk, event.here.id);
    expect(
      (await closerOf(event.desk, event.here.id).finalize({ sport: 'unspecified' })).status,
    ).toBe(200);
    const before = await places();
    expect(before.map((line) => line.split(' ')[0])).toEqual(['1-1', '2-2']);
    expect((await winner.call(contract.preview)).data?.entries).toEqual([]);
    expect((await leave(winner)).status).toBe(200);
    const after = await places();
    expect(after.map((line) => line.split(' ')[0])).toEqual(['1-1', '2-2']);
    expect(after[1]).toBe(before[1]);
    expect(await results()).toMatchObject({ state: 'final' });
    const rows = await server.services.db.select().from(entries);
    expect(rows.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
  });

  test('The partner of a player who leaves gets no half back for a place that was played', async ({
    server,
  }) => {
    const { inviter, states } = await playedPair(server);
    expect((await leave(inviter)).status).toBe(200);
    expect(await states()).toEqual({ entry: ['confirmed'], partner: ['accepted'] });
    expect(await refunded(server)).toEqual([]);
  });

  test('A partner who leaves has played in the pair all the same', async ({ server }) => {
    const { partner, states } = await playedPair(server);
    expect((await partner.call(contract.preview)).data?.pairs).toEqual([]);
    expect((await leave(partner)).status).toBe(200);
    expect(await states()).toEqual({ entry: ['confirmed'], partner: ['accepted'] });
    expect(await refunded(server)).toEqual([]);
  });
});
