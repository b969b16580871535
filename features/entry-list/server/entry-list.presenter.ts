import { ownPart } from '#domain/entry/split.ts';
import { isLive } from '#domain/entry/vocabulary.ts';
import { isHalfPaid, pairStateOf } from '#features/entries/partners/partners.policy.ts';
import { isForTeams } from '#features/entries/teams/teams.policy.ts';
import type { listNewestStates } from '#features/matches/draws/server/draws.events.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { namesRefusal, removalOf, showsContact } from '../entry-list.policy.ts';
import type { EntryListRows } from './entry-list.store.ts';

interface Facts {
  readonly tournament: Pick<StoredTournament, 'events' | 'state' | 'finalizedAt'>;
  /** The newest draws, by event. */
  readonly drawn: Awaited<ReturnType<typeof listNewestStates>>;
  readonly now: Date;
  /** Contacts of accounts are the organizer's no more. */
  readonly isOver: boolean;
}

/** The entry list as its organizer sees it: entries, then the waiting list, then people entered by hand. */
export function asEntryList(
  { entered, waiting, manual, partners }: EntryListRows,
  { tournament, drawn, now, isOver }: Facts,
) {
  const partnerOf = ({ id, eventId }: { id: string; eventId: number }) => {
    const isDoubles = eventOf(tournament, eventId).discipline === 'Doubles';
    const partner = partners.get(id) ?? null;
    if (!isDoubles && !partner) return null;
    const state = pairStateOf(partner, now);
    const shown = state === 'none' ? null : partner;
    const payUntil = partner?.payUntil?.toISOString() ?? null;
    return { id: partner?.id ?? null, state, ...(shown ? named(shown) : UNNAMED), payUntil };
  };
  const isRunningTeam = ({ eventId }: { eventId: number }) =>
    tournament.state !== 'cancelled' && isForTeams(eventOf(tournament, eventId).discipline);
  return [
    ...entered.map(({ entry, isReturned, person }) => ({
      ...contactOf(person, showsContact(entry, isOver)),
      id: entry.id,
      eventId: entry.eventId,
      state: isHalfPaid(entry) ? ('half-paid' as const) : entry.state,
      name: entry.team ?? person.name,
      reading: entry.team === null ? person.reading : '',
      club: person.club,
      grade: person.grade,
      gender: person.gender,
      contactName: entry.team === null ? null : person.name,
      canRenameTeam: isLive(entry) && isRunningTeam(entry),
      canCorrect: false,
      removal: null,
      partner: partnerOf(entry),
      applicationId: entry.applicationId,
      note: '',
      amountYen: amountOf(entry),
      method: entry.paymentMethod,
      // Whether the payer has given a bank account yet is not the organizer's to act on.
      refund: entry.refund === 'needs-account' ? ('pending' as const) : entry.refund,
      grantedYen: entry.grantedYen,
      isReturned,
      appliedAt: entry.createdAt.toISOString(),
      confirmedAt: entry.confirmedAt?.toISOString() ?? null,
      heldUntil: entry.state === 'reserved' ? (entry.reservedUntil?.toISOString() ?? null) : null,
    })),
    ...waiting.map(({ waiting: one, person }) => ({
      ...NOTHING_PAID,
      ...contactOf(person, !isOver),
      id: one.id,
      eventId: one.eventId,
      state: one.state === 'offered' ? ('offered' as const) : ('waiting' as const),
      ...UNNAMED,
      name: person.name,
      reading: person.reading,
      club: person.club,
      contactName: null,
      canRenameTeam: false,
      canCorrect: false,
      removal: null,
      partner: null,
      applicationId: null,
      note: '',
      amountYen: 0,
      appliedAt: one.createdAt.toISOString(),
      heldUntil: one.offerUntil?.toISOString() ?? null,
    })),
    ...manual.map((one) => ({
      ...NOTHING_PAID,
      id: one.id,
      eventId: one.eventId,
      state: 'manual' as const,
      ...UNNAMED,
      name: one.name,
      club: one.club,
      contactName: null,
      canRenameTeam: isRunningTeam(one),
      canCorrect: namesRefusal(tournament, eventOf(tournament, one.eventId).discipline) === null,
      removal: removalOf(tournament, drawn.get(one.eventId)),
      partner: partnerOf(one),
      applicationId: null,
      email: one.email,
      phone: one.phone,
      note: one.note,
      amountYen: one.paidYen,
      grantedYen: one.grantedYen,
      appliedAt: one.createdAt.toISOString(),
      heldUntil: null,
    })),
  ];
}

/** What was paid, or is owed by who has not paid; an entry that has ended and was never paid owes nothing. */
function amountOf(entry: EntryListRows['entered'][number]['entry']): number {
  const { paymentMethod, confirmedAt, feeYen } = entry;
  if (!paymentMethod) return isLive(entry) ? feeYen : 0;
  // Without the partner's part it was never confirmed.
  return confirmedAt ? feeYen : ownPart(entry);
}

type Named = Pick<
  NonNullable<ReturnType<EntryListRows['partners']['get']>>,
  'name' | 'reading' | 'club' | 'grade' | 'gender'
>;

function named({ name, reading, club, grade, gender }: Named): Named {
  return { name, reading, club, grade, gender };
}

const UNNAMED: Named = { name: '', reading: '', club: '', grade: '', gender: '' };

function contactOf(
  { email, phone }: { readonly email: string; readonly phone: string | null },
  isShown: boolean,
) {
  return isShown ? { email, phone: phone ?? '' } : { email: '', phone: '' };
}

const NOTHING_PAID = {
  method: null,
  refund: 'none' as const,
  grantedYen: 0,
  isReturned: false,
  confirmedAt: null,
};

export type ListedEntry = ReturnType<typeof asEntryList>[number];
