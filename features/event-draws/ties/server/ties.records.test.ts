import { describe, expect } from 'vitest';
import * as matches from '#features/matches/matches.contract.ts';
import * as records from '#features/practice/records/records.contract.ts';
import { type Phone, test } from '../../../../apps/server/test-app.ts';
import { teamDay } from './ties.day.factory.ts';
import { joinSquad } from './ties.factory.ts';

const DAY = '2026-12-04';

async function listed(phone: Phone, formatId: 'team' | 'league') {
  const sent = { params: { dateId: DAY, formatId }, query: {} };
  return (await phone.call(records.practiceMatches, sent)).data?.matches;
}

describe('rubbers in the records of their players', () => {
  test('A rubber is a match between teams, with its line and both teams; others do not find it', async ({
    server,
  }) => {
    const ren = await server.playerPhone({ fullName: 'Aoki Ren' });
    const { reveal, desk, score, eventId } = await teamDay(server, { teams: 2 });
    await reveal('1-0');
    const { player2, player1 } = await desk.match('1-0r1');
    const account = { id: ren.player.id, name: 'Aoki Ren' };
    await joinSquad(server.services, { eventId, side: player2?.id ?? '', account });
    await desk.play('1-0r1');
    expect((await score('1-0r1', '11-5 11-6 11-7')).status).toBe(200);

    const days = await ren.call(records.practiceDays, { query: {} });
    expect(days.data?.days).toEqual([
      { id: DAY, matches: 1, formats: [{ format: 'team', matches: 1 }] },
    ]);
    const formats = await ren.call(records.practiceFormats, {
      params: { dateId: DAY },
      query: {},
    });
    expect(formats.data?.formats).toEqual([{ format: 'team', matches: 1 }]);
    const [match] = (await listed(ren, 'team')) ?? [];
    const rubber = { name: 'S1', ownTeam: player2?.club, otherTeam: player1?.club };
    expect(match).toMatchObject({ rubber, player2: { name: 'Aoki Ren' } });
    expect(await listed(ren, 'league')).toEqual([]);
    const params = { id: match?.id ?? '' };
    expect((await ren.call(matches.match, { params })).data?.match).toMatchObject({ rubber });

    const other = await server.playerPhone();
    expect((await other.call(matches.match, { params })).status).toBe(404);
    expect(await listed(other, 'team')).toEqual([]);
  });
});
