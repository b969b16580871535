import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as checkIn from '#features/day/check-in/check-in.contract.ts';
import * as rulesContract from '#features/day/queue/queue.rules.contract.ts';
import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as drafts from '#features/event-draws/event-draws.drafts.contract.ts';
import {
  firstWins,
  playedKnockout,
  secondWins,
} from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { playedEvent } from '#features/event-draws/results/server/results.referee.factory.ts';
import { closedEvent, KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import * as closing from '#features/results/closing/closing.contract.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../referees.contract.ts';
import { inviteFrom, makeDeskHelper, makeReferee } from './referees.factory.ts';
import { listDesk, listOfficials } from './referees.officials.commands.ts';

const EMAIL = 'helper@example.com';

/** A closed event of four people, with the phone of its organizer. */
async function hosted(server: TestApp) {
  const event = await closedEvent(server, { byHand: 4 });
  const { id } = event.params;
  const params = { id };
  const asked = { tournamentId: id, email: EMAIL, duty: 'desk' } as const;
  const list = async () => (await event.phone.call(contract.list, { params })).data!.referees;
  const change = async (duty: 'referee' | 'desk', phone = event.phone, refereeId?: string) =>
    phone.call(contract.changeDuty, {
      params: { ...params, refereeId: refereeId ?? (await list())[0]!.id },
      body: { duty },
    });
  return { ...event, tournament: params, asked, list, change };
}

describe('inviting a desk helper', () => {
  test('The mail, the page of the invitation and the list say what somebody is asked for', async ({
    server,
  }) => {
    const { phone, asked, list, tournament } = await hosted(server);
    const secret = await inviteFrom(server, phone, asked);
    const [mail] = await mailsTo(server, EMAIL);
    expect(mail?.subject).toContain('本部係');
    expect(mail?.textBody).toContain(
      '組み合わせの抽選や棄権への対応は、主催者と競技役員が行います',
    );
    expect(mail?.textBody).toContain('asks you to help at the desk');
    expect(mail?.textBody).not.toContain('to be a referee');
    expect(await list()).toMatchObject([{ email: EMAIL, duty: 'desk', state: 'invited' }]);
    const opened = await server.phone().call(contract.open, { body: { secret } });
    expect(opened.data?.invitation.duty).toBe('desk');
    const helper = await server.playerPhone();
    await helper.call(contract.accept, { body: { secret } });
    expect((await helper.call(contract.mine)).data?.tournaments).toMatchObject([{ duty: 'desk' }]);
    const { data } = await helper.call(contract.find, { params: tournament });
    expect(data?.tournament).toMatchObject({ duty: 'desk', events: [{ playedAs: null }] });
  });

  test('A resend changes nothing, and the same id asks for one duty only', async ({ server }) => {
    const { phone, list, tournament: params } = await hosted(server);
    const body = { id: uuidv7(), email: EMAIL, duty: 'desk' } as const;
    const first = await phone.call(contract.invite, { params, body });
    expect(await phone.call(contract.invite, { params, body })).toEqual(first);
    expect(await mailsTo(server, EMAIL)).toHaveLength(1);
    const other = await phone.call(contract.invite, { params, body: { ...body, duty: 'referee' } });
    expect(other.refusal?.code).toBe('ID_TAKEN');
    expect(await list()).toMatchObject([{ duty: 'desk' }]);
  });

  test('An invitation for the other duty replaces the one before', async ({ server }) => {
    const { phone, asked, list } = await hosted(server);
    const old = await inviteFrom(server, phone, { ...asked, duty: 'referee' });
    const secret = await inviteFrom(server, phone, asked);
    expect(await list()).toMatchObject([{ duty: 'desk' }]);
    const helper = await server.playerPhone();
    const before = await helper.call(contract.accept, { body: { secret: old } });
    expect(before.refusal?.code).toBe('LINK_UNKNOWN');
    expect((await helper.call(contract.accept, { body: { secret } })).status).toBe(200);
  });

  test('A page that is older than desk helpers invites referees', async ({ server }) => {
    const { phone, list, tournament: params } = await hosted(server);
    await phone.call(contract.invite, { params, body: { id: uuidv7(), email: EMAIL } });
    expect(await list()).toMatchObject([{ duty: 'referee' }]);
  });
});

describe('changing what somebody does', () => {
  test('A desk helper becomes a referee, and a referee a desk helper, at once; the same again changes nothing', async ({
    server,
  }) => {
    const { phone, params, change, list } = await hosted(server);
    const helper = await makeDeskHelper(server, phone, params.id);
    const body = { baseVersion: 1, order: null, seedCount: 1 };
    const seed = async () => (await helper.call(eventDraws.saveSeeding, { params, body })).status;
    expect(await seed()).toBe(403);
    for (const _time of [1, 2]) expect((await change('referee')).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Helper Hana', duty: 'referee' }]);
    expect(await seed()).toBe(200);
    expect((await change('desk')).data?.referees).toMatchObject([{ duty: 'desk' }]);
    expect(await seed()).toBe(403);
  });

  test('An invitation, a row of another tournament and one that is gone are not found', async ({
    server,
  }) => {
    const { phone, asked, change, list } = await hosted(server);
    await inviteFrom(server, phone, asked);
    expect((await change('referee')).refusal?.code).toBe('REFEREE_NOT_FOUND');
    expect(await list()).toMatchObject([{ duty: 'desk' }]);
    const other = await hosted(server);
    await makeDeskHelper(server, other.phone, other.params.id);
    const [foreign] = await other.list();
    for (const refereeId of [foreign!.id, uuidv7()]) {
      const { refusal } = await change('referee', phone, refereeId);
      expect(refusal?.code).toBe('REFEREE_NOT_FOUND');
    }
    expect(await other.list()).toMatchObject([{ duty: 'desk' }]);
  });

  test('Nobody makes themselves a referee', async ({ server }) => {
    const { phone, params, change } = await hosted(server);
    const helper = await makeDeskHelper(server, phone, params.id);
    const { refusal } = await change('referee', helper);
    expect(refusal?.code).toBe('FORBIDDEN');
  });
});

describe('what a desk helper may do', () => {
  test('A desk helper reads a draw once it is published, without the seeding list, and changes nothing about it', async ({
    server,
  }) => {
    const { phone, params, draw, publish } = await hosted(server);
    const helper = await makeDeskHelper(server, phone, params.id);
    const read = async () => (await helper.call(eventDraws.prepared, { params })).data!.event;
    await draw(KNOCKOUT);
    expect(await read()).toMatchObject({ mayReferee: false, seeding: null, draw: null });
    const seen = { seenDraw: 1, seenAmendments: 0 };
    const tries = [
      await helper.call(drafts.publishDraw, { params, body: seen }),
      await helper.call(drafts.exchange, {
        params,
        body: { ...seen, change: { kind: 'exchange', lines: [1, 2] }, reason: 'X' },
      }),
    ];
    expect(tries.map(({ refusal }) => refusal?.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    await publish();
    expect(await read()).toMatchObject({ seeding: null, draw: { number: 1 } });
    const found = await helper.call(contract.find, { params: { id: params.id } });
    expect(found.data?.tournament.events).toMatchObject([{ playedAs: 'draw' }]);
    const body = { seenDraw: 1, reason: 'X' };
    const back = await helper.call(drafts.withdrawPublication, { params, body });
    expect(back.refusal?.code).toBe('FORBIDDEN');
  });

  test('A desk helper checks people in, calls a match, enters its result and corrects it, and does not end the tournament', async ({
    server,
  }) => {
    const event = await playedKnockout(server, { byHand: 4 });
    const { phone, params } = event;
    const { id } = params;
    const { courtIds, match, call } = await openQueue(server, event, { hasCheckIn: true });
    const helper = await makeDeskHelper(server, phone, id);
    const listed = await helper.call(checkIn.list, { params: { id } });
    const people = listed.data!.list.people.map(({ id, version }) => ({
      id,
      seenVersion: version,
    }));
    const body = { state: 'present', people } as const;
    const ticked = await helper.call(checkIn.tick, { params: { id }, body });
    expect(ticked.status).toBe(200);
    const called = await call(await match('1-0'), courtIds[0], {}, helper);
    expect(called.data?.queue).toMatchObject({ mayReferee: false, counts: { called: 1 } });
    for (const result of [firstWins, secondWins])
      expect((await event.enter('1-0', result, { by: helper })).status).toBe(200);
    expect((await event.clear('1-0', { by: helper })).status).toBe(200);
    const rules = called.data!.queue.events[0]!.rules;
    const refused = [
      await helper.call(rulesContract.setRules, {
        params,
        body: { seen: rules, next: { ...rules, restMinutes: 0 } },
      }),
      await helper.call(rulesContract.publishPlan, { params, body: { seen: rules } }),
      await helper.call(closing.endEarly, { params: { id }, body: { why: 'storm' } }),
      await helper.call(closing.finalize, { params: { id }, body: {} }),
    ];
    expect(refused.map(({ refusal }) => refusal?.code)).toEqual(refused.map(() => 'FORBIDDEN'));
  });

  test('In groups a desk helper enters scores, and neither chooses how they are scored nor draws lots', async ({
    server,
  }) => {
    const event = await playedEvent(server, { byHand: 3 });
    const helper = await makeDeskHelper(server, event.phone, event.params.id);
    const [first = '', second = ''] = event.groups[0] ?? [];
    const saved = await event.score([first, second], '11-5 11-5 11-5', { by: helper });
    expect(saved.status).toBe(200);
    const refused = [
      await event.choose({ id: 'table-tennis-5' }, { by: helper }),
      await event.drawLots(1, { by: helper }),
    ];
    expect(refused.map(({ refusal }) => refusal?.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  test('The desk hears what needs the desk; what a referee decides is news for referees only', async ({
    server,
  }) => {
    const { phone, params, organizer } = await hosted(server);
    const helper = await makeDeskHelper(server, phone, params.id);
    const referee = await makeReferee(server, phone, params.id);
    const { db } = server.services;
    const tournament = (await tournaments.findById(db, params.id))!;
    const run = [organizer.id, referee.player.id];
    expect((await listOfficials(db, tournament)).toSorted()).toEqual(run.toSorted());
    expect((await listDesk(db, tournament)).toSorted()).toEqual(
      [...run, helper.player.id].toSorted(),
    );
  });
});
