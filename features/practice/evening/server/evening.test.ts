import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { type Board, EMPTY_BOARD } from '#domain/practice-evening/board.ts';
import { arrive, fill, finish, setCourts, setWinner } from '#domain/practice-evening/steps.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { updateSport } from '#features/groups/server/groups.store.ts';
import { removeMatch, saveScore } from '#features/matches/matches.contract.ts';
import { matchWrites } from '#features/matches/server/matches.tables.ts';
import { rateTournament } from '#features/ratings/server/ratings.commands.ts';
import { makePlayedTournament } from '#features/ratings/server/ratings.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { accountIdOf, type Club, makeClub, setsOf } from '../../server/practice.people.factory.ts';
import * as contract from '../evening.contract.ts';

const DAY = '2026-11-20';
/** Six in the evening, in milliseconds since midnight. */
const AT = 18 * 3_600_000;

/** Everybody of the club on two singles courts. */
function begun({ players }: Club): Board {
  const here = players.reduce(
    (board, { id }) => arrive(board, { id: String(id) }, AT),
    EMPTY_BOARD,
  );
  const basis = { randomSeed: 1, rates: new Map<string, number>() };
  const open = setCourts(here, { count: 2, rule: 'singles' }, AT);
  return fill(open, basis, { at: AT, newId: uuidv7 });
}

const sent = ({ groupId }: Club, changes: Board, more: object = {}) => ({
  params: { groupId, day: DAY },
  body: { writeId: uuidv7(), id: uuidv7(), changes, ...more },
});

const asked = ({ groupId }: Club, day = DAY) => ({ params: { groupId, day } });

