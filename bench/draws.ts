import { gzipSync } from 'node:zlib';
import { v7 as uuidv7 } from 'uuid';
import { checkDraw } from '#domain/stage-draw/check.ts';
import { clashesOf } from '#domain/stage-draw/clashes.ts';
import * as manual from '#features/entries/server/entries.manual.store.ts';
import { closeEventEntries } from '#features/event-draws/server/event-draws.commands.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { asPublicDraw } from '#features/event-draws/server/event-draws.public.presenter.ts';
import * as store from '#features/event-draws/server/event-draws.public.store.ts';
import * as entrants from '#features/event-draws/server/event-draws.store.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { openBenchDatabase } from './database.ts';
import { type Measure, median } from './report.ts';
import { timed } from './timed.ts';

const ENTRANTS = 512;
const ROUNDS = 30;
const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
} as const;

/** The published draw of 512 entrants of 64 clubs: reading it, its size, and checking it as a parent's phone does. */
export const measure: Measure = async () => {
  const { db, close } = await openBenchDatabase();
  const eventOf = await publishedEvent(db);
  const times: number[] = [];
  let answer = await read(db, eventOf);
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    answer = await read(db, eventOf);
    times.push(performance.now() - started);
  }
  await close();
  const made = answer.draw?.made;
  if (!made) throw new Error('the draw is not published');
  const bytes = gzipSync(JSON.stringify(answer)).length;
  return [
    { what: `published draw of ${ENTRANTS}: read`, value: median(times), unit: 'ms', atMost: 50 },
    { what: 'its answer, compressed', value: bytes / 1000, unit: 'KB', atMost: 60 },
    { what: 'its check', value: timed(() => checkDraw(made)), unit: 'ms', atMost: 50 },
    { what: 'its clashes', value: timed(() => clashesOf(made)), unit: 'ms', atMost: 5 },
  ];
};

interface Published {
  readonly tournamentId: number;
  readonly eventId: number;
}

/** What the public endpoint does: the tournament, and two queries for the draw. */
async function read(db: Db, { tournamentId, eventId }: Published) {
  const tournament = await tournaments.findById(db, tournamentId);
  const event = tournament?.events.find(({ id }) => id === eventId);
  if (!tournament || !event) throw new Error('the event is missing');
  const drawn = await store.listDraws(db, eventId);
  const people = await store.listPeople(db, eventId);
  const results = new Map(drawn.map(({ stageId }) => [stageId, { marks: [] }]));
  return asPublicDraw({ tournament, event, drawn, people, results });
}

async function publishedEvent(db: Db): Promise<Published> {
  const services = { db, clock: systemClock, publish: async () => {} };
  const { organizerId, id } = await makeOrganizerAccount(services);
  const given = { organizerId, participantLimit: ENTRANTS, feeYen: 0 };
  const tournamentId = await makeTournament(services, given);
  const tournament = await tournaments.findById(db, tournamentId);
  const eventId = tournament?.events[0].id ?? 0;
  const people = Array.from({ length: ENTRANTS }, (_, at) => ({
    id: uuidv7(),
    name: `選手 ${at + 1}`,
    email: '',
    phone: '',
    note: '',
    paidYen: 0,
  }));
  await manual.insertAll(db, people, { tournamentId, eventId, now: systemClock.now() });
  const account = { id, organizerId, roles: ['organizer'] };
  const request = { tournamentId, eventId, account };
  await closeEventEntries(services, request);
  const listed = await entrants.listEntrants(db, eventId);
  await entrants.upsertEntrants(
    db,
    listed.map(({ number, entryId, name, points }) => {
      const club = `第${number % 64}中学校ソフトテニス部`;
      return { eventId, number, entryId, name, points, club };
    }),
  );
  await makePublishedDraw(services, request, KNOCKOUT);
  return { tournamentId, eventId };
}
