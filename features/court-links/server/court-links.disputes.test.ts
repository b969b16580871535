import { expect } from 'vitest';
import * as handshake from '#features/day/handshake/handshake.contract.ts';
import { bodyOf } from '#features/day/handshake/server/handshake.factory.ts';
import { test } from '../../../apps/server/test-app.ts';
import { courtsOfToday } from './court-links.factory.ts';

const WON = '11-5 11-5 11-5';

test('A result of a device that one player contradicts is not settled by the other one, but by the desk', async ({
  server,
}) => {
  const { device, first, callTo, dispute, confirm, settle, ref, own } = await courtsOfToday(server);
  const match = await first();
  await callTo(match.matchId);
  const tablet = device();
  await tablet.enter((await tablet.shown()).current!, WON);
  const stateOf = async () => (await own(match.phone))?.matches[0]?.handshake?.state;
  await dispute(match.phone, match, null);
  expect((await confirm(match.opponent, match)).status).toBe(200);
  expect(await stateOf()).toBe('disputed');
  const { sets, status, winner } = bodyOf(match, WON);
  const claim = { sets, status, winner };
  const body = { seenVersion: 1, claim };
  await match.opponent.call(handshake.disputeOwn, { params: ref(match), body });
  expect(await stateOf()).toBe('disputed');
  expect((await settle(match)).status).toBe(200);
  expect(await stateOf()).toBe('confirmed');
});
