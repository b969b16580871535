import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import * as handshake from '#features/day/handshake/handshake.contract.ts';
import { playedToday } from '#features/day/handshake/server/handshake.factory.ts';
import { secondWins } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import {
  ONE_GROUP,
  playedEvent,
} from '#features/event-draws/results/server/results.referee.factory.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { suspendTournament } from '#features/operator/moderation/server/moderation.commands.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { cancel, findOwn as findOwnTournament } from '#features/publishing/publishing.contract.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { finalize } from './closing.commands.ts';
import { closerOf, closingKnockout } from './closing.factory.ts';
import { closingJobs } from './closing.jobs.ts';

const codeOf = ({ refusal }: { readonly refusal: { readonly code: string } | null }) =>
  refusal?.code ?? null;

async function runJobs({ services }: Pick<TestApp, 'services'>) {
  for (const job of closingJobs(services)) await job.run({});
}

describe('making results final', () => {
  test('A finished tournament becomes final, and its draws and results change no more', async ({
    server,
  }) => {
    const event = await closingKnockout(server);
    expect(await event.closing()).toMatchObject({
      hasResults: false,
      finalAt: null,
      events: [{ isFinished: false, open: 1, isUndrawn: false }],
    });
    await event.enter('1-0');
    expect(await event.closing()).toMatchObject({
      hasResults: true,
      events: [{ isFinished: true, open: 0 }],
      finalAt: '2026-12-06T00:00:00.000Z',
      finalizedAt: null,
    });
    const final = await event.finalize();
    expect(final.data?.closing).toMatchObject({
      finalizedAt: '2026-12-04T00:00:00.000Z',
      finalAt: null,
    });
    expect(codeOf(await event.enter('1-0', secondWins))).toBe('TOURNAMENT_FINALIZED');
    expect(codeOf(await event.clear('1-0'))).toBe('TOURNAMENT_FINALIZED');
    expect(codeOf(await event.draw())).toBe('TOURNAMENT_FINALIZED');
    expect(codeOf(await event.takeBack())).toBe('TOURNAMENT_FINALIZED');
    const queued = await event.match('1-0');
    expect(codeOf(await event.call(queued))).toBe('DAY_OVER');
  });

  test('A tournament that cannot be made final leaves those after it to become final', async ({
    server,
  }) => {
    const bad = await closingKnockout(server);
    await bad.enter('1-0');
    const soon = { eventDate: '2026-12-05', applicationDeadline: '2026-12-04' };
    const next = await closingKnockout(server, { tournament: soon });
    await next.enter('1-0');
    server.clock.advance({ days: 3 });
    const services: Services = {
      ...server.services,
      publish: async (tx, event) => {
        if (event.type === 'tournament.finalized' && event.tournament.id === bad.params.id)
          throw new Error('its facts are broken');
        await server.services.publish(tx, event);
      },
    };
    await expect(runJobs({ services })).rejects.toThrow('results.finalize is not complete');
    expect((await bad.closing()).finalizedAt).toBeNull();
    expect((await next.closing()).finalizedAt).toBe(server.clock.now().toISOString());
    await runJobs(server);
    expect((await bad.closing()).finalizedAt).not.toBeNull();
  });

  test('Twice makes them final once, and says it once to others', async ({ server }) => {
    const { enter, params, finalize: again, closing } = await closingKnockout(server);
    await enter('1-0');
    const published: AppEvent<'tournament.finalized'>[] = [];
    const services: Services = {
      ...server.services,
      publish: async (tx, event) => {
        if (event.type === 'tournament.finalized') published.push(event);
        await server.services.publish(tx, event);
      },
    };
    const { id: operatorId } = await makeOperator(server.services);
    const account = { id: operatorId, organizerId: null, roles: ['operator'] };
    const request = { tournamentId: params.id, account };
    expect((await finalize(services, request)).ok).toBe(true);
    const at = (await closing()).finalizedAt;
    server.clock.advance({ seconds: 60 });
    expect((await finalize(services, request)).ok).toBe(true);
    expect((await again()).data?.closing.finalizedAt).toBe(at);
    expect(published).toMatchObject([
      { tournament: { id: params.id, sport: 'table-tennis' }, lastDay: '2026-12-04' },
    ]);
  });

  test('Once its results are final a tournament is over on its day, and is not cancelled', async ({
    server,
  }) => {
    const event = await closingKnockout(server);
    await event.enter('1-0');
    await event.finalize();
    const params = { id: event.params.id };
    const { data } = await event.phone.call(findOwnTournament, { params });
    expect(data?.tournament.availability).toBe('over');
    const answer = await event.phone.call(cancel, { params, body: { reason: '' } });
    expect(codeOf(answer)).toBe('TOURNAMENT_OVER');
  });

  test('A match without a result, a stage that is not drawn and a cancelled tournament refuse it', async ({
    server,
  }) => {
    const event = await closingKnockout(server, { byHand: 4, consolation: true });
    expect(codeOf(await event.finalize())).toBe('NOT_FINISHED');
    for (const id of ['1-0', '1-1', '2-0']) await event.enter(id);
    expect((await event.closing()).events).toMatchObject([
      { isFinished: false, open: 0, isUndrawn: true },
    ]);
    expect(codeOf(await event.finalize())).toBe('NOT_FINISHED');
    const body = { reason: 'A storm' };
    await event.phone.call(cancel, { params: { id: event.params.id }, body });
    expect(codeOf(await event.finalize())).toBe('TOURNAMENT_CANCELLED');
  });

  test('A consolation for which fewer than two are left is not waited for', async ({ server }) => {
    const event = await closingKnockout(server, { byHand: 4, consolation: true });
    await event.enter('1-0', ([winner]) => ({ kind: 'walkover', winner }));
    await event.enter('1-1');
    await event.enter('2-0');
    expect((await event.closing()).events).toMatchObject([{ isFinished: true, open: 0 }]);
    expect((await event.finalize()).data?.closing.finalizedAt).not.toBe(null);
  });

  test('Groups are finished with their last match', async ({ server }) => {
    const event = await playedEvent(server, { byHand: 3, tournament: { sport: 'tennis' } });
    const { closing, finalize: end } = closerOf(event.phone, event.params.id);
    expect(codeOf(await end())).toBe('NOT_FINISHED');
    const pairs = [
      ['1', '2'],
      ['1', '3'],
      ['2', '3'],
    ] as const;
    for (const pair of pairs) expect((await event.score(pair, '11-7 11-9')).status).toBe(200);
    expect((await closing()).events[0]).toMatchObject({ isFinished: true });
    expect((await end()).data?.closing.finalizedAt).not.toBe(null);
    const again = await event.score(['1', '2'], '11-8 11-9', { baseVersion: 1 });
    expect(codeOf(again)).toBe('TOURNAMENT_FINALIZED');
  });

  test('A tournament without a sport asks for it, and one may leave it without', async ({
    server,
  }) => {
    const event = await closingKnockout(server, { tournament: { sport: 'unspecified' } });
    await event.enter('1-0');
    expect(codeOf(await event.finalize())).toBe('SPORT_NEEDED');
    const final = await event.finalize({ sport: 'badminton' });
    expect(final.data?.closing).toMatchObject({ sport: 'badminton' });
    const other = await closingKnockout(server, { tournament: { sport: 'unspecified' } });
    await other.enter('1-0');
    const unrated = await other.finalize({ sport: 'unspecified' });
    expect(unrated.data?.closing.finalizedAt).not.toBe(null);
  });

  test('A referee may, a player and another organizer may not', async ({ server }) => {
    const event = await closingKnockout(server);
    await event.enter('1-0');
    const referee = await makeReferee(server, event.phone, event.params.id);
    const player = await server.playerPhone();
    const other = await closingKnockout(server);
    for (const phone of [player, other.phone]) {
      expect(codeOf(await event.finalize({}, phone))).toBe('FORBIDDEN');
    }
    expect((await event.closing()).finalizedAt).toBe(null);
    expect((await event.finalize({}, referee)).status).toBe(200);
    const unknown = closerOf(event.phone, 999_999);
    expect(codeOf(await unknown.finalize())).toBe('TOURNAMENT_NOT_FOUND');
  });
});

