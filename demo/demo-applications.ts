import { v7 as uuidv7 } from 'uuid';
import type { WantedLine } from '#features/entries/applications/applications.vocabulary.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { endOfEntries } from '#features/entries/server/entries.places.commands.ts';
import { listPupils, type Pupil } from '#features/groups/roster/server/roster.store.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import { upsertTerms } from '#features/payments/transfers/server/transfers.terms.store.ts';
import { addEvent } from '#features/publishing/own-events/server/own-events.commands.ts';
import { makeApplication } from '#features/team-applications/server/team-applications.factory.ts';
import { noteTransfer } from '#features/team-applications/server/team-applications.organizer.commands.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { SampleSchool } from './demo-roster.ts';
import { asOrganizer, type DemoStage, daysBefore, type Hosts } from './demo-stage.ts';

/** The last of the friendly meets, which is still to come. */
export const SCHOOLS_MEET = 20;

const TRANSFER_TO = '桜銀行 大田支店 普通 1234567 ラリーデイズジッコウイインカイ';

/** The events of the meet for which schools pay: boys' singles, girls' singles and doubles. */
const EVENTS = [
  { name: '男子シングルス｜Boys’ Singles', eventType: 'Singles', genderRule: 'male', fee: '500' },
  {
    name: '女子シングルス｜Girls’ Singles',
    eventType: 'Singles',
    genderRule: 'female',
    fee: '500',
  },
  { name: 'ダブルス｜Doubles', eventType: 'Doubles', genderRule: 'any', fee: '1000' },
] as const;

/**
 * Two schools have applied for the meet: the first by a transfer that has arrived, the second by one that the organizer waits
 * for. `schools` are in this order.
 */
export async function makeApplications(
  stage: DemoStage,
  hosts: Hosts,
  schools: readonly [SampleSchool, SampleSchool],
): Promise<void> {
  const eventIds = await addEvents(stage, hosts);
  await upsertTerms(stage.db, hosts.organizerId, { transferTo: TRANSFER_TO, registrationNo: '' });
  const paid = await applyFor(stage, schools[0], eventIds);
  await applyFor(stage, schools[1], eventIds);
  const arrived = daysBefore(stage.now, 0.5);
  const application = await applications.findById(stage.db, paid);
  const noted = await noteTransfer(stage.servicesAt(arrived), {
    id: uuidv7(),
    applicationId: paid,
    tournamentId: SCHOOLS_MEET,
    account: asOrganizer(hosts),
    amountYen: application?.totalYen ?? 0,
    paidOn: dayInJapan(arrived),
    payerName: `${application?.code ?? ''} ワカバダイチュウガッコウ`,
    settles: true,
  });
  if (!noted.ok) throw new Error(`a sample transfer was not noted: ${noted.code}`);
  await readNotifications(stage, schools[0].accountId);
}

/** The sample player has read what came of the application: the specification shows three other unread notifications. */
async function readNotifications({ db, now }: DemoStage, accountId: string): Promise<void> {
  const newest = await notifications.listByAccount(db, accountId, { after: null, limit: 10 });
  for (const { id, kind } of newest) {
    if (kind.startsWith('application-')) {
      await notifications.updateRead(db, { id, accountId }, now);
    }
  }
}

async function addEvents(stage: DemoStage, hosts: Hosts): Promise<number[]> {
  const services = stage.servicesAt(daysBefore(stage.now, 1.5));
  const ids: number[] = [];
  for (const { fee, ...event } of EVENTS) {
    const added = await addEvent(services, {
      id: SCHOOLS_MEET,
      account: asOrganizer(hosts),
      creationId: uuidv7(),
      form: {
        ...event,
        level: 'Beginner',
        ageRule: '',
        participationFee: fee,
        participantLimit: '24',
        perClubLimit: '8',
        rated: 'yes',
      },
    });
    if (!added.ok) throw new Error(`a sample event for schools was not added: ${added.code}`);
    ids.push(added.value);
  }
  return ids;
}

/** The first four boys and girls in singles, and the two strongest pairs, in the school's order of strength. */
async function applyFor(
  stage: DemoStage,
  { groupId, accountId }: SampleSchool,
  [boys = 0, girls = 0, doubles = 0]: readonly number[],
): Promise<string> {
  const pupils = await listPupils(stage.db, groupId);
  const ofGender = (gender: Pupil['gender']) =>
    pupils.filter((one) => one.gender === gender).slice(0, 4);
  const singles = (eventId: number, players: readonly Pupil[]): WantedLine[] =>
    players.map(({ id }) => ({ eventId, pupils: [id] }));
  const [first, second, third, fourth] = pupils.map(({ id }) => id);
  if (!first || !second || !third || !fourth) throw new Error('a sample school has no pupils');
  return makeApplication(stage.servicesAt(daysBefore(stage.now, 1)), {
    tournamentId: SCHOOLS_MEET,
    groupId,
    accountId,
    byTransfer: true,
    lines: [
      ...singles(boys, ofGender('male')),
      ...singles(girls, ofGender('female')),
      { eventId: doubles, pupils: [first, third] },
      { eventId: doubles, pupils: [second, fourth] },
    ],
  });
}

/** Waits for the transfers of schools until the end of the entries, which moves along with the calendar. */
export async function holdApplications(db: Db): Promise<void> {
  const tournament = await tournaments.findById(db, SCHOOLS_MEET);
  if (!tournament) return;
  const until = endOfEntries(tournament);
  for (const one of await applications.listRunningForUpdate(db, SCHOOLS_MEET)) {
    if (one.state !== 'awaiting-payment') continue;
    await applications.updateReservedLines(db, one.id, { reservedUntil: until });
    await applications.update(db, one.id, { dueAt: until });
  }
}
