import { refuse } from '#domain/common/result.ts';
import { checkInPupils } from '#features/day/check-in/server/check-in.pupils.commands.ts';
import { listPupils } from '#features/groups/server/groups.pupils.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { type DayOfPeople, listDays } from './my-day.commands.ts';
import { listPlaces, listPupilsOfDate, listSquadPlaces } from './my-day.store.ts';

/** The players of a club on the days of today, for those who look after it: its creator, coach and manager. */

export interface Pupil {
  readonly memberId: number;
  readonly name: string;
  /** As in `DayPlace`. */
  readonly personId: string;
}

export interface SchoolToday {
  readonly name: string;
  readonly pupils: readonly Pupil[];
  readonly days: readonly DayOfPeople[];
}

interface OfTeacher {
  readonly accountId: string;
  readonly groupId: number;
}

/**
 * The club with the matches of its members with an account, and of those whom it has entered without one; null for somebody who does
 * not look after it. The teacher's own matches are not theirs.
 */
export async function findSchool(
  services: Services,
  { groupId, accountId }: OfTeacher,
): Promise<SchoolToday | null> {
  const { db, clock } = services;
  const own = await listMembers(db, { groupId, accountId });
  if (!own) return null;
  const { name, members } = own;
  const date = dayInJapan(clock.now());
  const entered = (await listPupilsOfDate(db, { accountId, date })).filter(
    (one) => one.groupId === groupId,
  );
  const inOrder = [...members, ...entered].toSorted((one, other) => one.position - other.position);
  const pupils = new Map(
    inOrder.map(({ memberId, name, personId }) => [personId, { memberId, name, personId }]),
  );
  const accountIds = members.map(({ personId }) => personId);
  const days = await listDays(services, accountIds, entered);
  return { name, pupils: [...pupils.values()], days };
}

/** The name of a club and its members with an account; null where the account does not look after it. */
async function listMembers(db: Db, { groupId, accountId }: OfTeacher) {
  const own = (await listPupils(db, accountId)).filter((row) => row.groupId === groupId);
  const [first] = own;
  if (!first) return null;
  const members = own.flatMap(({ memberId, name, position, accountId: personId }) =>
    memberId !== null && name !== null && position !== null && personId !== null
      ? [{ memberId, name, position, personId }]
      : [],
  );
  return { name: first.groupName, members };
}

/** Checks in all members of a club that the account looks after, and whom it has entered, where they play in the tournament. */
export async function checkInSchool(
  services: Services,
  { tournamentId, ...own }: OfTeacher & { readonly tournamentId: number },
): Promise<Awaited<ReturnType<typeof checkInPupils>> | { ok: false; code: 'GROUP_NOT_FOUND' }> {
  const found = await listMembers(services.db, own);
  if (!found) return refuse('GROUP_NOT_FOUND');
  const accountIds = found.members.map(({ personId }) => personId);
  return checkInPupils(services, { tournamentId, accountIds, ...own });
}

export interface ClubToday {
  readonly groupId: number;
  readonly name: string;
  /** Its members who play today, and those whom it has entered. */
  readonly players: number;
}

/** The clubs that an account looks after and of which somebody plays today. */
export async function listClubsToday(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
): Promise<ClubToday[]> {
  const rows = await listPupils(db, accountId);
  const accountIds = rows.flatMap((row) => (row.accountId ? [row.accountId] : []));
  const today = { accountIds, date: dayInJapan(clock.now()) };
  const places = [...(await listPlaces(db, today)), ...(await listSquadPlaces(db, today))];
  const playing = new Set(places.map(({ personId }) => personId));
  const entered = await listPupilsOfDate(db, { accountId, ...today });
  return [...Map.groupBy(rows, ({ groupId }) => groupId)].flatMap(([groupId, members]) => {
    const ids = [
      ...members.filter((one) => playing.has(one.accountId ?? '')),
      ...entered.filter((one) => one.groupId === groupId),
    ].map(({ memberId }) => memberId);
    const players = new Set(ids).size;
    return players > 0 ? [{ groupId, name: members[0]!.groupName, players }] : [];
  });
}
