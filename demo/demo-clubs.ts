import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import { listEveryone } from '#features/groups/server/groups.members.store.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { CLUBS } from './demo-people.ts';
import type { DemoStage } from './demo-stage.ts';

/** Somebody with an account. */
export interface ClubPlayer {
  readonly id: string;
  readonly fullName: string;
}

/** Puts players into the sample clubs in turn, so that seeding lists and draws show where they come from. */
export async function makeClubs(
  { db }: DemoStage,
  players: readonly ClubPlayer[],
  now: Date,
): Promise<void> {
  for (const [index, { name, teamCode }] of CLUBS.entries()) {
    const [first, ...others] = players.filter((_, at) => at % CLUBS.length === index);
    if (!first) throw new Error(`nobody is in the sample club ${name}`);
    const creator = { accountId: first.id, name: first.fullName };
    const club = { name, teamCode, sport: 'table-tennis', members: [first.fullName] } as const;
    await makeGroup(db, { ...club, creator, now });
    for (const { id: accountId, fullName } of others) {
      await joinGroup(db, { accountId, fullName, now }, teamCode);
    }
  }
}

/** The number by which a player invites a fellow member of one of their clubs. */
export async function fellowMember(
  { db }: DemoStage,
  accountId: string,
  fullName: string,
): Promise<number> {
  for (const group of await groups.listByAccount(db, accountId)) {
    const members = await listEveryone(db, group.id);
    const found = members.find((one) => one.name === fullName && one.accountId !== null);
    if (found) return found.id;
  }
  throw new Error(`${fullName} is in no club with the sample player`);
}
