import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { MOTHER } from '#features/guardians/server/guardians.factory.ts';
import * as preferences from '#features/notifications/preferences/preferences.contract.ts';
import { newsOf } from '#features/notifications/server/notifications.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { sentStatements } from '#platform/testing/sent-statements.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../event-draws.contract.ts';
import { playedKnockout } from '../results/server/results.knockouts.factory.ts';
import { closedEvent, GROUPS } from './event-draws.referee.factory.ts';

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];

describe('publishing a draw', () => {
  test('A published draw is on the public page, and the event says so', async ({ server }) => {
    const { draw, publish, read, look, phone, params } = await closedEvent(server, { byHand: 8 });
    await draw();
    const { data } = await publish();
    const publishedAt = '2026-11-20T03:00:00.000Z';
    expect(data?.event).toMatchObject({ state: 'published', draw: { publishedAt } });
    expect(await read()).toEqual(data?.event);
    const listed = await phone.call(ownEvents.list, { params: { id: params.id } });
    expect(listed.data?.events[0]?.drawState).toBe('published');
    expect(await look()).toMatchObject({
      event: { state: 'published' },
      draw: { number: 1, publishedAt },
    });
  });

  test('The list of events says that an event is under way while a match of it has a result', async ({
    server,
  }) => {
    const { enter, clear, phone, params } = await playedKnockout(server);
    const state = async () => {
      const { data } = await phone.call(ownEvents.list, { params: { id: params.id } });
      return data?.events[0]?.drawState;
    };
    expect(await state()).toBe('published');
    await enter('1-0');
    expect(await state()).toBe('running');
    await clear('1-0');
    expect(await state()).toBe('published');
  });

  test('Publishing twice is no error, and notifies nobody twice', async ({ server }) => {
    const phone = await server.playerPhone();
    const { draw, publish } = await closedEvent(server, { phones: [phone], byHand: 3 });
    await draw();
    const first = await publish();
    server.clock.advance({ minutes: 1 });
    expect(await publish()).toEqual(first);
    const kinds = (await newsOf(phone)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'draw-published')).toHaveLength(1);
  });

  test('The notifications of all players of a draw are one statement', async ({ server }) => {
    const phones = [await server.playerPhone(), await server.playerPhone()];
    const { draw, publish } = await closedEvent(server, { phones, byHand: 2 });
    await draw();
    const sent = sentStatements();
    expect((await publish()).status).toBe(200);
    expect(sent.filter((text) => text.startsWith('insert into "notifications"'))).toHaveLength(1);
    for (const phone of phones) expect((await newsOf(phone))[0]?.kind).toBe('draw-published');
  });

  test('Of two who publish at once both succeed, and it is published once', async ({ server }) => {
    const phone = await server.playerPhone();
    const { draw, publish, signedIn } = await closedEvent(server, { phones: [phone], byHand: 3 });
    await draw();
    const second = await signedIn();
    const sent = { seenDraw: 1, seenAmendments: 0 };
    const answers = await Promise.all([publish(sent), publish(sent, second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await mailsTo(server, phone.player.email)).map(({ kind }) => kind)).toEqual([
      'entry-confirmed',
      'draw-published',
    ]);
  });

  test('A draw that the publisher has not seen is refused', async ({ server }) => {
    const { draw, publish, exchange } = await closedEvent(server, { byHand: 8 });
    expect(code(await publish())).toEqual([409, 'DRAW_CHANGED']);
    await draw();
    await exchange({ kind: 'exchange', lines: [3, 6] });
    expect(code(await publish({ seenAmendments: 0 }))).toEqual([409, 'DRAW_CHANGED']);
    await draw();
    expect(code(await publish({ seenDraw: 1 }))).toEqual([409, 'DRAW_CHANGED']);
    expect((await publish()).status).toBe(200);
  });

  test('A draw is not published while somebody pays, nor afterwards without who has paid', async ({
    server,
  }) => {
    const payer = await server.playerPhone();
    const { draw, publish, look } = await closedEvent(server, {
      phones: [payer],
      byHand: 3,
      tournament: { feeYen: 2000 },
    });
    await draw();
    expect(code(await publish())).toEqual([409, 'PLACES_HELD']);
    const { data } = await payer.call(entries.mine, { query: { when: 'coming' } });
    const entryId = data?.entries[0]?.id ?? '';
    const method = 'credit-card' as const;
    const body = { id: uuidv7(), entryId, method, cardToken: 'tok_sandbox_ok_4242' };
    await payer.call(payments.pay, { body });
    expect(code(await publish())).toEqual([409, 'DRAW_OUTDATED']);
    expect((await look()).draw).toBeNull();
    await draw();
    expect((await publish()).status).toBe(200);
  });

  test('A place that nobody has paid for in time no longer holds a publication up', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const tournament = { feeYen: 2000 };
    const { draw, publish } = await closedEvent(server, { phones: [phone], byHand: 3, tournament });
    await draw();
    server.clock.advance({ minutes: 31 });
    expect((await publish()).status).toBe(200);
  });

  test('An outdated draft is not published', async ({ server }) => {
    const { draw, publish, phone, params } = await closedEvent(server, { byHand: 4 });
    await draw();
    const body = { baseVersion: 1, order: [4, 3, 2, 1], seedCount: null };
    await phone.call(contract.saveSeeding, { params, body });
    expect(code(await publish())).toEqual([409, 'DRAW_OUTDATED']);
    await phone.call(contract.reopenEntries, { params });
    expect(code(await publish())).toEqual([409, 'ENTRIES_OPEN']);
  });

  test('A draw of a cancelled tournament is neither published nor taken back', async ({
    server,
  }) => {
    const { draw, publish, takeBack, params, look } = await closedEvent(server, { byHand: 4 });
    await draw();
    await updateState(server.services.db, params.id, { state: 'cancelled' });
    expect(code(await publish())).toEqual([409, 'TOURNAMENT_CANCELLED']);
    await updateState(server.services.db, params.id, { state: 'open' });
    await publish();
    await updateState(server.services.db, params.id, { state: 'cancelled' });
    expect(code(await takeBack())).toEqual([409, 'TOURNAMENT_CANCELLED']);
    expect(await look()).toMatchObject({
      tournament: { isCancelled: true },
      event: { state: 'published' },
    });
  });

  test('While a draw is published it is not drawn again, not seeded, and its entries stay closed', async ({
    server,
  }) => {
    const { draw, publish, phone, params } = await closedEvent(server, { byHand: 4 });
    await draw();
    await publish();
    expect(code(await draw())).toEqual([409, 'DRAW_PUBLISHED']);
    const reopened = await phone.call(contract.reopenEntries, { params });
    expect(code(reopened)).toEqual([409, 'DRAW_PUBLISHED']);
    const body = { baseVersion: 1, order: [4, 3, 2, 1], seedCount: null };
    const seeded = await phone.call(contract.saveSeeding, { params, body });
    expect(code(seeded)).toEqual([409, 'DRAW_PUBLISHED']);
  });
});

