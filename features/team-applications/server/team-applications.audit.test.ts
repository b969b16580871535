import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as organizing from '../team-applications.organizer.contract.ts';
import { awaiting, note } from './team-applications.transfers.factory.ts';

describe('what an operator does for the organizer of schools', () => {
  test('An operator proves the second step before the account changes, and is in the audit log', async ({
    server,
  }) => {
    const { tournamentId } = await awaiting(server);
    const operator = await server.operatorPhone();
    const terms = { transferTo: '別の銀行', registrationNo: '' };
    const save = () =>
      operator.call(organizing.saveTerms, { params: { tournamentId }, body: terms });
    expect((await save()).status).toBe(200);
    expect(await server.services.db.select().from(auditLog)).toMatchObject([
      { action: 'tournament-changed' },
    ]);
    server.clock.advance({ minutes: 11 });
    expect((await save()).refusal?.code).toBe('PROOF_REQUIRED');
  });

  test('A reminder and a transfer that an operator notes are in the audit log once each', async ({
    server,
  }) => {
    const { tournamentId, id, organizer } = await awaiting(server);
    const other = await awaiting(server);
    const operator = await server.operatorPhone();
    const remind = () => operator.call(organizing.remind, { params: { tournamentId } });
    expect([(await remind()).data, (await remind()).data]).toEqual([
      { reminded: 1 },
      { reminded: 0 },
    ]);
    const noteId = uuidv7();
    for (const _ of ['first', 'resend']) {
      expect((await note(operator, tournamentId, id, { id: noteId })).status).toBe(200);
    }
    await note(other.organizer, other.tournamentId, other.id);
    const lines = await server.services.db.select().from(auditLog);
    expect(lines.map((line) => [line.subjectId, line.note])).toEqual([
      [String(tournamentId), 'teamApplications.remind'],
      [String(tournamentId), 'teamApplications.noteTransfer'],
    ]);
    expect((await note(organizer, tournamentId, id)).refusal?.code).toBe('NOT_UNPAID');
  });
});
