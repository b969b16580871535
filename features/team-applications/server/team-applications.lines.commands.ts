import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import {
  endReservedLines,
  looksAfter,
  noteStep,
} from '#features/entries/applications/server/applications.commands.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { withdrawLine } from '#features/entries/server/entries.commands.ts';
import {
  freePlaces,
  type LockedTournament,
  offerFreePlaces,
} from '#features/entries/server/entries.places.commands.ts';
import type { HasBegun } from '#features/entries/server/entries.playing.provider.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { replaceInSquad } from '#features/entries/squads/server/squads.commands.ts';
import { isForTeams } from '#features/entries/teams/teams.policy.ts';
import { leaveWaitingListOf } from '#features/entries/waiting-list/server/waiting-list.commands.ts';
import { endRequestOf } from '#features/entries/withdrawals/server/withdrawals.commands.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { lockForShare } from '#features/groups/server/groups.store.ts';
import { isReferee } from '#features/referees/server/referees.permission.commands.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { findProblems } from '../team-applications.policy.ts';
import { findFacts } from './team-applications.commands.ts';
import {
  type LockedApplication,
  listUnpaid,
  lockApplication,
  lockOwn,
} from './team-applications.locks.commands.ts';
import * as playerStore from './team-applications.players.store.ts';
import { notifyOfEndedUnpaid, notifyOfReplaced } from './team-applications.pupils.notifications.ts';
import { returnSurplusOfSchool } from './team-applications.returning.commands.ts';
import {
  listPlaying,
  listSeated,
  type Playing,
  replaceSeats,
  type Seated,
} from './team-applications.seats.commands.ts';
import * as store from './team-applications.store.ts';

interface LineRequest {
  readonly id: string;
  readonly entryId: string;
  readonly account: Account;
}

/** Withdraws a line of an application, with the refund of exactly that line where there is one. */
export async function withdrawOwnLine(services: Services, { id, entryId, account }: LineRequest) {
  const { db } = services;
  const application = await applications.findById(db, id);
  const isOwn = application !== null && (await looksAfter(db, account.id, application));
  const entry = isOwn ? await entries.findById(db, entryId) : null;
  if (entry?.applicationId !== id) return refuse('LINE_NOT_FOUND');
  return withdrawLine(services, { entry, accountId: account.id });
}

/** Gives up an application that is not paid, with all its places. Twice is no error. */
export async function giveUp(
  services: Services,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<Result<null, 'APPLICATION_NOT_FOUND' | 'NOT_UNPAID' | 'PAYMENT_UNDER_WAY'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwn(services, tx, { id, accountId });
    if (!locked) return refuse('APPLICATION_NOT_FOUND');
    const { application, tournament, now } = locked;
    if (application.state === 'cancelled') return ok(null);
    const unpaid = await listUnpaid(tx, application);
    if (!unpaid.ok) return unpaid;
    await notifyOfEndedUnpaid(services, tx, { application, tournament, lines: unpaid.value });
    await endReservedLines(tx, id, { state: 'withdrawn', now });
    await applications.update(tx, id, { state: 'cancelled', endedAt: now });
    await noteStep(tx, id, { kind: 'cancelled', accountId, at: now });
    await returnSurplusOfSchool(services, tx, id);
    const freed = await freePlaces(tx, tournament, unpaid.value);
    await offerFreePlaces(services, tx, freed, now);
    return ok(null);
  });
}

interface Replacement extends LineRequest {
  /** Who plays no longer, and who plays instead, by their ids in the school's list. */
  readonly outgoing: string;
  readonly incoming: string;
  readonly hasBegun: HasBegun;
}

export type ReplacementRefusal =
  | 'LINE_NOT_FOUND'
  | 'NOT_ACTIVE'
  | 'ENTRIES_CLOSED'
  | OfIncoming
  | 'MATCH_PLAYED'
  | 'SQUAD_DIFFERS';

/**
 * Another pupil plays in a line, free of charge: by the school until the entries close, afterwards by the referees and the
 * organizer (next.md, D2). Outside a team nobody is replaced once a match of theirs is called or has a result.
 */
