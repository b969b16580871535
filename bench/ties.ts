import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import * as manual from '#features/entries/server/entries.manual.store.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { makeSquads, revealTie } from '#features/event-draws/ties/server/ties.factory.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { readTies } from '#features/ties/server/ties.reading.commands.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { openBenchDatabase } from './database.ts';
import { type Measure, median } from './report.ts';

const TEAMS = 32;
const ROUNDS = 30;
const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
} as const;

/** The page of the ties of 32 teams, the orders of whose first round are out: its statements, its time, its size. */
export const measure: Measure = async () => {
  const { db, close } = await openBenchDatabase();
  const tournamentId = await playedEvent(db);
  // The database does it by itself after some time.
  await db.execute(sql`analyze`);
  const asked = countStatements();
  const times: number[] = [];
  const services = { db, clock: systemClock };
  let answer = await readTies(services, { tournamentId, account: null });
  const statements = asked();
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    answer = await readTies(services, { tournamentId, account: null });
    times.push(performance.now() - started);
  }
  await close();
  if (answer?.ties.filter(({ isRevealed }) => isRevealed).length !== TEAMS / 2) {
    throw new Error('the orders are not out');
  }
  const bytes = gzipSync(JSON.stringify(answer)).length;
  return [
    { what: 'statements', value: statements, unit: '', atMost: 2 },
    { what: `ties of ${TEAMS} teams: read`, value: median(times), unit: 'ms', atMost: 50 },
    { what: 'its answer, compressed', value: bytes / 1000, unit: 'KB', atMost: 60 },
  ];
};

/** Gives how many statements the pool has got since. */
function countStatements(): () => number {
  const { prototype } = pg.Pool;
  const query = prototype.query as (...given: unknown[]) => unknown;
  let count = 0;
  prototype.query = function counted(this: pg.Pool, ...given: unknown[]) {
    count += 1;
    return query.apply(this, given);
  } as typeof prototype.query;
  return () => count;
}

async function playedEvent(db: Db): Promise<number> {
  const services = { db, clock: systemClock, publish: async () => {} };
  const { organizerId, id } = await makeOrganizerAccount(services);
  const given = { organizerId, participantLimit: TEAMS, feeYen: 0 };
  const tournamentId = await makeTournament(services, {
    ...given,
    eventType: 'Team',
    sport: 'table-tennis',
  });
  const tournament = await tournaments.findById(db, tournamentId);
  const eventId = tournament?.events[0].id ?? 0;
  const teams = Array.from({ length: TEAMS }, (_, at) => ({
    id: uuidv7(),
    name: `顧問 ${at + 1}`,
    team: `第${at + 1}中学校卓球部`,
    email: '',
    phone: '',
    note: '',
    paidYen: 0,
  }));
  await manual.insertAll(db, teams, { tournamentId, eventId, now: systemClock.now() });
  const account = { id, organizerId, roles: ['organizer'] };
  await makePublishedDraw(services, { tournamentId, eventId, account }, KNOCKOUT);
  await makeSquads(services, { eventId, accountId: id });
  const stage = await stages.findAt(db, eventId, 0);
  for (let at = 0; at < TEAMS / 2; at++) {
    await revealTie(services, {
      event: { id: eventId },
      stageId: stage?.id ?? '',
      matchId: `1-${at}`,
      accountId: id,
    });
  }
  return tournamentId;
}
