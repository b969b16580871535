import { expect } from 'vitest';
import { coachTeam } from '#features/event-draws/ties/server/ties.factory.ts';
import {
  PLAYED_ON,
  playedOnTie,
} from '#features/event-draws/ties/server/ties.played-on.factory.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../tie-orders.contract.ts';
import * as desk from '../tie-orders.desk.contract.ts';

test('While a rubber of a decided tie is on court, its coach and the desk read that it is being played and that the tie is not over', async ({
  server,
}) => {
  const { eventId, stageId, tournamentId, phone, tie, score } = await playedOnTie(server);
  const coach = await server.playerPhone();
  const number = Number((await tie()).team1?.id);
  const account = { id: coach.player.id, name: 'Coach' };
  await coachTeam(server.services, { eventId, number, coach: account });
  const params = { stageId, matchId: PLAYED_ON, side: 'player1' as const };
  const found = async () => (await coach.call(contract.find, { params })).data!.tie;
  const listed = async () => {
    const own = (await coach.call(contract.list)).data!.ties;
    const all = (await phone.call(desk.listForDesk, { params: { id: tournamentId } })).data!.ties;
    return [own, all].map((ties) => ties.find(({ matchId }) => matchId === PLAYED_ON)?.state);
  };
  const [, , , fourth, fifth] = (await found()).rubbers!;
  expect(fourth).toMatchObject({ isPlaying: true, isNext: false, isOff: false, result: null });
  expect(fifth).toMatchObject({ isPlaying: false, isNext: false, isOff: true });
  expect(await listed()).toEqual(['revealed', 'revealed']);
  await score(`${PLAYED_ON}r4`, '5-11 6-11 7-11');
  expect((await found()).rubbers?.[3]).toMatchObject({ isPlaying: false, result: '0-3' });
  expect(await listed()).toEqual(['over', 'over']);
});
