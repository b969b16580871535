import { describe, expect } from 'vitest';
import { deviceOf, issueFor, tokenIn } from '#features/court-links/server/court-links.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { teamDay } from './ties.day.factory.ts';
import { TEAM_GROUPS } from './ties.factory.ts';

const WON = '11-5 11-6 11-7';

describe('a rubber on the court of a device', () => {
  test('The device starts the rubber and enters its result, and three of them decide the tie', async ({
    server,
  }) => {
    const { desk, reveal, look, phone, tournamentId } = await teamDay(server);
    const courtId = desk.courtIds[0]!;
    const links = await issueFor(phone, tournamentId, [courtId]);
    const device = deviceOf(server.phone(), tokenIn(links[0]!.address));
    await reveal('1-0');
    for (const at of [1, 2, 3]) {
      await desk.call(await desk.match(`1-0r${at}`), courtId);
      const { current } = await device.shown();
      expect(current?.match.matchId).toBe(`1-0r${at}`);
      expect((await device.start(current!)).status).toBe(200);
      expect((await device.enter(current!, WON)).status).toBe(200);
      server.clock.advance({ seconds: 20 * 60 });
    }
    expect((await look()).draw?.results).toMatchObject({
      marks: [{ matchId: '1-0', result: { score: '3-0' } }],
    });
  });

  test('The device of a rubber that goes on when another one decides the tie enters its result', async ({
    server,
  }) => {
    const { desk, reveal, rules, look, score, phone, tournamentId } = await teamDay(server);
    await rules({ courtsAtOnce: 2 });
    const courtId = desk.courtIds[0]!;
    const links = await issueFor(phone, tournamentId, [courtId]);
    const device = deviceOf(server.phone(), tokenIn(links[0]!.address));
    await reveal('1-0');
    for (const at of [1, 2]) {
      await desk.play(`1-0r${at}`);
      await score(`1-0r${at}`, WON);
      server.clock.advance({ seconds: 20 * 60 });
    }
    await desk.play('1-0r3', desk.courtIds[1]!);
    await desk.call(await desk.match('1-0r4'), courtId);
    const { current } = await device.shown();
    expect((await device.start(current!)).status).toBe(200);
    await score('1-0r3', WON);
    expect((await device.enter(current!, WON)).status).toBe(200);
    expect((await look()).draw?.results).toMatchObject({ marks: [{ result: { score: '4-0' } }] });
  });
});

describe('a team that withdraws', () => {
  test('From a knockout: the other team wins the tie without play, and its rubbers are none', async ({
    server,
  }) => {
    const { desk, look, withdraw } = await teamDay(server);
    expect((await withdraw(2)).status).toBe(200);
    const results = (await look()).draw?.results;
    expect(results).toMatchObject({ marks: [{ result: { kind: 'walkover' } }] });
    const tie = results && 'marks' in results ? results.marks[0]?.matchId : undefined;
    const ids = (await desk.queue()).matches.map(({ matchId }) => matchId);
    expect(ids.filter((id) => id.startsWith(`${tie}r`))).toEqual([]);
  });

  test('From a group: its ties that are not played are none', async ({ server }) => {
    const { desk, reveal, score, look, withdraw } = await teamDay(server, {
      teams: 3,
      format: TEAM_GROUPS,
    });
    await reveal('1-2-3');
    for (const at of [1, 2, 3]) {
      await desk.play(`1-2-3r${at}`);
      await score(`1-2-3r${at}`, WON);
      server.clock.advance({ seconds: 20 * 60 });
    }
    const results = (await look()).draw?.results;
    const second = results && 'matches' in results ? results.matches[0]?.player1Id : undefined;
    expect((await withdraw(Number(second), 'remove')).status).toBe(200);
    expect((await look()).draw?.results).toMatchObject({ out: [second] });
    // What is played stays to be read; the other tie of the team is none any more.
    const ids = (await desk.queue()).matches.map(({ matchId }) => matchId);
    expect(ids.filter((id) => id.startsWith('1-1-2'))).toEqual([]);
    expect(ids.filter((id) => id.startsWith('1-1-3'))).toHaveLength(5);
  });
});
