import { describe, expect } from 'vitest';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import { confirm, end, open } from '#features/guardian-page/guardian-page.contract.ts';
import { MOTHER, nameGuardian, secretFor } from '#features/guardians/server/guardians.factory.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as checkIn from '../../check-in/check-in.contract.ts';
import * as day from '../../day.contract.ts';
import * as contract from '../handshake.guardian.contract.ts';
import { playedToday } from './handshake.factory.ts';

const WON = '11-7 11-9 11-5';
const LOST = '7-11 9-11 5-11';

/** Four players of today; the first one has a guardian, who has confirmed. */
async function family(server: TestApp) {
  const played = await playedToday(server);
  const match = await played.first();
  await nameGuardian(match.phone, MOTHER);
  const secret = await secretFor(server, MOTHER);
  const guardian = server.phone();
  const playerId = (await guardian.call(open, { body: { secret } })).data?.players[0]?.id ?? '';
  const link = { params: { id: playerId }, body: { secret } };
  const params = { ...played.ref(match), playerId };
  return {
    ...played,
    match,
    secret,
    guardian,
    link,
    params,
    agree: () => guardian.call(confirm, link),
    read: () => guardian.call(contract.findGuarded, { params, body: { secret } }),
    enterResult: (text: string, other: Parameters<typeof played.body>[2] = {}) =>
      guardian.call(contract.enterGuarded, {
        params,
        body: { ...played.body(match, text, other), secret },
      }),
    say: (seenVersion = 1) =>
      guardian.call(contract.confirmGuarded, {
        params,
        body: { secret, seenVersion, isSameDevice: false },
      }),
    deny: (seenVersion = 1) =>
      guardian.call(contract.disputeGuarded, {
        params,
        body: { secret, seenVersion, claim: null },
      }),
  };
}

type PlayerPhone = Awaited<ReturnType<TestApp['playerPhone']>>;

/** A player makes a club, which the others join. */
async function lookAfter(server: TestApp, by: PlayerPhone, others: readonly PlayerPhone[]) {
  const { db, clock } = server.services;
  const now = clock.now();
  const creator = { accountId: by.player.id, name: 'Ito' };
  const teamCode = 'FAMILY01';
  await makeGroup(db, { creator, now, teamCode });
  for (const { player } of others.filter((one) => one !== by)) {
    await joinGroup(db, { accountId: player.id, fullName: player.fullName, now }, teamCode);
  }
}

/** Who has entered the result of the first of these matches, as its reader learns it. */
function authorOf(own: Output<typeof contract.findGuarded>['own'] | null | undefined) {
  return own?.matches[0]?.handshake?.author;
}

