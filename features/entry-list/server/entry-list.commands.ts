import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { existsTeam } from '#features/entries/server/entries.claims.store.ts';
import { endManualEntry } from '#features/entries/server/entries.commands.ts';
import type { ManualEntry } from '#features/entries/server/entries.manual.store.ts';
import * as manualEntries from '#features/entries/server/entries.manual.store.ts';
import {
  lockTournament,
  offerFreePlaces,
  takePlaces,
} from '#features/entries/server/entries.places.commands.ts';
import { renameTeamIn } from '#features/entries/teams/server/teams.commands.ts';
import { isForTeams, teamKey } from '#features/entries/teams/teams.policy.ts';
import { LONGEST_TEAM_NAME } from '#features/entries/teams/teams.vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import { findLastDay } from '#features/matches/ties/server/ties.fixtures.store.ts';
import {
  insertNamedPartners,
  type Naming,
  namePartnerIn,
} from '#features/pairs/server/pairs.naming.commands.ts';
import {
  markPaidOutIn,
  type PaidOutNote,
  type PaidOutRefusal,
} from '#features/payments/payouts/server/payouts.commands.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { areContactsOver, removalOf } from '../entry-list.policy.ts';
import { type Message, mailAudience } from './entry-list.notifications.ts';
import * as store from './entry-list.store.ts';

interface Addition {
  readonly tournamentId: number;
  /** Undefined is the first event. */
  readonly eventId?: number | undefined;
  readonly people: readonly (ManualEntry & {
    readonly partner?: string | undefined;
    readonly partnerClub?: string | undefined;
  })[];
  readonly account: Account;
}

export type AdditionRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'EVENT_NOT_FOUND'
  | 'TOURNAMENT_CANCELLED'
  | 'ENTRIES_CLOSED'
  | 'GROUPS_DRAWN'
  | 'NOT_A_PAIR'
  | 'TEAM_NAME_TOO_LONG'
  | 'TEAM_NAME_TAKEN'
  | 'TOO_FEW_PLACES';

/**
 * Enters all of the people or none; each takes a place. A person who was entered before with the same id is skipped. Once the knockout of an
 * event is published, they are alternates, who join its list as the last.
 */
export async function addManualEntries(
  services: Services,
  { tournamentId, eventId, people, account }: Addition,
): Promise<Result<{ added: number; placesLeft: number }, AdditionRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockTournament(services, tx, tournamentId);
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament, now } = locked;
    if (tournament.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
    const event = eventId ? findEvent(tournament, eventId) : tournament.events[0];
    if (!event) return refuse('EVENT_NOT_FOUND');
    const ids = people.map(({ id }) => id);
    const known = await manualEntries.listKnownIds(tx, ids);
    const added = people.filter(({ id }) => !known.has(id));
    const refusal = await refusalOf(tx, tournament, event, added);
    if (refusal) return refuse(refusal);

    const place = { tournamentId, eventId: event.id };
    await takePlaces(
      tx,
      tournament,
      added.map(() => place),
    );
    await manualEntries.insertAll(tx, asTeams(event, added), { ...place, now });
    const pairs = added.flatMap(({ id, partner: name, partnerClub: club = '' }) =>
      name ? [{ entryId: id, partner: { name, club } }] : [],
    );
    await insertNamedPartners(tx, pairs, { eventId: event.id, now });
    for (const { id } of added) {
      const entry = { id, eventId: event.id };
      await services.publish(tx, { type: 'entry.added', entry, tournament });
    }
    if (added.length > 0) await logStep(services, tx, { tournament, account });
    return ok({ added: added.length, placesLeft: freePlaces(event) - added.length });
  });
}

/** The places that the organizer can fill, also once the entries are closed. */
export function freePlaces(event: StoredEvent): number {
  return Entry.placesLeft({ ...event, isClosed: false });
}

/**
 * Why nobody can be added after the entries were closed; null where somebody can. In a published knockout an alternate may take the line of
 * somebody who withdraws; before its draw the entries can be opened again, and groups have no line for an alternate.
 */
async function lateRefusal(
  tx: Db,
  { finalizedAt }: StoredTournament,
  { id, isClosed }: StoredEvent,
  people: Addition['people'],
): Promise<'ENTRIES_CLOSED' | 'GROUPS_DRAWN' | null> {
  if (!isClosed || people.length === 0) return null;
  const newest = (await draws.findFirst(tx, id))?.newest;
  if (!newest || !isOut(newest) || finalizedAt !== null) return 'ENTRIES_CLOSED';
  return isGroupsDraw(newest.draw) ? 'GROUPS_DRAWN' : null;
}

/** Why these people cannot be entered for an event; null if they can. */
async function refusalOf(
  tx: Db,
  tournament: StoredTournament,
  event: StoredEvent,
  people: Addition['people'],
): Promise<AdditionRefusal | null> {
  const refusal = (await lateRefusal(tx, tournament, event, people)) ?? ofPeople(event, people);
  if (refusal) return refusal;
  return (await areTeamsTaken(tx, event, people)) ? 'TEAM_NAME_TAKEN' : null;
}

