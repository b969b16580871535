import { MOST_SLIPS } from './court-links.vocabulary.ts';

/** Which matches a link opens, and for how many the desk prints slips (next.md, C1 and C6). */

export type SlipsObjection = 'NO_MATCHES' | 'TOO_MANY_MATCHES';

/** Why no slips are made for so many matches; null where all fit on one print. */
export function slipsObjection(matches: number): SlipsObjection | null {
  if (matches === 0) return 'NO_MATCHES';
  return matches > MOST_SLIPS ? 'TOO_MANY_MATCHES' : null;
}

export interface OpenedBy {
  readonly kind: 'court' | 'match';
  readonly courtId: string | null;
  readonly stageId: string | null;
  readonly matchId: string | null;
  readonly drawNumber: number | null;
}

export interface MatchInDraw {
  readonly stageId: string;
  readonly matchId: string;
  readonly drawNumber: number;
}

/** Where the queue has a match; null for one that waits. */
export interface CourtOfMatch {
  readonly courtId: string;
  /** It is called, played or was played there, and not only reserved. */
  readonly isThere: boolean;
}

/**
 * Why a link does not open a match; null where it does. The device of a court opens what is or was on its court, and what it was
 * shown as one of the next, so that a match counts that was played there without a network. A match that others were called to on
 * another court is theirs; only the desk, which has scanned the result, takes it from here.
 */
export function placeRefusal(
  link: OpenedBy,
  match: MatchInDraw,
  {
    at,
    wasShown,
    isScanned = false,
  }: {
    readonly at: CourtOfMatch | null;
    readonly wasShown: boolean;
    readonly isScanned?: boolean;
  },
): 'NOT_YOUR_COURT' | null {
  if (link.kind === 'match') {
    const { stageId, matchId, drawNumber } = link;
    const isIts =
      stageId === match.stageId && matchId === match.matchId && drawNumber === match.drawNumber;
    return isIts ? null : 'NOT_YOUR_COURT';
  }
  if (at?.courtId === link.courtId) return null;
  const isElsewhere = at?.isThere === true && !isScanned;
  return wasShown && !isElsewhere ? null : 'NOT_YOUR_COURT';
}
