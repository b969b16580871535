import { v7 as uuidv7 } from 'uuid';
import { describe, expect, vi } from 'vitest';
import {
  matchesAt,
  secondWins,
} from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { playedEvent } from '#features/event-draws/results/server/results.referee.factory.ts';
import { groupsPlayedOut } from '#features/event-draws/server/event-draws.further.factory.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { closerOf, closingKnockout } from '../../closing/server/closing.factory.ts';
import { resultsOf } from '../../server/results.factory.ts';
import * as contract from '../corrections.contract.ts';
import { noteCorrections, openCorrection } from './corrections.commands.ts';

const codeOf = ({ refusal }: { readonly refusal: { readonly code: string } | null }) =>
  refusal?.code ?? null;

/** A final knockout of four, and what opens a correction of it. */
async function finalKnockout(server: TestApp) {
  const event = await closingKnockout(server, { byHand: 4 });
  for (const id of ['1-0', '1-1', '2-0']) await event.enter(id);
  await event.finalize();
  return { ...event, ...resultsOf(event.phone, event.params.id), open: openerOf(event) };
}

function openerOf({ phone, params }: { phone: Phone; params: { id: number; eventId: number } }) {
  return (reason = 'The score was read wrongly', by = phone, other: object = {}) => {
    const body = { id: uuidv7(), eventId: params.eventId, reason, ...other };
    return by.call(contract.openCorrection, { params: { id: params.id }, body });
  };
}

/** Sends a request at the last moment before `end` at which it is permitted; the clock moves on whenever it is read. */
function callAtLast(server: TestApp, phone: Phone, end: string): Phone['call'] {
  return async (endpoint, ...sent) => {
    const clock = vi.spyOn(server.clock, 'now');
    for (let early = 1; ; early++) {
      let at = Date.parse(end) - early;
      clock.mockImplementation(() => new Date(at++));
      const answer = await phone.call(endpoint, ...sent);
      if (answer.status === 200 || early > 50) {
        clock.mockRestore();
        return answer;
      }
    }
  };
}

