import type { ListedKind } from './notifications.vocabulary.ts';

interface NotificationContent {
  readonly kind: ListedKind;
  readonly facts: {
    readonly tournamentId?: number | undefined;
    readonly eventId?: number | undefined;
    readonly stage?: number | undefined;
    readonly groupId?: number | undefined;
    readonly sessionId?: string | undefined;
    readonly entryId?: string | undefined;
    readonly applicationId?: string | undefined;
    readonly invitationId?: string | undefined;
    readonly playerId?: string | undefined;
  };
}

/**
 * The screen on which a person can act on a notification; from the list and from the lock screen. Calls lead to My Tournaments, whose
 * first card is the own day.
 */
export function destinationOf({ kind, facts }: NotificationContent): string {
  const own = OWN_SCREENS[kind];
  if (own) return own;
  if (kind === 'match-called' && facts.groupId && facts.sessionId) {
    return `/tournament-bracket/${facts.groupId}?session=${facts.sessionId}`;
  }
  if (kind === 'join-refused') return '/group-registered';
  const group = facts.groupId ? ofGroup(kind, facts.groupId) : null;
  if (group) return group;
  const money = aboutMoney(kind, facts);
  if (money) return money;
  if (facts.applicationId) return `/team-applications/${facts.applicationId}`;
  const person = ofPerson(kind, facts);
  if (person) return person;
  if (kind.startsWith('pair-') && facts.entryId) return `/my-tournaments/${facts.entryId}/pair`;
  if (kind.startsWith('guardian-')) return '/my-guardian';
  if (ANSWERED_BY_APPLYING.has(kind) && facts.tournamentId) {
    return `/confirm-tournament-application/${facts.tournamentId}`;
  }
  return inTournament({ kind, facts }) ?? '/my-tournaments';
}

/** What is still to be paid, and where money goes back to: of one's own, or of a school's application. */
function aboutMoney(
  kind: ListedKind,
  { entryId, applicationId, tournamentId }: NotificationContent['facts'],
): string | null {
  if (DISPUTES.has(kind)) {
    return tournamentId ? `/organizer/tournaments/${tournamentId}/takings` : '/operator/refunds';
  }
  if (PAYING.has(kind) && entryId) return `/tournament-payment?entry=${entryId}`;
  if (kind === 'payout-ready' && tournamentId)
    return `/organizer/tournaments/${tournamentId}/takings`;
  if (kind === 'refund-payer-asked') return '/refunds';
  if (kind !== 'refund-needs-account') return null;
  return applicationId ? `/refunds?application=${applicationId}` : '/refunds';
}

/** The orders of one's teams, an invitation to be a partner, and the own page with the reasons of a rate. */
function ofPerson(kind: ListedKind, facts: NotificationContent['facts']): string | null {
  if (kind.startsWith('orders-')) return '/my-ties';
  if (ABOUT_INVITATIONS.has(kind) && facts.invitationId) return `/p/${facts.invitationId}`;
  return kind.startsWith('rate-') && facts.playerId ? `/players/${facts.playerId}` : null;
}

/** A club's own screen, and on the day of a tournament that of its players. */
function ofGroup(kind: ListedKind, groupId: number): string | null {
  if (kind.startsWith('pupils-')) return `/my-school/${groupId}`;
  return ABOUT_GROUPS.has(kind) ? `/group-details/${groupId}` : null;
}

/** The screens of a tournament's draws, and what its organizer and referees act on. */
function inTournament({
  kind,
  facts: { tournamentId, eventId, stage },
}: NotificationContent): string | null {
  const here = `/organizer/tournaments/${tournamentId}`;
  if (ABOUT_DRAWS.has(kind) && tournamentId && eventId) {
    return drawPath({ tournamentId, eventId, stage });
  }
  if (kind.startsWith('season-') && tournamentId && eventId) {
    return `/season/${tournamentId}/${eventId}`;
  }
  if (ABOUT_TRANSFERS.has(kind) && tournamentId) return `${here}/transfers`;
  const undecided = UNDECIDED[kind];
  if (undecided && tournamentId) return `${here}/${undecided}`;
  if (kind.startsWith('result-') && tournamentId) return `/my-matches/${tournamentId}`;
  if (kind === 'withdrawal-requested' && eventId) return `${here}/events/${eventId}/withdraw`;
  if (kind.startsWith('desk-')) return `/referee/tournaments/${tournamentId}`;
  return kind.startsWith('referee-') && tournamentId ? `${here}/referees` : null;
}

/** The public page of an event's draw, with the stage shown; the first one is shown by itself. */
export function drawPath({
  tournamentId,
  eventId,
  stage = 0,
}: {
  readonly tournamentId: number;
  readonly eventId: number;
  readonly stage?: number | undefined;
}): string {
  return `/tournaments/${tournamentId}/draws/${eventId}${stage === 0 ? '' : `?stage=${stage}`}`;
}

/** Notifications about the account itself. */
const OWN_SCREENS: Readonly<Partial<Record<ListedKind, string>>> = {
  welcome: '/my-page',
  // The tournament does not open to them any more.
  'desk-removed': '/my-page',
  // Also who has left the group since can undo it there.
  'member-merged': '/my-page?tab=clubs',
  'mails-ended': '/notifications/settings',
  newer: '/notifications',
};

const ABOUT_INVITATIONS: ReadonlySet<ListedKind> = new Set(['pair-invited', 'pair-unpaid']);

const ABOUT_GROUPS: ReadonlySet<ListedKind> = new Set([
  'member-joined',
  'join-asked',
  'join-accepted',
]);

const DISPUTES: ReadonlySet<ListedKind> = new Set(['payment-disputed', 'dispute-ended']);

const PAYING: ReadonlySet<ListedKind> = new Set(['pay-at-store', 'pay-by-transfer']);

const ABOUT_TRANSFERS: ReadonlySet<ListedKind> = new Set([
  'transfers-due',
  'transfer-account-changed',
]);

/** What the desk has to decide, by its screen. */
const UNDECIDED: Readonly<Partial<Record<ListedKind, string>>> = {
  'result-disputed': 'day/results',
  'results-held': 'results',
};

const ABOUT_DRAWS: ReadonlySet<ListedKind> = new Set([
  'draw-published',
  'draw-amended',
  'draw-withdrawn',
]);

const ANSWERED_BY_APPLYING: ReadonlySet<ListedKind> = new Set([
  'entry-lapsed',
  'place-offered',
  'offer-lapsed',
]);
