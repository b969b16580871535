import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as contract from '../deletion.contract.ts';

test('Two people who leave at the same moment, each from the other’s waiting list, do not wait for each other', async ({
  server,
}) => {
  const [one, other] = [await server.playerPhone(), await server.playerPhone()];
  const full = { participantLimit: 1 };
  const first = await makeTournament(server.services, full);
  const second = await makeTournament(server.services, full);
  const apply = (phone: typeof one, tournamentId: number) =>
    phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
  const wait = (phone: typeof one, tournamentId: number) =>
    phone.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
  await apply(one, second);
  await apply(other, first);
  expect((await wait(one, first)).status).toBe(200);
  expect((await wait(other, second)).status).toBe(200);
  const leave = (phone: typeof one) => () =>
    phone.call(contract.leave, { body: { password: phone.player.password } });
  const calls = [leave(one), leave(other)];
  const answers = await inTurn(server.services.db, 'tournaments', calls);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
