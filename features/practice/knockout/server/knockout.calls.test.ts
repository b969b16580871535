import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { pairOf } from '#domain/scorecard/sides.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as push from '#features/notifications/push/push.contract.ts';
import { openPushService } from '#platform/testing/push-service.ts';
import { type Phone, startTestApp, test } from '../../../../apps/server/test-app.ts';
import { updateNames } from '../../server/practice.erasure.store.ts';
import { joinedAsAoki, makeClub } from '../../server/practice.people.factory.ts';
import { callMatch } from '../knockout.calls.contract.ts';
import {
  createKnockout,
  type KnockoutOutput,
  knockout,
  redrawKnockout,
} from '../knockout.contract.ts';
import { enter, type Hall, hall, matchOf, visitors } from './knockout.people.factory.ts';

/** The match of the member who has a phone. */
const memberMatch = (club: Hall) => matchOfEntrant(club, 'Endo Rin');

const matchOfEntrant = ({ knockout: { draw } }: Hall, wanted: string) => {
  const own = draw.entrants.find(({ name }) => name === wanted)?.id;
  const match = draw.matches.find(({ player1, player2 }) => player1 === own || player2 === own);
  const opponent = match?.player1 === own ? match?.player2 : match?.player1;
  const opponentName = draw.entrants.find(({ id }) => id === opponent)?.name;
  return { matchId: match?.id ?? '', opponentName };
};

function bodyFor(shown: KnockoutOutput, matchId: string, change = {}) {
  const { player1, player2 } = matchOf(shown, matchId);
  return {
    id: uuidv7(),
    drawNumber: shown.drawNumber,
    player1Id: player1 ?? 'nobody',
    player2Id: player2 ?? 'nobody',
    place: '',
    ...change,
  };
}

const called = async (phone: Phone) =>
  ((await phone.call(notifications.list, {})).data?.notifications ?? []).filter(
    ({ kind }) => kind === 'match-called',
  );

