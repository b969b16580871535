import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { pairOf } from '#domain/scorecard/sides.ts';
import { saveScore } from '#features/matches/matches.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import type { Participant } from '../../practice.vocabulary.ts';
import { leagueScore, makeClub } from '../../server/practice.people.factory.ts';
import { createLeague, leagues } from '../league.contract.ts';

const visitor = { id: 100, name: 'Visitor Vera', external: true };

describe('a league of pairs', () => {
  test('A league of pairs stores who plays with whom, is listed by its pairs, and scores find the pair in either order', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const [a, b, c, d, e] = club.players;
    const pairs = [pair(a!, b!), pair(c!, d!), pair(e!, visitor)];
    const id = uuidv7();
    const body = { id, groupId: club.groupId, practiceDate: '2026-11-20', players: pairs };
    const opened = await club.coach.call(createLeague, { body });
    expect(opened.data?.league.players.map(({ name }) => name)).toEqual(
      pairs.map(({ name }) => name),
    );
    const first = opened.data!.league.players[0]!;
    const second = opened.data!.league.players[1]!;
    const params = { id: uuidv7() };
    const { data } = await club.coach.call(saveScore, {
      params,
      body: leagueScore(id, [second, first]),
    });
    expect(data?.match.player1).toMatchObject({ name: second.name, players: [{ id: c!.id }, {}] });
    const again = await club.member.call(saveScore, {
      params: { id: uuidv7() },
      body: leagueScore(id, [first, second], { sets: '7-11 9-11' }),
    });
    expect(again.data?.match.id).toBe(params.id);
    const query = { groupId: club.groupId };
    const { data: listed } = await club.member.call(leagues, { query });
    expect(listed?.leagues).toMatchObject([{ id, players: 3, inPairs: true, total: 3 }]);
  });

  test.for([
    ['a player who is in two pairs', 'DUPLICATE_PLAYER', (p: Participant[]) => pair(p[0]!, p[4]!)],
    ['one person who meets pairs', 'PLAYERS_UNKNOWN', (p: Participant[]) => p[4]!],
    [
      'a pair with somebody who is not a member',
      'PLAYERS_UNKNOWN',
      (p: Participant[]) => pair(p[4]!, { id: 77, name: 'Nobody', external: false }),
    ],
  ] as const)(
    'A league of pairs with %s is refused with %s',
    async ([, code, third], { server }) => {
      const club = await makeClub(server);
      const [a, b, c, d] = club.players;
      const players = [pair(a!, b!), pair(c!, d!), third([...club.players])];
      const body = { id: uuidv7(), groupId: club.groupId, practiceDate: '2026-11-20', players };
      const { refusal } = await club.coach.call(createLeague, { body });
      expect(refusal?.code).toBe(code);
    },
  );
});

function pair(first: Participant, second: Participant): Participant {
  return { ...pairOf(first, second), external: first.external || second.external };
}
