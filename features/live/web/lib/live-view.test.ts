import { describe, expect, test } from 'vitest';
import { foundSides } from './found-sides.ts';
import {
  callsOf,
  courtQueues,
  courtsInPlay,
  finalsOf,
  playedOf,
  resultsOf,
  upcomingMatches,
} from './live-view.ts';
import {
  sampleCourt,
  sampleMatch,
  sampleResult,
  sampleSide,
  sampleSnapshot,
} from './sample-live.ts';

const at = (minute: string) => `2026-12-15T01:${minute}:00.000Z`;
const time = (key: string, minute: string, courtId: string | null = null) => ({
  key,
  notBefore: at(minute),
  about: at(minute),
  courtId,
});
const playing = sampleMatch({ key: 's 1-0', state: 'playing', courtId: 'A', startedAt: at('00') });
const waiting = sampleMatch({ key: 's 1-1', player1Id: '3', player2Id: '4' });
const final = sampleMatch({
  key: 's 2-0',
  place: { kind: 'knockout', round: 2, rounds: 2, position: 0 },
  player1Id: null,
  player2Id: null,
});
const thirdPlace = { ...final, key: 's 2-1', place: { ...final.place, position: 1 } } as const;
const day = sampleSnapshot({
  courts: [sampleCourt('A'), sampleCourt('B'), sampleCourt('C', { isClosed: true })],
  matches: [playing, waiting, final, thirdPlace],
  times: [time('s 1-1', '20', 'A')],
});
const keys = (matches: readonly { key: string }[]) => matches.map(({ key }) => key);

describe('A snapshot', () => {
  test('A snapshot shows each open court with its match, and with the one that is expected there next', () => {
    expect(courtsInPlay(day)).toEqual([
      { court: day.courts[0], match: playing, next: waiting },
      { court: day.courts[1], match: null, next: null },
    ]);
  });

  test('A snapshot shows a closed court while something is played on it', () => {
    const closed = { ...day, courts: [sampleCourt('A', { isClosed: true })] };
    expect(courtsInPlay(closed)).toHaveLength(1);
  });

  test('A snapshot names the match that the desk has reserved before the one that is expected', () => {
    const reserved = sampleMatch({ key: 's 1-2', state: 'next', courtId: 'A' });
    const [court] = courtsInPlay({ ...day, matches: [...day.matches, reserved] });
    expect(court?.next).toBe(reserved);
  });

  test('A snapshot lists what comes by its times, without matches whose sides nobody knows', () => {
    const early = sampleMatch({ key: 's 1-3' });
    const times = [time('s 1-3', '10'), ...day.times];
    expect(keys(upcomingMatches({ ...day, matches: [...day.matches, early], times }))).toEqual([
      's 1-3',
      's 1-1',
    ]);
  });

  test('A snapshot groups what comes by court in the order of the desk, each court by its times, and those without a court last', () => {
    const called = sampleMatch({ key: 's 1-4', state: 'called', courtId: 'B' });
    const early = sampleMatch({ key: 's 1-3' });
    const unknown = sampleMatch({ key: 's 1-5' });
    const removed = sampleMatch({ key: 's 1-6', state: 'next', courtId: 'gone' });
    const times = [time('s 1-3', '10', 'B'), time('s 1-1', '20', 'A'), time('s 1-5', '30')];
    const queues = courtQueues({ ...day, times }, [called, early, waiting, unknown, removed]);
    expect(queues.map(({ court, matches }) => [court?.id, ...keys(matches)])).toEqual([
      ['A', 's 1-1'],
      ['B', 's 1-4', 's 1-3'],
      [undefined, 's 1-5', 's 1-6'],
    ]);
  });

  test('A snapshot lists calls and results with the newest first', () => {
    const called = (key: string, first: string, again: string | null) =>
      sampleMatch({ key, state: 'called', calledAt: at(first), calledAgainAt: again });
    const matches = [called('s 1-0', '05', null), called('s 1-1', '01', at('09'))];
    expect(keys(callsOf({ ...day, matches }))).toEqual(['s 1-1', 's 1-0']);
    const done = ['05', '09'].map((minute, number) =>
      sampleMatch({ key: `s 1-${number}`, state: 'done', result: sampleResult('1', at(minute)) }),
    );
    expect(keys(resultsOf({ ...day, matches: done }))).toEqual(['s 1-1', 's 1-0']);
    const off = sampleResult(null, at('30'));
    const result = off && ({ ...off, kind: 'cancelled', score: '' } as const);
    const open = sampleMatch({ key: 's 2-0', state: 'done', result });
    const cancelled = { ...day, matches: [...done, open] };
    expect(keys(resultsOf(cancelled))).toEqual(['s 1-1', 's 1-0', 's 2-0']);
    expect(keys(playedOf(cancelled))).toEqual(['s 1-1', 's 1-0']);
  });

  test('A snapshot has the final of the deciding draw, and not the match for third place or that of a consolation', () => {
    const consolation = { ...final, key: 'c 2-0' };
    expect(keys(finalsOf({ ...day, matches: [...day.matches, consolation] }))).toEqual(['s 2-0']);
    const [event] = day.events;
    if (!event) throw new Error('The sample has an event');
    const further = { position: 1, places: { from: 1, to: 2 }, isMain: true };
    const main = { stageId: 'm', kind: 'knockout', further, drawNumber: 1 } as const;
    const groups = { stageId: 's', kind: 'groups', further: null, drawNumber: 1 } as const;
    const later = { ...day, events: [{ ...event, stages: [groups, main] }] };
    expect(finalsOf(later)).toEqual([]);
    expect(keys(finalsOf({ ...later, matches: [{ ...final, key: 'm 2-0' }] }))).toEqual(['m 2-0']);
  });
});