describe('the guardian of a player on the day', () => {
  test('A confirmed guardian enters the result of the player, and the other side answers', async ({
    server,
  }) => {
    const { agree, enterResult, read, match, confirm: answer } = await family(server);
    await agree();
    expect((await read()).data?.own.matches[0]).toMatchObject({ result: null });
    const entered = await enterResult(WON);
    expect(entered.data?.own.matches[0]).toMatchObject({
      version: 1,
      handshake: { state: 'entered', side: match.ownSide },
    });
    const { data } = await answer(match.opponent, match);
    expect(data?.own.matches[0]?.handshake?.state).toBe('confirmed');
  });

  test('Sending the same write again changes nothing, and the guardian corrects the own entry', async ({
    server,
  }) => {
    const { agree, enterResult } = await family(server);
    await agree();
    const writeId = '019a9d1c-0000-7000-8000-000000000001';
    for (const _ of [1, 2]) {
      const { data } = await enterResult(WON, { writeId });
      expect(data?.own.matches[0]?.version).toBe(1);
    }
    const { data } = await enterResult('11-7 11-9 11-4', { baseVersion: 1 });
    expect(data?.own.matches[0]).toMatchObject({ version: 2, handshake: { state: 'entered' } });
  });

  test('The guardian agrees to the result of the other side, or contradicts it', async ({
    server,
  }) => {
    const { agree, enter, match, say, deny } = await family(server);
    await agree();
    await enter(match.opponent, match, LOST, { winner: 'player2' });
    expect((await deny()).data?.own.matches[0]?.handshake?.state).toBe('disputed');
    expect((await say()).data?.own.matches[0]?.handshake?.state).toBe('confirmed');
  });

  test('Who plays does not correct the entry of the own guardian: both ask the desk', async ({
    server,
  }) => {
    const { agree, enterResult, enter, match, read, own } = await family(server);
    await agree();
    await enterResult(WON);
    const other = await enter(match.phone, match, LOST, { winner: 'player2', baseVersion: 1 });
    expect(other.refusal?.code).toBe('GUARDIAN_ENTERED');
    expect(authorOf(await own(match.phone))).toEqual({ kind: 'guardian', name: null });
    expect(authorOf((await read()).data?.own)).toEqual({ kind: 'self', name: null });
    expect(authorOf(await own(match.opponent))).toBeNull();
  });

  test('A guardian does not correct the entry of the player, and reads who has entered it', async ({
    server,
  }) => {
    const { agree, enterResult, enter, read, match } = await family(server);
    await agree();
    await enter(match.phone, match, WON);
    const other = await enterResult(LOST, { winner: 'player2', baseVersion: 1 });
    expect(other.refusal?.code).toBe('OWN_SIDE_ENTERED');
    expect(authorOf((await read()).data?.own)).toEqual({
      kind: 'account',
      name: expect.any(String),
    });
  });

  test('The guardian checks the player in with the code of the venue', async ({ server }) => {
    const { agree, guardian, desk, here, params, secret } = await family(server);
    await agree();
    const code = (await desk.call(day.find, { params: here })).data?.day.opened?.code ?? '';
    server.clock.advance({ minutes: 90 });
    const checked = (typed: string) =>
      guardian.call(contract.checkInGuarded, { params, body: { secret, code: typed } });
    const wrong = code === '0000' ? '1111' : '0000';
    expect((await checked(wrong)).refusal?.code).toBe('WRONG_CODE');
    expect((await checked(code)).status).toBe(200);
    const { data } = await desk.call(checkIn.list, { params: here });
    expect(data?.list.people.filter(({ by }) => by === 'guardian')).toHaveLength(1);
  });

  test('Nothing is done before the guardian has confirmed, after the end, by another link, and for another player', async ({
    server,
  }) => {
    const { agree, enterResult, read, say, deny, guardian, link, params } = await family(server);
    const codes = async () =>
      (await Promise.all([read(), enterResult(WON), say(), deny()])).map(
        ({ refusal }) => refusal?.code,
      );
    expect(new Set(await codes())).toEqual(new Set(['NOT_CONFIRMED']));
    await agree();
    const unknown = { params, body: { secret: 'x'.repeat(43) } };
    expect((await guardian.call(contract.findGuarded, unknown)).refusal?.code).toBe('LINK_UNKNOWN');
    const another = {
      params: { ...params, playerId: '019a9d1c-0000-7000-8000-000000000009' },
      body: link.body,
    };
    expect((await guardian.call(contract.findGuarded, another)).refusal?.code).toBe(
      'PLAYER_NOT_FOUND',
    );
    await guardian.call(end, link);
    expect(new Set(await codes())).toEqual(new Set(['PLAYER_NOT_FOUND']));
  });

  test('A match in which the player has no part does not exist for the guardian', async ({
    server,
  }) => {
    const { agree, guardian, params, secret, body, match } = await family(server);
    await agree();
    const matchId = match.matchId === '1-0' ? '1-1' : '1-0';
    const { refusal } = await guardian.call(contract.enterGuarded, {
      params: { ...params, matchId },
      body: { ...body(match, WON), secret },
    });
    expect(refusal?.code).toBe('MATCH_NOT_FOUND');
  });

  test('The guardian of a player who looks after a club sees and answers only the matches of that player', async ({
    server,
  }) => {
    const { agree, read, guardian, params, secret, body, match, phones, own } =
      await family(server);
    await agree();
    await lookAfter(server, phones[0]!, phones);
    const ids = (found: Awaited<ReturnType<typeof own>> | undefined) =>
      found?.matches.flatMap(({ matchId, player1 }) => (player1 ? [matchId] : []));
    expect(ids(await own(match.phone))).toEqual(['1-0', '1-1']);
    expect(ids((await read()).data?.own)).toEqual([match.matchId]);
    const matchId = match.matchId === '1-0' ? '1-1' : '1-0';
    const { matches } = (await own(match.phone))!;
    const other = matches.find((one) => one.matchId === matchId)!;
    const { player1, player2 } = other;
    const { refusal } = await guardian.call(contract.enterGuarded, {
      params: { ...params, matchId },
      body: {
        ...body(
          { ...match, ...other, player1: player1!, player2: player2!, ownSide: 'player1' },
          WON,
        ),
        secret,
      },
    });
    expect(refusal?.code).toBe('MATCH_NOT_FOUND');
  });
});
