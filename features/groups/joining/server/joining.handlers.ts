import { refusal } from '#platform/server/http/refusal.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import { handlers } from '#platform/server/services.ts';
import { legibleCode } from '#platform/shared/legible-code.ts';
import { mayEdit } from '../../groups.policy.ts';
import { TEAM_CODE_LENGTH } from '../../groups.vocabulary.ts';
import * as groups from '../../server/groups.store.ts';
import * as contract from '../joining.contract.ts';
import * as answers from './joining.answers.store.ts';
import * as store from './joining.store.ts';
import { joinAndTell, tellAnswered } from './joining.tell.ts';

const access = 'signed-in';

/** Who comes into a group and by which code: join, wait, and what those decide who look after the group. */
export const joiningHandlers = handlers((on, services) => {
  const { db, clock } = services;

  on(contract.join, { access, limit: 'joining' }, async ({ account, body }) => {
    const who = { accountId: account.id, fullName: account.name, now: clock.now() };
    const joined = await db.transaction((tx) => joinAndTell(services, tx, who, body.teamId));
    if (!joined) return refusal('TEAM_CODE_UNKNOWN', { fields: { teamId: 'codeUnknown' } });
    const { group, outcome } = joined;
    if (outcome === 'barred') {
      return refusal('JOINING_BARRED', { fields: { teamId: 'codeBarred' } });
    }
    return { ...group, outcome };
  });

  on(contract.listMine, { access }, async ({ account }) => {
    const requests = await store.listByAccount(db, account.id);
    return {
      requests: requests.map((one) => ({ ...one, askedAt: one.askedAt.toISOString() })),
    };
  });

  on(contract.withdraw, { access }, async ({ account, params }) => {
    await store.deleteRequest(db, params.id, account.id);
    return {};
  });

  on(contract.find, { access }, async ({ account, params }) => {
    const group = await editable(account.id, params.id);
    if (group.refused) return group.refused;
    const [requests, barred] = [
      await answers.listRequests(db, params.id),
      await answers.listBarred(db, params.id),
    ];
    return {
      requests: requests.map((one) => ({ ...one, askedAt: one.askedAt.toISOString() })),
      barred: barred.map((one) => ({ ...one, since: one.since.toISOString() })),
    };
  });

  on(contract.answer, { access }, async ({ account, params, body }) => {
    const group = await editable(account.id, params.id);
    if (group.refused) return group.refused;
    const now = clock.now();
    const request = { groupId: params.id, requestId: params.requestId, ...body, now };
    const done = await answers.updateAnswered(db, request, (tx, answered) =>
      tellAnswered(services, tx, group.found, answered, now),
    );
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.readmit, { access }, async ({ account, params }) => {
    const group = await editable(account.id, params.id);
    if (group.refused) return group.refused;
    await answers.updateReadmitted(db, params.id, params.memberId);
    return {};
  });

  on(contract.renewCode, { access, limit: 'grouping' }, async ({ account, params, body }) => {
    const group = await editable(account.id, params.id);
    if (group.refused) return group.refused;
    const next = () => legibleCode(TEAM_CODE_LENGTH, systemRandomness.whole);
    const renewal = { groupId: params.id, instead: body.instead };
    while (!(await answers.updateCode(db, { ...renewal, code: next() })));
    const renewed = await groups.findVisible(db, account.id, params.id);
    return renewed ? { teamId: renewed.teamCode } : refusal('GROUP_NOT_FOUND');
  });

  /** The group, for somebody who may edit it. */
  async function editable(accountId: string, groupId: number) {
    const found = await groups.findVisible(db, accountId, groupId);
    if (!found) return { refused: refusal('GROUP_NOT_FOUND') } as const;
    if (!mayEdit(found)) return { refused: refusal('GROUP_NOT_EDITABLE') } as const;
    return { refused: null, found } as const;
  }
});
