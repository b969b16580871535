import { parseArgs } from 'node:util';
import { limits } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type NextStage, nextStages } from '#domain/groups/vocabulary.ts';
import { FORMATS, findFormat, type ScoreFormat } from '#domain/scoring/formats.ts';
import { STOP_RULES, type StopRule } from '#domain/team-tie/template.ts';
import { MOST_COURTS } from '#features/day/day.vocabulary.ts';
import { MOST_COURTS_AT_ONCE } from '#features/matches/ties/ties.vocabulary.ts';

/** Each has a coach who registers, and one address registers 400 people in an hour. */
const MOST_TEAMS = 128;

export const USAGE = `Plays a whole day of a tournament through the public API, and checks it.

  npm run simulate -- --players 128 --courts 10 --format table-tennis-5

  --players N    how many play in each event, 2 to ${limits.mostPlayers}; 128 unless said
  --events N     how many events, 1 or 2; 1 unless said
  --both P       with two events: the share of an event's players who are in both, 0 to 1; 0.25 unless said
  --courts N     on how many courts, 1 to ${MOST_COURTS}; 10 unless said
  --format ID    the score format; table-tennis-5 unless said
  --draw KIND    knockout or groups; knockout unless said
  --next KIND    what follows the groups: ${nextStages.join(', ')}; none unless said
  --teams N      one event of so many teams instead, 2 to ${MOST_TEAMS}, whose coaches file the orders of their ties in secret
  --at-once N    so many rubbers of a tie are played at once, 1 to ${MOST_COURTS_AT_ONCE}; 1 unless said
  --stop RULE    when a tie ends: ${STOP_RULES.join(', ')}; when-decided unless said
  --breaks       everybody has lunch, and one court is out of use for a while
  --speed N      so many times as fast as real time, 1 to 100000; 200 unless said
  --faults P     the share of requests whose connection drops, or that arrive twice or late, 0 to 0.9
  --kill N       kill -9 ends the server so many times, 0 to 200
  --servers N    1 or 2 servers; two are on one PostgreSQL behind HAProxy, and one of them is killed in turns; 1 unless said
  --upgrade-from FOLDER  with --servers 2: the second server is of the version in this folder, beside the first on the new tables
  --failover     with --servers 2: PostgreSQL has a synchronous standby, and the first of the kills hits the primary (Debian's postgresql)
  --phones P     the share of results that a player, or the coach of a team, enters on a phone, 0 to 1; the other side agrees,
                 says nothing, or contradicts, and the desk decides
  --corrections P the share of other results that the desk corrects later, 0 to 1
  --no-shows P   the share of matches to which a side does not come: the desk accepts the proposed walkover, or they come after
                 all, 0 to 1
  --readers N    so many people follow the live page, nine in ten by its stream, 0 to 2000
  --base URL     a running server instead of one of its own; time is real there, and the tournament is unlisted

The score formats: ${FORMATS.map(({ id }) => id).join(', ')}.

With --base the organizer logs in with SIMULATE_LOGIN and SIMULATE_PASSWORD; without them, with those of the demo. The last
line is one line of JSON. The exit code is 1 when a check fails.
`;

const DRAWS = ['knockout', 'groups'] as const;

export interface Options {
  /** Of each event; or the teams. */
  readonly players: number;
  /** How the ties of an event for teams are played; null for events of players. */
  readonly teams: { readonly atOnce: number; readonly stop: StopRule } | null;
  readonly events: number;
  /** The share of the players of an event who are in both. */
  readonly both: number;
  readonly courts: number;
  readonly format: ScoreFormat;
  readonly draw: (typeof DRAWS)[number];
  /** What follows the groups. */
  readonly next: NextStage;
  /** Lunch, and a court that is out of use. */
  readonly breaks: boolean;
  readonly speed: number;
  /** The share of requests whose connection drops, or that arrive twice or late. */
  readonly losses: number;
  readonly kills: number;
  /** One, or two behind a proxy. */
  readonly servers: number;
  /** The folder of the version before, of which the second server is; null where both are of this one. */
  readonly upgradeFrom: string | null;
  /** The first of the kills hits the primary of the database, whose standby is promoted. */
  readonly failsOver: boolean;
  readonly readers: number;
  /** The share of results that a player enters. */
  readonly phones: number;
  /** The share of the other results that the desk corrects later. */
  readonly corrections: number;
  /** The share of matches to which a side does not come. */
  readonly noShows: number;
  /** Null for a server of its own. */
  readonly base: string | null;
}

