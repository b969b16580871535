import { v7 as uuidv7 } from 'uuid';
import { draw } from '#domain/bracket/draw.ts';
import { pairs } from '#domain/league-table/schedule.ts';
import { standings } from '#domain/league-table/standings.ts';
import { nextPairing } from '#domain/practice-evening/pairing.ts';
import { courts, people, playedOut } from '#domain/practice-evening/sample-evenings.ts';
import { findFormat } from '#domain/scoring/formats.ts';
import { judge } from '#domain/scoring/judge.ts';
import { fromText } from '#domain/scoring/text.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import {
  findViewer,
  listDays,
  listMatches,
} from '#features/practice/records/server/records.store.ts';
import { makeLeague } from '#features/practice/server/practice.factory.ts';
import { systemClock } from '#platform/server/clock.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { openBenchDatabase } from './database.ts';
import { type Figure, type Measure, median } from './report.ts';
import { timed } from './timed.ts';

const PLAYERS = 40;
const LEAGUES = 13;
const ROUNDS = 30;

/** Standings of the largest league, the largest draw, and records with 10,000 matches. */
export const measure: Measure = async () => [
  {
    what: 'standings of 40 players, 780 matches',
    value: timed(leagueOf(PLAYERS)),
    unit: 'ms',
    atMost: 5,
  },
  { what: 'draw of 512', value: timed(drawOf(512)), unit: 'ms', atMost: 5 },
  { what: 'verdict of a card of seven games', value: timed(verdict()), unit: 'ms', atMost: 1 },
  {
    what: 'next pairing of 40 people on 8 courts, after 150 matches',
    value: timed(pairingOf(40, 8, 150)),
    unit: 'ms',
    atMost: 5,
  },
  ...(await records()),
];

function leagueOf(count: number): () => void {
  const players = Array.from({ length: count }, (_, index) => index + 1);
  const matches = pairs(players).map(([player1Id, player2Id], index) => ({
    player1Id,
    player2Id,
    winner: index % 3 === 0 ? ('player2' as const) : ('player1' as const),
    sets: [{ player1Score: '11', player2Score: String(index % 10) }],
  }));
  return () => void standings(players, matches as never, 'table-tennis');
}

function verdict(): () => void {
  const format = findFormat('table-tennis-7')!;
  const card = fromText('11-9 9-11 11-9 9-11 11-9 9-11 15-13', format);
  if (!card.ok) throw new Error(card.code);
  return () => void judge(format, card.value);
}

function pairingOf(count: number, courtCount: number, matches: number): () => void {
  const start = {
    randomSeed: 3,
    courts: courts(courtCount, 'doubles'),
    people: people(count),
    matches: [],
  };
  const played = [...playedOut({ evening: start, minutes: [10, 20], matches })].at(-1)!;
  const free = played.matches.at(-1)!.court;
  const evening = { ...played, matches: played.matches.slice(0, -1) };
  return () => void nextPairing(evening, free);
}

function drawOf(count: number): () => void {
  const entrants = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Player ${index}`,
    club: `Club ${index % 60}`,
    rating: 1000 + index,
  }));
  return () => void draw(entrants, { randomSeed: 7, tradition: 'tennis' });
}

async function records(): Promise<Figure[]> {
  const { db, close } = await openBenchDatabase();
  const player = await makePlayer({ db, clock: systemClock });
  const now = systemClock.now();
  const group = await makeGroup(db, {
    creator: { accountId: player.id, name: player.fullName },
    now,
    members: Array.from({ length: PLAYERS }, (_, index) => `Member ${index}`),
    teamCode: uuidv7().slice(-8),
  });
  const scores = Array.from({ length: 780 }, () => '11-7 11-9');
  const today = dayInJapan(now);
  for (let league = 0; league < LEAGUES; league++) {
    const playedOn = addDays(today, -league);
    await makeLeague(db, { accountId: player.id, groupId: group.id, now, playedOn, scores });
  }
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const viewer = await findViewer(db, player.id);
    await listDays(db, viewer, { before: undefined, limit: 30 });
    await listMatches(db, viewer, { day: today, format: 'league', after: null, limit: 50 });
    times.push(performance.now() - started);
  }
  await close();
  const what = `days and one day's matches of ${LEAGUES * 780}`;
  return [{ what, value: median(times), unit: 'ms', atMost: 200 }];
}