describe('calling the players of a match', () => {
  test('A call notifies players with an account of opponent and place, and shows its time', async ({
    server,
  }) => {
    const club = await hall(server);
    const { matchId, opponentName } = memberMatch(club);
    const params = { id: club.id, matchId };
    const body = bodyFor(club.knockout, matchId, { place: ' 第3コート ' });
    const { data } = await club.coach.call(callMatch, { params, body });
    const calledAt = server.clock.now().toISOString();
    expect(data).toMatchObject({ notified: 1, people: 2 });
    expect(data?.knockout.calls).toEqual([{ matchId, place: '第3コート', calledAt }]);
    expect(await called(club.member)).toMatchObject([
      {
        facts: {
          groupId: club.groupId,
          groupName: 'Sakura Club',
          sessionId: club.id,
          opponent: opponentName,
          place: '第3コート',
        },
        read: false,
      },
    ]);
    expect(await called(club.outsider)).toEqual([]);
  });

  test('A call that is sent again, or by a second helper within a minute, notifies once', async ({
    server,
  }) => {
    const club = await hall(server);
    const { matchId } = memberMatch(club);
    const params = { id: club.id, matchId };
    const body = bodyFor(club.knockout, matchId);
    for (const phone of [club.coach, club.coach]) {
      expect((await phone.call(callMatch, { params, body })).data?.notified).toBe(1);
    }
    const other = { ...body, id: uuidv7() };
    expect((await club.member.call(callMatch, { params, body: other })).data?.notified).toBe(1);
    expect(await called(club.member)).toHaveLength(1);
    server.clock.advance({ minutes: 1 });
    const again = { ...body, id: uuidv7(), place: 'Court 1' };
    const { data } = await club.coach.call(callMatch, { params, body: again });
    expect(data?.knockout.calls).toMatchObject([{ matchId, place: 'Court 1' }]);
    expect(await called(club.member)).toHaveLength(2);
  });

  test('A call of players without accounts notifies nobody, and is shown nevertheless', async ({
    server,
  }) => {
    const club = await hall(server);
    const endo = memberMatch(club).matchId;
    const other = club.knockout.draw.matches.find(
      ({ id, player1, player2 }) => id !== endo && player1 && player2,
    )!;
    const params = { id: club.id, matchId: other.id };
    const body = bodyFor(club.knockout, other.id);
    const { data } = await club.member.call(callMatch, { params, body });
    expect(data).toMatchObject({ notified: 0, knockout: { calls: [{ matchId: other.id }] } });
  });

  test('A call of doubles says how many of the four people are notified', async ({ server }) => {
    const club = await makeClub(server);
    const member = club.players.find(({ name }) => name === 'Endo Rin')!;
    const people = [member, ...visitors(15)];
    const players = Array.from({ length: 8 }, (_, at) => ({
      ...pairOf(people[2 * at]!, people[2 * at + 1]!),
      external: true,
    }));
    const id = uuidv7();
    const start = { id, groupId: club.groupId, practiceDate: '2026-11-20', players };
    const { data: started } = await club.coach.call(createKnockout, { body: start });
    const shown = started!.knockout;
    const ownPair = String(players[0]?.id);
    const isOwn = ({ player1, player2 }: Match) => player1 === ownPair || player2 === ownPair;
    const call = async (wanted: (match: Match) => boolean) => {
      const matchId = shown.draw.matches.find((match) => match.player2 && wanted(match))?.id ?? '';
      const body = bodyFor(shown, matchId);
      return (await club.coach.call(callMatch, { params: { id, matchId }, body })).data;
    };
    expect(await call(isOwn)).toMatchObject({ notified: 1, people: 4 });
    expect(await call((match) => !isOwn(match))).toMatchObject({ notified: 0, people: 4 });
  });

  test('A call also notifies a member whose entry without an account, which was drawn, was merged with theirs since', async ({
    server,
  }) => {
    const club = await hall(server);
    const ren = await joinedAsAoki(server, club);
    const { matchId } = matchOfEntrant(club, 'Aoki Ren');
    const params = { id: club.id, matchId };
    await club.coach.call(callMatch, { params, body: bodyFor(club.knockout, matchId) });
    expect(await called(ren)).toHaveLength(1);
  });

  test('Only a match that can begin can be called', async ({ server }) => {
    const club = await hall(server);
    const { coach, id } = club;
    const refusalOf = async (matchId: string, body: ReturnType<typeof bodyFor>) =>
      (await coach.call(callMatch, { params: { id, matchId }, body })).refusal?.code;
    expect(await refusalOf('3-0', bodyFor(club.knockout, '3-0'))).toBe('PLAYERS_MISSING');
    expect(await refusalOf('9-9', bodyFor(club.knockout, '1-0'))).toBe('MATCH_NOT_FOUND');
    const strangers = bodyFor(club.knockout, '1-0', { player1Id: 'x' });
    expect(await refusalOf('1-0', strangers)).toBe('PLAYERS_CHANGED');
    const old = bodyFor(club.knockout, '1-0', { drawNumber: 2 });
    expect(await refusalOf('1-0', old)).toBe('BRACKET_REDRAWN');
    const before = bodyFor(club.knockout, '1-0');
    await enter(coach, club.knockout, '1-0');
    expect(await refusalOf('1-0', before)).toBe('MATCH_PLAYED');
  });

  test('A call ends with the result, with other players, and with another draw', async ({
    server,
  }) => {
    const club = await hall(server);
    const { coach, id } = club;
    const call = async (shown: KnockoutOutput, matchId: string) => {
      const body = bodyFor(shown, matchId);
      const { data } = await coach.call(callMatch, { params: { id, matchId }, body });
      return data!.knockout;
    };
    await call(club.knockout, '1-0');
    const body = { writeId: uuidv7(), drawNumber: 1 };
    const redrawn = (await coach.call(redrawKnockout, { params: { id }, body })).data!.knockout;
    expect(redrawn.calls).toEqual([]);
    await call(redrawn, '1-0');
    const played = await enter(coach, redrawn, '1-0');
    expect(played.calls).toEqual([]);
    const semi = await call(await enter(coach, played, '1-1'), '2-0');
    expect(semi.calls).toMatchObject([{ matchId: '2-0' }]);
    const corrected = await enter(coach, semi, '1-1', { sets: '1-11' });
    expect(corrected.calls).toEqual([]);
  });

  test("An outsider's call is refused, and so is a visitor's", async ({ server }) => {
    const club = await hall(server);
    const params = { id: club.id, matchId: '1-0' };
    const body = bodyFor(club.knockout, '1-0');
    const outside = await club.outsider.call(callMatch, { params, body });
    expect(outside.refusal?.code).toBe('SESSION_NOT_FOUND');
    const visitor = await server.phone().call(callMatch, { params, body });
    expect(visitor.refusal?.code).toBe('SIGN_IN_REQUIRED');
    const { data } = await club.coach.call(knockout, { params: { id: club.id } });
    expect(data?.knockout.calls).toEqual([]);
  });

  test('The notification of a call loses the name of an opponent whose account is deleted', async ({
    server,
  }) => {
    const club = await hall(server);
    const { matchId, opponentName } = memberMatch(club);
    const body = bodyFor(club.knockout, matchId);
    await club.coach.call(callMatch, { params: { id: club.id, matchId }, body });
    const opponent = club.players.find(({ name }) => name === opponentName);
    const name = opponentName ?? '';
    const member = { id: Number(opponent?.id ?? 0), groupId: club.groupId, name };
    const before = await called(club.member);
    expect(before[0]?.facts.opponent).toBe(name);
    await server.services.db.transaction((tx) => updateNames(tx, member));
    const after = await called(club.member);
    expect(after[0]?.facts.opponent).toBe(opponent ? 'Former player' : name);
  });

  test('A call shows the place on the lock screen, but no name of another person', async () => {
    const service = await openPushService();
    const server = await startTestApp({ PUSH_SERVICES: service.origin });
    const club = await hall(server);
    await club.member.call(push.subscribe, { body: service.subscribe() });
    const { matchId } = memberMatch(club);
    const body = bodyFor(club.knockout, matchId, { place: 'Court 3' });
    await club.coach.call(callMatch, { params: { id: club.id, matchId }, body });
    expect(await server.app.jobs.drain()).toEqual([]);
    expect(service.received.map(({ text }) => JSON.parse(text))).toMatchObject([
      {
        title: 'Your match is next',
        body: 'Sakura Club · Court 3',
        path: `/tournament-bracket/${club.groupId}?session=${club.id}`,
      },
    ]);
    expect(service.received[0]?.ttlS).toBe(15 * 60);
    await server.close();
    await service.close();
  });
});
