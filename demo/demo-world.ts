import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { makeAnnouncements } from './demo-announcements.ts';
import { makeApplications } from './demo-applications.ts';
import { makeDemoBusiness } from './demo-business.ts';
import { existsNumbered, updateSequences } from './demo-numbers.store.ts';
import { ensureDemoApp, makeDemoOperator } from './demo-operator.ts';
import { inviteFellow } from './demo-pairs.ts';
import {
  CITY_COACH,
  DEMO_OPERATOR,
  DEMO_ORGANIZATION,
  DEMO_PASSWORD,
  DEMO_PLAYER,
} from './demo-people.ts';
import { makePractice } from './demo-practice.ts';
import { makeOtherSchool, makeSchool } from './demo-roster.ts';
import { type DemoStage, daysBefore, onStage } from './demo-stage.ts';
import { makeTournaments, refreshTournaments } from './demo-tournaments.ts';
import { makeTransfer } from './demo-transfers.ts';

const REGISTERED_DAYS_AGO = 100;

/**
 * Creates the sample world on the first start, whole or not at all, and on later starts moves its tournaments' dates
 * so that it never goes stale; `ensureDemoPast` plays its past. Returns the account of the sample player, as which
 * visitors are signed in.
 */
export async function ensureDemoWorld(services: Services): Promise<string> {
  const { db, clock } = services;
  const now = clock.now();
  const known = await accounts.findByEmail(db, DEMO_PLAYER.email);
  if (known) {
    await refreshTournaments(db, now);
    // Older worlds were created before the question was asked: the sample player is of age.
    if (!(await guardians.findAge(db, known.id))) {
      await guardians.updateAge(db, { accountId: known.id, age: 'adult', now });
    }
    const operator = await accounts.findByEmail(db, DEMO_OPERATOR.email);
    if (operator) await ensureDemoApp(services, operator.id);
    else await makeDemoOperator(services);
    await makeDemoBusiness(db, now);
    return known.id;
  }
  return onStage(services, async (stage) => {
    await updateSequences(stage.db);
    return makeWorld(stage);
  });
}

/** Whether a database holds the sample world, whose passwords are published. */
export async function holdsDemoWorld(db: Db): Promise<boolean> {
  for (const { email } of [DEMO_PLAYER, DEMO_OPERATOR]) {
    if (await accounts.findByEmail(db, email)) return true;
  }
  return false;
}

/** Whether a database has tournaments or groups of its own, beside which the sample world cannot be made. */
export async function holdsOtherData(db: Db): Promise<boolean> {
  return (await existsNumbered(db)) && !(await holdsDemoWorld(db));
}

async function makeWorld(stage: DemoStage): Promise<string> {
  const registered = daysBefore(stage.now, REGISTERED_DAYS_AGO);
  const player = await makePlayer(
    { db: stage.db, clock: { now: () => registered } },
    { ...DEMO_PLAYER, password: DEMO_PASSWORD, level: 'C', emailVerified: true },
  );
  const organizerId = await organizers.insert(stage.db, {
    loginId: DEMO_ORGANIZATION.loginId,
    accountId: player.id,
    organizationName: DEMO_ORGANIZATION.name,
    now: registered,
  });
  // Their club comes before those of the other players: an address without a group's number means the first group.
  await makePractice(stage, player);
  const inDoubles = await makeTournaments(stage, { accountId: player.id, organizerId });
  for (const entry of inDoubles) await inviteFellow(stage, entry, CITY_COACH);
  const schools = [await makeSchool(stage, player), await makeOtherSchool(stage)] as const;
  await makeApplications(stage, { accountId: player.id, organizerId }, schools);
  await makeTransfer(stage, organizerId);
  await makeAnnouncements(stage);
  await makeDemoBusiness(stage.db, stage.now);
  await makeDemoOperator(stage.servicesAt(stage.now));
  return player.id;
}
