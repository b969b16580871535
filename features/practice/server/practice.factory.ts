import { v7 as uuidv7 } from 'uuid';
import type { Preset } from '#domain/league-table/presets.ts';
import { pairs } from '#domain/league-table/schedule.ts';
import type { MatchStats } from '#domain/scorecard/match-record.ts';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import { saveScore } from '#features/matches/server/matches.commands.ts';
import type { PracticeMatch } from '#features/matches/server/matches.owner.provider.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { addDraft, confirmDrafts } from '../free-practice/server/free-practice.commands.ts';
import { openLeague } from '../league/server/league.commands.ts';
import { nextExternalId, type Participant } from '../practice.vocabulary.ts';
import type { StoredSession } from '../sessions/server/sessions.store.ts';
import { practiceOwner } from './practice.owner.provider.ts';

interface Options {
  /** Who records it: for practice of a group, one of its members. */
  readonly accountId: string;
  readonly now: Date;
  /** The day in Japan of `now`, unless given. */
  readonly playedOn?: string;
}

interface Played {
  /** As a person writes it down: "11-9 9-11 11-7". */
  readonly score?: string;
  readonly notes?: string;
  readonly stats?: MatchStats;
  /** Of a match that is not as entered. */
  readonly scoreFormat?: ChosenFormat;
}

/** A league of all members of a group and some externals; its pairs get `scores` in the order of play. */
export async function makeLeague(
  db: Db,
  options: Options & {
    readonly groupId: number;
    readonly externals?: readonly string[];
    readonly preset?: Preset;
    readonly scores?: readonly string[];
  },
): Promise<StoredSession> {
  const { accountId, groupId, now, playedOn = dayInJapan(now), preset = 'table-tennis' } = options;
  const players = withExternals(await groups.listMembers(db, groupId), options.externals ?? []);
  const id = uuidv7();
  const league = { id, groupId, practiceDate: playedOn, players, preset, accountId };
  const opened = await openLeague(servicesAt(db, now), league);
  if (!opened.ok) throw new Error(`the league was not opened: ${opened.code}`);
  const order = pairs(players.map((player) => player.id));
  for (const [index, score] of (options.scores ?? []).entries()) {
    const [player1Id, player2Id] = order[index]!;
    const pair = { kind: 'league', sessionId: id, player1Id, player2Id, playedOn } as const;
    await scored(db, { accountId, now, score }, pair);
  }
  return opened.value.session;
}

/** A one-on-one match of a group, of people or of pairs; gives its id, which may be given. */
export async function makeOneOnOne(
  db: Db,
  options: Options &
    Played & { groupId: number; player1: MatchPlayer; player2: MatchPlayer; id?: string },
): Promise<string> {
  const { groupId, player1, player2, now, playedOn = dayInJapan(now) } = options;
  const match = { kind: 'one-on-one', groupId, player1, player2, playedOn } as const;
  return scored(db, options, match, options.id);
}

/** A match of a free practice, in the list until `confirmed`; without a score it is 0-0. */
export async function makeFreeMatch(
  db: Db,
  options: Options & Played & { player1Name: string; player2Name: string; confirmed?: boolean },
): Promise<string> {
  const { accountId, player1Name, player2Name, now, playedOn = dayInJapan(now) } = options;
  const id = uuidv7();
  const services = servicesAt(db, now);
  await addDraft(services, { id, player1Name, player2Name, playedOn, accountId });
  const player1 = { id: 1, name: player1Name };
  const player2 = { id: 2, name: player2Name };
  if (options.score) {
    await scored(db, options, { kind: 'free-practice', player1, player2, playedOn }, id);
  }
  if (options.confirmed) {
    await confirmDrafts(services, { writeId: uuidv7(), matchIds: [id], accountId });
  }
  return id;
}

async function scored(
  db: Db,
  { accountId, now, score = '11-7 11-9', notes = '', stats, scoreFormat }: Options & Played,
  match: PracticeMatch,
  id = uuidv7(),
): Promise<string> {
  const sets = ScoreText.parse(score);
  if (!sets.ok) throw new Error(`not a score: ${score}`);
  const saved = await saveScore(servicesAt(db, now), practiceOwner, {
    id,
    writeId: uuidv7(),
    baseVersion: 0,
    match,
    sets: sets.value,
    notes,
    stats,
    scoreFormat,
    account: { id: accountId },
  });
  if (!saved.ok) throw new Error(`the match was not made: ${saved.code}`);
  return saved.value.id;
}

/** What a command works with, at a given time. */
function servicesAt(db: Db, now: Date): CommandServices {
  // Results of practice publish nothing.
  return { db, clock: { now: () => now }, publish: async () => {} };
}

function withExternals(members: readonly MatchPlayer[], externals: readonly string[]) {
  const players: Participant[] = members.map(({ id, name }) => ({ id, name, external: false }));
  for (const name of externals) players.push({ id: nextExternalId(players), name, external: true });
  return players;
}
