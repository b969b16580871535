import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { players } from '#features/players/server/players.tables.ts';
import { setUnlisted } from '#features/publishing/publishing.contract.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import { ratePractice, rateTournament } from './ratings.commands.ts';
import { DOUBLES, makePlayedTournament, makePracticeMatches } from './ratings.factory.ts';
import { insertUnrated } from './ratings.periods.store.ts';
import { asSteps } from './ratings.presenter.ts';
import { listSteps } from './ratings.steps.store.ts';
import { playerRatings, ratingChanges, ratingPeriods, ratingSteps } from './ratings.tables.ts';

type Level = 'S' | 'A' | 'B' | 'C' | 'D' | 'E';

/** Players of these levels with their names, and what is stored of their rates. */
async function club(server: TestApp, levels: readonly Level[]) {
  const { services } = server;
  const people: MadePlayer[] = [];
  for (const [index, level] of levels.entries()) {
    people.push(await makePlayer(services, { fullName: `Player ${'ABCDEFGHI'[index]}`, level }));
  }
  const playerOf = async (accountId: string) => {
    const [player] = await services.db
      .select()
      .from(players)
      .where(eq(players.accountId, accountId));
    return player?.id ?? '';
  };
  return {
    people,
    playerOf,
    rate: async (
      at: number,
      source: 'tournament' | 'practice' = 'tournament',
      discipline: 'singles' | 'doubles' = 'singles',
    ) => {
      const [rate] = await services.db
        .select()
        .from(playerRatings)
        .where(
          and(
            eq(playerRatings.playerId, await playerOf(people[at]!.id)),
            eq(playerRatings.source, source),
            eq(playerRatings.discipline, discipline),
          ),
        );
      return rate;
    },
    newsOf: async (at: number) =>
      (
        await services.db
          .select({ kind: notifications.kind, facts: notifications.facts })
          .from(notifications)
          .where(eq(notifications.accountId, people[at]!.id))
      ).filter(({ kind }) => kind.startsWith('rate-')),
  };
}

const allOf = async ({ services: { db } }: TestApp) =>
  db
    .select()
    .from(ratingChanges)
    .where(isNull(ratingChanges.supersededAt))
    .orderBy(ratingChanges.periodId, ratingChanges.playerId);

describe('rating a tournament', () => {
  test('The results of an event that does not count change no rate', async ({ server }) => {
    const { people, rate } = await club(server, ['D', 'D']);
    const [a, b] = people as [MadePlayer, MadePlayer];
    const id = await makePlayedTournament(server.services, {
      day: '2026-11-15',
      matches: [{ winner: a, loser: b }],
    });
    const { db } = server.services;
    await db.update(events).set({ isRated: false }).where(eq(events.tournamentId, id));
    await rateTournament(server.services, id);
    expect(await rate(0)).toBeUndefined();
    expect(await allOf(server)).toEqual([]);
  });

  test('A win against an equal newcomer moves both, with one reason each that is the whole change', async ({
    server,
  }) => {
    const { people, rate, newsOf } = await club(server, ['D', 'D']);
    const [a, b] = people as [MadePlayer, MadePlayer];
    const id = await makePlayedTournament(server.services, {
      day: '2026-11-15',
      matches: [{ winner: a, loser: b }],
    });
    await rateTournament(server.services, id);
    expect((await rate(0))?.points).toBeCloseTo(1307.0824, 3);
    expect((await rate(1))?.points).toBeCloseTo(1092.9176, 3);
    for (const change of await allOf(server)) {
      const [own, ...others] = asSteps(await listSteps(server.services.db, change));
      expect(others).toEqual([]);
      expect(change.pointsBefore + (own?.step.delta ?? 0) + change.floor).toBe(change.points);
    }
    expect(await newsOf(0)).toMatchObject([{ kind: 'rate-changed', facts: { points: 1307 } }]);
  });

  test('Rating a tournament twice gives the same period, and notifies nobody again', async ({
    server,
  }) => {
    const { people, newsOf } = await club(server, ['C', 'C']);
    const id = await makePlayedTournament(server.services, {
      day: '2026-11-15',
      matches: [{ winner: people[0]!, loser: people[1]! }],
    });
    await Promise.all([rateTournament(server.services, id), rateTournament(server.services, id)]);
    await rateTournament(server.services, id);
    expect(await server.services.db.select().from(ratingPeriods)).toHaveLength(1);
    expect(await server.services.db.select().from(ratingChanges)).toHaveLength(2);
    expect(await newsOf(0)).toHaveLength(1);
  });

  test('Two tournaments that are rated at once are computed one after the other', async ({
    server,
  }) => {
    const { people, rate } = await club(server, ['C', 'C', 'C']);
    const [a, b, c] = people as [MadePlayer, MadePlayer, MadePlayer];
    const at = (day: string, winner: typeof a, loser: typeof a) =>
      makePlayedTournament(server.services, { day, matches: [{ winner, loser }] });
    const ids = [await at('2026-11-01', a, b), await at('2026-11-08', b, c)];
    await Promise.all(ids.map((id) => rateTournament(server.services, id)));
    const [, second] = await server.services.db
      .select()
      .from(ratingPeriods)
      .orderBy(ratingPeriods.lastDay);
    const change = (await allOf(server)).find(
      ({ periodId, lost }) => periodId === second?.id && lost === 0,
    );
    expect(change?.matches).toBe(2);
    expect(change?.pointsBefore).toBeLessThan(1400);
    expect((await rate(1))?.points).toBe(change?.points);
  });

  test('Walkovers, people without an account and teams count for nobody', async ({ server }) => {
    const { people, rate } = await club(server, ['C', 'C']);
    const [a, b] = people as [MadePlayer, MadePlayer];
    const matchesOf = [{ winner: a, loser: b, status: 'walkover' as const, sets: '' }];
    const walkover = await makePlayedTournament(server.services, {
      day: '2026-11-15',
      matches: matchesOf,
    });
    const team = await makePlayedTournament(server.services, {
      day: '2026-11-15',
      eventType: 'Team',
      matches: [{ winner: a, loser: b }],
    });
    const open = await makePlayedTournament(server.services, {
      day: '2026-11-15',
      sport: 'unspecified',
      matches: [{ winner: a, loser: b }],
    });
    for (const id of [walkover, team, open]) await rateTournament(server.services, id);
    expect(await rate(0)).toBeUndefined();
    expect(await server.services.db.select().from(ratingPeriods)).toEqual([]);
  });

  test('A pair moves both partners in doubles, and nobody in singles', async ({ server }) => {
    const { people, rate } = await club(server, ['C', 'B', 'B', 'A']);
    const [a, b, c, d] = people as [MadePlayer, MadePlayer, MadePlayer, MadePlayer];
    const id = await makePlayedTournament(server.services, {
      ...DOUBLES,
      day: '2026-11-15',
      matches: [{ winner: [a, b], loser: [c, d] }],
    });
    await rateTournament(server.services, id);
    expect((await rate(0, 'tournament', 'doubles'))?.points).toBeGreaterThan(1400);
    expect((await rate(3, 'tournament', 'doubles'))?.points).toBeLessThan(1800);
    expect(await rate(0)).toBeUndefined();
  });
});

