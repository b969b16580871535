import { v7 as uuidv7 } from 'uuid';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { makeGroup } from '../../server/groups.factory.ts';
import type { PupilForm, SheetForm } from '../roster.form.ts';
import { removePupil, saveSheet } from './roster.commands.ts';
import { importPupils } from './roster.import.commands.ts';
import { findSheet, listPupils } from './roster.store.ts';

/** A pupil as the form of the roster sends one; 青木 蓮 unless said otherwise. */
export function pupilForm(change: Partial<PupilForm> = {}): PupilForm {
  return {
    familyName: '青木',
    givenName: '蓮',
    familyKana: '',
    givenKana: '',
    grade: '',
    gender: '',
    registrationNo: '',
    ...change,
  };
}

interface RosterOptions {
  readonly groupId: number;
  /** Who edits the group. */
  readonly accountId: string;
  readonly pupils: readonly PupilForm[];
  readonly sheet?: Partial<SheetForm>;
  readonly now: Date;
}

/** Fills in a group's roster with the real commands: for tests, the demo and browser tests. */
export async function makeRoster(
  db: Db,
  { groupId, accountId, pupils, sheet, now }: RosterOptions,
): Promise<void> {
  const services = { db, clock: { now: () => now } };
  const request = { groupId, accountId };
  const rows = pupils.map((pupil) => ({ id: uuidv7(), sameAs: null, isOther: false, pupil }));
  const imported = await importPupils(services, { ...request, rows });
  if (!imported.ok) throw new Error(`the roster was not made: ${imported.code}`);
  if (!sheet) return;
  const was = await findSheet(db, groupId);
  const saved = await saveSheet(services, { ...request, sheet: { ...was, ...sheet }, was });
  if (!saved.ok) throw new Error(`the school sheet was not saved: ${saved.code}`);
}

/** Puts a pupil with a reading and a grade on the roster of a new group, and removes them again. */
export async function makeFormerPupil(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = services;
  const coach = await makePlayer(services);
  const creator = { accountId: coach.id, name: coach.fullName };
  const now = clock.now();
  const { id: groupId } = await makeGroup(db, { creator, now, members: [] });
  const request = { groupId, accountId: coach.id };
  const pupils = [pupilForm({ familyKana: 'アオキ', grade: '中3' })];
  await makeRoster(db, { ...request, pupils, now });
  for (const { id } of await listPupils(db, groupId)) {
    await removePupil(services, { ...request, pupilId: id });
  }
}
