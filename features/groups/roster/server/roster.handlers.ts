import { schoolYearOf } from '#domain/common/school-grade.ts';
import { clashRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { findEditable, type GroupRequest } from '../../server/groups.commands.ts';
import * as contract from '../roster.contract.ts';
import * as commands from './roster.commands.ts';
import { advanceGrades } from './roster.grades.commands.ts';
import { importPupils } from './roster.import.commands.ts';
import { presentRoster } from './roster.presenter.ts';
import * as store from './roster.store.ts';

const access = 'signed-in';

/** The school roster of a group: its sheet and its pupils, for those who edit the group. */
export const rosterHandlers = handlers((on, services) => {
  const { db, clock } = services;
  const requestOf = (account: { readonly id: string }, params: { readonly id: number }) => ({
    accountId: account.id,
    groupId: params.id,
  });

  on(contract.find, { access }, ({ account, params }) => roster(requestOf(account, params)));

  on(contract.saveSheet, { access }, async ({ account, params, body }) => {
    const request = requestOf(account, params);
    const done = await commands.saveSheet(services, { ...request, ...body });
    if (done.ok) return roster(request);
    return 'theirs' in done ? clashRefusal(done.code, done.theirs) : refusal(done.code);
  });

  on(contract.savePupil, { access }, async ({ account, params, body }) => {
    const request = requestOf(account, params);
    const { pupilId } = params;
    const done = await commands.savePupil(services, { ...request, pupilId, ...body });
    if (done.ok) return roster(request);
    return 'theirs' in done ? clashRefusal(done.code, done.theirs) : refusal(done.code);
  });

  on(contract.removePupil, { access }, async ({ account, params }) => {
    const request = requestOf(account, params);
    const done = await commands.removePupil(services, { ...request, pupilId: params.pupilId });
    return done.ok ? roster(request) : refusal(done.code);
  });

  on(contract.orderPupils, { access }, async ({ account, params, body }) => {
    const request = requestOf(account, params);
    const done = await commands.orderPupils(services, { ...request, order: body.pupils });
    return done.ok ? roster(request) : refusal(done.code);
  });

  on(contract.importPupils, { access }, async ({ account, params, body }) => {
    const request = requestOf(account, params);
    const done = await importPupils(services, { ...request, rows: body.rows });
    if (!done.ok) return refusal(done.code);
    const { added, updated } = done.value;
    const imported = await roster(request);
    return 'pupils' in imported ? { ...imported, added, updated } : imported;
  });

  on(contract.advanceGrades, { access }, async ({ account, params, body }) => {
    const request = requestOf(account, params);
    const done = await advanceGrades(services, { ...request, ...body });
    return done.ok ? roster(request) : refusal(done.code);
  });

  async function roster(request: GroupRequest) {
    const group = await findEditable(db, request);
    if (!group.ok) return refusal(group.code);
    const sheet = await store.findSheet(db, request.groupId);
    const pupils = await store.listPupils(db, request.groupId);
    const schoolYear = schoolYearOf(dayInJapan(clock.now()));
    return presentRoster({ group: group.value, sheet, pupils, schoolYear });
  }
});
