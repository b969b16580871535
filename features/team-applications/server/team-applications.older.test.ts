import { expect } from 'vitest';
import * as payouts from '#features/payments/payouts/payouts.contract.ts';
import { payouts as payoutRows } from '#features/payments/payouts/server/payouts.tables.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import { awaiting, note } from './team-applications.transfers.factory.ts';
import { listEndedWithMoney } from './team-applications.transfers.store.ts';

test('What had arrived for an application that ended unpaid under an earlier version goes back once', async ({
  server,
}) => {
  const { organizer, teacher, tournamentId, id } = await awaiting(server);
  const { db } = server.services;
  await note(organizer, tournamentId, id, { amountYen: 600, settles: false });
  await teacher.call(contract.giveUp, { params: { id } });
  // As the earlier version left it.
  await db.delete(payoutRows);
  for (let times = 0; times < 2; times++) {
    await server.app.jobs.runNow('team-applications.transfers');
  }
  const { data } = await teacher.call(payouts.own, { query: { applicationId: id } });
  expect(data?.payouts).toMatchObject([{ amountYen: 600, owner: 'organizer', reason: 'refund' }]);
  expect(await listEndedWithMoney(db)).toEqual([]);
});
