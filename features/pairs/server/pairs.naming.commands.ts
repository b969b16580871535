import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { partnerBack } from '#domain/entry/split.ts';
import type { PartnerState } from '#features/entries/partners/partners.vocabulary.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import {
  type LockedTournament,
  lockTournament,
} from '#features/entries/server/entries.places.commands.ts';
import type { HasBegun } from '#features/entries/server/entries.playing.provider.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { endRequestOf } from '#features/entries/withdrawals/server/withdrawals.commands.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { NamedPartner } from '../pairs.form.ts';
import { isSeen, type SeenPartner } from '../pairs.policy.ts';
import { notifyOfEndedPair } from './pairs.endings.notifications.ts';
import { releaseHalf } from './pairs.fees.commands.ts';
import { notifyOfChange } from './pairs.notifications.ts';
import * as store from './pairs.store.ts';
import { isNamed } from './pairs.wanted.commands.ts';

/** Partners whom the organizer of a tournament enters, by their names. */

export interface Naming {
  readonly tournamentId: number;
  readonly entryId: string;
  /** From the browser; a resend with the same id changes nothing. */
  readonly id: string;
  readonly seen: SeenPartner | null;
  readonly partner: NamedPartner;
  readonly hasBegun: HasBegun;
}

export type NamingRefusal =
  | 'ENTRY_NOT_FOUND'
  | 'NOT_A_PAIR'
  | 'PAIR_OF_SCHOOL'
  | 'NOT_CONFIRMED'
  | 'TOURNAMENT_CANCELLED'
  | 'TOURNAMENT_FINALIZED'
  | 'PARTNER_CHANGED'
  | 'MATCH_PLAYED'
  | 'ID_TAKEN';

/**
 * Names the partner of an entry in place of the one before, also after entries have closed; a step of a change of the entry list.
 * Nobody is replaced once a match of the pair is called or has a result; a missing partner can still be named. False for a resend.
 */
export async function namePartnerIn(
  services: Services,
  tx: Db,
  { tournamentId, entryId, id, seen, partner, hasBegun }: Naming,
): Promise<Result<boolean, NamingRefusal>> {
  const locked = await lockTournament(services, tx, tournamentId);
  const entry = await store.findEntry(tx, entryId);
  if (!locked || entry?.tournamentId !== tournamentId) return refuse('ENTRY_NOT_FOUND');
  const { tournament, now } = locked;
  const refusal = refusalOf(entry, tournament);
  if (refusal) return refuse(refusal);
  const stored = await partners.findByEntry(tx, entryId);
  if (stored?.id === id) return isNamed(stored, partner) ? ok(false) : refuse('ID_TAKEN');
  if (await store.findById(tx, id)) return refuse('ID_TAKEN');
  if (!isSeen(stored, seen, now)) return refuse('PARTNER_CHANGED');
  await entries.findForUpdate(tx, entryId);
  if (stored && PLAYING.includes(stored.state)) {
    const line = { tournament, eventId: entry.eventId, entryId, now };
    if (await hasBegun(tx, line)) return refuse('MATCH_PLAYED');
  }
  const back = await releaseByOrganizer(services, tx, { entryId, ...locked, stored });
  await partners.upsert(tx, { ...asNamed(entry, partner, now), id });
  if (stored?.state === 'accepted') {
    const ended = { tournament, by: 'organizer', ...back } as const;
    await notifyOfEndedPair(services, tx, stored, ended);
  }
  await followChange(services, tx, { id, entryId, tournament, partner: partner.name });
  await services.publish(tx, { type: 'pair.changed', entry, tournament });
  return ok(true);
}

/**
 * Gives the half back that the partner before has paid, and says how much it is: the organizer takes it from the new one, as
 * from people whom they enter. Null for people on paper.
 */
async function releaseByOrganizer(
  services: Services,
  tx: Db,
  {
    entryId,
    tournament,
    now,
    stored,
  }: LockedTournament & {
    readonly entryId: string;
    readonly stored: partners.StoredPartner | null;
  },
): Promise<ReturnType<typeof partnerBack> | null> {
  const entry = await entries.findForUpdate(tx, entryId);
  if (!entry) return null;
  await releaseHalf(services, tx, { entry, tournament, now, partner: stored, isOpen: false });
  return partnerBack(entry);
}

/** Notifies the player, and ends what the partner before has asked for; nobody has for people on paper. */
async function followChange(
  services: Services,
  tx: Db,
  change: {
    readonly id: string;
    readonly entryId: string;
    readonly tournament: StoredTournament;
    readonly partner: string;
  },
): Promise<void> {
  const entry = await entries.findById(tx, change.entryId);
  if (!entry) return;
  await endRequestOf(tx, entry.id, ['partner']);
  await notifyOfChange(services, tx, { ...change, entry });
}

/** The partner is who plays, and may be on the way to a court. */
const PLAYING: readonly PartnerState[] = ['accepted', 'named'];

/** Why the organizer cannot name the partner of an entry; null if they can. */
function refusalOf(
  { eventId, state, applicationId }: NonNullable<Awaited<ReturnType<typeof store.findEntry>>>,
  tournament: StoredTournament,
):
  | 'NOT_A_PAIR'
  | 'PAIR_OF_SCHOOL'
  | 'TOURNAMENT_CANCELLED'
  | 'TOURNAMENT_FINALIZED'
  | 'NOT_CONFIRMED'
  | null {
  if (eventOf(tournament, eventId).discipline !== 'Doubles') return 'NOT_A_PAIR';
  // The records of a school's pair are of the pupils in its application, where they are replaced.
  if (applicationId !== null) return 'PAIR_OF_SCHOOL';
  if (tournament.state === 'cancelled') return 'TOURNAMENT_CANCELLED';
  if (tournament.finalizedAt) return 'TOURNAMENT_FINALIZED';
  return state === 'confirmed' ? null : 'NOT_CONFIRMED';
}

/** Stores the partners of entries that the organizer makes; a step of entering them. */
export async function insertNamedPartners(
  tx: Db,
  pairs: readonly { readonly entryId: string; readonly partner: NamedPartner }[],
  { eventId, now }: { readonly eventId: number; readonly now: Date },
): Promise<void> {
  const rows = pairs.map(({ entryId, partner }) => {
    const named = asNamed({ id: entryId, eventId }, partner, now);
    return { ...named, id: uuidv7() };
  });
  await partners.insertAll(tx, rows);
}

function asNamed(
  entry: { readonly id: string; readonly eventId: number },
  { name, club }: NamedPartner,
  invitedAt: Date,
) {
  const { id: entryId, eventId } = entry;
  return { entryId, eventId, how: 'name', state: 'named', name, club, invitedAt } as const;
}
