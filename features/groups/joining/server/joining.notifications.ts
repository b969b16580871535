import type { NotificationKind } from '#features/notifications/notifications.vocabulary.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { tidyName } from '#platform/shared/names.ts';
import { listEditors } from '../../server/groups.members.store.ts';
import type { GroupName } from '../../server/groups.store.ts';
import type { JoinAnswer } from '../joining.vocabulary.ts';

type NotificationServices = Pick<Services, 'jobs'>;

/** Notifies those who look after a group, except the person, that somebody joined it or asks to join. */
export async function notifyEditors(
  services: NotificationServices,
  tx: Db,
  news: {
    readonly group: GroupName;
    readonly accountId: string;
    readonly fullName: string;
    readonly outcome: 'joined' | 'asked';
    readonly now: Date;
  },
): Promise<void> {
  const { group, accountId, fullName, outcome, now } = news;
  const facts = { groupId: group.id, groupName: group.name, memberName: tidyName(fullName) };
  const kind = outcome === 'joined' ? 'member-joined' : 'join-asked';
  for (const editor of await listEditors(tx, group.id)) {
    if (editor === accountId) continue;
    const dedupeKey = `${kind} ${group.id} ${accountId} ${now.getTime()} ${editor}`;
    await notifyPerson(services, tx, { accountId: editor, kind, facts, dedupeKey, now });
  }
}

/** Notifies the person who asked to join of the answer. */
export async function notifyOfAnswer(
  services: NotificationServices,
  tx: Db,
  answered: {
    readonly group: GroupName;
    readonly requestId: string;
    readonly accountId: string;
    readonly answer: JoinAnswer;
    readonly now: Date;
  },
): Promise<void> {
  const { group, requestId, accountId, answer, now } = answered;
  const kind: NotificationKind = answer === 'refused' ? 'join-refused' : 'join-accepted';
  const facts = { groupId: group.id, groupName: group.name };
  await notifyPerson(services, tx, {
    accountId,
    kind,
    facts,
    dedupeKey: `${kind} ${requestId}`,
    now,
  });
}
