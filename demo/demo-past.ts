import { type Lot, lotFrom } from '#domain/bracket/lot.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import { findPublished } from '#features/publishing/server/publishing.store.ts';
import { ratePractice, rateTournament } from '#features/ratings/server/ratings.commands.ts';
import { makePracticeMatches } from '#features/ratings/server/ratings.factory.ts';
import {
  findForUpdate,
  type StoredTournament,
} from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashPublicPassword } from '#platform/server/password-hash.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { ClubPlayer } from './demo-clubs.ts';
import { chanceOf, playCup, publishCup } from './demo-cups.ts';
import {
  DEMO_PASSWORD,
  DEMO_PLAYER,
  OTHER_PLAYERS,
  otherPlayerEmail,
  PARTNERS,
} from './demo-people.ts';
import { type DemoStage, daysBefore, type Hosts, onStage } from './demo-stage.ts';
import { dayOffFrom } from './japanese-holidays.ts';

/** The players of a club that practises on Tuesdays; the last two are under 18, one of them with a guardian's yes. */
const CLUB_PLAYERS = [
  '岡本 悠斗',
  '中島 心結',
  '西田 大翔',
  '大塚 紗良',
  '小野 拓真',
  '宮崎 ひまり',
  '上田 蒼真',
  '原 柚希',
] as const;
const MINORS = 2;
/** So many of the sample world play as well. */
const OTHERS = OTHER_PLAYERS.length + PARTNERS.length;
/** So many players are stronger than the pupils. */
const MIDDLE = 15;
const CLUB = { name: '城南卓球クラブ｜Jonan Table Tennis Club', teamCode: 'JONANTT1' } as const;

/** Once a month, so many days ago. */
const CUPS = [176, 148, 120, 92, 64, 36, 15] as const;
const SEASONS = ['初夏', '初夏', '夏', '夏', '秋', '秋', '晩秋'] as const;
const TUESDAYS = [170, 156, 142, 135, 121, 107, 93, 79, 65, 58, 44, 30, 23, 9, 2] as const;
/** Of a cup. */
const FIELD = 32;
const publishIdOf = (index: number) => `01980000-0000-7000-8000-00000000010${index}`;
const SCORES = ['11-7 11-9 11-6', '11-8 9-11 11-6 11-7', '9-11 11-6 11-8 8-11 11-7'] as const;

/** Publishes the tournaments of half a year, which `ensureDemoPast` fills. */
export async function publishPast(stage: DemoStage, hosts: Hosts): Promise<void> {
  for (const [index, ago] of CUPS.entries()) {
    await publishCup(stage, hosts, {
      publishId: publishIdOf(index),
      name: `${SEASONS[index]}の月例オープン 第${index + 1}回｜Monthly Open ${index + 1}`,
      day: dayOffFrom(dayInJapan(daysBefore(stage.now, ago)), 1),
      places: FIELD,
    });
  }
}

/**
 * Plays the past tournaments of the sample world and half a year of a club's practice, without the sample player, whole or not at all;
 * does nothing where they are played. It takes a third of the time of the whole world, so nobody waits for it at the first start.
 * `end` ends it between two tournaments, with its reason as the error.
 */
export async function ensureDemoPast(services: Services, end?: AbortSignal): Promise<void> {
  const { db } = services;
  const first = await findPublished(db, publishIdOf(0));
  if (!first || isPlayed(first)) return;
  const host = await accounts.findByEmail(db, DEMO_PLAYER.email);
  const organizer = host && (await organizers.findByAccount(db, host.id));
  if (!organizer) return;
  const players = await strongestFirst(db);
  // Somebody has deleted a sample account before: the tournaments stay without results.
  if (players.length < OTHERS) return;
  const hosts = { accountId: host.id, organizerId: organizer.id };
  await onStage(services, async (stage) => {
    // Another server of the same database may just be playing them.
    const locked = await findForUpdate(stage.db, first.id);
    if (locked && !isPlayed(locked)) await playPast(stage, hosts, players, end);
  });
}

const isPlayed = ({ events }: StoredTournament) => events[0].placesTaken > 0;

async function strongestFirst(db: Db): Promise<ClubPlayer[]> {
  const found: ClubPlayer[] = [];
  for (let index = 0; index < OTHERS; index++) {
    const player = await accounts.findByEmail(db, otherPlayerEmail(index));
    if (player) found.push({ id: player.id, fullName: player.name });
  }
  return found;
}

