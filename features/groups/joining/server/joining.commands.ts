import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { ensurePlayerIn } from '#features/players/server/players.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { tidyName } from '#platform/shared/names.ts';
import { hasRoom } from '../../groups.policy.ts';
import * as members from '../../server/groups.members.store.ts';
import type { GroupName } from '../../server/groups.store.ts';
import * as groups from '../../server/groups.store.ts';
import { isFreeFor } from '../joining.policy.ts';
import { notifyEditors } from './joining.notifications.ts';
import * as requests from './joining.store.ts';

export interface Joining {
  readonly accountId: string;
  readonly fullName: string;
  readonly now: Date;
}

/**
 * The result of a code: a member; a request, because the name is on the list without an account; or nothing, because the
 * account is barred from the group or the group is full.
 */
export type Joined =
  | {
      readonly group: GroupName;
      readonly outcome: 'joined' | 'asked';
      /** False if the outcome was the same before. */
      readonly news: boolean;
    }
  | { readonly group: GroupName; readonly outcome: 'barred' | 'full'; readonly news: false };

/** Joins a group with its code, or requests it. The same code twice is no error. */
export async function joinWithCode(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
  { accountId, fullName, code }: Omit<Joining, 'now'> & { readonly code: string },
): Promise<
  Result<
    GroupName & { outcome: 'joined' | 'asked' },
    'TEAM_CODE_UNKNOWN' | 'JOINING_BARRED' | 'GROUP_FULL'
  >
> {
  const who = { accountId, fullName, now: services.clock.now() };
  const joined = await services.db.transaction((tx) => joinWithCodeIn(services, tx, who, code));
  if (!joined) return refuse('TEAM_CODE_UNKNOWN');
  const { group, outcome } = joined;
  if (outcome === 'barred') return refuse('JOINING_BARRED');
  return outcome === 'full' ? refuse('GROUP_FULL') : ok({ ...group, outcome });
}

/**
 * Joins with a code and notifies those who look after the group. A step of other commands. Null for an unknown code.
 */
export async function joinWithCodeIn(
  services: Pick<Services, 'jobs'>,
  tx: Db,
  who: Joining,
  code: string,
): Promise<Joined | null> {
  const joined = await insertByCode(tx, who, code);
  if (joined?.news) await notifyEditors(services, tx, { ...who, ...joined });
  return joined;
}

/**
 * Makes an account a member of the group with a Team Identification Code. If the name is on the list without an account,
 * it asks those who look after the group: only they know whether it is the same person. Null for '' or an unknown code.
 * A step of other commands, and of factories that notify nobody.
 */
export async function insertByCode(
  tx: Db,
  { accountId, fullName, now }: Joining,
  code: string,
): Promise<Joined | null> {
  const group = await requests.findGroupForUpdate(tx, code);
  if (!group) return null;
  const known = await findOutcome(tx, accountId, group);
  if (known && known.outcome !== 'left') return { group, outcome: known.outcome, news: false };
  const name = tidyName(fullName);
  // Also of somebody with a row of their own: a refusal by mistake has made it, or the list has had them on paper since they left.
  const listed = await findListed(tx, group.id, name);
  if (listed && (await members.listEditors(tx, group.id)).length > 0) {
    const request = { id: uuidv7(), groupId: group.id, accountId, memberId: listed.id };
    await requests.insert(tx, { ...request, askedAt: now });
    return { group, outcome: 'asked', news: true };
  }
  if (!hasRoom(await members.countMembers(tx, group.id))) {
    return { group, outcome: 'full', news: false };
  }
  if (known) {
    // The member returns to the same row, so that the old records are theirs again.
    await members.updateReturned(tx, group.id, known.memberId);
    return { group, outcome: 'joined', news: true };
  }
  const playerId = await ensurePlayerIn(tx, { accountId, name: fullName });
  await members.insertLast(tx, group.id, { name, accountId, playerId });
  return { group, outcome: 'joined', news: true };
}

/**
 * The result of the code of a registration that is sent again, perhaps with another code: who is not in that group yet joins it now. Who
 * has left it since stays out. Null for an unknown code.
 */
export async function joinAgain(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
  { accountId, fullName, code }: Omit<Joining, 'now'> & { readonly code: string },
): Promise<Joined | null> {
  const who = { accountId, fullName, now: services.clock.now() };
  return services.db.transaction(async (tx) => {
    const group = await requests.findGroup(tx, code);
    const known = group && (await findOutcome(tx, accountId, group));
    return known?.outcome === 'left' ? null : joinWithCodeIn(services, tx, who, code);
  });
}

/** Withdraws the own request to join; `answered` where the group has accepted or refused the person before. */
export async function withdrawRequest(
  { db }: Pick<Services, 'db'>,
  { groupId, accountId }: { readonly groupId: number; readonly accountId: string },
): Promise<'withdrawn' | 'answered'> {
  return db.transaction(async (tx) => {
    // An answer that is under way comes first.
    await groups.findForUpdate(tx, groupId);
    if (await requests.deleteRequest(tx, groupId, accountId)) return 'withdrawn';
    const own = await members.findByAccount(tx, groupId, accountId);
    return own && (own.barred || !own.left) ? 'answered' : 'withdrawn';
  });
}

type Known =
  | { readonly outcome: 'joined' | 'asked' | 'barred' }
  | { readonly outcome: 'left'; readonly memberId: number };

async function findOutcome(db: Db, accountId: string, group: GroupName): Promise<Known | null> {
  const own = await members.findByAccount(db, group.id, accountId);
  if (own?.barred) return { outcome: 'barred' };
  if (own && !own.left) return { outcome: 'joined' };
  if (await requests.exists(db, group.id, accountId)) return { outcome: 'asked' };
  return own ? { outcome: 'left', memberId: own.id } : null;
}

/** The first row of this name without an account. */
async function findListed(tx: Db, groupId: number, name: string) {
  const listed = await members.listMembers(tx, groupId);
  return listed.find((row) => isFreeFor(name, row));
}
