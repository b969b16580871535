import { describe, expect } from 'vitest';
import * as matches from '#features/matches/matches.contract.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import * as exporting from '#features/personal-data/export/export.contract.ts';
import * as records from '#features/practice/records/records.contract.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { listEntrants } from '../../server/event-draws.store.ts';
import { playedKnockout } from './results.knockouts.factory.ts';
import { playedEvent } from './results.referee.factory.ts';

/** Of the tournament, whenever its results are entered. */
const DAY = '2026-12-04';

const daysOf = async (phone: Phone) =>
  (await phone.call(records.practiceDays, { query: {} })).data?.days;
const listed = async (phone: Phone, formatId: 'league' | 'tournament', language = 'en') => {
  const sent = { params: { dateId: DAY, formatId }, query: {} };
  const headers = { 'accept-language': language };
  return (await phone.call(records.practiceMatches, sent, headers)).data?.matches;
};

/** A published group of two players with accounts and a guest, with the number of each. */
async function groupOfTwo(server: TestApp) {
  const ren = await server.playerPhone({ fullName: 'Aoki Ren' });
  const yui = await server.playerPhone({ fullName: 'Baba Yui' });
  const event = await playedEvent(server, { phones: [ren, yui], byHand: 1 });
  const entrants = await listEntrants(server.services.db, event.params.eventId);
  const numberOf = (accountId: string | null) =>
    String(entrants.find((one) => one.accountId === accountId)?.number);
  const numbers = {
    ren: numberOf(ren.player.id),
    yui: numberOf(yui.player.id),
    guest: numberOf(null),
  };
  return { ...event, ren, yui, numbers };
}

describe('matches of tournaments in the records', () => {
  test('Both players find their match on its day, under the tournament and their own names', async ({
    server,
  }) => {
    const { score, ren, yui, numbers } = await groupOfTwo(server);
    await score([numbers.ren, numbers.yui], '11-9 11-7');
    const days = [{ id: DAY, matches: 1, formats: [{ format: 'league', matches: 1 }] }];
    expect(await daysOf(ren)).toEqual(days);
    expect(await daysOf(yui)).toEqual(days);
    const facts = { groupId: null, groupName: 'Autumn Junior Open', result: '2-0' };
    expect(await listed(ren, 'league')).toMatchObject([
      { ...facts, player1: { name: 'Aoki Ren' }, player2: { name: 'Baba' } },
    ]);
    expect(await listed(yui, 'league')).toMatchObject([
      { ...facts, player1: { name: 'Aoki' }, player2: { name: 'Baba Yui' } },
    ]);
  });

  test('A player reads the single match and cannot change it; others do not find it', async ({
    server,
  }) => {
    const { score, ren, yui, numbers, phone } = await groupOfTwo(server);
    const { data } = await score([numbers.ren, numbers.guest], '11-9 11-7');
    const params = { id: data?.match.id ?? '' };
    const read = await ren.call(matches.match, { params });
    expect(read.data?.match).toMatchObject({
      groupName: 'Autumn Junior Open',
      player1: { name: 'Aoki Ren' },
    });
    const body = { seen: null, stats: { comments: 'What a rally' } };
    expect((await ren.call(records.saveStats, { params, body })).status).toBe(404);
    for (const stranger of [yui, phone]) {
      expect((await stranger.call(matches.match, { params })).status).toBe(404);
      expect(await daysOf(stranger)).toEqual([]);
    }
  });

  test('Of a tournament with several events the place names the event, in the reader’s language', async ({
    server,
  }) => {
    const { score, ren, numbers, params, phone } = await groupOfTwo(server);
    const event = {
      name: 'Team cup',
      eventType: 'Team' as const,
      genderRule: 'any' as const,
      level: 'Beginner' as const,
      ageRule: '',
      participationFee: '0',
      participantLimit: '8',
      perClubLimit: '',
    };
    const body = { id: '019a9d1c-0000-7000-8000-000000000002', event };
    expect((await phone.call(ownEvents.add, { params: { id: params.id }, body })).status).toBe(200);
    await score([numbers.ren, numbers.guest], '11-9 11-7');
    expect(await listed(ren, 'league')).toMatchObject([
      { groupName: 'Autumn Junior Open · Singles, Intermediate' },
    ]);
    expect(await listed(ren, 'league', 'ja')).toMatchObject([
      { groupName: 'Autumn Junior Open・シングルス（中級）' },
    ]);
  });

  test('A correction and a removal are followed', async ({ server }) => {
    const { score, ren, numbers, phone } = await groupOfTwo(server);
    const pair = [numbers.ren, numbers.yui] as const;
    const { data } = await score(pair, '11-9 11-7');
    await score(pair, '9-11 7-11', { baseVersion: 1 });
    expect(await listed(ren, 'league')).toMatchObject([{ result: '0-2', winner: 'player2' }]);
    const query = { writeId: '019a9d1c-0000-7000-8000-000000000001', baseVersion: 2 };
    const params = { id: data?.match.id ?? '' };
    expect((await phone.call(matches.removeMatch, { params, query })).status).toBe(200);
    expect(await daysOf(ren)).toEqual([]);
  });

  test('A knockout of an event is in the records until its result is cleared', async ({
    server,
  }) => {
    const ren = await server.playerPhone({ fullName: 'Aoki Ren' });
    const event = await playedKnockout(server, { phones: [ren], byHand: 1 });
    const final = (await event.inPlay()).matches[0]?.id ?? '';
    expect((await event.enter(final)).status).toBe(200);
    const [match] = (await listed(ren, 'tournament')) ?? [];
    expect(match).toMatchObject({ format: 'knockout', groupName: 'Autumn Junior Open', round: 1 });
    expect([match?.player1.name, match?.player2.name]).toContain('Aoki Ren');
    await event.clear(final);
    expect(await daysOf(ren)).toEqual([]);
  });

  test('A person’s data has their matches, without the opponent', async ({ server }) => {
    const { score, ren, numbers } = await groupOfTwo(server);
    await score([numbers.yui, numbers.ren], '11-9 11-7');
    const { data } = await ren.call(exporting.everything);
    expect(data?.parts.eventMatches).toMatchObject([
      { tournament: 'Autumn Junior Open', playedOn: DAY, ownSide: 'player2', winner: 'player1' },
    ]);
    expect(JSON.stringify(data?.parts.eventMatches)).not.toContain('Baba');
    expect(data?.parts.practiceMatches).toEqual([]);
  });

  test('Of a player who has left the match stays in the other’s records', async ({ server }) => {
    const { score, ren, yui, numbers } = await groupOfTwo(server);
    await score([numbers.ren, numbers.yui], '11-9 11-7');
    const { password } = yui.player;
    expect((await yui.call(leave, { body: { password } })).status).toBe(200);
    expect(await listed(ren, 'league')).toMatchObject([
      { player1: { name: 'Aoki Ren' }, player2: { name: 'Former player' } },
    ]);
  });
});