describe('correcting results', () => {
  async function season(server: TestApp) {
    const made = await club(server, ['C', 'C', 'B', 'D']);
    const [a, b, c, d] = made.people as [MadePlayer, MadePlayer, MadePlayer, MadePlayer];
    const ids = [];
    for (const [day, pairs] of [
      [
        '2026-06-07',
        [
          [a, b],
          [c, d],
          [a, c],
        ],
      ],
      [
        '2026-08-02',
        [
          [b, d],
          [c, a],
        ],
      ],
      [
        '2026-10-11',
        [
          [d, c],
          [a, b],
        ],
      ],
    ] as const) {
      const played = pairs.map(([winner, loser]) => ({ winner, loser }));
      ids.push(await makePlayedTournament(server.services, { day, matches: played }));
    }
    return { ...made, ids: ids as [number, number, number] };
  }

  /** The first match of the first tournament was won by the other. */
  const turnFirst = (server: TestApp) => giveTo(server, 'player2', 0);

  /** A match, counted from the first one, was won by this side. */
  async function giveTo({ services: { db } }: TestApp, winner: 'player1' | 'player2', at: number) {
    const [match] = await db.select().from(matches).orderBy(matches.id).offset(at).limit(1);
    await db.update(matches).set({ winner }).where(eq(matches.id, match!.id));
  }

  const numbersOf = async (server: TestApp) =>
    (await allOf(server)).map(({ id, computedAt, supersededAt, ...numbers }) => numbers);

  test('A corrected result of three tournaments ago gives what a fresh computation gives', async ({
    server,
  }) => {
    const { ids, people, rate, newsOf } = await season(server);
    for (const id of ids) await rateTournament(server.services, id);
    const before = await rate(3);
    await turnFirst(server);
    await rateTournament(server.services, ids[0]);
    const corrected = await numbersOf(server);
    const rates = await Promise.all(people.map((_, at) => rate(at)));
    expect((await rate(3))?.points).not.toBe(before?.points);
    const { db } = server.services;
    const superseded = await db
      .select()
      .from(ratingChanges)
      .where(isNotNull(ratingChanges.supersededAt));
    expect(superseded.length).toBeGreaterThan(4);
    expect((await newsOf(1)).filter(({ kind }) => kind === 'rate-corrected')).toHaveLength(1);

    for (const table of [ratingSteps, ratingChanges, playerRatings]) await db.delete(table);
    await db.update(ratingPeriods).set({ inputHash: '' });
    for (const id of ids) await rateTournament(server.services, id);
    expect(await numbersOf(server)).toEqual(corrected);
    expect(await Promise.all(people.map((_, at) => rate(at)))).toEqual(rates);
  });

  test('A correction that changes two results notifies a person once, with the points after both', async ({
    server,
  }) => {
    const { ids, rate, newsOf } = await season(server);
    for (const id of ids) await rateTournament(server.services, id);
    const correctionId = uuidv7();
    for (const at of [0, 1]) {
      await giveTo(server, 'player2', at);
      await rateTournament(server.services, ids[0], correctionId);
    }
    const correctedOf = async (at: number) =>
      (await newsOf(at)).filter(({ kind }) => kind === 'rate-corrected');
    for (const at of [0, 1, 2, 3]) {
      const points = Math.round((await rate(at))?.points ?? 0);
      expect(await correctedOf(at)).toMatchObject([{ facts: { points } }]);
    }
    await giveTo(server, 'player1', 0);
    await rateTournament(server.services, ids[0], uuidv7());
    expect(await correctedOf(1)).toHaveLength(2);
  });

  test('A tournament that is rated late is computed in its place, before those that were played later', async ({
    server,
  }) => {
    const { ids, people, rate } = await season(server);
    for (const id of [ids[0], ids[2], ids[1]]) await rateTournament(server.services, id);
    const late = await Promise.all(people.map(async (_, at) => (await rate(at))?.points));
    const { db } = server.services;
    const [last] = await db
      .select()
      .from(ratingPeriods)
      .where(eq(ratingPeriods.tournamentId, ids[2]));
    const changes = await allOf(server);
    expect(
      changes.filter(({ periodId }) => periodId === last!.id).map(({ matches: count }) => count),
    ).toEqual(expect.arrayContaining([4]));
    for (const table of [ratingSteps, ratingChanges, playerRatings]) await db.delete(table);
    await db.delete(ratingPeriods);
    for (const id of ids) await rateTournament(server.services, id);
    expect(await Promise.all(people.map(async (_, at) => (await rate(at))?.points))).toEqual(late);
  });

  test('A tournament that is taken out of the rates leaves nothing behind', async ({ server }) => {
    const { ids, rate, newsOf } = await season(server);
    const { db, clock } = server.services;
    await rateTournament(server.services, ids[1]);
    expect(await rate(1)).toBeDefined();
    await insertUnrated(db, ids[1], clock.now());
    await rateTournament(server.services, ids[1]);
    expect(await rate(1)).toBeUndefined();
    const corrected = (await newsOf(1)).filter(({ kind }) => kind === 'rate-corrected');
    expect(corrected).toMatchObject([{ facts: { points: 1400 } }]);
    expect(await allOf(server)).toEqual([]);
    expect(await db.select().from(ratingSteps)).toEqual([]);
    expect(await db.select().from(ratingChanges)).toHaveLength(4);
  });

  test('A final tournament counts from when it is listed, and no more when it is unlisted again', async ({
    server,
  }) => {
    const { services } = server;
    const { people, rate } = await club(server, ['C', 'C']);
    const [winner, loser] = people as [MadePlayer, MadePlayer];
    const { organizerId, loginId, password } = await makeOrganizerAccount(services);
    const id = await makePlayedTournament(services, {
      day: '2026-11-15',
      organizerId,
      isUnlisted: true,
      matches: [{ winner, loser }],
    });
    await updateState(services.db, id, { finalizedAt: services.clock.now() });
    await rateTournament(services, id);
    expect(await rate(0)).toBeUndefined();
    const desk = server.phone();
    await desk.call(accounts.login, { body: { loginId, password } });
    const choose = async (isUnlisted: boolean) => {
      await desk.call(setUnlisted, { params: { id }, body: { isUnlisted } });
      await services.jobs.drain();
    };
    await choose(false);
    expect(await rate(0)).toMatchObject({ matches: 1 });
    await choose(true);
    expect(await rate(0)).toBeUndefined();
  });
});

