import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { checkDraw } from '#domain/stage-draw/check.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { MOTHER } from '#features/guardians/server/guardians.factory.ts';
import type { EnteredResult } from '#features/matches/draw-results/draw-results.contract.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { destinationOf } from '#features/notifications/notifications.destinations.vocabulary.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as everybody from '../event-draws.public.contract.ts';
import {
  firstWins,
  nobodyWins,
  playedKnockout,
  secondWins,
} from '../results/server/results.knockouts.factory.ts';
import { GROUPS, KNOCKOUT } from './event-draws.referee.factory.ts';

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];
const ROUND_1 = ['1-0', '1-1', '1-2', '1-3'];
const walkover = ([winner]: readonly [string, string]): EnteredResult => ({
  kind: 'walkover',
  winner,
});

type Options = Parameters<typeof playedKnockout>[1];

/** An event of eight with a published knockout that has a consolation. */
async function withConsolation(server: TestApp, options: Options = { byHand: 8 }) {
  const event = await playedKnockout(server, { consolation: true, ...options });
  return { ...event, consolation: event.stageAt(1), second: event.matchesAt(1) };
}

/** The same after round 1, which the upper side of each match has won. */
async function afterRoundOne(server: TestApp, options?: Options) {
  const event = await withConsolation(server, options);
  for (const matchId of ROUND_1) await event.enter(matchId);
  const losers: string[] = [];
  for (const matchId of ROUND_1) losers.push((await event.matchOf(matchId)).player2 ?? '');
  return { ...event, losers };
}