describe('correcting final results', () => {
  test('While a correction is open results are entered as before, and everybody reads what has changed and why', async ({
    server,
  }) => {
    const event = await finalKnockout(server);
    expect(codeOf(await event.enter('2-0', secondWins))).toBe('TOURNAMENT_FINALIZED');
    expect((await event.open()).data?.openUntil).toBe('2026-12-04T01:00:00.000Z');
    // Nothing has changed yet.
    expect((await event.results()).corrections).toEqual([]);
    expect((await event.enter('2-0', secondWins)).status).toBe(200);
    const { corrections, state } = await event.results('full');
    const { player1, player2 } = await event.matchOf('2-0');
    expect([player1, player2, state]).toEqual([expect.any(String), expect.any(String), 'final']);
    expect(corrections).toMatchObject([
      {
        by: 'organizer',
        reason: 'The score was read wrongly',
        changes: [
          {
            place: { kind: 'knockout', round: 2, position: 0 },
            further: null,
            before: { score: '11-7 11-9 11-5' },
            after: { score: '7-11 9-11 5-11' },
          },
        ],
      },
    ]);
    const [change] = corrections[0]!.changes;
    expect(change?.before?.winner).toBe(change?.before?.player1);
    expect(change?.after?.winner).toBe(change?.after?.player2);
    expect((await event.places()).slice(0, 1)).toEqual([`1-1 ${change?.after?.winner}`]);
  });

  test('A result that takes later ones with it is entered again within the same correction', async ({
    server,
  }) => {
    const event = await finalKnockout(server);
    await event.open();
    const clears = [{ matchId: '2-0', version: await event.versionOf('2-0') }];
    expect((await event.enter('1-0', secondWins, { clears })).status).toBe(200);
    expect((await event.results()).corrections[0]?.changes).toHaveLength(2);
    expect((await event.enter('2-0')).status).toBe(200);
    const [correction] = (await event.results()).corrections;
    const after = correction?.changes.map((one) => one.after?.score);
    expect(after).toEqual(['7-11 9-11 5-11', '11-7 11-9 11-5']);
  });

  test('A correction closes after an hour, and one that changes nothing is noted nowhere', async ({
    server,
  }) => {
    const event = await finalKnockout(server);
    await event.open();
    server.clock.advance({ hours: 1 });
    expect(codeOf(await event.enter('2-0', secondWins))).toBe('TOURNAMENT_FINALIZED');
    expect((await event.results()).corrections).toEqual([]);
  });

  test('A result that is permitted in the last moment of a correction is noted in it', async ({
    server,
  }) => {
    const event = await finalKnockout(server);
    const { data } = await event.open();
    server.clock.advance({ minutes: 59 });
    const by = { ...event.phone, call: callAtLast(server, event.phone, data?.openUntil ?? '') };
    expect((await event.enter('2-0', secondWins, { by })).status).toBe(200);
    expect((await event.results()).corrections).toMatchObject([{ changes: [{}] }]);
  });

  test('A correction that is sent again says until when it is open', async ({ server }) => {
    const event = await finalKnockout(server);
    const again = { id: uuidv7() };
    const first = await event.open('Read wrongly', event.phone, again);
    server.clock.advance({ minutes: 59 });
    expect(await event.open('Read wrongly', event.phone, again)).toEqual(first);
    server.clock.advance({ minutes: 1 });
    expect(codeOf(await event.open('Read wrongly', event.phone, again))).toBe('CORRECTION_CLOSED');
    expect(codeOf(await event.enter('2-0', secondWins))).toBe('TOURNAMENT_FINALIZED');
    expect((await event.open('Read wrongly')).data?.openUntil).toBe('2026-12-04T02:00:00.000Z');
  });

  test('The id of a correction does not open another event', async ({ server }) => {
    const [event, other] = [await finalKnockout(server), await finalKnockout(server)];
    const again = { id: uuidv7() };
    await event.open('Read wrongly', event.phone, again);
    const answer = await other.open('Read wrongly', other.phone, again);
    expect(codeOf(answer)).toBe('CORRECTION_CLOSED');
    expect(codeOf(await other.enter('2-0', secondWins))).toBe('TOURNAMENT_FINALIZED');
  });

  test('The organizer corrects for seven days, later an operator', async ({ server }) => {
    const event = await finalKnockout(server);
    server.clock.advance({ days: 7 });
    const late = await event.signedIn();
    expect((await event.open('In time', late)).status).toBe(200);
    expect((await event.closing(late)).mayCorrect).toBe(true);
    server.clock.advance({ days: 1 });
    const after = await event.signedIn();
    expect(codeOf(await event.open('Too late', after))).toBe('CORRECTION_OVER');
    expect((await event.closing(after)).mayCorrect).toBe(false);
    const { id: accountId } = await makeOperator(server.services);
    const account = { id: accountId, organizerId: null, roles: ['operator'] };
    const { id: tournamentId, eventId } = event.params;
    const request = { id: uuidv7(), tournamentId, eventId, reason: 'Proven by the sheet', account };
    expect((await openCorrection(server.services, request)).ok).toBe(true);
    // It is the operator's: the organizer still may not.
    expect(codeOf(await event.enter('2-0', secondWins, { by: after }))).toBe(
      'TOURNAMENT_FINALIZED',
    );
  });

  test('A referee, a player and another organizer may not, nor is one opened before results are final', async ({
    server,
  }) => {
    const event = await finalKnockout(server);
    const referee = await makeReferee(server, event.phone, event.params.id);
    const other = await closingKnockout(server);
    for (const phone of [referee, await server.playerPhone(), other.phone]) {
      expect(codeOf(await event.open('Mine', phone))).toBe('FORBIDDEN');
    }
    await event.open();
    expect(codeOf(await event.enter('2-0', secondWins, { by: referee }))).toBe(
      'TOURNAMENT_FINALIZED',
    );
    expect(codeOf(await openerOf(other)('Too early'))).toBe('NOT_FINAL');
    expect(codeOf(await event.open('X', event.phone, { eventId: 999_999 }))).toBe(
      'EVENT_NOT_FOUND',
    );
    for (const reason of ['', '   ', 'x'.repeat(201)]) {
      expect(codeOf(await event.open(reason))).toBe('INVALID_INPUT');
    }
    // A version before could cancel a tournament whose results were final.
    await updateState(server.services.db, event.params.id, { state: 'cancelled' });
    expect(codeOf(await event.open())).toBe('TOURNAMENT_CANCELLED');
  });

  test('A group is corrected in the same way, and those who compute with results hear of each', async ({
    server,
  }) => {
    const event = await playedEvent(server, { byHand: 3, tournament: { sport: 'tennis' } });
    const pairs = [
      ['1', '2'],
      ['1', '3'],
      ['2', '3'],
    ] as const;
    for (const pair of pairs) await event.score(pair, '11-7 11-9');
    await closerOf(event.phone, event.params.id).finalize();
    const { results } = resultsOf(event.phone, event.params.id);
    expect(codeOf(await event.score(['1', '2'], '7-11 9-11', { baseVersion: 1 }))).toBe(
      'TOURNAMENT_FINALIZED',
    );
    const correctionId = uuidv7();
    await openerOf(event)('The score was read wrongly', event.phone, { id: correctionId });
    expect((await event.score(['1', '2'], '7-11 9-11', { baseVersion: 1 })).status).toBe(200);
    const { corrections, events } = await results();
    expect(corrections[0]?.changes).toMatchObject([{ place: { kind: 'group', group: 1 } }]);
    expect(events[0]?.stages[0]?.places[0]?.sides[0]?.id).toBe('2');
    const published: AppEvent<'result.corrected'>[] = [];
    const services: Services = {
      ...server.services,
      publish: async (_tx, one) => {
        if (one.type === 'result.corrected') published.push(one);
      },
    };
    const stageId = events[0]!.stages[0]!.stageId;
    const of = { tournamentId: event.params.id, eventId: event.params.eventId };
    const kind = { discipline: 'Singles', isRubber: false } as const;
    const notified = { type: 'result.changed', stageId, ...of, ...kind } as const;
    await server.services.db.transaction((tx) => noteCorrections(services, tx, notified));
    expect(published).toMatchObject([{ ...of, correctionId }]);
  });
});

