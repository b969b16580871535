import { expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { fromCsv } from '#platform/shared/csv.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { makeTransferHost } from '../../bank-transfers/server/bank-transfers.factory.ts';
import * as entryList from '../../entry-list.contract.ts';
import { granterOf, makePaid } from './grants.factory.ts';

test('The list says of a fee of which a part was given back, and then the rest by rule, that all of it goes back', async ({
  server,
}) => {
  const { organizer, id } = await makeTransferHost(server);
  const { phone, entryId } = await makePaid(server, id);
  const { grant, listed } = granterOf(organizer, id);
  const refundCell = async () => {
    const { data } = await organizer.call(entryList.exportList, { params: { id } });
    const [head = [], row = []] = fromCsv(data?.csv ?? '');
    return row[head.indexOf('Refund')];
  };
  await grant(entryId, 500);
  expect(await listed(entryId)).toMatchObject({ grantedYen: 500, isReturned: false });
  expect(await refundCell()).toBe('Refunded: ¥500');
  await phone.call(entries.withdraw, { params: { id: entryId } });
  expect(await listed(entryId)).toMatchObject({ grantedYen: 500, isReturned: true });
  expect(await refundCell()).toBe('Refund on its way');
});
