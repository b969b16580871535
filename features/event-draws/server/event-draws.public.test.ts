import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { linesOf } from '#domain/bracket/recorded.ts';
import { applyAll } from '#domain/common/result.ts';
import { checkDraw, compareDraws } from '#domain/stage-draw/check.ts';
import { exchange as exchanged, redrawStage } from '#domain/stage-draw/draw.ts';
import {
  type Exchange,
  isExchange,
  isGroupsDraw,
  type StageDraw,
} from '#domain/stage-draw/vocabulary.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { suspendTournament } from '#features/operator/moderation/server/moderation.commands.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import { cancel } from '#features/publishing/publishing.contract.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../event-draws.public.contract.ts';
import { makeEnteredEvent, makePublishedDraw } from './event-draws.factory.ts';
import { closedEvent, GROUPS, KNOCKOUT } from './event-draws.referee.factory.ts';

/** The exchange of the first and the last entrant of a draw. */
function firstAndLast(made: StageDraw): Exchange {
  if (isGroupsDraw(made)) {
    const ids = made.groups.flat();
    return { kind: 'exchange', entrants: [ids.at(0) ?? '', ids.at(-1) ?? ''] };
  }
  const lines = linesOf(made).flatMap((id, at) => (id === null ? [] : [at + 1]));
  return { kind: 'exchange', lines: [lines.at(0) ?? 0, lines.at(-1) ?? 0] };
}

describe('the public draw of an event', () => {
  test.for([KNOCKOUT, GROUPS])(
    'Anybody can draw again from the public answer: %o',
    async (format, { server }) => {
      const { draw, publish, look, read, exchange, setClub } = await closedEvent(server, {
        byHand: 23,
      });
      await setClub([2, 3, 5, 7, 11, 13], '北中');
      await draw(format);
      await draw(format);
      const { made } = (await read()).draw!;
      await exchange(firstAndLast(made));
      const organizers = (await publish()).data?.event.draw;
      const answer = (await look()).draw!;
      expect(checkDraw(answer.made)).toEqual({ verdict: 'equal' });
      const again = redrawStage(answer.made);
      const changes = answer.amendments.map(({ change }) => change).filter(isExchange);
      const rerun = again.ok ? applyAll(again.value, changes, exchanged) : again;
      const published = applyAll(organizers!.made, changes, exchanged);
      if (!rerun.ok || !published.ok) throw new Error('the record cannot be drawn');
      expect(compareDraws(rerun.value, published.value)).toEqual({ verdict: 'equal' });
      expect(compareDraws(answer.made, published.value)).not.toEqual({ verdict: 'equal' });
    },
  );

  test('Exchanges are public with their reasons, but not who made them', async ({ server }) => {
    const { draw, exchange, publish, look } = await closedEvent(server, { byHand: 8 });
    await draw();
    const change = { kind: 'exchange', lines: [3, 6] } as const;
    await exchange(change, { reason: '交通機関の遅れ' });
    await publish();
    const { draw: shown } = await look();
    const at = '2026-11-20T03:00:00.000Z';
    expect(shown?.amendments).toEqual([{ at, reason: '交通機関の遅れ', change }]);
  });

  test('Names are shown by the choice of player or guardian; clubs are shown', async ({
    server,
  }) => {
    const adult = await server.playerPhone({ fullName: '鈴木 一郎' });
    const child = await server.playerPhone({ fullName: '山田 太郎', age: null });
    const family = await confirmed(server);
    await family.guardian.call(guardianPage.chooseNameDisplay, {
      params: { id: family.id },
      body: { ...family.sent.body, nameDisplay: 'family-name' },
    });
    const { draw, publish, look, setClub } = await closedEvent(server, {
      phones: [adult, child, family.phone],
      byHand: 1,
    });
    await setClub([1, 2, 3, 4], '北中');
    await draw();
    await publish();
    const { draw: shown } = await look();
    expect(shown?.people.map(({ name }) => name).toSorted()).toEqual(
      ['鈴木', '山・太', '佐藤', 'G・○'].toSorted(),
    );
    expect(shown?.people.every(({ club }) => club === '北中')).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(/一郎|太郎|花子|Guest/);
  });

  test('A later choice of the guardian holds at once', async ({ server }) => {
    const family = await confirmed(server);
    const { draw, publish, look } = await closedEvent(server, {
      phones: [family.phone],
      byHand: 1,
    });
    await draw();
    await publish();
    const names = async () => (await look()).draw?.people.map(({ name }) => name);
    expect(await names()).toContain('佐・花');
    await family.guardian.call(guardianPage.chooseNameDisplay, {
      params: { id: family.id },
      body: { ...family.sent.body, nameDisplay: 'full' },
    });
    expect(await names()).toContain('佐藤 花子');
  });

  test('Who has deleted the account is a former player at once, on the same line', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ fullName: '鈴木 一郎' });
    const { draw, publish, look, setClub } = await closedEvent(server, {
      phones: [phone],
      byHand: 7,
    });
    await setClub([1, 2, 3, 4, 5, 6, 7, 8], '北中');
    await draw();
    await publish();
    const before = (await look()).draw!;
    const { id } = before.people.find(({ name }) => name === '鈴木')!;
    await phone.call(leave, { body: { password: phone.player.password } });
    const after = (await look()).draw!;
    expect(after.people.find((one) => one.id === id)).toEqual({
      id,
      name: 'Former player',
      club: null,
    });
    expect(after.made).toEqual(before.made);
    expect(checkDraw(after.made)).toEqual({ verdict: 'equal' });
  });

  test('The answer for 512 entrants with clubs is at most 60 KB, compressed', async ({
    server,
  }) => {
    const { draw, publish, setClub, phone, params } = await closedEvent(server, { byHand: 512 });
    for (let club = 0; club < 64; club++) {
      const numbers = Array.from({ length: 8 }, (_, at) => club * 8 + at + 1);
      await setClub(numbers, `第${club + 1}中学校ソフトテニス部`);
    }
    await draw();
    await publish();
    const { data } = await phone.call(contract.publicDraw, { params });
    expect(data?.draw?.people).toHaveLength(512);
    expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(60_000);
  });

  test('A tournament or an event that does not exist has no draw', async ({ server }) => {
    const { params } = await closedEvent(server, { byHand: 2 });
    const visitor = server.phone();
    for (const [wrong, code] of [
      [{ ...params, id: 999 }, 'TOURNAMENT_NOT_FOUND'],
      [{ ...params, eventId: 999 }, 'EVENT_NOT_FOUND'],
    ] as const) {
      const { status, refusal } = await visitor.call(contract.publicDraw, { params: wrong });
      expect([status, refusal?.code]).toEqual([404, code]);
    }
    const { refusal } = await visitor.call(contract.publicDraws, { params: { id: 999 } });
    expect(refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
  });
});

