import { expect } from 'vitest';
import * as schools from '#features/team-applications/team-applications.organizer.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as contract from '../bank-transfers.contract.ts';
import { ACCOUNT_TO, type Host, makeTransferHost } from './bank-transfers.factory.ts';

const SECOND = '別の銀行 支店 普通 7654321';
const THIRD = '海の銀行 本店 普通 1111111';

const termsOf = async ({ organizer, id }: Host) =>
  (await organizer.call(contract.list, { params: { id } })).data?.terms;
type Body = Parameters<typeof save>[1];
const save = (
  { organizer, id }: Host,
  body: { transferTo?: string; seenTransferTo?: string; acceptsPlayers?: boolean },
) => organizer.call(contract.saveTerms, { params: { id }, body });
const saveOfSchools = ({ organizer, id: tournamentId }: Host, body: Omit<Body, 'acceptsPlayers'>) =>
  organizer.call(schools.saveTerms, { params: { tournamentId }, body });

test('Who saves only whether players may transfer leaves the account as others have saved it', async ({
  server,
}) => {
  const host = await makeTransferHost(server);
  await saveOfSchools(host, { transferTo: SECOND, seenTransferTo: ACCOUNT_TO });
  expect((await save(host, { acceptsPlayers: false })).status).toBe(200);
  expect(await termsOf(host)).toMatchObject({ transferTo: SECOND, acceptsPlayers: false });
  expect((await save(host, {})).status).toBe(200);
  expect(await termsOf(host)).toMatchObject({ transferTo: SECOND, acceptsPlayers: false });
});

test('An account replaces on neither screen one that its writer has not seen', async ({
  server,
}) => {
  const host = await makeTransferHost(server);
  await save(host, { transferTo: SECOND, seenTransferTo: ACCOUNT_TO });
  const old = { transferTo: THIRD, seenTransferTo: ACCOUNT_TO };
  for (const again of [save, saveOfSchools]) {
    expect((await again(host, old)).refusal?.code).toBe('TRANSFER_ACCOUNT_CHANGED');
  }
  expect(await termsOf(host)).toMatchObject({ transferTo: SECOND });
  expect((await save(host, { transferTo: THIRD, seenTransferTo: SECOND })).status).toBe(200);
  expect(await termsOf(host)).toMatchObject({ transferTo: THIRD });
});

test('An account that is sent again after a lost answer is accepted, and its organizer hears of it once', async ({
  server,
}) => {
  const host = await makeTransferHost(server);
  const body = { transferTo: SECOND, seenTransferTo: ACCOUNT_TO };
  expect((await save(host, body)).status).toBe(200);
  expect((await save(host, body)).status).toBe(200);
  const sent = await server.services.db.select().from(mails);
  expect(sent.filter(({ kind }) => kind === 'transfer-account-changed')).toHaveLength(1);
});

test('Of two accounts that are saved at once over the same one, the second is refused', async ({
  server,
}) => {
  const host = await makeTransferHost(server);
  const calls = [SECOND, THIRD].map(
    (transferTo) => () => save(host, { transferTo, seenTransferTo: ACCOUNT_TO }),
  );
  const answers = await inTurn(server.services.db, 'application_terms', calls);
  expect(answers.map(({ refusal }) => refusal?.code)).toEqual([
    undefined,
    'TRANSFER_ACCOUNT_CHANGED',
  ]);
  expect(await termsOf(host)).toMatchObject({ transferTo: SECOND });
});

test('Players cannot be offered a transfer where the stored account is empty', async ({
  server,
}) => {
  const host = await makeTransferHost(server);
  await save(host, { transferTo: '', acceptsPlayers: false });
  expect((await save(host, { acceptsPlayers: true })).refusal?.code).toBe('ACCOUNT_MISSING');
});