describe('results that somebody contradicts', () => {
  async function disputed(server: TestApp) {
    const day = await playedToday(server, {
      names: ['Ito', 'Kato'],
      tournament: { sport: 'table-tennis' },
    });
    const match = await day.first();
    await day.enter(match.phone, match, '11-7 11-9 11-5');
    await day.dispute(match.opponent, match, '7-11 9-11 5-11');
    return { ...day, ...closerOf(day.desk, day.params.id), match };
  }

  test('A contradicted result holds up the end until the desk has decided, in the evening as well', async ({
    server,
  }) => {
    const { finalize: end, closing, settle, match, desk, params } = await disputed(server);
    const open = async () =>
      (await desk.call(handshake.findOpen, { params: { id: params.id } })).data?.results;
    expect(codeOf(await end())).toBe('DISPUTES_OPEN');
    expect(await closing()).toMatchObject({ disputes: 1, finalAt: null });
    server.clock.advance({ days: 1 });
    expect(await open()).toMatchObject({ isClosed: true, isFixed: false });
    expect((await settle(match)).status).toBe(200);
    expect(await closing()).toMatchObject({ disputes: 0 });
    expect((await end()).status).toBe(200);
    expect(await open()).toMatchObject({ isFixed: true });
    expect(codeOf(await settle(match))).toBe('DAY_OVER');
  });

  test('The desk is reminded once a day, and the results become final once it has decided', async ({
    server,
  }) => {
    const { closing, settle, match, desk } = await disputed(server);
    server.clock.advance({ hours: 47 });
    await runJobs(server);
    expect(await newsKindsOf(desk)).not.toContain('results-held');
    server.clock.advance({ hours: 1 });
    await runJobs(server);
    await runJobs(server);
    expect((await newsKindsOf(desk)).filter((kind) => kind === 'results-held')).toHaveLength(1);
    expect((await closing()).finalizedAt).toBe(null);
    await settle(match);
    await runJobs(server);
    expect((await closing()).finalizedAt).not.toBe(null);
  });
});