describe('the consolation of a knockout', () => {
  test('The consolation waits for every first match, then has the losers, and everybody can check it', async ({
    server,
  }) => {
    const { consolation, enter, read, look, matchOf, params } = await withConsolation(server);
    expect((await read()).further).toEqual([
      { position: 1, places: null, isMain: false, state: 'matches-open', draw: null },
    ]);
    for (const matchId of ROUND_1.slice(1)) await enter(matchId);
    expect(code(await consolation.draw())).toEqual([409, 'MATCHES_OPEN']);
    await enter('1-0');
    expect((await read()).further).toMatchObject([{ state: 'ready' }]);
    const { data } = await consolation.draw();
    const draft = data?.event.further[0];
    expect(draft).toMatchObject({ state: 'drawn', draw: { number: 1, isOutdated: false } });
    const losers = await Promise.all(ROUND_1.map(async (id) => (await matchOf(id)).player2));
    expect(draft?.draw?.made.entrants.map(({ id }) => id).toSorted()).toEqual(losers.toSorted());
    expect((await look()).further).toEqual([]);
    expect((await consolation.publish()).status).toBe(200);
    const [stage] = (await look()).further;
    expect(stage).toMatchObject({ position: 1, places: null, isMain: false, draw: { number: 1 } });
    expect(stage?.draw && checkDraw(stage.draw.made)).toEqual({ verdict: 'equal' });
    const list = await server.phone().call(everybody.publicDraws, { params });
    expect(list.data?.events[0]?.further).toEqual([{ position: 1, places: null, isMain: false }]);
  });

  test('Who loses by walkover in round 1 is not in it, and who wins by walkover and then loses is', async ({
    server,
  }) => {
    const event = await withConsolation(server);
    const { choose, enter, matchOf, consolation, read } = event;
    await choose('table-tennis-5');
    const format = { scoreFormat: { id: 'table-tennis-5' } };
    await enter('1-0', walkover, format);
    for (const matchId of ROUND_1.slice(1)) await enter(matchId, firstWins, format);
    const { player1: winner, player2: absent } = await matchOf('1-0');
    expect((await read()).further[0]?.state).toBe('matches-open');
    await enter('2-0', secondWins, format);
    const { data } = await consolation.draw();
    const drawn = data?.event.further[0]?.draw?.made.entrants.map(({ id }) => id);
    expect(drawn).toContain(winner);
    expect(drawn).not.toContain(absent);
    expect(drawn).toHaveLength(4);
  });

  test('A double walkover sends nobody, in the main draw and in the consolation', async ({
    server,
  }) => {
    const { choose, enter, consolation, second, read, matchOf } = await withConsolation(server);
    await choose('table-tennis-5');
    const format = { scoreFormat: { id: 'table-tennis-5' } };
    await enter('1-0', nobodyWins, format);
    for (const matchId of ROUND_1.slice(1)) await enter(matchId, firstWins, format);
    await consolation.draw();
    await consolation.publish();
    const { made } = await second.drawn();
    expect(made.entrants).toHaveLength(3);
    const open = (await second.inPlay()).matches.find(({ result }) => result === null);
    expect((await second.enter(open?.id ?? '', nobodyWins, format)).status).toBe(200);
    // The third advances through the bye, and wins without a final.
    const { result } = (await second.inPlay()).matches.at(-1) ?? {};
    expect(result).toMatchObject({ kind: 'unopposed' });
    expect((await matchOf('2-0')).result).toMatchObject({ kind: 'unopposed' });
    expect((await read()).further[0]?.draw?.results).toMatchObject({
      marks: [{ result: { kind: 'double-walkover', winner: null } }],
    });
  });

  test('Results of the consolation are entered as those of the main draw, and their winners go on', async ({
    server,
  }) => {
    const { consolation, second, look } = await afterRoundOne(server);
    await consolation.draw();
    await consolation.publish();
    expect((await second.enter('1-0')).status).toBe(200);
    expect((await second.enter('1-1', secondWins)).status).toBe(200);
    expect((await second.enter('2-0')).status).toBe(200);
    const { result } = await second.matchOf('2-0');
    expect(result?.winner).toBe((await second.matchOf('1-0')).player1);
    expect((await look()).further[0]?.draw?.results).toMatchObject({
      marks: [{ scoredBy: null }, { scoredBy: null }, { scoredBy: null }],
    });
    expect(code(await consolation.takeBack())).toEqual([409, 'MATCH_PLAYED']);
  });

  test('While it is published, results that decide who plays in it cannot change; all others can', async ({
    server,
  }) => {
    const { consolation, enter, clear, versionOf } = await afterRoundOne(server);
    await consolation.draw();
    await consolation.publish();
    expect(code(await enter('1-0', secondWins))).toEqual([409, 'NEXT_STAGE_DRAWN']);
    expect(code(await clear('1-0'))).toEqual([409, 'NEXT_STAGE_DRAWN']);
    const closer: EnteredResult = {
      kind: 'score',
      sets: [
        { player1: 11, player2: 9 },
        { player1: 11, player2: 9 },
        { player1: 12, player2: 10 },
      ],
    };
    expect((await enter('1-0', closer)).status).toBe(200);
    expect(await versionOf('1-0')).toBe(2);
    expect((await enter('2-0')).status).toBe(200);
    expect((await enter('2-0', secondWins)).status).toBe(200);
    expect((await clear('2-0')).status).toBe(200);
    expect((await consolation.takeBack()).status).toBe(200);
    expect((await enter('1-0', secondWins)).status).toBe(200);
  });

  test('A draft for others than have lost now is outdated, and must be drawn again', async ({
    server,
  }) => {
    const { consolation, enter, read } = await afterRoundOne(server);
    await consolation.draw();
    await enter('1-0', secondWins);
    expect((await read()).further[0]).toMatchObject({ state: 'drawn', draw: { isOutdated: true } });
    expect(code(await consolation.publish())).toEqual([409, 'DRAW_OUTDATED']);
    await consolation.draw();
    expect((await consolation.publish()).status).toBe(200);
  });

  test('Fewer than two losers need none', async ({ server }) => {
    const { consolation, enter, read } = await withConsolation(server, { byHand: 2 });
    await enter('1-0');
    expect((await read()).further[0]?.state).toBe('too-few');
    expect(code(await consolation.draw())).toEqual([422, 'TOO_FEW']);
  });

  test('A knockout without one has none, nor has a draft', async ({ server }) => {
    const without = await playedKnockout(server, { byHand: 4 });
    expect((await without.read()).further).toEqual([]);
    expect(code(await without.stageAt(1).draw())).toEqual([404, 'STAGE_NOT_FOUND']);
    const { consolation, takeBack, read } = await withConsolation(server, { byHand: 4 });
    expect(code(await consolation.draw({ position: 2 }))).toEqual([404, 'STAGE_NOT_FOUND']);
    await takeBack();
    expect((await read()).further).toEqual([]);
    expect(code(await consolation.draw())).toEqual([404, 'STAGE_NOT_FOUND']);
  });

  test('The consolation is a knockout without a consolation of its own', async ({ server }) => {
    const { consolation } = await afterRoundOne(server);
    const again = { ...KNOCKOUT, consolation: true };
    expect(code(await consolation.draw({}, again))).toEqual([422, 'KNOCKOUT_ONLY']);
    expect(code(await consolation.draw({}, GROUPS))).toEqual([422, 'KNOCKOUT_ONLY']);
    const third = { ...KNOCKOUT, thirdPlace: true };
    const { data } = await consolation.draw({}, third);
    expect(data?.event.further[0]?.draw?.format).toEqual(third);
  });

  test('Two lines of its draft change places, and it counts how often it was drawn', async ({
    server,
  }) => {
    const { consolation, read, look } = await afterRoundOne(server);
    const writeId = uuidv7();
    const once = await consolation.draw({ writeId, seenDraw: 0 });
    expect(await consolation.draw({ writeId, seenDraw: 0 })).toEqual(once);
    expect(code(await consolation.draw({ seenDraw: 0 }))).toEqual([409, 'DRAW_CHANGED']);
    await consolation.draw();
    const change = { kind: 'exchange', lines: [1, 3] } as const;
    expect((await consolation.exchange(change)).status).toBe(200);
    expect((await read()).further[0]?.draw?.amendments).toMatchObject([{ change }]);
    await consolation.publish();
    expect(code(await consolation.exchange(change))).toEqual([409, 'DRAW_PUBLISHED']);
    expect((await look()).further[0]).toMatchObject({
      draw: { number: 2 },
      earlier: [{ number: 1, publishedAt: null }],
    });
  });

  test('Only those who play in it are notified, in its own words', async ({ server }) => {
    const phones = [await server.playerPhone(), await server.playerPhone()];
    const { consolation, read, losers } = await afterRoundOne(server, { phones, byHand: 6 });
    await consolation.draw();
    await consolation.publish();
    const people = (await read()).draw?.people ?? [];
    for (const { player } of phones) {
      const own = people.find(({ name }) => name === player.fullName)?.id ?? '';
      expect(own).not.toBe('');
      const mails = (await mailsTo(server, player.email)).filter(
        ({ kind }) => kind === 'draw-published',
      );
      expect(mails).toHaveLength(losers.includes(own) ? 2 : 1);
      if (losers.includes(own)) expect(mails[1]?.textBody).toContain('?stage=1');
    }
  });

  test('The news of it lead to it, in the app and for the guardian', async ({ server }) => {
    const { phone: child } = await confirmed(server);
    const event = await withConsolation(server, { phones: [child], byHand: 7 });
    const { consolation, enter, matchOf, params, read } = event;
    const people = (await read()).draw?.people ?? [];
    const own = people.find(({ name }) => name === child.player.fullName)?.id ?? '';
    for (const matchId of ROUND_1) {
      const isFirst = (await matchOf(matchId)).player1 === own;
      await enter(matchId, isFirst ? secondWins : firstWins);
    }
    server.clock.advance({ minutes: 1 });
    await consolation.draw();
    await consolation.publish();
    const { data } = await child.call(notifications.list, {});
    const [newest] = data?.notifications ?? [];
    const page = `/tournaments/${params.id}/draws/${params.eventId}?stage=1`;
    expect(newest && destinationOf(newest)).toBe(page);
    const mail = (await mailsTo(server, MOTHER)).at(-1);
    expect(mail).toMatchObject({ kind: 'guardian-draw-published' });
    expect(mail?.textBody).toContain(page);
  });

  test('Referees draw and publish it; players and other organizers do not', async ({ server }) => {
    const player = await server.playerPhone();
    const event = await afterRoundOne(server, { byHand: 7, phones: [player] });
    const { consolation, phone, params, second } = event;
    expect(code(await consolation.draw({}, KNOCKOUT, player))).toEqual([403, 'FORBIDDEN']);
    const referee = await makeReferee(server, phone, params.id);
    expect((await consolation.draw({}, KNOCKOUT, referee)).status).toBe(200);
    expect(code(await consolation.publish({}, player))).toEqual([403, 'FORBIDDEN']);
    expect((await consolation.publish({}, referee)).status).toBe(200);
    expect(code(await second.enter('1-0', firstWins, { by: player }))).toEqual([403, 'FORBIDDEN']);
    expect(code(await consolation.takeBack(player))).toEqual([403, 'FORBIDDEN']);
    expect((await second.enter('1-0', firstWins, { by: referee })).status).toBe(200);
  });

  test('Nothing is drawn in a cancelled tournament', async ({ server }) => {
    const { consolation, tournamentId } = await afterRoundOne(server);
    await updateState(server.services.db, tournamentId, { state: 'cancelled' });
    expect(code(await consolation.draw())).toEqual([409, 'TOURNAMENT_CANCELLED']);
  });

  test('Of two referees who draw at once, the later one is refused', async ({ server }) => {
    const { consolation, signedIn } = await afterRoundOne(server);
    const second = await signedIn();
    const answers = await Promise.all([
      consolation.draw({ seenDraw: 0 }),
      consolation.draw({ seenDraw: 0 }, KNOCKOUT, second),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('Of a publication and a correction at once, one is refused', async ({ server }) => {
    const { consolation, enter, signedIn, read } = await afterRoundOne(server);
    await consolation.draw();
    const other = await signedIn();
    const [published, corrected] = await Promise.all([
      consolation.publish(),
      enter('1-0', secondWins, { by: other }),
    ]);
    const codes = [published.refusal?.code ?? null, corrected.refusal?.code ?? null];
    expect([
      ['DRAW_OUTDATED', null],
      [null, 'NEXT_STAGE_DRAWN'],
    ]).toContainEqual(codes);
    const { state, draw } = (await read()).further[0] ?? {};
    expect(draw?.isOutdated).toBe(state === 'drawn');
  });
});