const TEXT = { type: 'string' } as const;
const NAMES = [
  ...['players', 'events', 'both', 'courts', 'format', 'draw', 'next', 'speed', 'faults', 'kill'],
  ...[
    'teams',
    'at-once',
    'stop',
    'servers',
    'upgrade-from',
    'phones',
    'corrections',
    'no-shows',
    'readers',
    'base',
  ],
];
type Given = ReadonlyMap<string, string>;

/** The options of a command line; `help` where it asks for help. Refuses with a sentence that names the option. */
export function readOptions(line: readonly string[]): Result<Options | 'help', string> {
  let given: Given;
  try {
    const options = {
      ...Object.fromEntries(NAMES.map((name) => [name, TEXT])),
      breaks: { type: 'boolean' } as const,
      failover: { type: 'boolean' } as const,
      help: { type: 'boolean' } as const,
    };
    const { values } = parseArgs({ args: [...line], options, allowPositionals: false });
    if (values.help) return ok('help');
    given = new Map(Object.entries(values).map(([name, value]) => [name, String(value)]));
  } catch (error) {
    return refuse(firstSentence(error as Error));
  }
  const refusal = objection(given);
  return refusal === null ? ok(optionsOf(given)) : refuse(refusal);
}

function optionsOf(given: Given): Options {
  const number = (name: string, usual: number) => Number(given.get(name) ?? usual);
  const base = given.get('base');
  return {
    players: number(given.has('teams') ? 'teams' : 'players', 128),
    teams: given.has('teams')
      ? {
          atOnce: number('at-once', 1),
          stop: STOP_RULES.find((rule) => rule === given.get('stop')) ?? 'when-decided',
        }
      : null,
    events: number('events', 1),
    both: given.get('events') === '2' && base === undefined ? number('both', 0.25) : 0,
    courts: number('courts', 10),
    format: findFormat(given.get('format') ?? 'table-tennis-5')!,
    draw: DRAWS.find((draw) => draw === given.get('draw')) ?? 'knockout',
    next: nextStages.find((next) => next === given.get('next')) ?? 'none',
    breaks: given.has('breaks'),
    speed: base === undefined ? number('speed', 200) : 1,
    losses: number('faults', 0),
    kills: number('kill', 0),
    servers: number('servers', 1),
    upgradeFrom: given.get('upgrade-from') ?? null,
    failsOver: given.has('failover'),
    readers: number('readers', 0),
    phones: number('phones', 0),
    corrections: number('corrections', 0),
    noShows: number('no-shows', 0),
    base: base === undefined ? null : new URL(base).origin,
  };
}

interface Range {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly isWhole?: boolean;
}

const RANGES: readonly Range[] = [
  { name: 'players', from: limits.fewestPlayers, to: limits.mostPlayers, isWhole: true },
  { name: 'teams', from: limits.fewestPlayers, to: MOST_TEAMS, isWhole: true },
  { name: 'at-once', from: 1, to: MOST_COURTS_AT_ONCE, isWhole: true },
  { name: 'events', from: 1, to: 2, isWhole: true },
  { name: 'both', from: 0, to: 1 },
  { name: 'courts', from: 1, to: MOST_COURTS, isWhole: true },
  { name: 'speed', from: 1, to: 100_000 },
  { name: 'faults', from: 0, to: 0.9 },
  { name: 'kill', from: 0, to: 200, isWhole: true },
  { name: 'servers', from: 1, to: 2, isWhole: true },
  { name: 'readers', from: 0, to: 2000, isWhole: true },
  { name: 'phones', from: 0, to: 1 },
  { name: 'corrections', from: 0, to: 1 },
  { name: 'no-shows', from: 0, to: 1 },
];