describe('places that only lots decide', () => {
  test('Lots that are still to be drawn hold up the end, of which the desk is reminded', async ({
    server,
  }) => {
    const event = await playedEvent(server, {
      byHand: 3,
      format: ONE_GROUP,
      tournament: { sport: 'table-tennis' },
    });
    const { finalize: end, closing } = closerOf(event.phone, event.params.id);
    const [a = '', b = '', c = ''] = event.groups[0]!;
    await event.score([a, b], '11-9 11-9 11-9');
    await event.score([b, c], '11-9 11-9 11-9');
    expect(await closing()).toMatchObject({ events: [{ isFinished: false, needsLots: false }] });
    await event.score([c, a], '11-9 11-9 11-9');
    expect(await closing()).toMatchObject({
      events: [{ isFinished: true, needsLots: true }],
      finalAt: null,
    });
    expect(codeOf(await end())).toBe('LOTS_NEEDED');
    server.clock.advance({ days: 30 });
    await runJobs(server);
    expect(await newsKindsOf(event.phone)).toContain('results-held');
    expect((await closing()).finalizedAt).toBe(null);
    expect((await event.drawLots(1)).status).toBe(200);
    expect((await closing()).events).toMatchObject([{ needsLots: false }]);
    expect((await end()).status).toBe(200);
  });
});

