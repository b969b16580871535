import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as draws from '#features/event-draws/event-draws.public.contract.ts';
import * as home from '#features/home/home.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import * as tournaments from '#features/tournaments/tournaments.contract.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { listening } from '#platform/testing/read-stream.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as live from '../live.contract.ts';
import { followedKnockout } from './live.factory.ts';
import { openLive } from './live.streams.factory.ts';

/** A tournament that is followed and unlisted, with a player who has entered it before. */
async function rehearsed(server: TestApp) {
  const entrant = await server.playerPhone();
  const event = await followedKnockout(server, { phones: [entrant], byHand: 3 });
  const { phone, params } = event;
  const set = async (isUnlisted: boolean) => {
    const sent = { params: { id: params.id }, body: { isUnlisted } };
    const { data } = await phone.call(publishing.setUnlisted, sent);
    expect(data?.tournament.isUnlisted).toBe(isUnlisted);
  };
  return { ...event, entrant, set };
}

/** The statuses of the public pages of a tournament. */
async function pagesFor(phone: Phone, params: { readonly id: number; readonly eventId: number }) {
  const pages: Endpoint[] = [tournaments.find, draws.publicDraws, draws.publicDraw];
  const answers = [];
  for (const page of [...pages, live.snapshot, live.draw]) {
    answers.push((await phone.call(page, { params })).status);
  }
  return answers;
}

const FOUND = [200, 200, 200, 200, 200];
const MISSING = [404, 404, 404, 404, 404];

describe('an unlisted tournament', () => {
  test('No list, search or home screen shows an unlisted tournament, and strangers find none of its pages', async ({
    server,
  }) => {
    const { params, set } = await rehearsed(server);
    const stranger = await server.playerPhone();
    const listed = async () => {
      const { data } = await stranger.call(tournaments.list, { query: {} });
      const upcoming = (await stranger.call(home.home)).data?.upcoming;
      return [data?.tournaments.map(({ id }) => id), upcoming?.map(({ id }) => id)];
    };
    expect(await pagesFor(stranger, params)).toEqual(FOUND);
    expect((await listed())[0]).toEqual([params.id]);
    await set(true);
    expect(await pagesFor(stranger, params)).toEqual(MISSING);
    expect(await pagesFor(server.phone(), params)).toEqual(MISSING);
    expect(await listed()).toEqual([[], []]);
    const unknown = await stranger.call(live.snapshot, { params: { id: 999_999 } });
    const unlisted = await stranger.call(live.snapshot, { params });
    expect(unlisted.refusal?.code).toBe(unknown.refusal?.code);
    server.clock.advance({ days: 20 });
    const past = await stranger.call(draws.pastTournaments, { query: {} });
    expect(past.data?.tournaments).toEqual([]);
    await set(false);
    const shown = await stranger.call(draws.pastTournaments, { query: {} });
    expect(shown.data?.tournaments).toHaveLength(1);
    expect(await pagesFor(stranger, params)).toEqual(FOUND);
  });

  test('The organizer, the referees and who has entered before find all pages, and their answers are not cached for others', async ({
    server,
  }) => {
    const { params, set, phone, entrant } = await rehearsed(server);
    const referee = await makeReferee(server, phone, params.id);
    await set(true);
    for (const one of [phone, entrant, referee]) {
      expect(await pagesFor(one, params)).toEqual(FOUND);
    }
    const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `/api/live/${params.id}`;
    const { headers } = await server.app.http.inject({ url, headers: { cookie } });
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('A stranger cannot enter it, nor its waiting list', async ({ server }) => {
    const { params, set } = await rehearsed(server);
    await set(true);
    const stranger = await server.playerPhone();
    const place = { id: uuidv7(), tournamentId: params.id };
    const applied = await stranger.call(entries.apply, { body: { ...place, agreed: true } });
    const joined = await stranger.call(waitingList.join, { body: place });
    expect([applied.refusal?.code, joined.refusal?.code]).toEqual([
      'TOURNAMENT_NOT_FOUND',
      'TOURNAMENT_NOT_FOUND',
    ]);
  });

  test('The stream of a stranger ends when it becomes unlisted, and is not opened again; the organizer has one', async ({
    server,
  }) => {
    const { params, set, snapshot, phone } = await rehearsed(server);
    const { seq } = await snapshot();
    const origin = await listening(server.app.http);
    const stream = await openLive(origin, params.id, { after: seq });
    await stream.untilOpen();
    await set(true);
    expect((await stream.next())?.data).toEqual({ kind: 'reset' });
    expect(await stream.next()).toBeNull();
    expect((await openLive(origin, params.id)).status).toBe(404);
    const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = await openLive(origin, params.id, { headers: { cookie } });
    expect(own.status).toBe(200);
    own.leave();
  });

  test('A tournament can be unlisted from its first moment, and a resend of its form changes nothing', async ({
    server,
  }) => {
    const { phone } = await rehearsed(server);
    const body = { id: uuidv7(), sport: 'tennis' as const, isUnlisted: true, tournament: FORM };
    const made = await phone.call(publishing.publish, { body });
    const again = await phone.call(publishing.publish, { body });
    const id = made.data?.tournamentId ?? 0;
    expect(again.data?.tournamentId).toBe(id);
    const found = await server.phone().call(tournaments.find, { params: { id } });
    expect(found.status).toBe(404);
    const own = await phone.call(publishing.findOwn, { params: { id } });
    expect(own.data?.tournament.isUnlisted).toBe(true);
  });
});

const FORM = {
  tournamentName: 'Rehearsal',
  prefecture: 'Tokyo' as const,
  venue: 'Hall',
  eventDate: '2026-12-05',
  startTime: '09:00',
  endTime: '17:00',
  applicationDeadline: '2026-12-01',
  participantLimit: '32',
  tournamentLevel: 'Beginner' as const,
  eventType: 'Singles' as const,
  participationFee: '0',
  organizerName: 'Sakura',
  contactInfo: 'X',
  emergencyContact: 'X',
  notes: '',
};
