import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { GroupName } from '../../server/groups.store.ts';

/** Notifies a person that somebody who looks after a group has merged another member's records into theirs. */
export async function notifyOfMerge(
  services: Pick<Services, 'jobs'>,
  tx: Db,
  merged: {
    readonly group: GroupName;
    readonly accountId: string;
    readonly memberId: number;
    readonly now: Date;
  },
): Promise<void> {
  const { group, accountId, memberId, now } = merged;
  const facts = { groupId: group.id, groupName: group.name };
  const dedupeKey = `member-merged ${group.id} ${memberId} ${now.getTime()}`;
  await notifyPerson(services, tx, { accountId, kind: 'member-merged', facts, dedupeKey, now });
}
