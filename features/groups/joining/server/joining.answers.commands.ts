import { ok, type Result, refuse } from '#domain/common/result.ts';
import { ensurePlayerIn, mergePlayersIn } from '#features/players/server/players.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { Services } from '#platform/server/services.ts';
import { legibleCode } from '#platform/shared/legible-code.ts';
import { tidyName } from '../../groups.form.ts';
import { MOST_MEMBERS, TEAM_CODE_LENGTH } from '../../groups.vocabulary.ts';
import type { EditorRefusal, GroupRequest } from '../../server/groups.commands.ts';
import { findEditable, lockEditable } from '../../server/groups.commands.ts';
import * as members from '../../server/groups.members.store.ts';
import * as groups from '../../server/groups.store.ts';
import type { JoinAnswer } from '../joining.vocabulary.ts';
import * as answers from './joining.answers.store.ts';
import { notifyOfAnswer } from './joining.notifications.ts';

/** The decisions of those who look after a group about the people who join it. */

interface Answer extends GroupRequest {
  readonly requestId: string;
  readonly answer: JoinAnswer;
}

export type AnswerRefusal = EditorRefusal | 'REQUEST_NOT_FOUND' | 'MEMBER_TAKEN' | 'GROUP_FULL';

/**
 * Answers a request, once: links the account to the row of its name, whose player is then merged into that of the
 * account; adds another row; or bars it.
 */
export async function answerRequest(
  services: Answering,
  request: Answer,
): Promise<Result<null, AnswerRefusal>> {
  return services.db.transaction(async (tx) => {
    const editable = await lockEditable(tx, request);
    return editable.ok ? answerIn(services, tx, { ...request, group: editable.value }) : editable;
  });
}

type Answering = Pick<Services, 'db' | 'clock' | 'jobs' | 'publish'>;

async function answerIn(
  services: Answering,
  tx: Db,
  { groupId, requestId, answer, group }: Answer & { readonly group: groups.VisibleGroup },
): Promise<Result<null, AnswerRefusal>> {
  const found = await answers.findRequest(tx, groupId, requestId);
  if (!found) return refuse('REQUEST_NOT_FOUND');
  const now = services.clock.now();
  const { accountId, memberId, fullName } = found;
  const account = { accountId, name: fullName };
  if (answer === 'same-person') {
    const from = await answers.updateLinked(tx, memberId, accountId);
    if (!from) return refuse('MEMBER_TAKEN');
    const into = await ensurePlayerIn(tx, account);
    await mergePlayersIn(services, tx, { from, into, now });
  } else {
    const isAdded = answer === 'new-member';
    if (isAdded && (await members.countMembers(tx, groupId)) >= MOST_MEMBERS) {
      return refuse('GROUP_FULL');
    }
    const playerId = await ensurePlayerIn(tx, account);
    const person = { name: tidyName(fullName), accountId, playerId };
    const id = await members.insertLast(tx, groupId, person);
    if (!isAdded) await members.updateBarred(tx, [id], now);
  }
  await answers.deleteRequest(tx, requestId);
  await notifyOfAnswer(services, tx, { group, requestId, accountId, answer, now });
  return ok(null);
}

/** Lets a person join with the code again; nothing changes when they may already. */
export async function readmitMember(
  { db }: Pick<Services, 'db'>,
  { memberId, ...own }: GroupRequest & { readonly memberId: number },
): Promise<Result<null, EditorRefusal>> {
  const editable = await findEditable(db, own);
  if (!editable.ok) return editable;
  await answers.updateReadmitted(db, own.groupId, memberId);
  return ok(null);
}

/** Replaces the code of a group and returns the new one; sent again, it returns the current code of the group. */
export async function renewCode(
  { db }: Pick<Services, 'db'>,
  { instead, ...own }: GroupRequest & { readonly instead: string },
): Promise<Result<string, EditorRefusal>> {
  const editable = await findEditable(db, own);
  if (!editable.ok) return editable;
  const next = () => legibleCode(TEAM_CODE_LENGTH, systemRandomness.whole);
  const renewal = { groupId: own.groupId, instead };
  while (!(await answers.updateCode(db, { ...renewal, code: next() })));
  const renewed = await groups.findVisible(db, own.accountId, own.groupId);
  return renewed ? ok(renewed.teamCode) : refuse('GROUP_NOT_FOUND');
}
