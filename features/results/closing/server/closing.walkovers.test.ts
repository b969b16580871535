import { describe, expect } from 'vitest';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { resultsOf } from '../../server/results.factory.ts';
import { closerOf, closingKnockout } from './closing.factory.ts';

describe('an event that is decided without a match', () => {
  test('A tournament of two teams of which one gives its tie up becomes final', async ({
    server,
  }) => {
    const { phone, tournamentId, decide } = await teamDay(server, { teams: 2 });
    const { closing, finalize } = closerOf(phone, tournamentId);
    expect((await finalize()).refusal?.code).toBe('NOT_FINISHED');
    expect((await decide('1-0', 'player1')).status).toBe(200);
    expect(await closing()).toMatchObject({
      hasResults: true,
      events: [{ isFinished: true, open: 0 }],
    });
    const { results, places } = resultsOf(phone, tournamentId);
    expect((await results()).state).toBe('finished');
    expect((await finalize()).data?.closing.finalizedAt).toBe(server.clock.now().toISOString());
    expect((await results()).state).toBe('final');
    expect(await places()).toEqual([
      expect.stringMatching(/^1-1 /),
      expect.stringMatching(/^2-2 /),
    ]);
  });

  test('A tournament of two teams of which one withdraws becomes final', async ({ server }) => {
    const { phone, tournamentId, withdraw } = await teamDay(server, { teams: 2 });
    const { finalize } = closerOf(phone, tournamentId);
    expect((await withdraw(2)).status).toBe(200);
    expect((await finalize()).status).toBe(200);
  });

  test('A day that ends early before any result does not become final', async ({ server }) => {
    const event = await closingKnockout(server);
    await event.endEarly();
    expect(await event.closing()).toMatchObject({ hasResults: false });
    expect((await event.finalize()).refusal?.code).toBe('NOT_FINISHED');
  });
});
