import { ownPart } from '#domain/entry/split.ts';
import { isHalfPaid, pairStateOf } from '#features/entries/partners/partners.policy.ts';
import type { StoredPartner } from '#features/entries/partners/server/partners.store.ts';
import type { ListedEntry } from '#features/entries/server/entries.listed.store.ts';
import { asEventOfEntry } from '#features/entries/server/entries.presenter.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { hashOf } from '#platform/server/hash-of.ts';
import type { FoundInvitation } from './pairs.answers.commands.ts';
import { tokenOf } from './pairs.commands.ts';
import { refusalOf } from './pairs.locks.commands.ts';

interface Shown {
  readonly found: ListedEntry;
  readonly partner: StoredPartner | null;
  readonly entrant: string;
  readonly now: Date;
  readonly serverSecret: string;
}

/** The pair of an entry as its player or its partner sees it. */
export function asPair({ found, partner, entrant, now, serverSecret }: Shown) {
  const { entry, tournament, asPartner } = found;
  const refusal = refusalOf(entry, tournament, now);
  return {
    entryId: entry.id,
    role: asPartner ? ('partner' as const) : ('player' as const),
    entrant,
    event: asEventOfEntry(tournament, entry.eventId),
    tournament: asWhereAndWhen(tournament),
    partner: partner && {
      id: partner.id,
      how: partner.how,
      state: pairStateOf(partner, now),
      name: found.partner?.name ?? '',
      club: partner.club,
      expiresAt: partner.expiresAt?.toISOString() ?? null,
      payUntil: partner.payUntil?.toISOString() ?? null,
      token: asPartner ? null : openToken(partner, now, serverSecret),
    },
    split: asSplit(entry),
    closed: refusal === 'NOT_A_PAIR' ? null : refusal,
  };
}

/** The two parts of a split fee, and until when the place waits for the second. */
function asSplit(entry: StoredEntry) {
  const { partnerFeeYen, reservedUntil } = entry;
  if (partnerFeeYen === null) return null;
  const heldUntil = isHalfPaid(entry) ? (reservedUntil?.toISOString() ?? null) : null;
  return { playerYen: ownPart(entry), partnerYen: partnerFeeYen, heldUntil };
}

/** The secret of an open link; null after the server's secret has changed, which ends all links. */
function openToken(partner: StoredPartner, now: Date, serverSecret: string): string | null {
  if (partner.how !== 'link' || pairStateOf(partner, now) !== 'invited') return null;
  const token = tokenOf(partner.id, serverSecret);
  return hashOf(token) === partner.tokenHash ? token : null;
}

interface Opened {
  readonly found: FoundInvitation;
  /** Who reads it; null for nobody signed in. */
  readonly accountId: string | null;
  readonly inviter: string;
}

/** An invitation as somebody sees it who has its link. */
export function asInvitation({ found, accountId, inviter }: Opened) {
  const { partner, entry, tournament } = found;
  const reader = readerOf(found, accountId);
  const isOfPair = reader === 'inviter' || reader === 'partner';
  return {
    reader,
    inviter: reader === 'guest' ? null : inviter,
    entryId: isOfPair ? entry.id : null,
    expiresAt: partner.expiresAt?.toISOString() ?? null,
    partnerYen: isHalfPaid(entry) ? entry.partnerFeeYen : null,
    event: asEventOfEntry(tournament, entry.eventId),
    tournament: asWhereAndWhen(tournament),
  };
}

function readerOf(
  { partner, entry }: FoundInvitation,
  accountId: string | null,
): 'guest' | 'invited' | 'partner' | 'inviter' {
  if (accountId === null) return 'guest';
  if (entry.accountId === accountId) return 'inviter';
  const hasAccepted = partner.state === 'accepted' || partner.state === 'accepting';
  return hasAccepted && partner.accountId === accountId ? 'partner' : 'invited';
}

function asWhereAndWhen(tournament: StoredTournament) {
  const { name, eventDate, startTime, endTime, venue, prefecture } = tournament;
  return { name, eventDate, startTime, endTime, venue, prefecture };
}
