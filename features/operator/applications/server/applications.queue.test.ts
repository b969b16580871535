import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import { makeApplication } from '#features/organizers/server/organizers.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as operatorContract from '../../operator.contract.ts';
import * as contract from '../applications.contract.ts';

describe('the queue', () => {
  test('The queue lists pending applications, the oldest first, and finds them by any word', async ({
    server,
  }) => {
    const operator = await server.operatorPhone();
    await makeApplication(server.services, { organizationName: 'みどり市テニス協会' });
    server.clock.advance({ hours: 1 });
    await makeApplication(server.services, { organizationName: 'あおば卓球連盟' });
    const names = async (q?: string) => {
      const query = { state: 'pending' as const, ...(q && { q }) };
      const { data } = await operator.call(contract.list, { query });
      return data?.applications.map((one) => one.organizationName);
    };
    expect(await names()).toEqual(['みどり市テニス協会', 'あおば卓球連盟']);
    expect(await names('ミドリ')).toEqual(['みどり市テニス協会']);
    expect(await names('nobody')).toEqual([]);
  });
});

test('Only an operator sees and decides applications', async ({ server }) => {
  const { id } = await makeApplication(server.services);
  const query = { state: 'pending' as const };
  for (const [phone, status] of [
    [server.phone(), 401],
    [await server.playerPhone(), 403],
  ] as const) {
    expect((await phone.call(contract.list, { query })).status).toBe(status);
    expect((await phone.call(contract.approve, { params: { id } })).status).toBe(status);
    expect((await phone.call(contract.undo, { params: { id } })).status).toBe(status);
    expect((await phone.call(operatorContract.overview)).status).toBe(status);
    expect((await phone.call(operatorContract.log)).status).toBe(status);
  }
});

describe('the audit log', () => {
  test('The audit log has every decision with its actor, and nobody can change or remove a line', async ({
    server,
  }) => {
    const operator = await server.operatorPhone();
    const { id } = await makeApplication(server.services);
    await operator.call(contract.approve, { params: { id } });
    await operator.call(contract.undo, { params: { id } });
    const { data } = await operator.call(operatorContract.log);
    expect(data?.lines.map((line) => [line.action, line.actor])).toEqual([
      ['decision-undone', 'Operator'],
      ['application-approved', 'Operator'],
    ]);
    const { db } = server.services;
    await expect(db.update(auditLog).set({ note: '' })).rejects.toThrow();
    await expect(db.delete(auditLog)).rejects.toThrow();
    await expect(db.execute(sql`truncate audit_log`)).rejects.toThrow();
    expect(await db.select().from(auditLog)).toHaveLength(2);
  });
});
