import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as organizing from '../team-applications.organizer.contract.ts';
import { applyFor, makeHost, makeSchool, singles } from './team-applications.school.factory.ts';

/** A school that pays so many lines of 500 yen by transfer. */
export async function awaiting(server: TestApp, lines = 2) {
  const host = await makeHost(server);
  const school = await makeSchool(server);
  const { id: tournamentId, eventIds } = host;
  const { teacher, group, pupils } = school;
  const chosen = singles(eventIds[0] ?? 0, pupils.slice(0, lines));
  const about = { tournamentId, groupId: group.id, lines: chosen, totalYen: 500 * lines };
  const { id, answer } = await applyFor(teacher, { ...about, byTransfer: true });
  expect(answer.status).toBe(200);
  return { ...host, ...school, tournamentId, id };
}

/** Notes a transfer of 1,000 yen for an application, which is enough unless said otherwise. */
export function note(phone: Phone, tournamentId: number, id: string, more: object = {}) {
  const transfer = { amountYen: 1000, paidOn: '2026-11-20', payerName: 'ｻｸﾗｶﾞｵｶ', settles: true };
  return phone.call(organizing.noteTransfer, {
    params: { tournamentId, id },
    body: { id: uuidv7(), ...transfer, ...more },
  });
}
