import { eq } from 'drizzle-orm';
import { tournamentEngine } from 'tods-competition-factory';
import { describe, expect } from 'vitest';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import { TEAM_GROUPS } from '#features/event-draws/ties/server/ties.factory.ts';
import { teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import { players } from '#features/players/server/players.tables.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../results.contract.ts';

const WON = '11-5 11-6 11-7';
const LOST = '5-11 6-11 7-11';

/** A tie that ends 3–1 with a doubles; its fifth rubber is not played. */
async function played(server: TestApp, options: Parameters<typeof teamDay>[1] = { teams: 2 }) {
  const day = await teamDay(server, options);
  const matchId = options?.format ? '1-2-3' : '1-0';
  await day.reveal(matchId);
  for (const [at, score] of [WON, LOST, WON, WON].entries()) {
    await day.desk.play(`${matchId}r${at + 1}`);
    expect((await day.score(`${matchId}r${at + 1}`, score)).status).toBe(200);
    server.clock.advance({ seconds: 20 * 60 });
  }
  // The draw says which team is the first one: Team A, whose players are A1 to A6.
  const { player1, player2 } = await day.desk.match(`${matchId}r1`);
  const labels = [
    [player1?.club, 'Team A'],
    [player2?.club, 'Team B'],
    [`Player ${teamOf(player1?.id ?? '')}-`, 'A'],
    [`Player ${teamOf(player2?.id ?? '')}-`, 'B'],
  ] as const;
  const labelled = <Data>(data: Data): Data =>
    JSON.parse(
      labels.reduce((text, [from, to]) => text.replaceAll(from ?? '', to), JSON.stringify(data)),
    );
  const params = { id: day.tournamentId };
  const sheet = async (names: 'full' | 'public', phone = day.phone, language = 'en') => {
    const query = { names, list: 'matches' as const };
    const headers = { 'accept-language': language };
    const { data } = await phone.call(contract.findSheet, { params, query }, headers);
    return labelled(data?.csv ?? '')
      .split('\r\n')
      .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
  };
  return { ...day, params, sheet, labelled };
}

describe('the rubbers of a tournament of teams', () => {
  test('The spreadsheet of the matches has a row for each rubber below its tie, in both languages', async ({
    server,
  }) => {
    const { sheet } = await played(server);
    const rows = (await sheet('full')).slice(1, 6).map((row) => row.slice(2));
    expect(rows).toEqual([
      ['Final', 'Team A', 'Team B', 'Team A', '3–1', 'Finished'],
      ['Final · S1', 'A1', 'B1', 'A1', '11-5 11-6 11-7', 'Finished'],
      ['Final · S2', 'A2', 'B2', 'B2', '5-11 6-11 7-11', 'Finished'],
      expect.arrayContaining(['Final · D3', 'A3 / A4']),
      expect.arrayContaining(['Final · S4']),
    ]);
    const ja = await sheet('full', undefined, 'ja');
    expect(ja.flat()).toContain('決勝・第3ダブルス');
    expect(ja.flat().some((cell) => cell.includes('第5'))).toBe(false);
  });

  test('The tie of a group has its score in the spreadsheet', async ({ server }) => {
    const { sheet } = await played(server, { teams: 3, format: TEAM_GROUPS });
    expect((await sheet('full')).some((row) => row.includes('3–1'))).toBe(true);
  });

  test('Strangers read the rubbers by the names that may be public, and no squad', async ({
    server,
  }) => {
    const { sheet, params } = await played(server);
    const visitor = server.phone();
    expect((await sheet('public', visitor)).flat()).not.toContain('A1');
    const query = { names: 'public' as const };
    const { data } = await visitor.call(contract.findResults, { params, query });
    expect(JSON.stringify(data)).not.toContain('members');
    expect((await sheet('full', visitor)).flat().join('')).toBe('');
  });

  test('Before the orders are out the files name no player', async ({ server }) => {
    const { phone, tournamentId } = await teamDay(server, { teams: 2 });
    const params = { id: tournamentId };
    for (const names of ['full', 'public'] as const) {
      const list = { names, list: 'matches' as const };
      const sheet = await phone.call(contract.findSheet, { params, query: list });
      const tods = await phone.call(contract.findTods, { params, query: { names } });
      expect(sheet.data?.csv + (tods.data?.json ?? '')).not.toContain('Player');
    }
  });

  test('The report has the rubbers of each tie, and the places have the squads for certificates', async ({
    server,
  }) => {
    const { phone, params, labelled } = await played(server);
    const data = labelled((await phone.call(contract.findReport, { params })).data);
    expect(data?.ties).toMatchObject([
      {
        matchId: '1-0',
        score: '3-1',
        rubbers: [
          { name: 'S1', player1: 'A1', winner: 'player1', sets: '11-5 11-6 11-7' },
          { name: 'S2', winner: 'player2' },
          { name: 'D3', player1: 'A3 / A4' },
          { name: 'S4', status: 'finished' },
          { name: 'S5', status: 'cancelled' },
        ],
      },
    ]);
    const [first] = data?.results.events[0]?.stages[0]?.places ?? [];
    expect(first?.sides).toMatchObject([
      { name: 'Team A', members: [1, 2, 3, 4, 5, 6].map((at) => `A${at}`) },
    ]);
  });

  test('The factory reads a tie in TODS with its rubbers, its score and its winner', async ({
    server,
  }) => {
    const { phone, params, labelled } = await played(server);
    const query = { names: 'full' as const };
    const { data } = await phone.call(contract.findTods, { params, query });
    const { success } = tournamentEngine.setState(labelled(JSON.parse(data?.json ?? '')));
    expect(success).toBe(true);
    const all = tournamentEngine.allTournamentMatchUps().matchUps ?? [];
    const tie = all.find(({ matchUpType }) => matchUpType === 'TEAM');
    expect(tie).toMatchObject({
      matchUpStatus: 'COMPLETED',
      winningSide: 1,
      score: { scoreStringSide1: '3-1' },
      tieFormat: { winCriteria: { valueGoal: 3 } },
    });
    const rubbers = all.filter(({ matchUpTieId }) => matchUpTieId === tie?.matchUpId);
    expect(rubbers.map(({ matchUpType, winningSide }) => [matchUpType, winningSide])).toEqual([
      ['SINGLES', 1],
      ['SINGLES', 2],
      ['DOUBLES', 1],
      ['SINGLES', 1],
      ['SINGLES', undefined],
    ]);
    const names = rubbers.map(({ sides }) =>
      sides?.map(({ participant }) => participant?.participantName),
    );
    expect(names.slice(0, 3)).toEqual([
      ['A1', 'B1'],
      ['A2', 'B2'],
      ['A3 / A4', 'B3 / B4'],
    ]);
  });

  test('Who has deleted an account is a former player in TODS, and the partner has the own name', async ({
    server,
  }) => {
    const { params, eventId } = await played(server);
    const { db } = server.services;
    await db
      .update(players)
      .set({ displayName: FORMER_PLAYER })
      .where(eq(players.displayName, 'Player 1-3'));
    const query = { names: 'public' as const };
    const { data } = await server.phone().call(contract.findTods, { params, query });
    const participants: readonly { participantId: string; participantName: string }[] = JSON.parse(
      data?.json ?? '',
    ).participants;
    const nameOf = (id: string) =>
      participants.find(({ participantId }) => participantId === `${eventId}-${id}`)
        ?.participantName;
    const partner = nameOf('1-4');
    expect(partner).toMatch(/^P/);
    expect([nameOf('1-3'), nameOf('10304')]).toEqual([
      'Former player',
      `Former player / ${partner}`,
    ]);
  });
});
