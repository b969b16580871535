import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashPublicPassword } from '#platform/server/password-hash.ts';
import { DEMO_PASSWORD } from '../demo-people.ts';
import { EVENTS, pupilEmail, type School, teacherEmail } from './day-samples.ts';

const LEVELS = ['A', 'B', 'B', 'C', 'C', 'C', 'D', 'D'] as const;

/** The accounts of the pupils, by event in the order of the tournament. Makes them, their teachers and schools where they are missing. */
export async function ensurePupils(db: Db, registered: Date): Promise<readonly string[][]> {
  if (!(await accounts.findByEmail(db, pupilEmail(1)))) await makeSchools(db, registered);
  let number = 0;
  const byEvent: string[][] = [];
  for (const { schools } of EVENTS) {
    const ids: string[] = [];
    for (const _ of schools.flatMap(({ pupils }) => pupils)) {
      number += 1;
      const found = await accounts.findByEmail(db, pupilEmail(number));
      if (found) ids.push(found.id);
    }
    byEvent.push(ids);
  }
  return byEvent;
}

async function makeSchools(db: Db, now: Date): Promise<void> {
  const passwordHash = await hashPublicPassword(DEMO_PASSWORD);
  const schools: readonly School[] = EVENTS.flatMap((event) => [...event.schools]);
  const services = { db, clock: { now: () => now } };
  const common = { passwordHash, language: 'ja' } as const;
  let number = 0;
  for (const [at, school] of schools.entries()) {
    const { name, teamCode, teacher: fullName, pupils, readings = [] } = school;
    const email = teacherEmail(at + 1);
    const teacher = await makePlayer(services, { ...common, fullName, email, level: 'A' });
    const creator = { accountId: teacher.id, name: fullName };
    const group = { creator, now, name, teamCode, coach: fullName, members: [fullName] };
    const { id: groupId } = await makeGroup(db, group);
    for (const [rank, pupil] of pupils.entries()) {
      number += 1;
      const level = LEVELS[rank] ?? 'D';
      const one = { ...common, fullName: pupil, email: pupilEmail(number), level };
      const { id: accountId } = await makePlayer(services, one);
      await joinGroup(db, { accountId, fullName: pupil, now }, teamCode);
    }
    const read = readings.map((reading, rank) => {
      const [familyName = '', givenName = ''] = (pupils[rank] ?? '').split(' ');
      const [familyKana = '', givenKana = ''] = reading.split(' ');
      return pupilForm({ familyName, givenName, familyKana, givenKana });
    });
    const roster = { groupId, accountId: teacher.id, pupils: read, now };
    if (read.length > 0) await makeRoster(db, roster);
  }
}
