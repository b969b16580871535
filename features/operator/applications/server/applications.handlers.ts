import {
  newOneTimePassword,
  newOrganizerId,
} from '#features/organizers/organizers.credentials.policy.ts';
import type { StoredApplication } from '#features/organizers/server/organizers.applications.store.ts';
import * as applications from '#features/organizers/server/organizers.applications.store.ts';
import * as decisions from '#features/organizers/server/organizers.decisions.store.ts';
import { tellApproved, tellDeclined } from '#features/organizers/server/organizers.tell.ts';
import type { Db } from '#platform/server/db/database.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import { handlers } from '#platform/server/services.ts';
import { type AuditAction, UNDO_SECONDS } from '../../operator.vocabulary.ts';
import * as audit from '../../server/operator.audit.store.ts';
import * as contract from '../applications.contract.ts';
import { asApplication, nameOfApplication } from './applications.presenter.ts';

const access = 'operator';

/** The queue of organizers' applications: approve, decline, undo. */
export const applicationsHandlers = handlers((on, services) => {
  const { db, clock, mailer } = services;

  const decisionOn = (id: string) => {
    const now = clock.now();
    const undoUntil = new Date(now.getTime() + UNDO_SECONDS * 1000);
    return { id, now, undoUntil };
  };
  const write =
    (actorId: string, action: AuditAction, note = '') =>
    (tx: Db, one: StoredApplication) =>
      audit.insert(tx, {
        actorId,
        action,
        subjectId: one.id,
        subject: nameOfApplication(one),
        note,
        now: clock.now(),
      });
  const answer = async (id: string) => {
    const application = await applications.findById(db, id);
    if (!application) throw new Error('a decided application is gone');
    return { application: asApplication(application) };
  };

  on(contract.list, { access }, async ({ query }) => {
    const { rows, nextCursor } = await applications.listByState(db, query.state, query);
    return { applications: rows.map(asApplication), nextCursor };
  });

  on(contract.approve, { access }, async ({ params, account }) => {
    const password = newOneTimePassword(systemRandomness.whole);
    const decision = decisionOn(params.id);
    const credentials = {
      passwordHash: await hashPassword(password),
      newLoginId: () => newOrganizerId(systemRandomness.whole),
    };
    const done = await decisions.approve(
      db,
      { ...decision, ...credentials },
      async (tx, one, loginId) => {
        const { undoUntil: sendAfter } = decision;
        await tellApproved(services, tx, { application: one, loginId, password, sendAfter });
        await write(account.id, 'application-approved', loginId)(tx, one);
      },
    );
    return done.ok ? answer(params.id) : refusal(done.code);
  });

  on(contract.decline, { access }, async ({ params, body, account }) => {
    const decision = { ...decisionOn(params.id), reason: body.reason };
    const done = await decisions.decline(db, decision, async (tx, one) => {
      const { reason, undoUntil: sendAfter } = decision;
      await tellDeclined(services, tx, { application: one, reason, sendAfter });
      await write(account.id, 'application-declined', reason)(tx, one);
    });
    return done.ok ? answer(params.id) : refusal(done.code);
  });

  on(contract.undo, { access }, async ({ params, account }) => {
    const request = { id: params.id, clock };
    const done = await decisions.undo(
      db,
      request,
      (tx, mailKey) => mailer.recall(tx, mailKey),
      write(account.id, 'decision-undone'),
    );
    return done.ok ? answer(params.id) : refusal(done.code);
  });
});
