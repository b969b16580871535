import { refuse } from '#domain/common/result.ts';
import { checkInPupils } from '#features/day/check-in/server/check-in.pupils.commands.ts';
import { listPupils } from '#features/groups/server/groups.pupils.store.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { type DayOfPeople, listDays } from './my-day.commands.ts';
import { listPlaces, listSquadPlaces } from './my-day.store.ts';

/** The players of a club on the days of today, for those who look after it: its creator, coach and manager. */

export interface Pupil {
  readonly memberId: number;
  readonly name: string;
  readonly accountId: string;
}

export interface SchoolToday {
  readonly name: string;
  readonly pupils: readonly Pupil[];
  readonly days: readonly DayOfPeople[];
}

/** The club with the matches of its members; null for somebody who does not look after it. The teacher's own matches are not theirs. */
export async function findSchool(
  services: Services,
  { groupId, accountId }: { readonly groupId: number; readonly accountId: string },
): Promise<SchoolToday | null> {
  const rows = await listPupils(services.db, accountId);
  const own = rows.filter((row) => row.groupId === groupId);
  const [first] = own;
  if (!first) return null;
  const pupils = own.flatMap(asPupil);
  const days = await listDays(
    services,
    pupils.map((pupil) => pupil.accountId),
  );
  return { name: first.groupName, pupils, days };
}

type Row = Awaited<ReturnType<typeof listPupils>>[number];

function asPupil({ memberId, name, accountId }: Row): Pupil[] {
  return memberId !== null && name !== null && accountId !== null
    ? [{ memberId, name, accountId }]
    : [];
}

/** Checks in all members of a club that the account looks after, where they play in the tournament. */
export async function checkInSchool(
  services: Services,
  {
    groupId,
    tournamentId,
    accountId,
  }: { readonly groupId: number; readonly tournamentId: number; readonly accountId: string },
): Promise<Awaited<ReturnType<typeof checkInPupils>> | { ok: false; code: 'GROUP_NOT_FOUND' }> {
  const rows = await listPupils(services.db, accountId);
  const own = rows.filter((row) => row.groupId === groupId);
  if (own.length === 0) return refuse('GROUP_NOT_FOUND');
  const accountIds = own.flatMap(asPupil).map((pupil) => pupil.accountId);
  return checkInPupils(services, { tournamentId, accountIds });
}

export interface ClubToday {
  readonly groupId: number;
  readonly name: string;
  /** Its members who play today. */
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
  const playing = new Set(places.map((place) => place.accountId));
  return [...Map.groupBy(rows, ({ groupId }) => groupId)].flatMap(([groupId, members]) => {
    const players = members.filter((one) => playing.has(one.accountId ?? '')).length;
    return players > 0 ? [{ groupId, name: members[0]!.groupName, players }] : [];
  });
}