describe('the draws of a tournament', () => {
  test('The list says of each event whether its draw is out, and of which kind it is', async ({
    server,
  }) => {
    const { draw, publish, takeBack, phone, params } = await closedEvent(server, { byHand: 11 });
    const event = {
      id: '019a9d1c-0000-7000-8000-000000000001',
      event: {
        name: '女子シングルス',
        eventType: 'Singles',
        genderRule: 'female',
        level: 'Beginner',
        ageRule: '',
        participationFee: '0',
        participantLimit: '32',
        perClubLimit: '',
      },
    } as const;
    await phone.call(ownEvents.add, { params: { id: params.id }, body: event });
    const visitor = server.phone();
    const list = async () => {
      const { data } = await visitor.call(contract.publicDraws, { params: { id: params.id } });
      return data?.events.map(({ name, state, published }) => ({ name, state, published }));
    };
    const other = { name: '女子シングルス', state: 'none', published: null };
    await draw(GROUPS);
    expect(await list()).toEqual([{ name: '', state: 'none', published: null }, other]);
    await publish();
    const published = { kind: 'groups', entrants: 11, publishedAt: '2026-11-20T03:00:00.000Z' };
    expect(await list()).toEqual([{ name: '', state: 'published', published }, other]);
    await takeBack();
    expect(await list()).toEqual([{ name: '', state: 'withdrawn', published: null }, other]);
    await draw();
    await publish();
    expect((await list())?.[0]).toMatchObject({ published: { kind: 'knockout' } });
  });
});

describe('past tournaments', () => {
  test('A tournament is listed from the day after it is held, as long as its draw is out and it took place', async ({
    server,
  }) => {
    const tournament = { eventDate: '2026-12-04' };
    const { draw, publish, takeBack, params } = await closedEvent(server, {
      byHand: 2,
      tournament,
    });
    await makeEnteredEvent(server.services, [], tournament);
    const called = await closedEvent(server, { byHand: 2, tournament });
    await called.draw();
    await called.publish();
    const { id } = called.params;
    await called.phone.call(cancel, { params: { id }, body: { reason: '' } });
    await draw();
    await publish();
    const listed = async () => {
      const { data } = await server.phone().call(contract.pastTournaments, {});
      return data?.tournaments;
    };
    server.clock.advance({ days: 14 });
    expect(await listed()).toEqual([]);
    server.clock.advance({ days: 1 });
    expect(await listed()).toEqual([
      {
        id: params.id,
        name: 'Autumn Junior Open',
        venue: 'Ariake Tennis Park',
        eventDate: '2026-12-04',
        hasSeason: false,
      },
    ]);
    await takeBack();
    expect(await listed()).toEqual([]);
  });

  test('The draws of a tournament that an operator holds back are read by its desk only', async ({
    server,
  }) => {
    const { phone, draw, publish, params } = await closedEvent(server, { byHand: 4 });
    await draw();
    await publish();
    const { id: operatorId } = await makeOperator(server.services);
    await suspendTournament(server.services, { id: params.id, operatorId, reason: 'Spam' });
    const read = async (reader: typeof phone) => {
      const all = await reader.call(contract.publicDraws, { params: { id: params.id } });
      const one = await reader.call(contract.publicDraw, { params });
      return [all.status, one.status];
    };
    expect(await read(server.phone())).toEqual([404, 404]);
    expect(await read(phone)).toEqual([200, 200]);
  });

  test('Past tournaments come a page at a time, the newest first', async ({ server }) => {
    const players = [
      ['Aoki Ren', 'A'],
      ['Baba Yui', 'B'],
    ] as const;
    const ids: number[] = [];
    for (let made = 0; made < 21; made++) {
      const event = await makeEnteredEvent(server.services, players);
      const { organizerId } = event.organizer;
      const account = { id: event.players[0]?.id ?? '', organizerId, roles: ['organizer'] };
      await makePublishedDraw(server.services, { ...event, account }, KNOCKOUT);
      ids.unshift(event.tournamentId);
    }
    server.clock.advance({ days: 15 });
    const visitor = server.phone();
    const first = (await visitor.call(contract.pastTournaments, {})).data;
    const query = { cursor: first?.nextCursor ?? '' };
    const second = (await visitor.call(contract.pastTournaments, { query })).data;
    const found = [first, second].map((page) => page?.tournaments.map(({ id }) => id));
    expect(found).toEqual([ids.slice(0, 20), ids.slice(20)]);
    expect(second?.nextCursor).toBeNull();
  });
});
