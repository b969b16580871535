import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { granterOf } from '#features/entry-list/grants/server/grants.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as contract from '../withdrawing.contract.ts';
import { closedWithPlayer } from './withdrawing.factory.ts';

test('Who was withdrawn late, after a part of the fee was given back, takes part again', async ({
  server,
}) => {
  const { organizer, params, decide, entryId, requestOf, entry } = await closedWithPlayer(server);
  await granterOf(organizer, params.id).grant(entryId, 500);
  server.clock.advance({ days: 8 });
  expect((await decide(entryId, 'remove')).status).toBe(200);
  const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
  const back = await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
  expect(back.status).toBe(200);
  expect(await entry()).toMatchObject({ state: 'confirmed', refundYen: 500 });
});

test('Once the rest of the fee goes back with the withdrawal, the entry stays ended', async ({
  server,
}) => {
  const { organizer, params, decide, entryId, requestOf } = await closedWithPlayer(server);
  await granterOf(organizer, params.id).grant(entryId, 500);
  await decide(entryId, 'remove');
  const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
  const back = await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
  expect(back.refusal?.code).toBe('REFUND_ASKED');
});
