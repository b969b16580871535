import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import { firstRoster } from '../groups.roster.policy.ts';
import { insertByCode } from '../joining/server/joining.store.ts';
import * as store from './groups.store.ts';

export interface GroupWish {
  readonly creator: { readonly accountId: string; readonly name: string };
  readonly now: Date;
  readonly name?: string;
  readonly teamCode?: string;
  readonly director?: string;
  readonly coach?: string;
  readonly manager?: string;
  readonly emoji?: string | null;
  readonly members?: readonly string[];
}

let made = 0;

/** Makes a group as its creator would: for tests, the demo and browser tests. */
export async function makeGroup(db: Db, wish: GroupWish): Promise<store.GroupName> {
  made += 1;
  const {
    name = 'Sakura Tennis Club',
    teamCode = `CLUB${String(made).padStart(4, '0')}`,
    members = ['Aoki Ren', 'Baba Yui', 'Chiba Sora'],
  } = wish;
  const coach = wish.coach ?? '';
  const outcome = await store.insert(db, {
    creationId: uuidv7(),
    name,
    teamCode,
    director: wish.director ?? '',
    coach,
    manager: wish.manager ?? '',
    emoji: wish.emoji ?? null,
    creatorAccountId: wish.creator.accountId,
    members: firstRoster({ coach, members: members.map((one) => ({ name: one })) }, wish.creator),
    now: wish.now,
  });
  if (!outcome.ok) throw new Error(`the group "${name}" was not made: ${outcome.code}`);
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
