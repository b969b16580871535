import { ok, type Result, refuse } from '#domain/common/result.ts';
import { ensurePlayerIn, mergePlayersIn } from '#features/players/server/players.commands.ts';
import { brokenConstraint, type Db } from '#platform/server/db/database.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { Services } from '#platform/server/services.ts';
import { legibleCode } from '#platform/shared/legible-code.ts';
import { tidyName } from '#platform/shared/names.ts';
import { hasRoom } from '../../groups.policy.ts';
import { TEAM_CODE_LENGTH } from '../../groups.vocabulary.ts';
import type { EditorRefusal, GroupRequest } from '../../server/groups.commands.ts';
import { lockEditable } from '../../server/groups.commands.ts';
import * as members from '../../server/groups.members.store.ts';
import * as groups from '../../server/groups.store.ts';
import { isFreeFor } from '../joining.policy.ts';
import type { JoinAnswer } from '../joining.vocabulary.ts';
import * as answers from './joining.answers.store.ts';
import { notifyOfAnswer } from './joining.notifications.ts';

/** The decisions of those who look after a group about the people who join it. */

interface Answer extends GroupRequest {
  readonly requestId: string;
  readonly answer: JoinAnswer;
  /** The row that is this person; without it the one of the request. Namesakes are on one list. */
  readonly memberId?: number | undefined;
}

export type AnswerRefusal = EditorRefusal | 'REQUEST_NOT_FOUND' | 'MEMBER_TAKEN' | 'GROUP_FULL';

/**
 * Answers a request, once: links the account to a row that has its name now, whose player is then merged into that of the
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
  {
    groupId,
    requestId,
    answer,
    group,
    ...chosen
  }: Answer & { readonly group: groups.VisibleGroup },
): Promise<Result<null, AnswerRefusal>> {
  const found = await answers.findRequest(tx, groupId, requestId);
  if (!found) return refuse('REQUEST_NOT_FOUND');
  const now = services.clock.now();
  const { accountId, fullName } = found;
  const account = { accountId, name: fullName };
  if (answer === 'same-person') {
    const memberId = chosen.memberId ?? found.memberId;
    const listed = await members.listMembers(tx, groupId);
    const row = listed.find(({ id }) => id === memberId);
    if (!row || !isFreeFor(fullName, row)) return refuse('MEMBER_TAKEN');
    // Somebody who has left the group, or was refused, before has another one.
    const own = await members.findByAccount(tx, groupId, accountId);
    if (own) await members.update(tx, own.id, { accountId: null });
    await members.update(tx, row.id, { accountId });
    const into = await ensurePlayerIn(tx, account);
    await mergePlayersIn(services, tx, { from: row.playerId, into, now });
  } else {
    const isAdded = answer === 'new-member';
    if (isAdded && !hasRoom(await members.countMembers(tx, groupId))) {
      return refuse('GROUP_FULL');
    }
    const id = await putLast(tx, groupId, account);
    if (!isAdded) await members.updateBarred(tx, [id], now);
  }
  await answers.deleteRequest(tx, requestId);
  await notifyOfAnswer(services, tx, { group, requestId, accountId, answer, now });
  return ok(null);
}

/** Puts an account at the end of the list, on the row that it had before if there is one. */
async function putLast(
  tx: Db,
  groupId: number,
  account: { readonly accountId: string; readonly name: string },
): Promise<number> {
  const { accountId, name } = account;
  const own = await members.findByAccount(tx, groupId, accountId);
  if (own) {
    await members.updateReturned(tx, groupId, own.id);
    return own.id;
  }
  const playerId = await ensurePlayerIn(tx, account);
  return members.insertLast(tx, groupId, { name: tidyName(name), accountId, playerId });
}

/** Lets a person join with the code again; nothing changes when they may already. */
export async function readmitMember(
  { db }: Pick<Services, 'db'>,
  { memberId, ...own }: GroupRequest & { readonly memberId: number },
): Promise<Result<null, EditorRefusal>> {
  return db.transaction(async (tx) => {
    const editable = await lockEditable(tx, own);
    if (!editable.ok) return editable;
    await answers.updateReadmitted(tx, own.groupId, memberId);
    return ok(null);
  });
}

/** Replaces the code of a group and returns the new one; sent again, it returns the current code of the group. */
export async function renewCode(
  { db }: Pick<Services, 'db'>,
  { instead, ...own }: GroupRequest & { readonly instead: string },
): Promise<Result<string, EditorRefusal>> {
  const next = () => legibleCode(TEAM_CODE_LENGTH, systemRandomness.whole);
  for (;;) {
    try {
      return await db.transaction(async (tx) => {
        const editable = await lockEditable(tx, own);
        if (!editable.ok) return editable;
        await answers.updateCode(tx, { groupId: own.groupId, instead, code: next() });
        const renewed = await groups.findVisible(tx, own.accountId, own.groupId);
        return renewed ? ok(renewed.teamCode) : refuse('GROUP_NOT_FOUND');
      });
    } catch (error) {
      // Another group has this code: the next try has another one.
      if (brokenConstraint(error) !== 'groups_team_code_once') throw error;
    }
  }
}
