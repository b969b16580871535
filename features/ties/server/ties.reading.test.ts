import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import { TEAM_GROUPS } from '#features/event-draws/ties/server/ties.factory.ts';
import * as contract from '#features/ties/ties.contract.ts';
import { test } from '../../../apps/server/test-app.ts';
import { readTies } from './ties.reading.commands.ts';

/** The statements that the server sends from now on, outside transactions. */
function statements() {
  const asked = vi.spyOn(pg.Pool.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  return asked;
}

test.for([
  { text: 'a knockout', format: undefined, matchId: '1-0' },
  { text: 'groups', format: TEAM_GROUPS, matchId: '1-2-3' },
])(
  'The ties of $text are two statements for everybody, also while they are played',
  async ({ format, matchId }, { server }) => {
    const day = await teamDay(server, { teams: 3, ...(format && { format }) });
    const open = (await day.desk.queue()).matches[0]?.matchId.split('r')[0] ?? '';
    await day.reveal(format ? matchId : open);
    await day.desk.play(`${format ? matchId : open}r1`);
    await day.score(`${format ? matchId : open}r1`, '11-5 11-6 11-7');
    const visitor = server.phone();
    const params = { id: day.tournamentId };
    const asked = statements();
    const { data } = await visitor.call(contract.list, { params });
    expect(data?.ties.ties.some(({ score }) => score.player1 === 1)).toBe(true);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockClear();
    // Besides the session of a signed-in reader, as on every page.
    const { id, organizerId } = day.organizer;
    const account = { id, organizerId, roles: ['organizer'] } as never;
    const read = await readTies(server.services, { tournamentId: day.tournamentId, account });
    expect(read).toMatchObject({ isDesk: true, ties: expect.arrayContaining([]) });
    expect(asked).toHaveBeenCalledTimes(2);
  },
);