describe('a practice evening', () => {
  test('An evening that one member begins is read by another, with the names of the members', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const board = begun(club);
    expect((await club.member.call(contract.evening, asked(club))).data).toMatchObject({
      evening: null,
      lastTime: [],
    });
    await club.coach.call(contract.saveEvening, sent(club, board));
    const { data } = await club.member.call(contract.evening, asked(club));
    expect(data?.evening?.board.matches).toHaveLength(2);
    expect(data?.evening?.members.map(({ name }) => name)).toContain('Aoki Ren');
  });

  test('Who came to the evening before is proposed for the next one', async ({ server }) => {
    const club = await makeClub(server);
    await club.coach.call(contract.saveEvening, sent(club, begun(club)));
    const { data } = await club.coach.call(contract.evening, asked(club, '2026-11-27'));
    expect(data?.evening).toBeNull();
    expect(new Set(data?.lastTime)).toEqual(new Set(club.players.map(({ id }) => id)));
  });

  test('The rating points of members with an account come with the evening, and of nobody else', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { data } = await club.coach.call(contract.evening, asked(club));
    const pointsOf = new Map(data?.rates.map(({ id, points }) => [id, points]));
    const of = (wanted: string) =>
      pointsOf.get(club.players.find(({ name }) => name === wanted)!.id as number);
    expect([of('Endo Rin'), of('Aoki Ren'), of('Baba Yui')]).toEqual([1400, undefined, undefined]);
  });

  test('The rate that has moved in the sport of the group comes before the declared level', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { services } = server;
    const rin = { id: await accountIdOf(club.member), fullName: 'Endo Rin' };
    const rival = await makePlayer(services);
    const matches = [{ winner: rival, loser: rin }];
    const day = '2026-11-08';
    await rateTournament(services, await makePlayedTournament(services, { day, matches }));
    const read = async () => {
      const { data } = await club.coach.call(contract.evening, asked(club));
      const { id } = club.players.find(({ name }) => name === rin.fullName)!;
      return data?.rates.find((one) => one.id === id)?.points;
    };
    expect(await read()).toBe(1400);
    await updateSport(services.db, club.groupId, 'table-tennis');
    const after = await read();
    expect(after).toBeLessThan(1400);
    expect(Number.isInteger(after)).toBe(true);
    await updateSport(services.db, club.groupId, 'badminton');
    expect(await read()).toBe(1400);
  });

  test('Two phones that finish a match each lose none', async ({ server }) => {
    const club = await makeClub(server);
    const board = begun(club);
    await club.coach.call(contract.saveEvening, sent(club, board));
    const [first, second] = board.matches as [Board['matches'][number], Board['matches'][number]];
    await club.coach.call(contract.saveEvening, sent(club, finish(board, first.id, AT + 60_000)));
    const later = finish(board, second.id, AT + 50_000);
    const { data } = await club.member.call(contract.saveEvening, sent(club, later));
    expect(data?.evening.board.matches.map(({ state }) => state)).toEqual(['finished', 'finished']);
  });

  test('Two phones that begin the same evening at once begin one', async ({ server }) => {
    const club = await makeClub(server);
    const board = begun(club);
    const answers = await Promise.all([
      club.coach.call(contract.saveEvening, sent(club, board)),
      club.member.call(contract.saveEvening, sent(club, board)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await club.coach.call(contract.evening, asked(club));
    expect([data?.evening?.version, data?.evening?.board.matches.length]).toEqual([2, 2]);
  });

  test('The same write sent again changes nothing', async ({ server }) => {
    const club = await makeClub(server);
    const write = sent(club, begun(club));
    const first = await club.coach.call(contract.saveEvening, write);
    const again = await club.coach.call(contract.saveEvening, write);
    expect(again.data).toEqual(first.data);
    const { db } = server.services;
    expect(await db.$count(matchWrites)).toBe(1);
  });

  test('A member who has left the group stays on the board by name', async ({ server }) => {
    const club = await makeClub(server);
    const board = begun(club);
    await club.coach.call(contract.saveEvening, sent(club, board));
    const { db } = server.services;
    await db.execute(sql`update group_members set left_at = now() where name = 'Aoki Ren'`);
    const over = finish(board, board.matches[0]!.id, AT + 60_000);
    const { data } = await club.coach.call(contract.saveEvening, sent(club, over));
    expect(data?.evening.members.map(({ name }) => name)).toContain('Aoki Ren');
  });
});

describe('the winners of a practice evening', () => {
  test('A score that is corrected or removed in the records is so in the evening', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, groupId, players } = club;
    const noted = begun(club);
    const [match] = noted.matches as [Board['matches'][number]];
    const over = setWinner(finish(noted, match.id, AT + 60_000), match.id, 'player1', AT + 60_001);
    await coach.call(contract.saveEvening, sent(club, over));
    const winners = async () => {
      const { data } = await club.member.call(contract.evening, asked(club));
      return data?.evening?.winners;
    };
    expect(await winners()).toEqual([]);

    const [player1, player2] = match.sides.map(
      ([id]) => players.find((one) => `${one.id}` === id)!,
    );
    const score = (sets: string, baseVersion: number) => ({
      params: { id: match.id },
      body: {
        writeId: uuidv7(),
        baseVersion,
        match: {
          kind: 'one-on-one' as const,
          groupId,
          player1: player1!,
          player2: player2!,
          playedOn: DAY,
        },
        sets: setsOf(sets),
      },
    });
    await coach.call(saveScore, score('11-9 11-9', 0));
    expect(await winners()).toEqual([{ id: match.id, winner: 'player1' }]);
    await coach.call(saveScore, score('9-11 9-11', 1));
    expect(await winners()).toEqual([{ id: match.id, winner: 'player2' }]);
    const query = { writeId: uuidv7(), baseVersion: 2 };
    await coach.call(removeMatch, { params: { id: match.id }, query });
    expect(await winners()).toEqual([{ id: match.id, winner: null }]);
  });

  test('A match of another group says nothing about its winner', async ({ server }) => {
    const club = await makeClub(server);
    const board = begun(club);
    const [match] = board.matches as [Board['matches'][number]];
    const [player1, player2] = ['Sato', 'Ito'].map((name) => ({ id: uuidv7(), name }));
    await club.outsider.call(saveScore, {
      params: { id: match.id },
      body: {
        writeId: uuidv7(),
        baseVersion: 0,
        match: { kind: 'free-practice', player1: player1!, player2: player2!, playedOn: DAY },
        sets: setsOf('11-9 11-9'),
      },
    });
    const { data } = await club.coach.call(contract.saveEvening, sent(club, board));
    expect(data?.evening.winners).toEqual([]);
  });
});

