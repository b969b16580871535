import { v7 as uuidv7 } from 'uuid';
import type { Sport } from '#domain/scoring/formats.ts';
import { findCurrentPlayer } from '#features/players/server/players.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { insertByCode } from '../joining/server/joining.commands.ts';
import { createGroup } from './groups.commands.ts';
import { findMember } from './groups.members.store.ts';
import { type GroupName, updateSport } from './groups.store.ts';

export interface GroupOptions {
  readonly creator: { readonly accountId: string; readonly name: string };
  readonly now: Date;
  readonly name?: string;
  readonly teamCode?: string;
  readonly director?: string;
  readonly coach?: string;
  readonly manager?: string;
  readonly emoji?: string | null;
  readonly sport?: Sport;
  readonly members?: readonly string[];
}

let made = 0;

/** Creates a group with the real command: for tests, the demo and browser tests. */
export async function makeGroup(db: Db, options: GroupOptions): Promise<GroupName> {
  made += 1;
  const {
    name = 'Sakura Tennis Club',
    teamCode = `CLUB${String(made).padStart(4, '0')}`,
    members = ['Aoki Ren', 'Baba Yui', 'Chiba Sora'],
  } = options;
  const services = { db, clock: { now: () => options.now } };
  const outcome = await createGroup(services, {
    creationId: uuidv7(),
    teamCode,
    fields: {
      name,
      director: options.director ?? '',
      coach: options.coach ?? '',
      manager: options.manager ?? '',
      emoji: options.emoji ?? null,
    },
    members: members.map((one) => ({ name: one })),
    creator: options.creator,
  });
  if (!outcome.ok) throw new Error(`the group "${name}" was not made: ${outcome.code}`);
  if (options.sport) await updateSport(db, outcome.value.id, options.sport);
  return outcome.value;
}

/** Joins with a code, as registration and My Page do. */
export async function joinGroup(
  db: Db,
  who: { accountId: string; fullName: string; now: Date },
  teamCode: string,
): Promise<void> {
  const joined = await db.transaction((tx) => insertByCode(tx, who, teamCode));
  if (joined?.outcome !== 'joined') {
    throw new Error(`${who.fullName} could not join with the code ${teamCode}`);
  }
}

/** The players of members by number, after all merges, also of members who have left. An unknown number has none. */
export async function playersOfMembers(
  db: Db,
  { groupId, memberNumbers }: { groupId: number; memberNumbers: readonly number[] },
): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const number of memberNumbers) {
    const member = await findMember(db, groupId, number);
    const playerId = member && (await findCurrentPlayer(db, member.playerId));
    if (playerId) found.set(number, playerId);
  }
  return found;
}
