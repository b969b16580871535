import { describe, expect } from 'vitest';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { newsOf } from '#features/notifications/server/notifications.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { sampleForm } from '#features/publishing/server/publishing.factory.ts';
import { makeDeskHelper, makeReferee } from '#features/referees/server/referees.factory.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import { makeSeason } from './season.factory.ts';

const WON = { home: 3, away: 1 };
const THREE_NIL = [WON, WON, WON, null, null];
const DAY = { day: '2026-12-13', time: '14:00' };

/** What somebody reads of the season, the newest first. */
async function newsOfSeason(phone: Phone) {
  return (await newsOf(phone))
    .filter(({ kind }) => kind.startsWith('season-'))
    .map(({ kind, facts }) => [kind, facts.opponent]);
}

/** A season of two teams, and what is written about its first fixture as the one before has left it. */
async function twoTeams(server: TestApp) {
  const made = await makeSeason(server, ['A', 'B']);
  const { at, fixture, nameOf } = made;
  const seen = async () => ({ params: at, baseVersion: (await made.now()).version });
  const enter = async (phone: Phone, rubbers: typeof THREE_NIL = THREE_NIL) => {
    const { params, baseVersion } = await seen();
    return phone.call(contract.enterResult, { params, body: { rubbers, baseVersion } });
  };
  const answer = async (agrees: boolean) => {
    const { params, baseVersion } = await seen();
    return made.away.call(contract.answerResult, { params, body: { agrees, baseVersion } });
  };
  const propose = async () => {
    const { params, baseVersion } = await seen();
    return made.home.call(contract.propose, { params, body: { ...DAY, baseVersion } });
  };
  const answerDay = async (phone: Phone, accepts: boolean) => {
    const { params, baseVersion } = await seen();
    return phone.call(contract.answerProposal, { params, body: { accepts, baseVersion } });
  };
  const schedule = async (venue: string) => {
    const { params, baseVersion } = await seen();
    return made.desk.call(contract.schedule, { params, body: { ...DAY, venue, baseVersion } });
  };
  const names = { home: nameOf(fixture.home), away: nameOf(fixture.away) };
  return { ...made, names, enter, answer, propose, answerDay, schedule };
}

describe('news of a result', () => {
  test('The organizer, the referees and the home team hear once that the away team contradicts a result', async ({
    server,
  }) => {
    const { desk, home, away, params, names, enter, answer } = await twoTeams(server);
    const referee = await makeReferee(server, desk, params.id);
    await enter(home);
    await answer(false);
    await answer(false);
    await server.services.jobs.drain();
    for (const phone of [desk, referee, home]) {
      expect(await newsOfSeason(phone)).toEqual([['season-disputed', names.away]]);
    }
    expect(await newsOfSeason(away)).toEqual([['season-result', names.home]]);
  });

  test('Both teams hear what the organizer decides about a result, and nothing of the first one or of the same again', async ({
    server,
  }) => {
    const { desk, home, away, names, enter } = await twoTeams(server);
    await enter(desk);
    expect(await newsOfSeason(home)).toEqual([]);
    const other = [WON, WON, WON, WON, null];
    await enter(desk, other);
    await enter(desk, other);
    expect(await newsOfSeason(home)).toEqual([['season-decided', names.away]]);
    expect(await newsOfSeason(away)).toEqual([['season-decided', names.home]]);
    expect(await newsOfSeason(desk)).toEqual([]);
  });
});

describe('news of a day', () => {
  test('Both teams hear whenever the organizer changes the day or the venue', async ({
    server,
  }) => {
    const { home, away, names, schedule } = await twoTeams(server);
    await schedule('');
    await schedule('');
    await schedule('City gym');
    const [one, other] = [
      ['season-moved', names.away],
      ['season-moved', names.home],
    ];
    expect(await newsOfSeason(home)).toEqual([one, one]);
    expect(await newsOfSeason(away)).toEqual([other, other]);
  });

  test('Nobody hears of another venue of a match that has a result', async ({ server }) => {
    const { desk, home, away, enter, schedule } = await twoTeams(server);
    await enter(desk);
    expect((await schedule('City gym')).status).toBe(200);
    for (const phone of [home, away]) expect(await newsOfSeason(phone)).toEqual([]);
  });

  test('Both teams hear of another venue of the tournament after its day until their season is over', async ({
    server,
  }) => {
    const { desk, home, away, params } = await twoTeams(server);
    const { data } = await desk.call(publishing.findOwn, { params });
    const { eventDate } = data!.tournament;
    const form = { ...sampleForm, eventType: 'Team' as const, eventDate };
    const move = async (venue: string) => {
      const body = { tournament: { ...form, venue } };
      expect((await desk.call(publishing.edit, { params, body })).status).toBe(200);
    };
    const heard = async (phone: Phone) => {
      const { data: read } = await phone.call(notifications.list, { query: {} });
      return read!.notifications.filter(({ kind }) => kind === 'tournament-changed').length;
    };
    server.clock.advance({ days: 15 });
    await move('City gym');
    for (const captain of [home, away]) expect(await heard(captain)).toBe(1);
    server.clock.advance({ days: 20 });
    await move('Old gym');
    for (const captain of [home, away]) expect(await heard(captain)).toBe(1);
  });

  test('Who has proposed a day hears that it is declined, and that it is accepted', async ({
    server,
  }) => {
    const { home, away, names, propose, answerDay } = await twoTeams(server);
    await propose();
    await answerDay(away, false);
    expect(await newsOfSeason(home)).toEqual([['season-declined', names.away]]);
    await propose();
    await answerDay(away, true);
    expect(await newsOfSeason(home)).toContainEqual(['season-agreed', names.away]);
  });

  test('A proposal that is taken back is no news', async ({ server }) => {
    const { home, away, names, propose, answerDay } = await twoTeams(server);
    await propose();
    await answerDay(home, false);
    expect(await newsOfSeason(home)).toEqual([]);
    expect(await newsOfSeason(away)).toEqual([['season-proposal', names.home]]);
  });
});

test('A desk helper enters the result of a season, and sets neither its days nor who is in it', async ({
  server,
}) => {
  const { desk, params, at, enter, now } = await twoTeams(server);
  const helper = await makeDeskHelper(server, desk, params.id);
  const { data } = await helper.call(contract.find, { params });
  expect(data?.season).toMatchObject({ isDesk: true, mayReferee: false });
  expect((await enter(helper)).status).toBe(200);
  const { resultState, version: baseVersion } = await now();
  expect(resultState).toBe('confirmed');
  const refused = [
    await helper.call(contract.schedule, { params: at, body: { ...DAY, venue: '', baseVersion } }),
    await helper.call(contract.withdrawTeam, { params, body: { team: 1, isOut: true } }),
    await helper.call(contract.saveMarks, { params, body: { marks: [] } }),
  ];
  expect(refused.map(({ refusal }) => refusal?.code)).toEqual(refused.map(() => 'FORBIDDEN'));
});
