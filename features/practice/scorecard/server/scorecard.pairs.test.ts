import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { pairOf } from '#domain/scorecard/sides.ts';
import { saveScore } from '#features/matches/matches.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { addFreeMatch } from '../../free-practice/free-practice.contract.ts';
import { practiceMatches } from '../../records/records.contract.ts';
import { hall, setsOf } from '../../server/practice.people.factory.ts';

const score = { baseVersion: 0, sets: setsOf('11-9 11-9') };

describe('doubles', () => {
  test('A match of two pairs is in the records, and a search finds each of the four', async ({
    server,
  }) => {
    const { coach, groupId, players } = await hall(server);
    const [a, b, c, d] = players;
    const match = {
      kind: 'one-on-one' as const,
      groupId,
      player1: { ...pairOf(a!, b!), name: 'made up', id: 'made-up' },
      player2: pairOf(c!, d!),
      playedOn: '2026-11-20',
    };
    const body = { ...score, writeId: uuidv7(), match };
    const { data } = await coach.call(saveScore, { params: { id: uuidv7() }, body });
    expect(data?.match.player1).toMatchObject({
      name: `${a!.name}・${b!.name}`,
      players: [
        { id: a!.id, name: a!.name },
        { id: b!.id, name: b!.name },
      ],
    });
    const params = { dateId: '2026-11-20', formatId: 'one-on-one' as const };
    for (const { name } of [a!, b!, c!, d!]) {
      const found = await coach.call(practiceMatches, { params, query: { search: name } });
      expect([name, found.data?.matches.length]).toEqual([name, 1]);
    }
  });

  test.for([
    ['a player on both sides', [0, 1], [1, 2]],
    ['the same pair on both sides', [0, 1], [1, 0]],
    ['a pair against one player', [0, 1], [2]],
    ['somebody who is their own partner', [0, 0], [1, 2]],
  ] as const)('A match with %s is refused', async ([, first, second], { server }) => {
    const { coach, groupId, players } = await hall(server);
    const side = ([one, two]: readonly number[]) =>
      two === undefined ? players[one!]! : pairOf(players[one!]!, players[two]!);
    const match = {
      kind: 'one-on-one' as const,
      groupId,
      player1: side(first),
      player2: side(second),
      playedOn: '2026-11-20',
    };
    const body = { ...score, writeId: uuidv7(), match };
    const { refusal } = await coach.call(saveScore, { params: { id: uuidv7() }, body });
    expect(refusal?.code).toBe('SAME_PLAYER');
  });

  test('A free match of two pairs is added and scored', async ({ server }) => {
    const { coach } = await hall(server);
    const id = uuidv7();
    const names = { player1Name: '山田', player2Name: '鈴木' };
    const partners = { partner1Name: '佐藤', partner2Name: '田中' };
    const playedOn = '2026-11-20';
    const added = await coach.call(addFreeMatch, { body: { id, ...names, ...partners, playedOn } });
    expect(added.data?.match).toMatchObject({
      player1: { name: '山田・佐藤' },
      player2: { name: '鈴木・田中' },
    });
    const { player1, player2 } = added.data!.match;
    const match = { kind: 'free-practice' as const, player1, player2, playedOn };
    const body = { ...score, writeId: uuidv7(), match };
    const { data } = await coach.call(saveScore, { params: { id }, body });
    expect(data?.match).toMatchObject({ result: '2-0', player1: { name: '山田・佐藤' } });
  });

  test('A free match in which a name is there twice, or one meets two, is refused', async ({
    server,
  }) => {
    const { coach } = await hall(server);
    const names = { player1Name: '山田', player2Name: '鈴木', playedOn: '2026-11-20' };
    for (const partners of [
      { partner1Name: '鈴木', partner2Name: '田中' },
      { partner1Name: '佐藤' },
    ]) {
      const body = { id: uuidv7(), ...names, ...partners };
      const { refusal } = await coach.call(addFreeMatch, { body });
      expect(refusal?.code).toBe('SAME_PLAYER');
    }
  });
});
