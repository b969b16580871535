import { expect } from 'vitest';
import { makeSeason } from '#features/season/server/season.factory.ts';
import { type Phone, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../deletion.contract.ts';

const leave = (phone: Phone) => phone.call(contract.leave, { body: { password: 'correct horse' } });

test('A captain who deletes the account after the day of the tournament takes the team out of its running season', async ({
  server,
}) => {
  const { home, fixture, find } = await makeSeason(server, ['A', 'B', 'C']);
  server.clock.advance({ days: 15 });
  expect((await leave(home)).status).toBe(200);
  const { season } = await find();
  const out = season!.table.flatMap(({ team, isOut }) => (isOut ? [team] : []));
  expect(out).toEqual([fixture.home]);
});

test('An organizer cannot delete the account while a season of the organization goes on', async ({
  server,
}) => {
  const { desk } = await makeSeason(server, ['A', 'B', 'C']);
  server.clock.advance({ days: 15 });
  const preview = await desk.call(contract.preview);
  expect(preview.data?.obstacles.tournaments).toHaveLength(1);
  expect((await leave(desk)).refusal?.code).toBe('TOURNAMENTS_RUNNING');
  server.clock.advance({ days: 200 });
  expect((await leave(desk)).status).toBe(200);
});
