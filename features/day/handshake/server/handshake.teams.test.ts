import { expect } from 'vitest';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import { coachTeam } from '#features/event-draws/ties/server/ties.factory.ts';
import {
  PLAYED_ON,
  playedOnTie,
} from '#features/event-draws/ties/server/ties.played-on.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { closerOf } from '#features/results/closing/server/closing.factory.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../handshake.contract.ts';
import { bodyOf } from './handshake.factory.ts';

/** A tie on court, with the coaches of two schools whose teams have no account. */
async function rubberOnCourt(server: TestApp) {
  const day = await teamDay(server, { teams: 2 });
  const coachOf = async (number: number) => {
    const phone = await server.playerPhone();
    const coach = { id: phone.player.id, name: 'Coach' };
    await coachTeam(server.services, { eventId: day.eventId, number, coach });
    return phone;
  };
  const coaches = [await coachOf(1), await coachOf(2)] as const;
  await day.reveal('1-0');
  await day.desk.play('1-0r1');
  const params = { id: day.tournamentId, stageId: day.stageId, matchId: '1-0r1' };
  const { player1 } = await day.desk.match('1-0r1');
  const [one, two] = player1?.id.startsWith('1') ? coaches : coaches.toReversed();
  const read = async () => {
    const found = await one!.call(contract.findOwn, { params: { id: day.tournamentId } });
    return found.data?.own?.matches.find(({ matchId }) => matchId === '1-0r1');
  };
  return { one: one!, two: two!, params, read };
}

test('The coach of a team that a school has entered enters the result of a rubber, and the other coach confirms it', async ({
  server,
}) => {
  const { one, two, params, read } = await rubberOnCourt(server);
  const match = await read();
  expect(match?.ownSide).toBe('player1');
  const { player1, player2 } = match!;
  const body = bodyOf({ ...match!, player1: player1!, player2: player2! }, '11-5 11-6 11-7');
  expect((await one.call(contract.enterOwn, { params, body })).status).toBe(200);
  const news = (await two.call(notifications.list)).data?.notifications ?? [];
  expect(news.map(({ kind }) => kind)).toContain('result-entered');
  const seen = { seenVersion: 1, isSameDevice: false };
  expect((await two.call(contract.confirmOwn, { params, body: seen })).status).toBe(200);
  expect((await read())?.handshake?.state).toBe('confirmed');
});

test('Somebody who looks after neither school has nothing to do with the rubber', async ({
  server,
}) => {
  const { params, read } = await rubberOnCourt(server);
  const stranger = await server.playerPhone();
  const match = await read();
  const { player1, player2 } = match!;
  const body = bodyOf({ ...match!, player1: player1!, player2: player2! }, '11-5 11-6 11-7');
  const refused = await stranger.call(contract.enterOwn, { params, body });
  expect([refused.status, refused.refusal?.code]).toEqual([404, 'MATCH_NOT_FOUND']);
});

test('An early end cancels a rubber on court of a decided tie, and its coach has no result to enter any more', async ({
  server,
}) => {
  const { phone, tournamentId, eventId, tie } = await playedOnTie(server);
  const number = Number((await tie()).team1?.id);
  const coach = await server.playerPhone();
  const { id } = coach.player;
  await coachTeam(server.services, { eventId, number, coach: { id, name: 'Coach' } });
  const params = { id: tournamentId };
  const listOpen = async () => {
    const { data } = await coach.call(contract.findOwn, { params });
    const open = data?.own.matches.filter(({ version }) => version === 0) ?? [];
    return open.map(({ matchId }) => matchId);
  };
  expect(await listOpen()).toContain(`${PLAYED_ON}r4`);
  expect((await closerOf(phone, tournamentId).endEarly()).status).toBe(200);
  expect(await listOpen()).not.toContain(`${PLAYED_ON}r4`);
});