describe('what refuses an evening', () => {
  test('For outsiders the group does not exist', async ({ server }) => {
    const club = await makeClub(server);
    await club.coach.call(contract.saveEvening, sent(club, begun(club)));
    const read = await club.outsider.call(contract.evening, asked(club));
    const write = await club.outsider.call(contract.saveEvening, sent(club, EMPTY_BOARD));
    expect([read.refusal?.code, write.refusal?.code]).toEqual([
      'GROUP_NOT_FOUND',
      'GROUP_NOT_FOUND',
    ]);
  });

  test('A number that is no member of the group is refused', async ({ server }) => {
    const club = await makeClub(server);
    const stranger = arrive(EMPTY_BOARD, { id: '999999' }, AT);
    const { refusal } = await club.coach.call(contract.saveEvening, sent(club, stranger));
    expect(refusal?.code).toBe('PLAYERS_UNKNOWN');
    expect((await club.coach.call(contract.evening, asked(club))).data?.evening).toBeNull();
  });

  const nobody = { court: 'c1', begun: AT, state: 'running', changedAt: AT } as const;
  test.for([
    ['people whom nobody has seen', { matches: [{ ...nobody, sides: [['1'], ['2']] }] }],
    ['a guest without a name', { people: [{ id: uuidv7(), stays: [], changedAt: AT }] }],
    [
      'a member with another name',
      { people: [{ id: '1', guestName: 'X', stays: [], changedAt: AT }] },
    ],
  ] as const)('A board with %s is refused', async ([, change], { server }) => {
    const club = await makeClub(server);
    const matches = 'matches' in change ? change.matches : [];
    const board = {
      ...EMPTY_BOARD,
      ...change,
      matches: matches.map((match) => ({ ...match, id: uuidv7() })),
    };
    const write = sent(club, board as never);
    const { refusal } = await club.coach.call(contract.saveEvening, write);
    expect(refusal?.code).toBe('EVENING_INCONSISTENT');
  });

  test('More people than an evening holds are refused when they come in two writes', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const guests = () =>
      Array.from({ length: 70 }, () => uuidv7()).reduce(
        (board, id) => arrive(board, { id, guestName: 'Guest' }, AT),
        EMPTY_BOARD,
      );
    await club.coach.call(contract.saveEvening, sent(club, guests()));
    const { refusal } = await club.coach.call(contract.saveEvening, sent(club, guests()));
    expect(refusal?.code).toBe('EVENING_TOO_LARGE');
  });

  test.for([
    ['a court 21', { courts: [{ id: 'c21', rule: 'singles', isOpen: true, changedAt: 1 }] }],
    ['an unknown rule', { courts: [{ id: 'c1', rule: 'triples', isOpen: true, changedAt: 1 }] }],
    [
      'a number beyond those of members',
      { people: [{ id: '6653285787', stays: [], changedAt: 1 }] },
    ],
    ['a text for an id', { people: [{ id: 'x', stays: [], changedAt: 1 }] }],
  ] as const)('Input with %s is refused', async ([, change], { server }) => {
    const club = await makeClub(server);
    const write = sent(club, { ...EMPTY_BOARD, ...change } as never);
    const { refusal } = await club.coach.call(contract.saveEvening, write);
    expect(refusal?.code).toBe('INVALID_INPUT');
  });
});
