import * as Entry from '#domain/entry/entry.ts';
import { partnerHalf } from '#domain/entry/split.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { sentWithCommit } from '#platform/server/db/on-commit.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { teamKey } from '../teams/teams.policy.ts';
import type { StoredWaiting } from '../waiting-list/server/waiting-list.store.ts';
import * as waitingList from '../waiting-list/server/waiting-list.store.ts';
import * as claims from './entries.claims.store.ts';
import { withPlaces } from './entries.places.commands.ts';
import type { NewEntry, StoredEntry } from './entries.store.ts';
import * as entries from './entries.store.ts';

/** A wanted place, and what the player has in its event. */
export interface Claim {
  readonly id: string;
  readonly team: string | null;
  /** Null where nothing was chosen. */
  readonly split: boolean | null;
  readonly event: StoredEvent;
  readonly held: StoredEntry | null;
  readonly waiting: StoredWaiting | null;
}

/** A reservation waits for its payment under any id; an entry that its player has paid answers to its own id only. */
export function isTheSame({ held, id }: Claim): boolean {
  return held !== null && (isUnpaid(held) || held.id === id);
}

function isUnpaid({ state, paymentMethod }: StoredEntry): boolean {
  return state === 'reserved' && paymentMethod === null;
}

/** What the partner pays of the fee, in whole yen; null where it is not split, or cannot be. */
export function partnerFeeOf({ split, event, held }: Claim): number | null {
  if (!split || event.discipline !== 'Doubles') return null;
  return partnerHalf(held?.feeYen ?? event.feeYen);
}

/** An offered place counts as taken from the time of the offer. */
export function isOffered({ waiting }: Claim): boolean {
  return waiting?.state === 'offered';
}

interface Applicant {
  readonly tournamentId: number;
  readonly accountId: string;
}

export interface Decided {
  readonly own: claims.Claims;
  readonly claimed: readonly Claim[];
  readonly now: Date;
}

export interface Taken {
  readonly tournament: StoredTournament;
  /** A new place has no answer before the commit is sent: all other applicants wait for the lock meanwhile. */
  readonly taken: readonly (StoredEntry | Promise<StoredEntry>)[];
}

/** Holds a place for each claim, or gives the one that the player has already; a step of an application. */
export async function take(
  { publish }: CommandServices,
  tx: Db,
  { tournamentId, accountId }: Applicant,
  { own, claimed, now }: Decided,
): Promise<Taken> {
  const taking = claimed.filter((claim) => !isTheSame(claim) && !isOffered(claim));
  const places = taking.map(({ event }) => ({ eventId: event.id }));
  const tournament = withPlaces(own.tournament, places, 1);
  const taken: (StoredEntry | Promise<StoredEntry>)[] = [];
  for (const claim of claimed) {
    if (claim.held) {
      taken.push(await shared(tx, await renamed(tx, claim.held, claim.team), claim));
      continue;
    }
    const wanted = newEntry(claim, { tournamentId, accountId, now });
    if (!claim.waiting && wanted.state === 'reserved') {
      taken.push(sentWithCommit(tx, claims.insertTaking(tx, wanted)));
      continue;
    }
    const entry = await (isOffered(claim) ? entries.insert : claims.insertTaking)(tx, wanted);
    if (claim.waiting) {
      const accepted = { state: 'accepted', endedAt: now, entryId: entry.id } as const;
      await waitingList.update(tx, claim.waiting.id, accepted);
    }
    if (entry.state === 'confirmed') {
      await publish(tx, { type: 'entry.confirmed', entry, tournament, earned: null });
    }
    taken.push(entry);
  }
  return { tournament, taken };
}

/** The reservation that is there, with the name that the player has typed now. */
async function renamed(tx: Db, held: StoredEntry, team: string | null): Promise<StoredEntry> {
  if (held.state !== 'reserved' || team === null || team === held.team) return held;
  const name = teamNamed(team);
  await entries.update(tx, held.id, name);
  return { ...held, ...name };
}

/** The reservation that is there, with who pays as the player has chosen now; not during a payment. */
async function shared(tx: Db, held: StoredEntry, claim: Claim): Promise<StoredEntry> {
  const partnerFeeYen = partnerFeeOf(claim);
  const isSettled = !isUnpaid(held) || held.paymentUnderWay || claim.split === null;
  if (isSettled || held.partnerFeeYen === partnerFeeYen) return held;
  await entries.update(tx, held.id, { partnerFeeYen });
  return { ...held, partnerFeeYen };
}

function teamNamed(team: string | null) {
  return { team, teamKey: team === null ? null : teamKey(team) };
}

function newEntry(
  claim: Claim,
  { now, ...player }: { tournamentId: number; accountId: string; now: Date },
): NewEntry {
  const { id, event, team } = claim;
  const { id: eventId, feeYen } = event;
  const fee = { feeYen, partnerFeeYen: partnerFeeOf(claim) };
  const base = { ...player, ...teamNamed(team), ...fee, id, eventId, createdAt: now };
  if (feeYen === 0) return { ...base, state: 'confirmed' as const, confirmedAt: now };
  const reservedUntil = new Date(Entry.reservationEnds(now.getTime()));
  return { ...base, state: 'reserved' as const, reservedUntil };
}
