import { displayName } from '#domain/common/name-display.ts';
import type { ListedEntry } from '#features/entries/server/entries.listed.store.ts';
import { asEntry } from '#features/entries/server/entries.presenter.ts';
import type { ListedPlayer } from './guardian-page.store.ts';

/** What a guardian may see of a player, before and after confirming: who it is, and the tournament. */
export function asPlayer({ guardianship, playerName, tournament }: ListedPlayer) {
  return {
    id: guardianship.id,
    state: guardianship.state === 'confirmed' ? ('confirmed' as const) : ('asked' as const),
    name: playerName,
    namedAt: guardianship.namedAt.toISOString(),
    tournament,
    nameDisplay: guardianship.nameDisplay,
    shownAs: {
      full: displayName(playerName, 'full'),
      'family-name': displayName(playerName, 'family-name'),
      initials: displayName(playerName, 'initials'),
    },
  };
}

/** What a guardian may see of an entry: tournament, date, place, fee, state. No contacts, no points. */
export function asGuardedEntry(found: ListedEntry, now: Date) {
  const entry = asEntry(found, now);
  const { tournament } = entry;
  // Only the guardian of the player who has entered withdraws.
  const isTheirs = !found.asPartner;
  return {
    id: entry.id,
    state: entry.state,
    feeYen: entry.feeYen,
    payment: entry.payment,
    otherFeeYen: entry.otherFeeYen,
    refund: entry.refund,
    refundYen: entry.refundYen,
    canWithdraw: isTheirs && entry.canWithdraw,
    asksToWithdraw: isTheirs && entry.asksToWithdraw,
    isRefundable: entry.isRefundable,
    isForfeited: entry.isForfeited,
    request: isTheirs ? entry.request : null,
    ...(entry.event.isOnly ? {} : { event: entry.event }),
    pair: entry.pair,
    team: entry.team,
    schoolName: entry.schoolName,
    isFollowable: entry.state === 'confirmed' && !found.tournament.isUnlisted,
    tournament: {
      id: tournament.id,
      name: tournament.name,
      eventDate: tournament.eventDate,
      startTime: tournament.startTime,
      endTime: tournament.endTime,
      venue: tournament.venue,
      prefecture: tournament.prefecture,
      applicationDeadline: tournament.applicationDeadline,
    },
  };
}
