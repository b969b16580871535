import { describe, expect } from 'vitest';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import * as rules from '#features/tie-orders/tie-orders.desk.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { closerOf } from './closing.factory.ts';

describe('the sport that is chosen with the end', () => {
  test('The ties of a drawn event stay as they were played', async ({ server }) => {
    const { phone, params, reveal, desk, score } = await teamDay(server, {
      teams: 2,
      sport: 'unspecified',
    });
    const template = async () =>
      (await phone.call(rules.findRules, { params })).data?.rules.template;
    const before = await template();
    await reveal('1-0');
    for (const rubber of ['1-0r1', '1-0r2', '1-0r3']) {
      await desk.play(rubber);
      expect((await score(rubber, '11-5 11-6 11-7')).status).toBe(200);
      server.clock.advance({ seconds: 20 * 60 });
    }
    const { finalize } = closerOf(phone, params.id);
    expect((await finalize({ sport: 'soft-tennis' })).status).toBe(200);
    expect(before?.sport).toBe('table-tennis');
    expect(await template()).toEqual(before);
  });
});
