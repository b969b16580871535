import * as applications from '#features/organizers/server/organizers.applications.store.ts';
import {
  approveApplication,
  declineApplication,
  undoDecision,
} from '#features/organizers/server/organizers.decisions.commands.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../applications.contract.ts';
import { asApplication } from './applications.presenter.ts';

const access = 'operator';

/** The queue of organizers' applications: approve, decline, undo. */
export const applicationsHandlers = handlers((on, services) => {
  const { db } = services;

  const present = async (id: string) => {
    const application = await applications.findById(db, id);
    if (!application) throw new Error('a decided application is gone');
    return { application: asApplication(application) };
  };

  on(contract.list, { access }, async ({ query }) => {
    const { rows, nextCursor } = await applications.listByState(db, query.state, query);
    return { applications: rows.map(asApplication), nextCursor };
  });

  on(contract.approve, { access }, async ({ params, account }) => {
    const decision = { id: params.id, operatorId: account.id };
    const done = await approveApplication(services, decision);
    return done.ok ? present(params.id) : refusal(done.code);
  });

  on(contract.decline, { access }, async ({ params, body, account }) => {
    const decision = { id: params.id, operatorId: account.id, reason: body.reason };
    const done = await declineApplication(services, decision);
    return done.ok ? present(params.id) : refusal(done.code);
  });

  on(contract.undo, { access }, async ({ params, account }) => {
    const done = await undoDecision(services, { id: params.id, operatorId: account.id });
    return done.ok ? present(params.id) : refusal(done.code);
  });
});
