import { pairCount } from '#domain/league-table/schedule.ts';
import { pairOf } from '#domain/scorecard/sides.ts';
import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { makeKnockout } from '#features/practice/knockout/server/knockout.factory.ts';
import { makeLeague, makeOneOnOne } from '#features/practice/server/practice.factory.ts';
import { makeEvening } from './demo-evening.ts';
import { CITY_COACH, CLUB_MEMBERS, SMALL_CLUB_MEMBERS } from './demo-people.ts';
import { type DemoStage, daysBefore } from './demo-stage.ts';

const CLUB_CODE = 'SAKURA01';
const CITY_CODE = 'MINATO22';

// Realistic results, taken in turn; most to 11, as in table tennis.
const SCORES = [
  '11-7 11-9',
  '9-11 11-6 11-8',
  '11-4 11-5',
  '7-11 11-9 9-11',
  '12-10 11-8',
  '6-11 8-11',
];

/** A match with more notes than the score, so that every part of its scorecard can be seen. */
const NOTED = {
  notes: '最後まで集中できた。第3セットはフットワークがよかった。',
  stats: {
    longestRally: 23,
    comments: '第2セットのラリーが見どころ。',
  },
};

/**
 * Creates practice on five days of the last weeks: leagues, a knockout, an evening, and one-on-one matches of the sample
 * player's clubs, one of them in doubles.
 */
export async function makePractice(stage: DemoStage, player: MadePlayer): Promise<void> {
  const { db, now } = stage;
  const creator = { accountId: player.id, name: player.fullName };
  const club = await makeGroup(db, {
    creator,
    now: daysBefore(now, 90),
    name: '桜丘高校テニス部',
    teamCode: CLUB_CODE,
    director: '大野 正樹',
    coach: 'Laura Martin',
    manager: '山田 翔太',
    emoji: '🎾',
    members: CLUB_MEMBERS,
  });
  await makeCityClub(stage, player);
  const at = (days: number) => ({
    accountId: player.id,
    groupId: club.id,
    now: daysBefore(now, days),
  });
  await Promise.all([
    makeLeagues(stage, player.id, club.id),
    makeMatches(stage, player.id, club.id),
    makeDoubles(stage, player.id, club.id),
    makeEvening(stage, at(2)),
    makeKnockout(db, { ...at(13), played: Number.POSITIVE_INFINITY }),
  ]);
}

/** Creates a second club of another person, which the sample player has joined with its code. */
async function makeCityClub({ db, now }: DemoStage, player: MadePlayer): Promise<void> {
  const clock = { now: () => daysBefore(now, 60) };
  const coach = await makePlayer(
    { db, clock },
    { fullName: CITY_COACH, email: 'miura@demo.rallydays.invalid', language: 'ja' },
  );
  await makeGroup(db, {
    creator: { accountId: coach.id, name: coach.fullName },
    now: clock.now(),
    name: '港クラブ',
    teamCode: CITY_CODE,
    director: CITY_COACH,
    coach: CITY_COACH,
    members: SMALL_CLUB_MEMBERS,
  });
  const who = { accountId: player.id, fullName: player.fullName, now: clock.now() };
  await joinGroup(db, who, CITY_CODE);
}

async function makeLeagues({ db, now }: DemoStage, accountId: string, groupId: number) {
  const length = pairCount((await groups.listMembers(db, groupId)).length);
  const finished = Array.from({ length }, (_, index) => SCORES[index % SCORES.length] ?? '');
  await makeLeague(db, { accountId, groupId, now: daysBefore(now, 20), scores: finished });
  await makeLeague(db, {
    accountId,
    groupId,
    now: daysBefore(now, 6),
    scores: finished.slice(0, 18),
    externals: ['Noah Williams'],
  });
}

async function makeMatches({ db, now }: DemoStage, accountId: string, groupId: number) {
  const members = await groups.listMembers(db, groupId);
  const days = [13, 9, 9, 2, 2, 2];
  for (const [index, daysAgo] of days.entries()) {
    const [player1, player2] = [members[index], members[index + 2]];
    if (!player1 || !player2) continue;
    await makeOneOnOne(db, {
      accountId,
      groupId,
      player1,
      player2,
      now: daysBefore(now, daysAgo),
      score: SCORES[index] ?? '11-9 11-9',
      ...(index === 0 && NOTED),
    });
  }
}

/** A match of two pairs in best of five, so that the records show both. */
async function makeDoubles({ db, now }: DemoStage, accountId: string, groupId: number) {
  const members = await groups.listMembers(db, groupId);
  const [a, b, c, d] = members.map(({ id, name }) => ({ id, name }));
  if (!a || !b || !c || !d) throw new Error('a doubles match needs four members');
  await makeOneOnOne(db, {
    accountId,
    groupId,
    player1: pairOf(a, b),
    player2: pairOf(c, d),
    now: daysBefore(now, 2),
    score: '11-8 9-11 11-6 13-11',
    scoreFormat: { id: 'table-tennis-5' },
  });
}
