import { describe, expect } from 'vitest';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import { closedEvent } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { cancel, edit } from '#features/publishing/publishing.contract.ts';
import { sampleForm } from '#features/publishing/server/publishing.factory.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import type { Services } from '#platform/server/services.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { resultsOf } from '../../server/results.factory.ts';
import { endEarly, playOn } from './closing.commands.ts';
import { closerOf, closingKnockout } from './closing.factory.ts';

const codeOf = ({ refusal }: { readonly refusal: { readonly code: string } | null }) =>
  refusal?.code ?? null;

describe('ending a day early', () => {
  test('Open matches are cancelled, what is played counts and becomes final, and the day is over', async ({
    server,
  }) => {
    const event = await closingKnockout(server, { byHand: 4 });
    await event.enter('1-0');
    await event.call(await event.match('1-1'));
    const ended = await event.endEarly('heat');
    expect(ended.data?.closing).toMatchObject({
      endedEarly: { why: 'heat' },
      events: [{ isFinished: true, open: 0, isUndrawn: false }],
    });
    expect((await event.queue()).courts.map(({ current }) => current)).toEqual([null, null]);
    expect(codeOf(await event.call(await event.match('1-1')))).toBe('DAY_OVER');
    const { results, places } = resultsOf(event.phone, event.params.id);
    expect(await results()).toMatchObject({ state: 'finished', endedEarly: { why: 'heat' } });
    expect((await places()).map((line) => line.split(' ')[0])).toEqual(['1-2', '1-4', '3-4']);
    const live = await server.app.http.inject(`/api/live/${event.params.id}`);
    expect(live.json()).toMatchObject({ state: 'over' });
    const kinds = live.json().matches.map((one: { result: { kind: string } }) => one.result.kind);
    expect(kinds.toSorted()).toEqual(['cancelled', 'cancelled', 'score']);
    const sheet = await resultsOf(event.phone, event.params.id).sheet('matches');
    expect(sheet.match(/Cancelled/g)).toHaveLength(2);
    // What was over before can still be entered by the desk.
    expect((await event.enter('1-1')).status).toBe(200);
    expect((await event.finalize()).status).toBe(200);
    expect((await results()).state).toBe('final');
  });

  test('Twice changes nothing, and it can be taken back until the results are final', async ({
    server,
  }) => {
    const event = await closingKnockout(server, { byHand: 4 });
    await event.enter('1-0');
    await event.endEarly('heat');
    expect((await event.endEarly('storm')).data?.closing.endedEarly?.why).toBe('heat');
    expect((await event.playOn()).data?.closing.endedEarly).toBe(null);
    expect((await event.call(await event.match('1-1'))).status).toBe(200);
    await event.endEarly('light');
    await event.finalize();
    expect(codeOf(await event.playOn())).toBe('TOURNAMENT_FINALIZED');
    expect(codeOf(await event.endEarly())).toBe('TOURNAMENT_FINALIZED');
  });

  test('Sent again, an early end and its way back are neither logged nor published again', async ({
    server,
  }) => {
    const event = await closingKnockout(server, { byHand: 4 });
    const published: string[] = [];
    const { id: operatorId } = await makeOperator(server.services);
    const services: Services = {
      ...server.services,
      publish: async (tx, one) => {
        published.push(one.type);
        await server.services.publish(tx, one);
      },
    };
    const account = { id: operatorId, organizerId: null, roles: ['operator'] };
    const request = { tournamentId: event.params.id, account };
    const done = async () => {
      const log = await server.services.db.select().from(auditLog);
      return [published.splice(0).length > 0, log.length];
    };
    const end = () => endEarly(services, { ...request, why: 'heat' });
    expect((await end()).ok).toBe(true);
    expect(await done()).toEqual([true, 1]);
    expect((await end()).ok).toBe(true);
    expect(await done()).toEqual([false, 1]);
    expect((await playOn(services, request)).ok).toBe(true);
    expect(await done()).toEqual([true, 2]);
    expect((await playOn(services, request)).ok).toBe(true);
    expect(await done()).toEqual([false, 2]);
  });

  test('Once it is taken back, the court of a match with a result is free', async ({ server }) => {
    const event = await closingKnockout(server, { byHand: 4 });
    const [court] = event.courtIds;
    await event.play('1-0', court);
    await event.endEarly('storm');
    await event.enter('1-0');
    await event.playOn();
    expect((await event.call(await event.match('1-1'), court)).status).toBe(200);
  });

  test('A tournament that ended early and moves to another day has not ended', async ({
    server,
  }) => {
    const event = await closingKnockout(server, { byHand: 4 });
    await event.endEarly('storm');
    const body = { tournament: { ...sampleForm, eventDate: '2026-12-12' }, was: sampleForm };
    const { id } = event.params;
    expect((await event.phone.call(edit, { params: { id }, body })).status).toBe(200);
    expect((await event.closing()).endedEarly).toBe(null);
  });

  test('Before the date, without a draw, for strangers and where it is cancelled it is refused', async ({
    server,
  }) => {
    const early = await closedEvent(server, { byHand: 2 });
    const before = closerOf(early.phone, early.params.id);
    expect(codeOf(await before.endEarly())).toBe('TOO_EARLY');
    const event = await closingKnockout(server, { byHand: 4 });
    const player = await server.playerPhone();
    expect(codeOf(await event.endEarly('storm', player))).toBe('FORBIDDEN');
    expect(codeOf(await event.playOn(player))).toBe('FORBIDDEN');
    const referee = await makeReferee(server, event.phone, event.params.id);
    expect((await event.endEarly('storm', referee)).status).toBe(200);
    await event.phone.call(cancel, {
      params: { id: event.params.id },
      body: { reason: 'A storm' },
    });
    expect(codeOf(await event.playOn())).toBe('TOURNAMENT_CANCELLED');
    expect(codeOf(await closerOf(event.phone, 999_999).endEarly())).toBe('TOURNAMENT_NOT_FOUND');
    // The other one is today as well, and nothing of it is drawn.
    expect(codeOf(await before.endEarly())).toBe('NOTHING_DRAWN');
  });
});