export async function replacePupil(
  services: Services,
  { id, entryId, account, outgoing, incoming, hasBegun }: Replacement,
): Promise<Result<null, ReplacementRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockApplication(services, tx, id);
    if (!locked) return refuse('LINE_NOT_FOUND');
    // A merge changes who is on the school's list, and then who plays in its lines: before this, or after it.
    await lockForShare(tx, locked.application.groupId);
    const roles = await rolesOf(tx, account, locked);
    const isSeen = roles.isOfSchool || roles.isOfTournament;
    const entry = isSeen ? await entries.findForUpdate(tx, entryId) : null;
    if (entry?.applicationId !== id) return refuse('LINE_NOT_FOUND');
    const tooLate = refusalOfTime(locked, entry, roles);
    if (tooLate) return refuse(tooLate);

    const seated = await replaced(tx, { ...locked, entry, outgoing, incoming, hasBegun });
    if (!seated.ok) return seated;
    // Empty: the answer to a first try was lost.
    if (seated.value.length === 0) return ok(null);
    const by = roles.isOfSchool ? 'school' : 'organizer';
    const who = { seated: seated.value, swap: { outgoing, incoming }, by } as const;
    return seat(services, tx, { ...locked, ...who, entry, accountId: account.id });
  });
}

interface Replacing
  extends LockedApplication,
    Pick<Replacement, 'outgoing' | 'incoming' | 'hasBegun'> {
  readonly entry: StoredEntry;
}

/** Who plays in a line after a replacement; nobody where it was made before. */
async function replaced(
  tx: Db,
  { application, tournament, entry, outgoing, incoming, hasBegun, now }: Replacing,
): Promise<Result<readonly Playing[], ReplacementRefusal>> {
  const players = await playerStore.listPlayers(tx, [application.id]);
  const before = players.filter(({ entryId }) => entryId === entry.id).map((one) => one.pupilId);
  if (!before.includes(outgoing)) {
    return before.includes(incoming) ? ok([]) : refuse('PUPIL_UNKNOWN');
  }
  const pupils = await listPupils(tx, application.groupId);
  const ids = before.map((one) => (one === outgoing ? incoming : one));
  const wanted = { eventId: entry.eventId, pupils: ids, team: entry.team ?? undefined };
  const about = { tournament, draft: application, pupils, now };
  const refusal = await refusalOf(tx, about, { wanted, incoming });
  if (refusal) return refuse(refusal);
  const staying = (await listPlaying(tx, entry, application.groupId)).filter(
    ({ id, isListed }) => isListed && id !== outgoing,
  );
  const known = [...staying, ...pupils.filter(({ id }) => id === incoming)];
  const seated = ids.flatMap((one) => known.filter(({ id }) => id === one));
  // One of the others may have left the school's list since.
  if (seated.length < ids.length) return refuse('PUPIL_UNKNOWN');
  const line = { tournament, eventId: entry.eventId, entryId: entry.id, now };
  // Who plays for a team is in its orders.
  const isPlaying = entry.team === null && (await hasBegun(tx, line));
  return isPlaying ? refuse('MATCH_PLAYED') : ok(seated);
}

interface Roles {
  readonly isOfTournament: boolean;
}

/** Whether somebody in one of these lines can be replaced now by a reader who sees them. */
export function mayReplace(
  at: LockedTournament,
  lines: readonly Pick<StoredEntry, 'state' | 'eventId'>[],
  roles: Roles,
): boolean {
  return lines.some((line) => refusalOfTime(at, line, roles) === null);
}

/** Why it is too late to replace somebody in a line; null while it can be done. */
function refusalOfTime(
  { tournament, now }: LockedTournament,
  entry: Pick<StoredEntry, 'state' | 'eventId'>,
  { isOfTournament }: Roles,
): 'NOT_ACTIVE' | 'ENTRIES_CLOSED' | null {
  if (entry.state !== 'reserved' && entry.state !== 'confirmed') return 'NOT_ACTIVE';
  const places = { ...tournament, ...placesOf([eventOf(tournament, entry.eventId)]) };
  const availability = Entry.availability(places, dayInJapan(now));
  if (availability === 'cancelled' || availability === 'over') return 'NOT_ACTIVE';
  const isOpen = availability === 'open' || availability === 'full';
  return isOpen || isOfTournament ? null : 'ENTRIES_CLOSED';
}