describe('practice', () => {
  test('Practice moves only the practice rate, with four matches of two players a day, once its month is over', async ({
    server,
  }) => {
    const { people, rate } = await club(server, ['C', 'C']);
    const [a, b] = people as [MadePlayer, MadePlayer];
    const { db, clock } = server.services;
    const made = await makeGroup(db, {
      creator: { accountId: a.id, name: a.fullName },
      now: clock.now(),
      members: [],
    });
    await db.update(groups).set({ sport: 'table-tennis' }).where(eq(groups.id, made.id));
    const group = { id: made.id, name: made.name };
    for (let times = 0; times < 6; times += 1) {
      await makePracticeMatches(db, [{ winner: a, loser: b, day: '2026-10-06', group }]);
    }
    await makePracticeMatches(db, [{ winner: b, loser: a, day: '2026-11-10', group }]);
    await ratePractice(server.services);
    expect((await rate(0, 'practice'))?.matches).toBe(4);
    expect(await rate(0)).toBeUndefined();
    const before = await rate(1, 'practice');

    // A result of the month before that is entered late.
    await makePracticeMatches(db, [{ winner: b, loser: a, day: '2026-10-20', group }]);
    await db.update(ratingPeriods).set({ computedAt: new Date('2026-10-02T00:00:00Z') });
    await ratePractice(server.services);
    expect((await rate(1, 'practice'))?.points).toBeGreaterThan(before!.points);
    expect((await rate(1, 'practice'))?.matches).toBe(5);
  });
});