describe('correcting what a published stage has followed from', () => {
  test('A wrong winner of a group is put right once results are final, and the knockout stays as it was played', async ({
    server,
  }) => {
    const format = { kind: 'groups', size: 3, next: 'first' } as const;
    const options = { byHand: 6, format, tournament: { sport: 'table-tennis' } } as const;
    const event = await groupsPlayedOut(server, options);
    const { draw, publish } = event.stageAt(1);
    await draw();
    await publish();
    const knockout = matchesAt(event, 1);
    await knockout.enter('1-0');
    const [winner = '', second = ''] = event.groups[0] ?? [];
    const turnAround = () => event.score([winner, second], '3-11 5-11', { baseVersion: 1 });
    expect(codeOf(await turnAround())).toBe('NEXT_STAGE_DRAWN');
    expect((await closerOf(event.phone, event.params.id).finalize()).status).toBe(200);
    await openerOf(event)();
    expect((await turnAround()).status).toBe(200);
    const { results } = resultsOf(event.phone, event.params.id);
    const [groups, final] = (await results('full')).events[0]?.stages ?? [];
    expect(groups?.places[0]?.sides[0]?.id).toBe(second);
    expect(final?.places.flatMap(({ sides }) => sides.map(({ id }) => id))).toContain(winner);
    expect((await knockout.matchOf('1-0')).result).not.toBeNull();
  });

  test('A first match that others have lost is corrected once results are final, and the consolation stays as it was played', async ({
    server,
  }) => {
    const event = await closingKnockout(server, { byHand: 4, consolation: true });
    for (const id of ['1-0', '1-1', '2-0']) await event.enter(id);
    const { draw, publish } = event.stageAt(1);
    await draw();
    await publish();
    const consolation = event.matchesAt(1);
    await consolation.enter('1-0');
    const before = await consolation.matchOf('1-0');
    const clears = [{ matchId: '2-0', version: 1 }];
    expect(codeOf(await event.enter('1-0', secondWins, { clears }))).toBe('NEXT_STAGE_DRAWN');
    await event.finalize();
    await openerOf(event)();
    expect((await event.enter('1-0', secondWins, { clears })).status).toBe(200);
    expect(await consolation.matchOf('1-0')).toEqual(before);
  });
});