interface Seating extends LockedApplication {
  readonly entry: StoredEntry;
  readonly seated: readonly Playing[];
  readonly swap: Pick<Replacement, 'outgoing' | 'incoming'>;
  readonly by: 'school' | 'organizer';
  readonly accountId: string;
}

async function seat(
  services: Services,
  tx: Db,
  { application, tournament, entry, seated, swap, by, accountId, now }: Seating,
): Promise<Result<null, 'SQUAD_DIFFERS'>> {
  const { id, groupId } = application;
  const { id: entryId, eventId, team } = entry;
  const clubName = await store.findGroupName(tx, groupId);
  const eventType = eventOf(tournament, eventId).discipline;
  const line = { id: entryId, eventId, eventType, team, pupils: seated };
  if (isForTeams(eventType)) {
    const inSquad = await replaceInSquad(tx, { entryId, groupId, ...swap });
    if (!inSquad.ok) return inSquad;
  }
  const before = await listSeated(tx, [entry]);
  const stay = await replaceSeats(tx, line, { clubName, now });
  await noteStep(tx, id, { kind: 'replaced', entryId, accountId, at: now });
  const changed = await entries.findById(tx, entryId);
  if (!changed) throw new Error('a line that was just stored');
  await services.publish(tx, { type: 'line.replaced', entry: changed, tournament, stay });
  const after = await listSeated(tx, [changed]);
  const [incoming, outgoing] = [without(after, before), without(before, after)];
  if (!isForTeams(eventType)) await endRequest(tx, entry, outgoing);
  const about = { application, tournament, by, at: now };
  await notifyOfReplaced(services, tx, { ...about, incoming, outgoing });
  for (const one of incoming) {
    await leaveWaitingListOf(services, tx, { accountId: one.accountId, eventId });
  }
  return ok(null);
}

/**
 * Ends what the pupil has asked for who no longer plays, or the school for them. It asks in the name of who holds the entry, also where
 * nobody does because no pupil of the line has an account.
 */
async function endRequest(tx: Db, entry: StoredEntry, outgoing: readonly Seated[]): Promise<void> {
  const isOut = ({ accountId }: Pick<Seated, 'accountId'>) => accountId === entry.accountId;
  const hasHolderLeft = entry.accountId === '' || outgoing.some(isOut);
  const hasPartnerLeft = outgoing.some((one) => !isOut(one));
  const by = [
    ...(hasHolderLeft ? (['player', 'guardian', 'school'] as const) : []),
    ...(hasPartnerLeft ? (['partner'] as const) : []),
  ];
  await endRequestOf(tx, entry.id, by);
}

function without(people: readonly Seated[], others: readonly Seated[]): Seated[] {
  return people.filter((one) => others.every(({ accountId }) => accountId !== one.accountId));
}

/** Whether somebody looks after the school, and whether they run or referee the tournament. */
export async function rolesOf(
  db: Db,
  account: Account,
  { application, tournament }: Pick<LockedApplication, 'application' | 'tournament'>,
) {
  return {
    isOfSchool: await looksAfter(db, account.id, application),
    isOfTournament: await isReferee(db, account, tournament),
  };
}

type OfIncoming = 'PUPIL_UNKNOWN' | 'PUPIL_TWICE' | 'PUPIL_ENTERED' | 'WRONG_GENDER' | 'NOT_MIXED';

/** Only what the incoming pupil brings: the places are there, and the others play already. */
async function refusalOf(
  tx: Db,
  about: Parameters<typeof findFacts>[1],
  {
    wanted,
    incoming,
  }: {
    readonly wanted: Parameters<typeof findProblems>[0][number];
    readonly incoming: string;
  },
): Promise<OfIncoming | null> {
  const problems = findProblems([wanted], await findFacts(tx, about));
  for (const problem of problems) {
    const isIncoming = 'pupilId' in problem && problem.pupilId === incoming;
    if (problem.code === 'NOT_MIXED' || problem.code === 'PUPIL_TWICE') return problem.code;
    if (isIncoming && problem.code !== 'PAIR_INCOMPLETE') return problem.code;
  }
  return null;
}
