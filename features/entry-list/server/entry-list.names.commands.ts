import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import type { StayingPerson } from '#features/entries/server/entries.events.ts';
import * as manualEntries from '#features/entries/server/entries.manual.store.ts';
import { lockTournament } from '#features/entries/server/entries.places.commands.ts';
import type { HasBegun } from '#features/entries/server/entries.playing.provider.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { Services } from '#platform/server/services.ts';
import type { NamesForm } from '../entry-list.form.ts';
import { namesRefusal } from '../entry-list.policy.ts';

interface Names {
  readonly name: string;
  /** Null for somebody alone. */
  readonly partner: string | null;
}

interface Correction {
  readonly tournamentId: number;
  readonly entryId: string;
  readonly seen: Names;
  readonly names: NamesForm;
  readonly account: Account;
  readonly hasBegun: HasBegun;
}

export type CorrectionRefusal =
  | 'ENTRY_NOT_FOUND'
  | 'NOT_A_PERSON'
  | 'TOURNAMENT_CANCELLED'
  | 'TOURNAMENT_FINALIZED'
  | 'NAMES_CHANGED'
  | 'MATCH_PLAYED';

/**
 * Corrects the names of people on paper until the results are final, also on the day; or lets others play instead of them, until the first
 * of their matches is called, as a school's pupil is replaced. Only names that the organizer has typed: an account has its own. What is
 * stored already is no change.
 */
export async function correctNames(
  services: Services,
  { tournamentId, entryId, seen, names, account, hasBegun }: Correction,
): Promise<Result<null, CorrectionRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockTournament(services, tx, tournamentId);
    const entry = await manualEntries.findById(tx, entryId);
    if (!locked || entry?.tournamentId !== tournamentId || entry.removedAt) {
      return refuse('ENTRY_NOT_FOUND');
    }
    const { tournament, now } = locked;
    const refusal = namesRefusal(tournament, eventOf(tournament, entry.eventId).discipline);
    if (refusal) return refuse(refusal);
    const stored = await findStored(tx, entry);
    if (isStored(stored, names)) return ok(null);
    if (!isSeen(stored, seen) || isOfPair(names) !== (stored.partner !== null)) {
      return refuse('NAMES_CHANGED');
    }
    const { id, eventId } = entry;
    const line = { tournament, eventId, entryId, now };
    if (names.who === 'other' && (await hasBegun(tx, line))) return refuse('MATCH_PLAYED');
    await save(tx, stored, names);
    const stay = names.who === 'same' ? everybody(stored) : whoStay(stored, names);
    await services.publish(tx, {
      type: 'names.corrected',
      entry: { id, eventId },
      tournament,
      stay,
    });
    await logStep(services, tx, { tournament, account });
    return ok(null);
  });
}

interface Stored {
  readonly entry: manualEntries.StoredManualEntry;
  /** On paper as well; null for somebody alone. */
  readonly partner: partners.StoredPartner | null;
}

async function findStored(tx: Db, entry: manualEntries.StoredManualEntry): Promise<Stored> {
  const partner = await partners.findByEntry(tx, entry.id);
  return { entry, partner: partner?.state === 'named' ? partner : null };
}

function isOfPair(names: NamesForm): boolean {
  return names.partner !== undefined;
}

function isSeen({ entry, partner }: Stored, seen: Names): boolean {
  return entry.name === seen.name && (partner?.name ?? null) === seen.partner;
}

/** Whether all of it is stored already: the answer to a first try was lost. */
function isStored({ entry, partner }: Stored, names: NamesForm): boolean {
  const { name, club, email, phone, partner: other, partnerClub } = asTyped(names);
  const isSame = entry.name === name && entry.club === club;
  const isSameContact = entry.email === email && entry.phone === phone;
  const isSamePartner = partner
    ? partner.name === other && partner.club === partnerClub
    : names.partner === undefined;
  return isSame && isSameContact && isSamePartner;
}

async function save(tx: Db, { entry, partner }: Stored, names: NamesForm): Promise<void> {
  const { name, club, email, phone, partner: other, partnerClub } = asTyped(names);
  await manualEntries.updateContact(tx, entry.id, { name, club, email, phone });
  if (partner) await partners.update(tx, partner.id, { name: other, club: partnerClub });
}

/** A field that was left out is an empty one. */
function asTyped({ club = '', partner = '', partnerClub = '', ...names }: NamesForm) {
  return { ...names, club, partner, partnerClub };
}

function everybody({ entry, partner }: Stored): StayingPerson[] {
  return [entry.id, partner?.id].flatMap((id) => (id ? [{ before: id, now: id }] : []));
}

/** Whose name is another one, is another person. */
function whoStay({ entry, partner }: Stored, names: NamesForm): StayingPerson[] {
  const first = entry.name === names.name ? entry.id : null;
  const second = partner?.name === names.partner ? partner?.id : null;
  return [first, second].flatMap((id) => (id ? [{ before: id, now: id }] : []));
}
