import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { pairOf } from '#domain/scorecard/sides.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import { removeMatch, saveScore } from '#features/matches/matches.contract.ts';
import { matchPlayers } from '#features/matches/server/matches.tables.ts';
import { test } from '../../../apps/server/test-app.ts';
import { changeLeague } from '../league/league.contract.ts';
import { backfillPlayers } from './practice.backfill.commands.ts';
import { existsBackfilled } from './practice.backfill.store.ts';
import { hall, leagueScore, setsOf } from './practice.people.factory.ts';

test('The players of a match are named when it is saved, also of pairs and corrections, but no guests', async ({
  server,
}) => {
  const { coach, session, players, groupId, aoki, baba } = await hall(server);
  const { db } = server.services;
  const playerOf = new Map(
    (await db.select().from(groupMembers)).map(({ id, playerId }) => [id as unknown, playerId]),
  );
  const named = async (id: string) =>
    (
      await db
        .select()
        .from(matchPlayers)
        .where(eq(matchPlayers.matchId, id))
        .orderBy(asc(matchPlayers.side))
    ).map(({ side, playerId, playedOn }) => [side, playerId, playedOn]);

  const single = uuidv7();
  const body = leagueScore(session, [aoki, baba]);
  await coach.call(saveScore, { params: { id: single }, body });
  const expected = [
    [1, playerOf.get(aoki.id), '2026-11-20'],
    [2, playerOf.get(baba.id), '2026-11-20'],
  ];
  expect(await named(single)).toEqual(expected);
  const corrected = leagueScore(session, [aoki, baba], { baseVersion: 1, sets: '9-11 9-11' });
  await coach.call(saveScore, { params: { id: single }, body: corrected });
  expect(await named(single)).toEqual(expected);

  const double = uuidv7();
  const guest = { id: 900, name: 'Guest', external: true };
  const match = {
    kind: 'one-on-one' as const,
    groupId,
    player1: pairOf(players[0]!, guest),
    player2: pairOf(aoki, baba),
    playedOn: '2026-11-21',
  };
  const score = { writeId: uuidv7(), baseVersion: 0, sets: setsOf('11-9 11-9'), match };
  await coach.call(saveScore, { params: { id: double }, body: score });
  expect((await named(double)).map(([side]) => side)).toEqual([1, 2, 2]);
  const removal = { writeId: uuidv7(), baseVersion: 1 };
  await coach.call(removeMatch, { params: { id: double }, query: removal });
  expect(await named(double)).toHaveLength(3);
});

test('Matches of an earlier version get their players once, and guests of a league get none', async ({
  server,
}) => {
  const { coach, session, players, aoki, baba } = await hall(server);
  const { db } = server.services;
  const guest = { id: 900, name: 'Guest', external: true };
  const change = { writeId: uuidv7(), baseVersion: 1, players: [...players, guest] };
  await coach.call(changeLeague, { params: { id: session }, body: change });
  for (const pair of [
    [aoki, baba],
    [aoki, guest],
  ] as const) {
    await coach.call(saveScore, { params: { id: uuidv7() }, body: leagueScore(session, pair) });
  }
  const rows = () =>
    db.select().from(matchPlayers).orderBy(asc(matchPlayers.playerId), asc(matchPlayers.matchId));
  const before = await rows();
  expect(before).toHaveLength(3);
  await db.delete(matchPlayers);
  expect(await existsBackfilled(db)).toBe(false);
  await backfillPlayers(server.services);
  expect(await rows()).toEqual(before);
  expect(await existsBackfilled(db)).toBe(true);
  await db.delete(matchPlayers);
  await backfillPlayers(server.services);
  expect(await rows()).toEqual([]);
});