function ofPeople(
  event: StoredEvent,
  people: Addition['people'],
): 'NOT_A_PAIR' | 'TEAM_NAME_TOO_LONG' | 'TOO_FEW_PLACES' | null {
  if (event.discipline !== 'Doubles' && people.some(({ partner }) => partner)) return 'NOT_A_PAIR';
  if (isForTeams(event.discipline) && people.some(({ name }) => name.length > LONGEST_TEAM_NAME)) {
    return 'TEAM_NAME_TOO_LONG';
  }
  return people.length > freePlaces(event) ? 'TOO_FEW_PLACES' : null;
}

/** In an event for teams, a line of the organizer is a team: its name is the team's. */
function asTeams(event: StoredEvent, people: Addition['people']): readonly ManualEntry[] {
  if (!isForTeams(event.discipline)) return people;
  return people.map((one) => ({ ...one, team: one.name }));
}

/** Whether two of these teams, or one of them and another of the event, have the same name. */
async function areTeamsTaken(
  tx: Db,
  event: StoredEvent,
  people: Addition['people'],
): Promise<boolean> {
  if (!isForTeams(event.discipline)) return false;
  const keys = people.map(({ name }) => teamKey(name));
  return new Set(keys).size < keys.length || existsTeam(tx, { eventId: event.id, teamKeys: keys });
}

export type RemovalRefusal = 'ENTRY_NOT_FOUND' | 'DRAW_PUBLISHED' | 'TOURNAMENT_FINALIZED';

/**
 * Removes a person whom the organizer entered, and frees the place. Removing twice changes nothing. Refuses who is in a published draw, from
 * which they are withdrawn: a line, results and places follow from it.
 */
export async function removeManualEntry(
  services: Services,
  { tournamentId, id, account }: { tournamentId: number; id: string; account: Account },
): Promise<Result<null, RemovalRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockTournament(services, tx, tournamentId);
    const found = await manualEntries.findById(tx, id);
    if (!locked || found?.tournamentId !== tournamentId) return refuse('ENTRY_NOT_FOUND');
    const { tournament, now } = locked;
    if (found.removedAt) return ok(null);
    const drawn = await draws.listNewestStates(tx, [found.eventId]);
    const removal = removalOf(tournament, drawn.get(found.eventId));
    if (removal === 'withdraw') return refuse('DRAW_PUBLISHED');
    if (removal === null) return refuse('TOURNAMENT_FINALIZED');
    await logStep(services, tx, { tournament, account });
    if (tournament.state === 'cancelled') {
      await manualEntries.updateRemoved(tx, id, now);
      return ok(null);
    }
    const freed = await endManualEntry(services, tx, { entry: found, tournament, now });
    await offerFreePlaces(services, tx, freed, now);
    return ok(null);
  });
}

type Renaming = Parameters<typeof renameTeamIn>[2];

/** Gives a team of the list another name. */
export async function renameListedTeam(
  services: Services,
  { tournament, account, ...renaming }: Change & Omit<Renaming, 'tournamentId'>,
): Promise<ReturnType<typeof renameTeamIn>> {
  return services.db.transaction(async (tx) => {
    const of = { ...renaming, tournamentId: tournament.id };
    const renamed = await renameTeamIn(services, tx, of);
    if (renamed.ok && renamed.value) await logStep(services, tx, { tournament, account });
    return renamed;
  });
}

/** Names the partner of an entry of the list in place of the one before. */
export async function nameListedPartner(
  services: Services,
  { tournament, account, ...naming }: Change & Omit<Naming, 'tournamentId'>,
): Promise<ReturnType<typeof namePartnerIn>> {
  return services.db.transaction(async (tx) => {
    const of = { ...naming, tournamentId: tournament.id };
    const named = await namePartnerIn(services, tx, of);
    if (named.ok && named.value) await logStep(services, tx, { tournament, account });
    return named;
  });
}

interface Change {
  readonly tournament: StoredTournament;
  readonly account: Account;
}

/** Whether the contacts of who has entered are the organizer's no more, who then does not write to them either. */
export async function areContactsEnded(
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  tournament: StoredTournament,
): Promise<boolean> {
  return areContactsOver(await findLastDay(db, tournament), dayInJapan(clock.now()));
}

/** Mails a message to an audience of a tournament; gives the number of recipients. The same message is sent once. */
export async function sendMessage(
  services: Services,
  { account, ...message }: Message & Change,
): Promise<Result<number, 'NOBODY_THERE' | 'MESSAGES_OVER'>> {
  const { tournament } = message;
  return services.db.transaction(async (tx) => {
    if (await areContactsEnded(services, tx, tournament)) return refuse('MESSAGES_OVER');
    const rows = await store.listByTournament(tx, tournament.id);
    const { count, isNew } = await mailAudience(services, tx, rows, message);
    if (isNew) await logStep(services, tx, { tournament, account, note: 'entryList.writeToAll' });
    return count > 0 ? ok(count) : refuse('NOBODY_THERE');
  });
}

/** Notes that the organizer has transferred money back. The same note sent again changes nothing. */
export async function markPaidOut(
  services: Services,
  { tournament, account, ...paid }: Change & PaidOutNote,
): Promise<Result<null, PaidOutRefusal>> {
  return services.db.transaction(async (tx) => {
    const by = {
      owner: 'organizer',
      tournamentId: tournament.id,
      byAccountId: account.id,
    } as const;
    const done = await markPaidOutIn(services, tx, { ...paid, ...by });
    if (!done.ok) return done;
    if (done.value) {
      await logStep(services, tx, { tournament, account, note: 'entryList.markPaidOut' });
    }
    return ok(null);
  });
}
