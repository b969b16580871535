import { describe, expect } from 'vitest';
import { draws } from '#features/matches/draws/server/draws.tables.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import * as exporting from '#features/personal-data/export/export.contract.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import { closedEvent, KNOCKOUT } from './event-draws.referee.factory.ts';

/** An operator who has drawn, exchanged and published; another one remains. */
async function publishedByOperator(server: TestApp) {
  await makeOperator(server.services);
  const {
    operator: { id, password },
    ...phone
  } = await server.operatorPhone();
  const event = await closedEvent(server, { byHand: 8 });
  await event.draw(KNOCKOUT, {}, phone);
  await event.exchange({ kind: 'exchange', lines: [3, 6] }, {});
  await event.exchange({ kind: 'exchange', lines: [4, 5] }, { reason: 'Late train' }, phone);
  await event.publish({}, phone);
  return { ...event, phone, id, password };
}

describe('who draws and publishes', () => {
  test('The export of a person has what they drew, exchanged and published', async ({ server }) => {
    const { phone } = await publishedByOperator(server);
    const { data } = await phone.call(exporting.everything);
    const step = { tournament: 'Autumn Junior Open', event: '', at: '2026-11-20T03:00:00.000Z' };
    expect(data?.parts.eventDraws).toEqual([
      { ...step, action: 'drawn', reason: null },
      { ...step, action: 'exchanged', reason: 'Late train' },
      { ...step, action: 'published', reason: null },
    ]);
  });

  test('Without the account the draw is unchanged, and says nothing of the person', async ({
    server,
  }) => {
    const { phone, id, password, read, look } = await publishedByOperator(server);
    const before = await look();
    expect((await phone.call(leave, { body: { password } })).status).toBe(200);
    const rows = await server.services.db.select().from(draws);
    expect(JSON.stringify(rows)).not.toContain(id);
    expect(await look()).toEqual(before);
    expect((await read()).draw?.amendments.map(({ by, reason }) => [by, reason])).toEqual([
      ['Sakura Tennis Association', 'Both asked for it'],
      [null, 'Late train'],
    ]);
  });
});
