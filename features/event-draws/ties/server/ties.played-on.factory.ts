import { expect } from 'vitest';
import { listOfDraw } from '#features/matches/server/matches.store.ts';
import * as contract from '#features/ties/ties.contract.ts';
import type { TestApp } from '../../../../apps/server/test-app.ts';
import { furtherSteps } from '../../server/event-draws.further.factory.ts';
import { GROUPS } from '../../server/event-draws.referee.factory.ts';
import { teamDay } from './ties.day.factory.ts';

const WON = '11-5 11-6 11-7';
export const PLAYED_ON = '1-1-2';
const OTHERS = ['1-1-3', '1-1-4', '1-2-3', '1-2-4', '1-3-4'];

/** A group whose last tie the third rubber has decided while the fourth is on court. */
export async function playedOnTie(server: TestApp) {
  const day = await teamDay(server, { format: GROUPS });
  const { desk, score, decide } = day;
  await day.rules({ courtsAtOnce: 2 });
  for (const other of OTHERS) expect((await decide(other, 'player1')).status).toBe(200);
  await day.reveal(PLAYED_ON);
  for (const rubber of [1, 2]) {
    await desk.play(`${PLAYED_ON}r${rubber}`);
    expect((await score(`${PLAYED_ON}r${rubber}`, WON)).status).toBe(200);
  }
  server.clock.advance({ seconds: 20 * 60 });
  for (const rubber of [3, 4]) expect((await desk.play(`${PLAYED_ON}r${rubber}`)).status).toBe(200);
  expect((await score(`${PLAYED_ON}r3`, WON)).status).toBe(200);

  async function tie() {
    const { data } = await day.phone.call(contract.list, { params: { id: day.tournamentId } });
    return data!.ties.ties.find(({ matchId }) => matchId === PLAYED_ON)!;
  }

  /** The row of the tie itself, which the table counts; undefined without one. */
  async function row() {
    const rows = await listOfDraw(server.services.db, day.stageId, 1);
    const { team1, team2 } = await tie();
    const found = rows.find(
      ({ tieId, player1, player2 }) =>
        tieId === null && player1.id === team1?.id && player2.id === team2?.id,
    );
    return found && [found.status, found.result];
  }

  const next = furtherSteps(day).stageAt(1);
  return { ...day, tie, row, next };
}