describe('taking a published draw back', () => {
  test('Everybody reads that the draw was taken back and why, until the next one is out', async ({
    server,
  }) => {
    const { draw, publish, takeBack, look } = await closedEvent(server, { byHand: 4 });
    await draw();
    await draw();
    await publish();
    server.clock.advance({ minutes: 1 });
    const { data } = await takeBack({ reason: ' 森さんが漏れていたため ' });
    const withdrawn = { at: '2026-11-20T03:01:00.000Z', reason: '森さんが漏れていたため' };
    expect(data?.event).toMatchObject({ state: 'closed', draw: { number: 2, withdrawn } });
    const earlier = { drawnAt: '2026-11-20T03:00:00.000Z', publishedAt: null, withdrawn: null };
    expect(await look()).toMatchObject({
      event: { state: 'withdrawn' },
      draw: null,
      withdrawn: { number: 2, ...withdrawn },
      earlier: [{ number: 1, ...earlier }],
    });
    await draw(GROUPS);
    expect(await look()).toMatchObject({ event: { state: 'withdrawn' }, draw: null });
    await publish();
    expect(await look()).toMatchObject({
      event: { state: 'published' },
      draw: { number: 3, format: GROUPS },
      withdrawn: null,
      earlier: [
        { number: 1, ...earlier },
        { number: 2, publishedAt: '2026-11-20T03:00:00.000Z', withdrawn },
      ],
    });
  });

  test('A draw that was taken back is not published again, but drawn again', async ({ server }) => {
    const { draw, publish, takeBack } = await closedEvent(server, { byHand: 4 });
    await draw();
    await publish();
    await takeBack();
    expect(code(await publish())).toEqual([409, 'DRAW_WITHDRAWN']);
    expect((await draw()).data?.event).toMatchObject({ state: 'drawn', draw: { number: 2 } });
  });

  test('Afterwards the forgotten person can be entered', async ({ server }) => {
    const { draw, publish, takeBack, phone, params } = await closedEvent(server, { byHand: 4 });
    await draw();
    await publish();
    await takeBack();
    expect((await phone.call(contract.reopenEntries, { params })).data?.event).toMatchObject({
      state: 'entries',
      draw: { isOutdated: true, withdrawn: { reason: 'Mori was forgotten' } },
    });
  });

  test('Taking back twice is no error; a draft, another draw and no draw are refused', async ({
    server,
  }) => {
    const { draw, publish, takeBack } = await closedEvent(server, { byHand: 4 });
    expect(code(await takeBack())).toEqual([409, 'DRAW_CHANGED']);
    await draw();
    expect(code(await takeBack())).toEqual([409, 'NOT_PUBLISHED']);
    await publish();
    expect(code(await takeBack({ seenDraw: 9 }))).toEqual([409, 'DRAW_CHANGED']);
    const first = await takeBack();
    expect(first.status).toBe(200);
    expect(await takeBack({ reason: 'Another reason' })).toEqual(first);
  });

  test('A reason is needed, of at most 200 characters', async ({ server }) => {
    const { draw, publish, takeBack, look } = await closedEvent(server, { byHand: 4 });
    await draw();
    await publish();
    for (const reason of ['', '  ', 'x'.repeat(201)]) {
      expect(code(await takeBack({ reason }))).toEqual([422, 'INVALID_REASON']);
    }
    expect((await look()).event.state).toBe('published');
  });
});

