import { openDayFrom } from '#features/day/server/day.factory.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import {
  applyFor,
  makeHost,
  makeSchool,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import * as applications from '#features/team-applications/team-applications.contract.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';

const TODAY = '2026-11-20';

interface Options {
  readonly eventType?: 'Singles' | 'Doubles';
  /** Before the entries are closed. */
  readonly prepare?: (school: Entered) => Promise<void>;
}

type Entered = Awaited<ReturnType<typeof enteredSchool>>;

/** A free tournament of today into which two schools have entered pupils without an account, two sides each; it is drawn. */
export async function playedBySchools(
  server: TestApp,
  { eventType = 'Singles', prepare = async () => {} }: Options = {},
) {
  const host = await makeHost(server, [], {
    feeYen: 0,
    eventType,
    eventDate: TODAY,
    // Its check-in has been open for an hour.
    startTime: '13:00',
    applicationDeadline: TODAY,
  });
  const [eventId = 0] = host.eventIds;
  const event = { tournamentId: host.id, eventId, size: eventType === 'Doubles' ? 2 : 1 };
  const sakura = await enteredSchool(server, event, '桜丘中学校');
  const momiji = await enteredSchool(server, event, '紅葉中学校');
  await prepare(sakura);
  const { organizer, account } = host;
  await makePublishedDraw(server.services, { tournamentId: host.id, eventId, account }, KNOCKOUT);
  const courtId = await openDayFrom(organizer, host.id);
  return { ...host, eventId, courtId, sakura, momiji, here: { id: host.id } };
}

interface Event {
  readonly tournamentId: number;
  readonly eventId: number;
  /** The players of a side. */
  readonly size: number;
}

/** A school whose first two sides are entered; its other pupils are not. */
async function enteredSchool(server: TestApp, event: Event, name: string) {
  const { tournamentId, eventId, size } = event;
  const school = await makeSchool(server, 2 * size + 2, name);
  const ids = school.pupils.map((pupil) => pupil.id);
  const lines = [ids.slice(0, size), ids.slice(size, 2 * size)].map((pupils) => ({
    eventId,
    pupils,
  }));
  const wanted = { tournamentId, groupId: school.group.id, lines, totalYen: 0 };
  const { id, answer } = await applyFor(school.teacher, wanted);
  if (answer.refusal) throw new Error(`the school could not apply: ${answer.refusal.code}`);
  const lineOf = async (pupil: number) => {
    const { data } = await school.teacher.call(applications.find, { params: { id } });
    const found = data?.application.lines.find((line) =>
      line.players.some((one) => one.pupilId === ids[pupil]),
    );
    if (!found) throw new Error('the pupil is in no line');
    return { id, entryId: found.id };
  };
  return {
    ...school,
    names: school.pupils.map((pupil) => pupil.name),
    withdraw: async (pupil: number) => {
      const params = await lineOf(pupil);
      return school.teacher.call(applications.withdrawLine, { params });
    },
    /** Lets a pupil play instead of another one. */
    replace: async (outgoing: number, incoming: number, by: Phone = school.teacher) => {
      const params = await lineOf(outgoing);
      const body = { outgoing: ids[outgoing] ?? '', incoming: ids[incoming] ?? '' };
      return by.call(applications.replacePupil, { params, body });
    },
  };
}