async function playPast(
  stage: DemoStage,
  hosts: Hosts,
  players: readonly ClubPlayer[],
  end: AbortSignal | undefined,
): Promise<void> {
  const club = await makeClubPlayers(stage);
  // Pupils in the middle of the field, whose rates become certain enough for the ranking.
  const [others, pupils] = [club.slice(0, -MINORS), club.slice(-MINORS)];
  const everybody = [...players.slice(0, MIDDLE), ...pupils, ...players.slice(MIDDLE), ...others];
  const played: number[] = [];
  for (const index of CUPS.keys()) {
    end?.throwIfAborted();
    const tournament = await findPublished(stage.db, publishIdOf(index));
    if (!tournament) throw new Error('a past cup is missing');
    const lot = lotFrom(1000 + index);
    await playCup(stage, hosts, {
      tournament,
      // The newest one plays for every place.
      next: index === CUPS.length - 1 ? 'placing' : 'first-two',
      players: inForm(everybody, lot),
      lot,
    });
    played.push(tournament.id);
  }
  await makeTuesdays(stage, club);
  const rating = { db: stage.db, clock: { now: () => stage.now } };
  for (const id of played) await rateTournament(rating, id);
  await ratePractice(rating);
}

/** Those who play, as strong as usual or somewhat more or less. */
function inForm(players: readonly ClubPlayer[], lot: Lot): readonly ClubPlayer[] {
  return players
    .map((player, index) => ({ player, strength: index + lot(9) - 4, at: lot(1000) }))
    .sort((one, other) => one.at - other.at)
    .slice(0, FIELD)
    .sort((one, other) => one.strength - other.strength)
    .map(({ player }) => player);
}

async function makeClubPlayers({ db, now }: DemoStage): Promise<ClubPlayer[]> {
  const passwordHash = await hashPublicPassword(DEMO_PASSWORD);
  const registered = daysBefore(now, 190);
  const clock = { now: () => registered };
  const club: ClubPlayer[] = [];
  for (const [index, fullName] of CLUB_PLAYERS.entries()) {
    const email = `jonan${index + 1}@demo.rallydays.invalid`;
    const level = index < 3 ? 'B' : 'C';
    const isMinor = index >= CLUB_PLAYERS.length - MINORS;
    const person = { fullName, email, passwordHash, level, language: 'ja' } as const;
    const made = await makePlayer({ db, clock }, { ...person, ...(isMinor && { age: null }) });
    club.push(made);
    if (isMinor) await guardians.updateAge(db, { accountId: made.id, age: 'under-18', now });
  }
  const withYes = club.at(-1);
  if (withYes) {
    await guardians.insert(db, {
      id: withYes.id,
      accountId: withYes.id,
      email: 'guardian.of.jonan8@demo.rallydays.invalid',
      state: 'confirmed',
      language: 'ja',
      nameDisplay: 'family-name',
      namedAt: registered,
      confirmedAt: registered,
    });
  }
  return club;
}

/** One-on-one matches of the club on Tuesdays, each player against two others. */
async function makeTuesdays({ db, now }: DemoStage, club: readonly ClubPlayer[]): Promise<void> {
  const [first, ...others] = club;
  if (!first) return;
  const registered = daysBefore(now, 185);
  const creator = { accountId: first.id, name: first.fullName };
  const group = await makeGroup(db, {
    ...CLUB,
    sport: 'table-tennis',
    creator,
    now: registered,
    members: [first.fullName],
  });
  for (const { id: accountId, fullName } of others) {
    await joinGroup(db, { accountId, fullName, now: registered }, CLUB.teamCode);
  }
  const lot = lotFrom(2000);
  const matches = TUESDAYS.flatMap((ago) =>
    club.map((one, at) => {
      const two = club[(at + 1 + lot(club.length - 1)) % club.length] ?? first;
      const [winner, loser] = lot(100) < chanceOf(club.indexOf(two) - at) ? [one, two] : [two, one];
      const sets = SCORES[lot(SCORES.length)] ?? SCORES[0];
      return { winner, loser, sets, day: dayInJapan(daysBefore(now, ago)), group };
    }),
  );
  await makePracticeMatches(db, matches);
}
