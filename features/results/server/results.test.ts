import { describe, expect } from 'vitest';
import {
  matchesAt,
  secondWins,
} from '#features/event-draws/results/server/results.knockouts.factory.ts';
import {
  ONE_GROUP,
  playedEvent,
} from '#features/event-draws/results/server/results.referee.factory.ts';
import { groupsPlayedOut } from '#features/event-draws/server/event-draws.further.factory.ts';
import { suspendTournament } from '#features/operator/moderation/server/moderation.commands.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { cancel } from '#features/publishing/publishing.contract.ts';
import { fromCsv } from '#platform/shared/csv.ts';
import { test } from '../../../apps/server/test-app.ts';
import { recipientsOf } from '../certificates/certificates.words.policy.ts';
import { closingKnockout } from '../closing/server/closing.factory.ts';
import * as contract from '../results.contract.ts';
import { resultsOf } from './results.factory.ts';

const FIRST_ROUND = ['1-0', '1-1', '1-2', '1-3'];

describe('the places of a tournament', () => {
  test('A knockout of eight has 1, 2, 3 and 4 by their match, and 5 to 8; each place once it is decided', async ({
    server,
  }) => {
    const event = await closingKnockout(server, { byHand: 8, thirdPlace: true });
    const { results, places } = resultsOf(event.phone, event.params.id);
    expect(await results()).toMatchObject({
      state: 'coming',
      finalizedAt: null,
      events: [{ isPublished: true, isFinished: false, stages: [{ places: [] }] }],
    });
    for (const id of FIRST_ROUND) await event.enter(id);
    expect((await results()).state).toBe('running');
    expect(await places()).toHaveLength(1);
    for (const id of ['2-0', '2-1', '3-0']) await event.enter(id);
    await event.enter('3-1', secondWins);
    const { third, matches } = await event.inPlay();
    const named = await places();
    expect(named.map((line) => line.split(' ')[0])).toEqual(['1-1', '2-2', '3-3', '4-4', '5-8']);
    const people = (await results('full')).events[0]!.stages[0]!.places.map(
      ({ sides }) => sides[0],
    );
    expect(people.slice(0, 4).map((one) => one?.id)).toEqual([
      matches.at(-1)?.player1,
      matches.at(-1)?.player2,
      third?.player2,
      third?.player1,
    ]);
    expect(await results()).toMatchObject({ state: 'finished', events: [{ isFinished: true }] });
    await event.finalize();
    expect(await results()).toMatchObject({ state: 'final', corrections: [] });
  });

  test('A group has the places of its standings', async ({ server }) => {
    const event = await playedEvent(server, { byHand: 3, format: ONE_GROUP });
    const { results } = resultsOf(event.phone, event.params.id);
    for (const pair of [
      ['1', '2'],
      ['1', '3'],
      ['2', '3'],
    ] as const) {
      await event.score(pair, '11-7 11-9');
    }
    const [stage] = (await results()).events[0]!.stages;
    expect(stage).toMatchObject({ kind: 'groups', further: null, hasNext: false });
    expect(stage?.places.map(({ group, from, sides }) => [group, from, sides[0]?.id])).toEqual([
      [1, 1, '1'],
      [1, 2, '2'],
      [1, 3, '3'],
    ]);
  });

  test('After groups each knockout by place has its own places: first, second, and third and below', async ({
    server,
  }) => {
    const format = { kind: 'groups', size: 3, next: 'placing' } as const;
    const event = await groupsPlayedOut(server, { byHand: 6, format });
    for (const position of [1, 2, 3]) {
      const { draw, publish } = event.stageAt(position);
      expect((await draw()).status).toBe(200);
      expect((await publish()).status).toBe(200);
    }
    const { results } = resultsOf(event.phone, event.params.id);
    expect(await results()).toMatchObject({ state: 'running', events: [{ isFinished: false }] });
    for (const position of [1, 2, 3]) {
      expect((await matchesAt(event, position).enter('1-0', secondWins)).status).toBe(200);
    }
    const { state, events } = await results();
    expect([state, events[0]?.isFinished]).toEqual(['finished', true]);
    const [groups, ...knockouts] = events[0]!.stages;
    expect(groups).toMatchObject({ kind: 'groups', further: null, hasNext: true });
    expect(groups?.places.map(({ group, from }) => [group, from])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
      [2, 2],
      [2, 3],
    ]);
    expect(knockouts.map(({ further }) => further?.places)).toEqual([
      { from: 1, to: 1 },
      { from: 2, to: 2 },
      { from: 3, to: null },
    ]);
    for (const [at, { places }] of knockouts.entries()) {
      const inGroups = groups?.places.filter(({ from }) => from === at + 1);
      const expected = inGroups?.flatMap(({ sides }) => sides.map(({ id }) => id));
      const found = places.flatMap(({ sides }) => sides.map(({ id }) => id));
      expect([places.map(({ from, to }) => [from, to]), found.toSorted()]).toEqual([
        [
          [1, 1],
          [2, 2],
        ],
        expected?.toSorted(),
      ]);
    }
    const parts = recipientsOf(await results(), { language: 'ja', upTo: 1 }).map(
      (one) => `${one.event} ${one.place}`,
    );
    expect(parts.map((part) => part.split('\u3000')[1])).toEqual([
      '1位トーナメント 1',
      '2位トーナメント 1',
      '3位以下トーナメント 1',
    ]);
  });

  test('Strangers read the names of the public draw; the desk reads whole ones, and nobody else', async ({
    server,
  }) => {
    // Of unknown age, as everybody who has just registered: as a minor without consent.
    const minor = await server.playerPhone({ fullName: 'Hanako Sato', age: null });
    const adult = await server.playerPhone({ fullName: 'Taro Yamada', age: null });
    const event = await closingKnockout(server, { byHand: 0, phones: [minor, adult] });
    await event.enter('1-0');
    const stranger = server.phone();
    const { results, sheet, tods } = resultsOf(stranger, event.params.id);
    const shown = JSON.stringify(await results());
    const drawn = await event.look();
    const names = drawn.draw?.people.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(2);
    for (const name of names) expect(shown).toContain(name);
    for (const text of [
      shown,
      await sheet(),
      await sheet('matches'),
      JSON.stringify(await tods()),
    ]) {
      expect(text).not.toContain('Hanako');
      expect(text).not.toContain('Sato');
    }
    const whole = JSON.stringify(await results('full', event.phone));
    expect(whole).toContain('Hanako Sato');
    for (const phone of [stranger, minor]) {
      const params = { id: event.params.id };
      const query = { names: 'full' } as const;
      for (const answer of [
        await phone.call(contract.findResults, { params, query }),
        await phone.call(contract.findSheet, { params, query }),
        await phone.call(contract.findTods, { params, query }),
      ]) {
        expect(answer.refusal?.code).toBe('FORBIDDEN');
      }
    }
    const report = await minor.call(contract.findReport, { params: { id: event.params.id } });
    expect(report.refusal?.code).toBe('FORBIDDEN');
    const own = await event.phone.call(contract.findReport, { params: { id: event.params.id } });
    expect(JSON.stringify(own.data?.draws)).toContain('Hanako Sato');
  });

  test('A tournament that is held back or unknown has none; a cancelled one says so', async ({
    server,
  }) => {
    const event = await closingKnockout(server);
    const params = { id: event.params.id };
    const reader = resultsOf(server.phone(), event.params.id);
    await event.phone.call(cancel, { params, body: { reason: 'A storm' } });
    expect((await reader.results()).state).toBe('cancelled');
    const { id: operatorId } = await makeOperator(server.services);
    await suspendTournament(server.services, { id: params.id, operatorId, reason: 'Spam' });
    for (const id of [params.id, 999_999]) {
      const query = {};
      const phone = server.phone();
      for (const answer of [
        await phone.call(contract.findResults, { params: { id }, query }),
        await phone.call(contract.findSheet, { params: { id }, query }),
        await phone.call(contract.findTods, { params: { id }, query }),
      ]) {
        expect(answer.refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
      }
    }
  });
});

