import type { NoticeKind } from '#features/notices/notices.vocabulary.ts';
import { tell } from '#features/notices/server/notices.tell.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { tidyName } from '../../groups.form.ts';
import { listEditors } from '../../server/groups.members.store.ts';
import type { Answered } from './joining.answers.store.ts';
import { insertByCode, type Joined, type Joining } from './joining.store.ts';

type TellServices = Pick<Services, 'jobs'>;

/** Joins with a code, and tells those who look after the group, in one transaction; null for an unknown code. */
export async function joinAndTell(
  services: TellServices,
  tx: Db,
  who: Joining,
  code: string,
): Promise<Joined | null> {
  const joined = await insertByCode(tx, who, code);
  if (!joined?.news || joined.outcome === 'barred') return joined;
  const { group, outcome } = joined;
  const { accountId, now } = who;
  const facts = { groupId: group.id, groupName: group.name, memberName: tidyName(who.fullName) };
  const kind = outcome === 'joined' ? 'member-joined' : 'join-asked';
  for (const editor of await listEditors(tx, group.id)) {
    if (editor === accountId) continue;
    const dedupeKey = `${kind} ${group.id} ${accountId} ${now.getTime()} ${editor}`;
    await tell(services, tx, { accountId: editor, kind, facts, dedupeKey, now });
  }
  return joined;
}

/** Tells who asked to join what the answer was. */
export async function tellAnswered(
  services: TellServices,
  tx: Db,
  group: { readonly id: number; readonly name: string },
  { accountId, requestId, answer }: Answered,
  now: Date,
): Promise<void> {
  const kind: NoticeKind = answer === 'refused' ? 'join-refused' : 'join-accepted';
  const facts = { groupId: group.id, groupName: group.name };
  await tell(services, tx, { accountId, kind, facts, dedupeKey: `${kind} ${requestId}`, now });
}
