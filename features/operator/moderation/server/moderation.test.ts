import { describe, expect } from 'vitest';
import { updateOperator } from '#features/accounts/server/accounts.password.store.ts';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../moderation.contract.ts';

interface Answer {
  readonly status: number;
  readonly refusal: { readonly code: string } | null;
}

const body = { reason: 'Insults' };
const codesOf = (answers: readonly Answer[]) =>
  answers.map(({ status, refusal }) => refusal?.code ?? status);
/** What two operators are answered who send it while neither has the row. */
async function atOnce(server: TestApp, table: string, send: (phone: Phone) => Promise<Answer>) {
  const phones = [await server.operatorPhone(), await server.operatorPhone()];
  const calls = phones.map((phone) => () => send(phone));
  return codesOf(await inTurn(server.services.db, table, calls));
}

const actionsOf = async ({ services }: TestApp) =>
  (await services.db.select().from(auditLog)).map(({ action }) => action);

describe('two operators who act at the same time', () => {
  test('One of them suspends and reinstates an account, with one line in the log', async ({
    server,
  }) => {
    const { id } = (await server.playerPhone()).player;
    const params = { id };
    const both = (send: (phone: Phone) => Promise<Answer>) => atOnce(server, 'accounts', send);
    expect(await both((by) => by.call(contract.suspendAccount, { params, body }))).toEqual([
      200,
      'ALREADY_SUSPENDED',
    ]);
    expect(await both((by) => by.call(contract.reinstateAccount, { params }))).toEqual([
      200,
      'NOT_SUSPENDED',
    ]);
    expect(await actionsOf(server)).toEqual(['account-suspended', 'account-reinstated']);
  });

  test('One of them suspends and reinstates a tournament, with one line in the log', async ({
    server,
  }) => {
    const params = { id: await makeTournament(server.services) };
    const both = (send: (phone: Phone) => Promise<Answer>) => atOnce(server, 'tournaments', send);
    expect(await both((by) => by.call(contract.suspendTournament, { params, body }))).toEqual([
      200,
      'ALREADY_SUSPENDED',
    ]);
    expect(await both((by) => by.call(contract.reinstateTournament, { params }))).toEqual([
      200,
      'NOT_SUSPENDED',
    ]);
    expect(await actionsOf(server)).toEqual(['tournament-suspended', 'tournament-reinstated']);
  });
});

test('An account that becomes an operator’s while its suspension waits stays as it is', async ({
  server,
}) => {
  const { db } = server.services;
  const phone = await server.operatorPhone();
  const { id } = (await server.playerPhone()).player;
  const answers: Answer[] = [];
  await inTurn<unknown>(db, 'accounts', [
    () => updateOperator(db, id),
    async () => answers.push(await phone.call(contract.suspendAccount, { params: { id }, body })),
  ]);
  expect(codesOf(answers)).toEqual(['OPERATOR_ACCOUNT']);
  expect(await actionsOf(server)).toEqual([]);
});