describe('results as a spreadsheet', () => {
  test('Each place and each match is a row, in the language of the reader, and no formula', async ({
    server,
  }) => {
    const event = await closingKnockout(server, { byHand: 4, thirdPlace: false });
    for (const id of ['1-0', '1-1', '2-0']) await event.enter(id);
    await event.setClub([1, 2, 3, 4], '=SUM(1)');
    const { sheet } = resultsOf(event.phone, event.params.id);
    const places = await sheet('places', 'full');
    expect(places.startsWith('\ufeff')).toBe(true);
    expect(places).not.toContain('"=SUM');
    const rows = fromCsv(places);
    expect(rows[0]).toEqual(['Event', 'Stage', 'Group', 'Place', 'Name', 'Club']);
    expect(rows.slice(1).map((row) => row[3])).toEqual(['1', '2', '3', '3']);
    const matches = fromCsv(await sheet('matches', 'full'));
    expect(matches).toHaveLength(4);
    expect(matches[3]?.slice(2)).toEqual([
      'Final',
      matches[3]?.[3],
      matches[3]?.[4],
      matches[3]?.[3],
      '11-7 11-9 11-5',
      'Finished',
    ]);
  });

  test('Places that several share are no date for a spreadsheet', async ({ server }) => {
    const event = await closingKnockout(server, { byHand: 8 });
    for (const id of FIRST_ROUND) await event.enter(id);
    const { sheet } = resultsOf(event.phone, event.params.id);
    expect(fromCsv(await sheet()).map((row) => row[3])).toEqual(['Place', ...Array(4).fill('5–8')]);
  });
});
