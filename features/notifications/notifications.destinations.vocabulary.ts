import type { NotificationKind } from './notifications.vocabulary.ts';

/** The screen on which a person can act on a notice; from the list and from the lock screen. */
export function destinationOf({
  kind,
  facts,
}: {
  readonly kind: NotificationKind;
  readonly facts: {
    readonly tournamentId?: number | undefined;
    readonly eventId?: number | undefined;
    readonly groupId?: number | undefined;
    readonly sessionId?: string | undefined;
    readonly entryId?: string | undefined;
    readonly invitationId?: string | undefined;
  };
}): string {
  if (kind === 'welcome') return '/my-page';
  if (kind === 'match-called' && facts.groupId && facts.sessionId) {
    return `/tournament-bracket/${facts.groupId}?session=${facts.sessionId}`;
  }
  if (ABOUT_DRAWS.has(kind) && facts.tournamentId && facts.eventId) {
    return `/tournaments/${facts.tournamentId}/draws/${facts.eventId}`;
  }
  if (kind === 'join-refused') return '/group-registered';
  if (ABOUT_GROUPS.has(kind) && facts.groupId) return `/group-details/${facts.groupId}`;
  if (kind === 'pair-invited' && facts.invitationId) return `/p/${facts.invitationId}`;
  if (kind.startsWith('pair-') && facts.entryId) return `/my-tournaments/${facts.entryId}/pair`;
  if (kind.startsWith('guardian-')) return '/my-guardian';
  if (ANSWERED_BY_APPLYING.has(kind) && facts.tournamentId) {
    return `/confirm-tournament-application/${facts.tournamentId}`;
  }
  return '/my-tournaments';
}

const ABOUT_GROUPS: ReadonlySet<NotificationKind> = new Set([
  'member-joined',
  'join-asked',
  'join-accepted',
  'member-merged',
]);

const ABOUT_DRAWS: ReadonlySet<NotificationKind> = new Set(['draw-published', 'draw-withdrawn']);

const ANSWERED_BY_APPLYING: ReadonlySet<NotificationKind> = new Set([
  'entry-lapsed',
  'place-offered',
  'offer-lapsed',
]);
