import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { list as listDevices } from '#features/accounts/devices/devices.contract.ts';
import { signIns } from '#features/accounts/devices/server/devices.tables.ts';
import { insert as insertLine } from '#features/audit/server/audit.store.ts';
import { findHistory } from '#features/court-links/court-links.contract.ts';
import { courtsOfToday } from '#features/court-links/server/court-links.factory.ts';
import { queueSteps } from '#features/day/queue/server/queue.tables.ts';
import { applicationSteps } from '#features/entries/applications/server/applications.lines.tables.ts';
import { log } from '#features/operator/operator.contract.ts';
import {
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import { find as findApplication } from '#features/team-applications/team-applications.contract.ts';
import { test } from './test-app.ts';

/** A word that a version after this one may store, while this one still runs beside it. */
const UNKNOWN = 'of-a-newer-version' as never;

describe('what a newer version has stored', () => {
  test('An action of an operator that only a newer version knows is a line of the log', async ({
    server,
  }) => {
    const { operator, ...phone } = await server.operatorPhone();
    const line = { actorId: operator.id, subjectId: 1, subject: 'Autumn Cup' };
    await insertLine(server.services.db, { ...line, action: UNKNOWN, now: server.clock.now() });
    const { data } = await phone.call(log, { query: {} });
    expect(data?.lines[0]).toMatchObject({ action: 'newer', subject: 'Autumn Cup' });
  });

  test('A login by a way that only a newer version knows is in the list of logins', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    await server.services.db.update(signIns).set({ method: UNKNOWN });
    const { data } = await phone.call(listDevices);
    expect(data?.signIns).toMatchObject([{ outcome: 'success', method: 'newer' }]);
  });

  test('A step of the queue that only a newer version knows is in the history of its match', async ({
    server,
  }) => {
    const { callTo, device, desk, here } = await courtsOfToday(server);
    await callTo('1-0');
    const { current } = await device().shown();
    await server.services.db.update(queueSteps).set({ kind: UNKNOWN });
    const { stageId, matchId } = current!.match;
    const { data } = await desk.call(findHistory, { params: { ...here, stageId, matchId } });
    expect(data?.history.happened).toMatchObject([{ what: { kind: 'step', step: 'newer' } }]);
  });

  test('A step of an application that only a newer version knows is in its history', async ({
    server,
  }) => {
    const host = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server, 2);
    const { id } = await applyFor(teacher, {
      tournamentId: host.id,
      groupId: group.id,
      lines: singles(host.eventIds[0] ?? 0, pupils),
      totalYen: 1000,
    });
    const at = server.clock.now();
    await server.services.db
      .insert(applicationSteps)
      .values({ id: uuidv7(), applicationId: id, kind: UNKNOWN, at });
    const { data } = await teacher.call(findApplication, { params: { id } });
    expect(data?.steps.at(-1)).toMatchObject({ kind: 'newer' });
  });
});
