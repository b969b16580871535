import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { listPupils } from '../../roster/server/roster.store.ts';
import { findEditable } from '../../server/groups.commands.ts';
import { listMembers } from '../../server/groups.members.store.ts';
import * as contract from '../joining.contract.ts';
import * as commands from './joining.answers.commands.ts';
import * as answers from './joining.answers.store.ts';
import { joinWithCode, withdrawRequest } from './joining.commands.ts';
import { presentRequest } from './joining.presenter.ts';
import * as store from './joining.store.ts';

const access = 'signed-in';

/** Joining a group: the code, the requests, and the decisions of those who look after the group. */
export const joiningHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.join, { access, limit: 'joining' }, async ({ account, body }) => {
    const who = { accountId: account.id, fullName: account.name, code: body.teamId };
    const joined = await joinWithCode(services, who);
    if (joined.ok) return joined.value;
    return refusal(joined.code, { fields: { teamId: FIELD_ERRORS[joined.code] } });
  });

  on(contract.listMine, { access }, async ({ account }) => {
    const requests = await store.listByAccount(db, account.id);
    return {
      requests: requests.map((one) => ({ ...one, askedAt: one.askedAt.toISOString() })),
    };
  });

  on(contract.withdraw, { access }, async ({ account, params }) => {
    const own = { groupId: params.id, accountId: account.id };
    return { outcome: await withdrawRequest(services, own) };
  });

  on(contract.find, { access }, async ({ account, params }) => {
    const group = await findEditable(db, { accountId: account.id, groupId: params.id });
    if (!group.ok) return refusal(group.code);
    const requests = await answers.listRequests(db, params.id);
    const barred = await answers.listBarred(db, params.id);
    const listed = {
      members: requests.length > 0 ? await listMembers(db, params.id) : [],
      pupils: requests.length > 0 ? await listPupils(db, params.id) : [],
    };
    return {
      requests: requests.map((request) => presentRequest(request, listed)),
      barred: barred.map((one) => ({ ...one, since: one.since.toISOString() })),
    };
  });

  on(contract.answer, { access }, async ({ account, params, body }) => {
    const { id: groupId, requestId } = params;
    const request = { accountId: account.id, groupId, requestId, ...body };
    const done = await commands.answerRequest(services, request);
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.readmit, { access }, async ({ account, params }) => {
    const { id: groupId, memberId } = params;
    const member = { accountId: account.id, groupId, memberId };
    const done = await commands.readmitMember(services, member);
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.renewCode, { access, limit: 'grouping' }, async ({ account, params, body }) => {
    const renewal = { accountId: account.id, groupId: params.id, instead: body.instead };
    const done = await commands.renewCode(services, renewal);
    return done.ok ? { teamId: done.value } : refusal(done.code);
  });
});

/** Keys of the messages of groups. */
const FIELD_ERRORS = {
  TEAM_CODE_UNKNOWN: 'codeUnknown',
  JOINING_BARRED: 'codeBarred',
  GROUP_FULL: 'tooManyMembers',
} as const;