function objection(given: Given): string | null {
  for (const range of RANGES) {
    const text = given.get(range.name);
    if (text !== undefined && !isWithin(text, range)) return outside(range, text);
  }
  const ofTwo = ['upgrade-from', 'failover'].find((name) => given.has(name));
  if (ofTwo !== undefined && given.get('servers') !== '2') return `--${ofTwo} needs --servers 2.`;
  const format = given.get('format');
  if (format !== undefined && !findFormat(format)) {
    return `--format cannot be "${format}": it takes ${FORMATS.map(({ id }) => id).join(', ')}.`;
  }
  return objectionToDraw(given) ?? objectionToTeams(given) ?? objectionToBase(given);
}

function objectionToDraw(given: Given): string | null {
  const draw = given.get('draw');
  if (draw !== undefined && !DRAWS.some((one) => one === draw)) {
    return `--draw cannot be "${draw}": it takes ${DRAWS.join(' or ')}.`;
  }
  const next = given.get('next');
  if (next !== undefined && !nextStages.some((one) => one === next)) {
    return `--next cannot be "${next}": it takes ${nextStages.join(', ')}.`;
  }
  if (next !== undefined && draw !== 'groups') return '--next needs --draw groups.';
  if (given.has('both') && given.get('events') !== '2') return '--both needs --events 2.';
  const who = given.has('teams') ? 'teams' : 'players';
  const count = Number(given.get(who) ?? 128);
  if (draw === 'groups' && count < 3) return `--${who} must be at least 3 with --draw groups.`;
  // Who goes on must be at least two.
  if (next !== undefined && next !== 'none' && count < 6) {
    return `--${who} must be at least 6 with --next.`;
  }
  return null;
}

/** What a day of players has and one of teams has not. */
const OF_PLAYERS = ['players', 'events', 'no-shows', 'base'];

function objectionToTeams(given: Given): string | null {
  const stop = given.get('stop');
  if (stop !== undefined && !STOP_RULES.some((rule) => rule === stop)) {
    return `--stop cannot be "${stop}": it takes ${STOP_RULES.join(', ')}.`;
  }
  const isForTeams = given.has('teams');
  const name = isForTeams
    ? OF_PLAYERS.find((one) => given.has(one))
    : ['at-once', 'stop'].find((one) => given.has(one));
  if (name === undefined) return null;
  return isForTeams ? `--${name} is not for --teams.` : `--${name} needs --teams.`;
}

function objectionToBase(given: Given): string | null {
  const base = given.get('base');
  if (base === undefined) return null;
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? '')) {
    return `--base cannot be "${base}": it takes the address of a server, such as http://127.0.0.1:3000.`;
  }
  const name = ['kill', 'servers', 'speed', 'phones', 'both', 'breaks'].find((one) =>
    given.has(one),
  );
  return name === undefined
    ? null
    : `--${name} is only for a server of its own: leave --base or --${name} out.`;
}

function isWithin(text: string, { from, to, isWhole }: Range): boolean {
  const value = Number(text);
  return (
    text.trim() !== '' && value >= from && value <= to && (!isWhole || Number.isInteger(value))
  );
}

function outside({ name, from, to, isWhole }: Range, text: string): string {
  return `--${name} cannot be "${text}": it takes a ${isWhole ? 'whole ' : ''}number from ${from} to ${to}.`;
}

/** Node explains in several sentences; the first names the option. */
function firstSentence({ message }: Error): string {
  return `${message.split(/[.\n]/)[0]}. See npm run simulate -- --help.`;
}
