import { v7 as uuidv7 } from 'uuid';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { listPupils, type Pupil } from '#features/groups/roster/server/roster.store.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { insertLast } from '#features/groups/server/groups.members.store.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as applying from '../team-applications.applying.contract.ts';
import * as organizing from '../team-applications.organizer.contract.ts';

/** Schools and a tournament over HTTP, for tests. */

interface EventOptions {
  readonly eventType?: 'Singles' | 'Doubles' | 'Team';
  readonly fee?: number;
  readonly limit?: number;
  readonly perClub?: number;
  readonly genderRule?: 'any' | 'female' | 'male' | 'mixed';
}

/** A tournament with a first event of singles for 500 yen, and these further ones; its organizer takes transfers. */
export async function makeHost(
  server: TestApp,
  further: readonly EventOptions[] = [],
  options: Parameters<typeof makeTournament>[1] = {},
) {
  const {
    id: accountId,
    loginId,
    password,
    organizerId,
  } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  const given = { feeYen: 500, participantLimit: 64, ...options };
  const id = await makeTournament(server.services, { organizerId, ...given });
  for (const [at, one] of further.entries()) {
    const event = {
      name: `Event ${at + 2}`,
      eventType: one.eventType ?? ('Singles' as const),
      genderRule: one.genderRule ?? ('any' as const),
      level: 'Beginner' as const,
      ageRule: '',
      participationFee: String(one.fee ?? 500),
      participantLimit: String(one.limit ?? 64),
      perClubLimit: one.perClub === undefined ? '' : String(one.perClub),
    };
    const body = { id: uuidv7(), event };
    const { refusal } = await organizer.call(ownEvents.add, { params: { id }, body });
    if (refusal) throw new Error(`an event was not added: ${refusal.code}`);
  }
  const terms = { transferTo: '桜銀行 本店 普通 1234567', registrationNo: 'T1234567890123' };
  await organizer.call(organizing.saveTerms, { params: { tournamentId: id }, body: terms });
  const found = await tournaments.findById(server.services.db, id);
  const eventIds = (found?.events ?? []).map((event) => event.id);
  const account = { id: accountId, organizerId, roles: ['organizer' as const] };
  return { id, organizer, account, eventIds };
}

/** A teacher with a group of so many pupils. */
export async function makeSchool(server: TestApp, pupils = 12, name = '桜丘中学校') {
  const teacher = await server.playerPhone({ fullName: `${name}の先生` });
  const { db, clock } = server.services;
  const group = await makeGroup(db, {
    creator: { accountId: teacher.player.id, name: `${name}の先生` },
    now: clock.now(),
    name,
    members: Array.from({ length: pupils }, (_, at) => `生徒${at + 1}`),
  });
  const listed = (await listPupils(db, group.id)).filter((one) => one.accountId === null);
  return { teacher, group, pupils: listed };
}

/** The phone of another teacher, who looks after a group as its coach; that of a player who is given. */
export async function addCoach(
  server: TestApp,
  groupId: number,
  known?: Awaited<ReturnType<TestApp['playerPhone']>>,
) {
  const coach = known ?? (await server.playerPhone({ fullName: '鈴木 学' }));
  await addMember(server, groupId, { ...coach.player, role: 'Coach' });
  return coach;
}

/** Lets the player of a phone join a group; gives their row of its list. */
export async function addPupil(
  server: TestApp,
  groupId: number,
  { player }: { readonly player: Pick<Member, 'id' | 'fullName'> },
): Promise<Pupil> {
  await addMember(server, groupId, { ...player, role: 'Member' });
  const listed = await listPupils(server.services.db, groupId);
  const row = listed.find(({ accountId }) => accountId === player.id);
  if (!row) throw new Error('a pupil who is not in the list');
  return row;
}

interface Member {
  readonly id: string;
  readonly fullName: string;
  readonly role: 'Coach' | 'Member';
}

async function addMember({ services: { db } }: TestApp, groupId: number, member: Member) {
  const { id: accountId, fullName: name, role } = member;
  const playerId = (await findByAccount(db, accountId)) ?? '';
  await insertLast(db, groupId, { name, accountId, playerId, role });
}

/** The lines of these pupils in an event of singles, in this order of strength. */
export function singles(eventId: number, pupils: readonly Pick<Pupil, 'id'>[]) {
  return pupils.map(({ id }) => ({ eventId, pupils: [id] }));
}

type Lines = readonly { eventId: number; pupils: string[]; team?: string }[];

interface Applying {
  readonly tournamentId: number;
  readonly groupId: number;
  readonly lines: Lines;
  readonly totalYen: number;
  readonly byTransfer?: boolean;
  /** Saved before; a new one without. */
  readonly draft?: { readonly id: string; readonly version: number };
}

/** Saves a draft and applies for it, as the screen does; gives the id and the answer. */
export async function applyFor(
  phone: Phone,
  {
    tournamentId,
    groupId,
    lines,
    totalYen,
    byTransfer = false,
    draft: { id, version } = { id: uuidv7(), version: 0 },
  }: Applying,
) {
  const sent = { tournamentId, groupId, saveId: uuidv7(), version, lines: [...lines] };
  const saved = await phone.call(applying.saveDraft, { params: { id }, body: sent });
  const write = { writeId: uuidv7(), version: 1, totalYen, byTransfer, agreed: true };
  const body = { ...write, version: saved.data?.version ?? 1 };
  const answer = await phone.call(applying.apply, { params: { id }, body });
  return { id, saved, answer };
}
