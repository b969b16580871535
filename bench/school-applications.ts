import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { makeApplication } from '#features/team-applications/server/team-applications.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Services } from '#platform/server/services.ts';
import { openBenchDatabase } from './database.ts';
import type { Measure } from './report.ts';

const LINES = 300;
const ROUNDS = 15;

/** A school applies for 300 lines in one transaction: the draft, the check under the lock, and every row (next.md, D6 to D9). */
export const measure: Measure = async () => {
  const { db, close } = await openBenchDatabase();
  const services = {
    db,
    clock: systemClock,
    publish: async () => {},
    mailer: { send: async () => false },
    jobs: { enqueue: async () => {} },
    origin: () => 'http://127.0.0.1',
  } as unknown as Services;
  const teacher = await makePlayer(services);
  const creator = { accountId: teacher.id, name: teacher.fullName };
  const members = Array.from({ length: LINES }, (_, at) => `Pupil ${at + 1}`);
  const group = await makeGroup(db, { creator, now: systemClock.now(), members });
  const pupils = (await listPupils(db, group.id)).filter(({ accountId }) => accountId === null);
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const tournamentId = await makeTournament(services, { participantLimit: 10_000, feeYen: 500 });
    const [event] = (await tournaments.findById(db, tournamentId))?.events ?? [];
    const lines = pupils.map(({ id }) => ({ eventId: event?.id ?? 0, pupils: [id] }));
    const about = { tournamentId, groupId: group.id, accountId: teacher.id };
    const started = performance.now();
    await makeApplication(services, { ...about, lines });
    took.push(performance.now() - started);
  }
  await close();
  const middle = took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)] ?? 0;
  return [{ what: `${LINES} lines, median`, value: middle, unit: 'ms', atMost: 300 }];
};
