import { describe, expect } from 'vitest';
import { closedEvent } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import { joinSquad } from '#features/event-draws/ties/server/ties.factory.ts';
import { listSides } from '#features/event-draws/ties/server/ties.people.commands.ts';
import { leave } from '#features/groups/groups.contract.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { asked } from '#features/guardian-page/server/guardian-page.factory.ts';
import { playedBySchools } from '#features/my-day/server/my-day.entered.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import {
  addCoach,
  makeSchool,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../known.contract.ts';

/** A published knockout in which a girl without a consent plays; a boy of her club does not play, and a stranger does. */
async function ownEvent(server: TestApp) {
  const family = await asked(server);
  const fellow = await server.playerPhone({ fullName: '鈴木 蓮', age: null });
  const stranger = await server.playerPhone({ fullName: '高橋 湊', age: null });
  const event = await closedEvent(server, { phones: [family.phone, stranger], byHand: 2 });
  const { db, clock } = server.services;
  const [now, teamCode] = [clock.now(), 'SAKURA77'];
  const { id: accountId } = family.phone.player;
  const creator = { accountId, name: '佐藤 花子' };
  const group = await makeGroup(db, { creator, now, teamCode, members: [creator.name] });
  await joinGroup(db, { accountId: fellow.player.id, fullName: '鈴木 蓮', now }, teamCode);
  const params = { id: event.params.id };
  return {
    ...event,
    ...family,
    organizer: event.phone,
    fellow,
    stranger,
    group,
    params: event.params,
    /** "佐藤 花子 family": whom somebody signed in knows. */
    known: async (by: Phone) => said(await by.call(contract.known, { params })),
    guarded: async (secret = family.secret) =>
      said(await server.phone().call(contract.guarded, { params, body: { secret } })),
    publishDraw: async () => {
      await event.draw();
      await event.publish();
    },
  };
}

type Answer = Awaited<ReturnType<Phone['call']>> & {
  readonly data: { readonly sides: readonly { name: string; tie: string }[] } | null;
};

function said(answer: unknown): string | string[] {
  const { data, refusal } = answer as Answer;
  return data?.sides.map(({ name, tie }) => `${name} ${tie}`) ?? refusal?.code ?? '';
}

const HERS = ['佐藤 花子 family'];

describe('whom a reader of a live page knows', () => {
  test('The player and her fellow members read her whole name once the draw is out, a stranger and a visitor do not', async ({
    server,
  }) => {
    const event = await ownEvent(server);
    expect(await event.known(event.phone)).toEqual([]);
    await event.publishDraw();
    expect(await event.known(event.phone)).toEqual(HERS);
    expect(await event.known(event.fellow)).toEqual(['佐藤 花子 club']);
    expect(await event.known(event.stranger)).toEqual(['高橋 湊 family']);
    const visitor = await server.phone().call(contract.known, { params: event.params });
    expect(visitor.refusal?.code).toBe('SIGN_IN_REQUIRED');
  });

  test('Somebody who has left the club knows nobody any more', async ({ server }) => {
    const event = await ownEvent(server);
    await event.publishDraw();
    const left = await event.fellow.call(leave, { params: { id: event.group.id } });
    expect(left.status).toBe(200);
    expect(await event.known(event.fellow)).toEqual([]);
  });

  test('A guardian reads the whole name by the mailed link, from the confirmation to the end of the guardianship', async ({
    server,
  }) => {
    const event = await ownEvent(server);
    await event.publishDraw();
    expect(await event.guarded()).toEqual([]);
    await event.guardian.call(guardianPage.confirm, event.sent);
    expect(await event.guarded()).toEqual(HERS);
    expect(await event.guarded('not-the-secret')).toBe('LINK_UNKNOWN');
    await event.guardian.call(guardianPage.end, event.sent);
    expect(await event.guarded()).toEqual([]);
  });

  test('An unlisted tournament is not found by strangers and guardians, nor is an unknown one', async ({
    server,
  }) => {
    const event = await ownEvent(server);
    await event.publishDraw();
    await event.guardian.call(guardianPage.confirm, event.sent);
    const set = { params: { id: event.params.id }, body: { isUnlisted: true } };
    expect((await event.organizer.call(publishing.setUnlisted, set)).status).toBe(200);
    expect(await event.known(event.phone)).toEqual(HERS);
    expect(await event.known(event.fellow)).toBe('TOURNAMENT_NOT_FOUND');
    expect(await event.guarded()).toBe('TOURNAMENT_NOT_FOUND');
    const unknown = await event.phone.call(contract.known, { params: { id: 999_999 } });
    expect(unknown.refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
  });

  test('A teacher reads the whole names of pupils without an account whom the school has entered, until leaving the school', async ({
    server,
  }) => {
    const {
      here: params,
      sakura,
      momiji,
    } = await playedBySchools(server, {
      eventType: 'Doubles',
      prepare: async (school) => {
        // Who is replaced, and who is in no line, is named to nobody.
        expect((await school.replace(0, 4)).status).toBe(200);
      },
    });
    const known = async (by: Phone) => said(await by.call(contract.known, { params }));
    const [, b, c, d, e] = sakura.names;
    const coach = await addCoach(server, sakura.group.id);
    for (const phone of [sakura.teacher, coach]) {
      const names = await known(phone);
      expect(new Set(names)).toEqual(new Set([`${e} / ${b} club`, `${c} / ${d} club`]));
    }
    expect(await known(momiji.teacher)).toHaveLength(2);
    await coach.call(leave, { params: { id: sakura.group.id } });
    const stranger = await makeSchool(server, 2);
    for (const phone of [coach, stranger.teacher, await server.playerPhone()]) {
      expect(await known(phone)).toEqual([]);
    }
  });

  test('Who is in a squad reads its team from the draw on, and the own whole name in the rubbers once the orders are out', async ({
    server,
  }) => {
    const event = await teamDay(server);
    const { eventId } = event;
    const ren = await server.playerPhone({ fullName: '鈴木 蓮', age: null });
    const { id, fullName: name } = ren.player;
    const known = async (by: Phone) => {
      const { data } = await by.call(contract.known, { params: { id: event.tournamentId } });
      return data?.sides.map((side) => `${side.id} ${side.name} ${side.tie}`);
    };
    expect(await known(ren)).toEqual([]);
    await joinSquad(server.services, { eventId, side: '10100', account: { id, name } });
    const team = (await listSides(server.services.db, eventId)).find(({ number }) => number === 1);
    const own = `1 ${team?.name} family`;
    expect(await known(ren)).toEqual([own]);
    const first = (await event.desk.queue()).matches.map(({ matchId }) => matchId.split('r')[0]!);
    for (const matchId of new Set(first.filter((one) => one.startsWith('1-')))) {
      await event.reveal(matchId);
    }
    const after = await known(ren);
    expect(after?.[0]).toBe(own);
    const rubbers = after?.slice(1) ?? [];
    expect(rubbers.length).toBeGreaterThan(0);
    for (const rubber of rubbers) expect(rubber).toMatch(/^10\d{3} .*鈴木 蓮.* family$/);
    expect(await known(await server.playerPhone())).toEqual([]);
  });
});