describe('what changes while results become final by themselves', () => {
  /** A played tournament, to which nothing has happened for so long that its results become final. */
  async function waiting(server: TestApp) {
    const event = await closingKnockout(server);
    await event.enter('1-0');
    server.clock.advance({ hours: 48 });
    return event;
  }

  test('A tournament that an operator holds back at that moment does not become final', async ({
    server,
  }) => {
    const { params, closing } = await waiting(server);
    const { services } = server;
    const { id: operatorId } = await makeOperator(services);
    const held = { id: params.id, operatorId, reason: 'Spam' };
    await inTurn<unknown>(services.db, 'tournaments', [
      () => suspendTournament(services, held),
      () => runJobs(server),
    ]);
    expect((await closing()).finalizedAt).toBeNull();
  });

  test('A tournament whose day is moved at that moment does not become final', async ({
    server,
  }) => {
    const { params, closing } = await waiting(server);
    const { db } = server.services;
    const move = async () =>
      db.update(tournaments).set({ eventDate: '2026-12-12' }).where(eq(tournaments.id, params.id));
    await inTurn<unknown>(db, 'tournaments', [move, () => runJobs(server)]);
    expect((await closing()).finalizedAt).toBeNull();
  });

  test('A result that changes at that moment has 48 hours again', async ({ server }) => {
    const event = await waiting(server);
    const { db } = server.services;
    await inTurn<unknown>(db, 'stages', [
      () => event.enter('1-0', secondWins),
      () => runJobs(server),
    ]);
    expect(await event.closing()).toMatchObject({
      finalizedAt: null,
      finalAt: '2026-12-08T00:00:00.000Z',
    });
  });
});

describe('results that become final by themselves', () => {
  test('Results do so 48 hours after the last result, not before, and without a sport', async ({
    server,
  }) => {
    const event = await closingKnockout(server, {
      byHand: 4,
      tournament: { sport: 'unspecified' },
    });
    await event.enter('1-0');
    await event.enter('1-1');
    server.clock.advance({ hours: 47 });
    await event.enter('2-0');
    server.clock.advance({ hours: 47 });
    await runJobs(server);
    expect((await event.closing()).finalizedAt).toBe(null);
    server.clock.advance({ hours: 1 });
    await runJobs(server);
    expect(await event.closing()).toMatchObject({ sport: 'unspecified' });
    expect((await event.closing()).finalizedAt).not.toBe(null);
  });

  test('A tournament with an open match, or that an operator holds back, does not', async ({
    server,
  }) => {
    const open = await closingKnockout(server, { byHand: 4 });
    await open.enter('1-0');
    const held = await closingKnockout(server);
    await held.enter('1-0');
    const { id: operatorId } = await makeOperator(server.services);
    await suspendTournament(server.services, { id: held.params.id, operatorId, reason: 'Spam' });
    server.clock.advance({ days: 5 });
    await runJobs(server);
    expect((await open.closing()).finalizedAt).toBe(null);
    expect((await held.closing()).finalizedAt).toBe(null);
  });

  test('An unlisted tournament becomes final by itself, like every other one', async ({
    server,
  }) => {
    const event = await closingKnockout(server);
    await event.enter('1-0');
    const { id } = event.params;
    await server.services.db
      .update(tournaments)
      .set({ isUnlisted: true })
      .where(eq(tournaments.id, id));
    server.clock.advance({ hours: 49 });
    await runJobs(server);
    expect((await event.closing()).finalizedAt).not.toBe(null);
  });

  test('What is rehearsed before the day of a tournament does not', async ({ server }) => {
    const event = await closingKnockout(server);
    await event.enter('1-0');
    await server.services.db
      .update(tournaments)
      .set({ eventDate: '2026-12-12' })
      .where(eq(tournaments.id, event.params.id));
    server.clock.advance({ days: 7 });
    await runJobs(server);
    expect(await event.closing()).toMatchObject({
      finalizedAt: null,
      finalAt: '2026-12-11T15:00:00.000Z',
    });
    server.clock.advance({ days: 1 });
    await runJobs(server);
    expect((await event.closing()).finalizedAt).not.toBe(null);
  });
});
