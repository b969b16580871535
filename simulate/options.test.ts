import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

const read = (line: string) => readOptions(line.split(' ').filter((part) => part !== ''));

describe('The options of a simulated day', () => {
  test('Without options it is the day that next.md measures', () => {
    expect(read('')).toMatchObject({
      ok: true,
      value: {
        players: 128,
        events: 1,
        both: 0,
        courts: 10,
        next: 'none',
        breaks: false,
        noShows: 0,
        format: { id: 'table-tennis-5' },
        draw: 'knockout',
        speed: 200,
        losses: 0,
        kills: 0,
        servers: 1,
        upgradeFrom: null,
        failsOver: false,
        readers: 0,
        phones: 0,
        corrections: 0,
        base: null,
      },
    });
  });

  test('Every option is read', () => {
    const line =
      '--players 16 --courts 3 --format badminton-21 --draw groups --speed 1000 --faults 0.2 --kill 20 --servers 2 --readers 500 --phones 0.5 --corrections 0.1';
    expect(read(line)).toMatchObject({
      ok: true,
      value: {
        players: 16,
        courts: 3,
        format: { id: 'badminton-21' },
        draw: 'groups',
        speed: 1000,
        losses: 0.2,
        kills: 20,
        servers: 2,
        readers: 500,
        phones: 0.5,
        corrections: 0.1,
      },
    });
  });

  test('Two events have people in both unless the line says otherwise; what follows groups, breaks and no-shows are read', () => {
    const line = '--players 64 --events 2 --draw groups --next first-two --breaks --no-shows 0.05';
    const value = { events: 2, both: 0.25, next: 'first-two', breaks: true, noShows: 0.05 };
    expect(read(line)).toMatchObject({ ok: true, value });
    expect(read('--events 2 --both 0')).toMatchObject({ ok: true, value: { both: 0 } });
    const running = '--events 2 --base http://127.0.0.1:3000';
    expect(read(running)).toMatchObject({ ok: true, value: { events: 2, both: 0 } });
  });

  test('An event of teams has its number of teams, how many rubbers are played at once, and when a tie ends', () => {
    expect(read('--teams 32')).toMatchObject({
      ok: true,
      value: { players: 32, teams: { atOnce: 1, stop: 'when-decided' }, draw: 'knockout' },
    });
    expect(read('--teams 8 --at-once 3 --stop first-tie-all')).toMatchObject({
      ok: true,
      value: { players: 8, teams: { atOnce: 3, stop: 'first-tie-all' } },
    });
    expect(
      read('--teams 8 --draw groups --next first-two --breaks --phones 0.5 --corrections 0.1'),
    ).toMatchObject({
      ok: true,
      value: { players: 8, draw: 'groups', next: 'first-two', breaks: true, phones: 0.5 },
    });
    expect(read('')).toMatchObject({ ok: true, value: { teams: null } });
  });

  test('On a running server the time is real', () => {
    expect(read('--base http://127.0.0.1:3000/login --faults 0.1')).toMatchObject({
      ok: true,
      value: { base: 'http://127.0.0.1:3000', speed: 1, losses: 0.1 },
    });
  });

  test('Help is no day', () => {
    expect(read('--help')).toEqual({ ok: true, value: 'help' });
  });

  test.each([
    ['--players 1', '--players cannot be "1": it takes a whole number from 2 to 512.'],
    ['--players 12.5', '--players cannot be "12.5": it takes a whole number from 2 to 512.'],
    ['--courts ten', '--courts cannot be "ten": it takes a whole number from 1 to 60.'],
    ['--speed 0', '--speed cannot be "0": it takes a number from 1 to 100000.'],
    ['--faults 1', '--faults cannot be "1": it takes a number from 0 to 0.9.'],
    ['--kill -3', /--kill/],
    ['--readers 9999', '--readers cannot be "9999": it takes a whole number from 0 to 2000.'],
    ['--phones 2', '--phones cannot be "2": it takes a number from 0 to 1.'],
    ['--base http://localhost --phones 1', /^--phones is only for a server of its own/],
    ['--format chess', /^--format cannot be "chess": it takes table-tennis-1, .*soft-tennis-9\.$/],
    ['--draw swiss', '--draw cannot be "swiss": it takes knockout or groups.'],
    ['--draw groups --players 2', '--players must be at least 3 with --draw groups.'],
    ['--events 3', '--events cannot be "3": it takes a whole number from 1 to 2.'],
    ['--both 0.5', '--both needs --events 2.'],
    ['--next first', '--next needs --draw groups.'],
    ['--draw groups --next last', /^--next cannot be "last": it takes none, first, /],
    ['--draw groups --next first --players 5', '--players must be at least 6 with --next.'],
    ['--no-shows 1.5', '--no-shows cannot be "1.5": it takes a number from 0 to 1.'],
    ['--base http://localhost --breaks', /^--breaks is only for a server of its own/],
    ['--teams 1', '--teams cannot be "1": it takes a whole number from 2 to 128.'],
    ['--teams 8 --at-once 4', '--at-once cannot be "4": it takes a whole number from 1 to 3.'],
    ['--teams 8 --stop never', /^--stop cannot be "never": it takes when-decided, all, /],
    ['--at-once 2', '--at-once needs --teams.'],
    ['--stop all', '--stop needs --teams.'],
    ['--teams 2 --draw groups', '--teams must be at least 3 with --draw groups.'],
    ['--teams 4 --draw groups --next first-two', '--teams must be at least 6 with --next.'],
    ['--teams 8 --players 16', '--players is not for --teams.'],
    ['--teams 8 --base http://localhost', '--base is not for --teams.'],
    ['--base somewhere', /--base cannot be "somewhere"/],
    ['--base http://localhost --kill 3', /^--kill is only for a server of its own/],
    ['--base http://localhost --speed 3', /^--speed is only for a server of its own/],
    ['--tables 3', /--tables/],
    ['128', /128/],
    ['--players', /--players/],
  ])('%s is refused in one line', (line, sentence) => {
    const refused = read(line);
    const code = refused.ok ? '' : refused.code;
    expect(code).toMatch(sentence);
    expect(code).not.toContain('\n');
  });
});