describe('The search for somebody to follow', () => {
  const sides = [
    sampleSide('1', { name: 'A.R.', club: '青空中｜Aozora JHS' }),
    sampleSide('12', { name: 'Baba', club: null }),
    sampleSide('2', { name: null, club: '桜丘｜Sakuraoka' }),
  ];
  const found = (search: string) =>
    foundSides(sides, search, (name) => name.split('｜').at(-1) ?? '').map(({ id }) => id);

  test('The search to follow somebody finds by a part of the name or of the school, in any width and case', () => {
    expect([found('ａｏｚｏｒａ jhs'), found('BAB'), found('sakura')]).toEqual([
      ['1'],
      ['12'],
      ['2'],
    ]);
  });

  test('The search to follow somebody finds by words of the name and of the school together', () => {
    expect([found('aozora a.r.'), found('A.R.　jhs'), found('aozora baba')]).toEqual([
      ['1'],
      ['1'],
      [],
    ]);
  });

  test('The search to follow somebody finds by the whole entry number', () => {
    expect([found('12'), found('No. 2'), found('#1')]).toEqual([['12'], ['2'], ['1']]);
  });

  test('The search to follow somebody finds a team by its school and by its players, and no line-up', () => {
    const team = [
      sampleSide('3', { name: '青空中A｜Aozora A', club: '青空中｜Aozora JHS' }),
      ...[sampleSide('30100', { name: 'A.R.' }), sampleSide('30102', { name: 'K.T., A.R.' })].map(
        (lineUp) => ({ ...lineUp, club: '青空中A｜Aozora A' }),
      ),
    ];
    const foundIn = (search: string) =>
      foundSides(team, search, (name) => name.split('｜').at(-1) ?? '').map(({ id }) => id);
    expect([foundIn('aozora'), foundIn('k.t.'), foundIn('30102'), foundIn('3')]).toEqual([
      ['3'],
      ['3'],
      [],
      ['3'],
    ]);
  });

  test('The search to follow somebody finds nobody without a word, or with one that nobody has', () => {
    expect([found(' '), found('zz')]).toEqual([[], []]);
  });
});
