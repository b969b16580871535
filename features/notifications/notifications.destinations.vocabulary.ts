import type { NotificationKind } from './notifications.vocabulary.ts';

interface NotificationContent {
  readonly kind: NotificationKind;
  readonly facts: {
    readonly tournamentId?: number | undefined;
    readonly eventId?: number | undefined;
    readonly groupId?: number | undefined;
    readonly sessionId?: string | undefined;
    readonly entryId?: string | undefined;
    readonly invitationId?: string | undefined;
  };
}

/** The screen on which a person can act on a notification; from the list and from the lock screen. */
export function destinationOf({ kind, facts }: NotificationContent): string {
  if (kind === 'welcome') return '/my-page';
  if (kind === 'match-called' && facts.groupId && facts.sessionId) {
    return `/tournament-bracket/${facts.groupId}?session=${facts.sessionId}`;
  }
  if (kind === 'join-refused') return '/group-registered';
  if (ABOUT_GROUPS.has(kind) && facts.groupId) return `/group-details/${facts.groupId}`;
  if (ABOUT_INVITATIONS.has(kind) && facts.invitationId) return `/p/${facts.invitationId}`;
  if (kind.startsWith('pair-') && facts.entryId) return `/my-tournaments/${facts.entryId}/pair`;
  if (kind.startsWith('guardian-')) return '/my-guardian';
  if (ANSWERED_BY_APPLYING.has(kind) && facts.tournamentId) {
    return `/confirm-tournament-application/${facts.tournamentId}`;
  }
  return inTournament({ kind, facts }) ?? '/my-tournaments';
}

/** The screens of a tournament's draws, and what its organizer and referees act on. */
function inTournament({
  kind,
  facts: { tournamentId, eventId },
}: NotificationContent): string | null {
  const here = `/organizer/tournaments/${tournamentId}`;
  if (ABOUT_DRAWS.has(kind) && tournamentId && eventId) {
    return `/tournaments/${tournamentId}/draws/${eventId}`;
  }
  if (kind === 'result-disputed' && tournamentId) return `${here}/day/results`;
  if (kind.startsWith('result-') && tournamentId) return `/my-matches/${tournamentId}`;
  if (kind === 'withdrawal-requested' && eventId) return `${here}/events/${eventId}/withdraw`;
  return kind.startsWith('referee-') && tournamentId ? `${here}/referees` : null;
}

const ABOUT_INVITATIONS: ReadonlySet<NotificationKind> = new Set(['pair-invited', 'pair-unpaid']);

const ABOUT_GROUPS: ReadonlySet<NotificationKind> = new Set([
  'member-joined',
  'join-asked',
  'join-accepted',
  'member-merged',
]);

/** Those of a call show the own match with its opponent in the draw. */
const ABOUT_DRAWS: ReadonlySet<NotificationKind> = new Set([
  'court-called',
  'court-called-again',
  'court-next',
  'umpire-called',
  'draw-published',
  'draw-amended',
  'draw-withdrawn',
]);

const ANSWERED_BY_APPLYING: ReadonlySet<NotificationKind> = new Set([
  'entry-lapsed',
  'place-offered',
  'offer-lapsed',
]);
