import { comparable } from '#domain/common/comparable.ts';
import type { Result } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { hasTwins, withoutTwins } from '../day.policy.ts';
import { MOST_COURTS } from '../day.vocabulary.ts';
import { takeBackIn } from '../open-tables/server/open-tables.pairing.commands.ts';
import { existsOnCourt } from '../queue/server/queue.store.ts';
import { changeDay } from './day.changes.commands.ts';
import * as store from './day.courts.store.ts';
import type { DayRefusal, DeskRequest } from './day.locks.commands.ts';

export interface NewCourt {
  /** Made by the browser. */
  readonly id: string;
  readonly name: string;
}

export type CourtRefusal = 'TOO_MANY_COURTS' | 'COURT_NAME_TAKEN' | 'ID_TAKEN';

/** Stores further courts after the others of a tournament; those that are stored already change nothing. Gives why not. */
export async function insertCourts(
  tx: Db,
  tournamentId: number,
  wanted: readonly NewCourt[],
): Promise<CourtRefusal | null> {
  const ids = wanted.map(({ id }) => id);
  const known = await store.listByIds(tx, ids);
  const isForeign = known.some((court) => court.tournamentId !== tournamentId);
  if (isForeign || new Set(ids).size < ids.length) return 'ID_TAKEN';
  const courts = await store.listByTournament(tx, tournamentId);
  const added = wanted.filter(({ id }) => !known.some((court) => court.id === id));
  if (courts.length + added.length > MOST_COURTS) return 'TOO_MANY_COURTS';
  if (hasTwins([...courts, ...added].map(({ name }) => name))) return 'COURT_NAME_TAKEN';
  const from = Math.max(-1, ...courts.map(({ position }) => position)) + 1;
  const rows = added.map(({ id, name }, at) => ({
    id,
    tournamentId,
    name,
    nameKey: comparable(name),
    position: from + at,
  }));
  await store.insertAll(tx, rows);
  return null;
}

/** Adds courts: all of them or none. */
export async function addCourts(
  services: Services,
  { courts, ...request }: DeskRequest & { readonly courts: readonly NewCourt[] },
): Promise<Result<null, DayRefusal | CourtRefusal>> {
  return changeDay(services, request, (tx, { tournament }) =>
    insertCourts(tx, tournament.id, courts),
  );
}

interface CourtState {
  readonly name: string;
  readonly isClosed: boolean;
  /** Missing where the writer knows none, and leaves them as they are. */
  readonly labels?: readonly string[] | undefined;
}

interface CourtChange extends DeskRequest {
  readonly courtId: string;
  /** What the writer saw. */
  readonly seen: CourtState;
  readonly next: CourtState;
}

/** A match is called or played on it: it is moved first. */
type InUse = 'COURT_IN_USE';
export type ChangeRefusal = 'COURT_NOT_FOUND' | 'COURT_NAME_TAKEN' | 'COURTS_CHANGED' | InUse;

/** Renames or labels a court, closes or opens it. Refuses where another desk has changed it since, and to close one with a match on it. */
export async function changeCourt(
  services: Services,
  { courtId, seen, next, ...request }: CourtChange,
): Promise<Result<null, DayRefusal | ChangeRefusal>> {
  return changeDay(services, request, async (tx, { tournament, now }) => {
    const courts = await store.listByTournament(tx, tournament.id);
    const court = courts.find(({ id }) => id === courtId);
    if (!court) return 'COURT_NOT_FOUND';
    if (isSame(court, next)) return null;
    if (!isSame(court, seen)) return 'COURTS_CHANGED';
    const others = courts.filter(({ id }) => id !== courtId);
    if (hasTwins([...others, next].map(({ name }) => name))) return 'COURT_NAME_TAKEN';
    if (next.isClosed && !court.isClosed && (await existsOnCourt(tx, courtId)))
      return 'COURT_IN_USE';
    const { name, isClosed, labels = court.labels } = next;
    await store.update(tx, courtId, {
      name,
      isClosed,
      nameKey: comparable(name),
      labels: withoutTwins(labels),
      // A closed table is open for nobody.
      isOpenTable: court.isOpenTable && !isClosed,
    });
    if (court.isOpenTable && isClosed) {
      await takeBackIn(services, tx, [courtId], { tournament, now });
    }
    return null;
  });
}

function isSame(one: CourtState, other: CourtState): boolean {
  const isLabelledSame =
    !one.labels ||
    !other.labels ||
    withoutTwins(one.labels).join() === withoutTwins(other.labels).join();
  return one.name === other.name && one.isClosed === other.isClosed && isLabelledSame;
}

/** Brings the courts into another order. Refuses where a court was added or deleted since. */
export async function orderCourts(
  services: Services,
  { order, ...request }: DeskRequest & { readonly order: readonly string[] },
): Promise<Result<null, DayRefusal | 'COURTS_CHANGED'>> {
  return changeDay(services, request, async (tx, { tournament }) => {
    const ids = (await store.listByTournament(tx, tournament.id)).map(({ id }) => id);
    const wanted = new Set(order);
    const isWhole = wanted.size === order.length && ids.length === order.length;
    if (!isWhole || ids.some((id) => !wanted.has(id))) return 'COURTS_CHANGED';
    await store.updateOrder(tx, tournament.id, order);
    return null;
  });
}

/** Deletes a court. Deleting it twice changes nothing; one with a match on it is refused. */
export async function deleteCourt(
  services: Services,
  { courtId, ...request }: DeskRequest & { readonly courtId: string },
): Promise<Result<null, DayRefusal | InUse>> {
  return changeDay<InUse>(services, request, async (tx, { tournament, now }) => {
    const own = await store.listByTournament(tx, tournament.id);
    const court = own.find(({ id }) => id === courtId);
    if (!court) return null;
    if (await existsOnCourt(tx, courtId)) return 'COURT_IN_USE';
    await store.deleteById(tx, tournament.id, courtId);
    if (court.isOpenTable) await takeBackIn(services, tx, [courtId], { tournament, now });
    return null;
  });
}