describe('taking back a draw on its day', () => {
  test('A draw of which a match is called or being played stands until the desk takes the match back', async ({
    server,
  }) => {
    const event = await closedEvent(server, { byHand: 4 });
    await event.draw();
    await event.publish();
    const { match, call, take } = await openQueue(server, event);
    await call(await match('1-0'));
    expect(code(await event.takeBack())).toEqual([409, 'MATCH_CALLED']);
    await take(await match('1-0'), { kind: 'start' });
    expect(code(await event.takeBack())).toEqual([409, 'MATCH_CALLED']);
    expect((await match('1-0')).state).toBe('playing');
    await take(await match('1-0'), { kind: 'back' });
    expect((await event.takeBack()).status).toBe(200);
  });

  test('The consolation is taken back while a match of the main draw is being played', async ({
    server,
  }) => {
    const event = await playedKnockout(server, { byHand: 8, consolation: true });
    for (const matchId of ['1-0', '1-1', '1-2', '1-3']) await event.enter(matchId);
    const { draw, publish, takeBack } = event.stageAt(1);
    await draw();
    await publish();
    const { play } = await openQueue(server, event);
    await play('2-0');
    expect((await takeBack()).status).toBe(200);
  });
});

describe('news of a draw', () => {
  test('Players read in the app and by mail that it is out, and that it was taken back', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ fullName: 'Ono Mei', language: 'en' });
    const other = await server.playerPhone();
    const { draw, publish, takeBack, params } = await closedEvent(server, {
      phones: [phone],
      byHand: 3,
    });
    await draw();
    await publish();
    server.clock.advance({ minutes: 1 });
    await takeBack({ reason: 'Mori was forgotten' });
    const page = `/tournaments/${params.id}/draws/${params.eventId}`;
    const [back, out] = await newsOf(phone);
    const facts = { tournamentId: params.id, eventId: params.eventId };
    expect(out).toMatchObject({ kind: 'draw-published', facts });
    expect(back).toMatchObject({ kind: 'draw-withdrawn', facts });
    const [, published, withdrawn] = await mailsTo(server, phone.player.email);
    expect(published?.subject).toContain('The draw is out: Autumn Junior Open');
    expect(published?.textBody).toContain(`${server.services.origin()}${page}`);
    expect(published?.replyTo).toBe('info@sakura.example');
    expect(withdrawn?.subject).toContain('Draw taken back: Autumn Junior Open');
    expect(withdrawn?.textBody).toContain('What the organizer writes:\nMori was forgotten');
    expect((await newsOf(other)).map(({ kind }) => kind)).toEqual(['welcome']);
  });

  test('Each draw that is published is news', async ({ server }) => {
    const phone = await server.playerPhone();
    const { draw, publish, takeBack } = await closedEvent(server, { phones: [phone], byHand: 3 });
    for (let time = 0; time < 2; time++) {
      server.clock.advance({ minutes: 1 });
      await draw();
      await publish();
      await takeBack();
    }
    const kinds = (await newsOf(phone)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'draw-published')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'draw-withdrawn')).toHaveLength(2);
  });

  test('Who does not want mails of draws reads it in the app only', async ({ server }) => {
    const phone = await server.playerPhone();
    const choice = { topic: 'draws', channel: 'mail', wanted: false } as const;
    await phone.call(preferences.choose, { body: choice });
    const { draw, publish } = await closedEvent(server, { phones: [phone], byHand: 3 });
    await draw();
    server.clock.advance({ minutes: 1 });
    await publish();
    expect((await newsOf(phone))[0]?.kind).toBe('draw-published');
    const kinds = (await mailsTo(server, phone.player.email)).map(({ kind }) => kind);
    expect(kinds).not.toContain('draw-published');
  });

  test('A guardian is notified by mail, with the address of the public page', async ({
    server,
  }) => {
    const { phone } = await confirmed(server);
    const { draw, publish, takeBack, params } = await closedEvent(server, {
      phones: [phone],
      byHand: 3,
    });
    await draw();
    await publish();
    await takeBack();
    const written = (await mailsTo(server, MOTHER)).slice(-2);
    expect(written.map(({ kind }) => kind)).toEqual([
      'guardian-draw-published',
      'guardian-draw-withdrawn',
    ]);
    for (const { textBody } of written) {
      expect(textBody).toContain(`/tournaments/${params.id}/draws/${params.eventId}`);
    }
  });
});
