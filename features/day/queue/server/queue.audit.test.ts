import { expect } from 'vitest';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import { playedKnockout } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as checkIn from '../../check-in/check-in.contract.ts';
import * as handshake from '../../handshake/handshake.contract.ts';
import { playedToday } from '../../handshake/server/handshake.factory.ts';
import { deskOf, openQueue } from './queue.factory.ts';

const linesOf = async ({ services }: TestApp) =>
  (await services.db.select().from(auditLog)).map(({ action, subjectId }) => [action, subjectId]);

/** An open day, and the desk of somebody on it. */
async function opened(server: TestApp) {
  const event = await playedKnockout(server, { byHand: 8 });
  const day = await openQueue(server, event);
  const { id } = event.params;
  return { ...day, id, organizer: event.phone, deskAs: (phone: Phone) => deskOf(phone, id) };
}

test('An operator who runs the desk of somebody else is in the audit log once a day, however many steps they take', async ({
  server,
}) => {
  const { id, deskAs, courtIds } = await opened(server);
  const operator = await server.operatorPhone();
  const desk = deskAs(operator);
  const first = await desk.match('1-0');
  expect((await desk.call(first, courtIds[0])).status).toBe(200);
  const line = ['desk-run', String(id)];
  expect(await linesOf(server)).toEqual([line]);
  expect((await desk.call(first, courtIds[0])).status).toBe(200);
  expect((await desk.take(await desk.match('1-0'), { kind: 'start' })).status).toBe(200);
  const later = { kind: 'priority', priority: 'last' } as const;
  expect((await desk.fix(await desk.match('1-1'), later)).status).toBe(200);
  const params = { id };
  const { data } = await operator.call(checkIn.list, { params });
  for (const { id: person, version } of data?.list.people.slice(0, 3) ?? []) {
    const people = [{ id: person, seenVersion: version }];
    const ticked = await operator.call(checkIn.tick, {
      params,
      body: { state: 'present', people },
    });
    expect(ticked.status).toBe(200);
  }
  expect(await linesOf(server)).toEqual([line]);
  const next = deskAs(await server.operatorPhone());
  expect((await next.call(await next.match('1-2'), courtIds[1])).status).toBe(200);
  expect(await linesOf(server)).toEqual([line, line]);
});

test('Neither what is refused nor a step of the organizer is in the audit log', async ({
  server,
}) => {
  const { deskAs, organizer, courtIds } = await opened(server);
  const desk = deskAs(await server.operatorPhone());
  const first = await desk.match('1-0');
  const own = deskAs(organizer);
  expect((await own.call(first, courtIds[0])).status).toBe(200);
  expect((await desk.call(first, courtIds[1])).refusal?.code).toBe('QUEUE_CHANGED');
  expect(await linesOf(server)).toEqual([]);
});

test('The answer of an operator to a contradicted result is in the audit log', async ({
  server,
}) => {
  const event = await playedToday(server);
  const match = await event.first();
  const [by, other] =
    match.ownSide === 'player1' ? [match.phone, match.opponent] : [match.opponent, match.phone];
  await event.enter(by, match, '11-7 11-7 11-7');
  await event.dispute(other, match, null);
  const operator = await server.operatorPhone();
  const read = await operator.call(handshake.findOpen, { params: event.here });
  expect(read.status).toBe(200);
  expect(await linesOf(server)).toEqual([]);
  expect((await event.settle(match, 1, operator)).status).toBe(200);
  expect((await event.settle(match, 1, operator)).status).toBe(200);
  expect(await linesOf(server)).toEqual([['desk-run', String(event.here.id)]]);
});
