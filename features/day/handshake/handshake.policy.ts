import type { CardSet } from '#domain/scorecard/card-set.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Confirmer, HandshakeState } from './handshake.vocabulary.ts';

/** Who may say what about the result of a match (next.md, C5). */

/** A score in the order of the match's two sides. */
export interface EnteredScore {
  readonly writeId: string;
  readonly drawNumber: number;
  readonly baseVersion: number;
  readonly follows?: string | undefined;
  readonly player1Id: string;
  readonly player2Id: string;
  readonly sets: readonly CardSet[];
  readonly status: 'finished' | 'retired';
  readonly winner: Side;
  readonly scoreFormat: ChosenFormat | null;
}

/** An agreement about one version of a result. */
export interface Agreement {
  readonly version: number;
  readonly state: HandshakeState;
  /** Of who entered the result; null for the device of a court, which belongs to neither side. */
  readonly side: Side | null;
}

/** What a result is about which nobody has to agree any more; null for one that waits. */
export function isSettled(agreement: Agreement | null, version: number): boolean {
  // A later version is one of the desk.
  return !agreement || agreement.version !== version || agreement.state === 'confirmed';
}

/** Who speaks about a result. */
export type Voice =
  | { readonly kind: 'side'; readonly side: Side; readonly isSameDevice: boolean }
  | { readonly kind: 'device' }
  | { readonly kind: 'desk' };

/**
 * Who confirms a result by saying yes; null where that says nothing, because the own side has entered it, or because it is
 * contradicted: then the side that has contradicted may agree after all, and the desk decides, but no device. Which side has contradicted
 * the result of a device is not known: there only the desk decides.
 */
export function confirmerOf(agreement: Agreement, voice: Voice): Confirmer | null {
  if (voice.kind === 'desk') return 'desk';
  const isSameDevice = voice.kind === 'device' || voice.isSameDevice;
  if (isSameDevice && agreement.state !== 'disputed') return 'same-device';
  if (voice.kind === 'device') return null;
  return isForDeskOnly(agreement) || voice.side === agreement.side ? null : 'other-side';
}

/** Whether the yes of a player no longer settles it: either of the two may have contradicted the device of a court. */
export function isForDeskOnly({ state, side }: Pick<Agreement, 'state' | 'side'>): boolean {
  return state === 'disputed' && side === null;
}

export type CorrectionRefusal =
  | 'RESULT_CONFIRMED'
  | 'RESULT_DISPUTED'
  | 'NEXT_MATCH_CALLED'
  /** The other side, or the device of a court. */
  | 'RESULT_ENTERED'
  /** A guardian of the own side. */
  | 'GUARDIAN_ENTERED'
  /** Somebody else who speaks for the own side: the partner, the teacher, the player of a guardian. */
  | 'OWN_SIDE_ENTERED';

/** Why somebody does not correct a result; null where they may. */
export function correctionRefusal(
  stored: { readonly version: number; readonly winner: Side | null },
  {
    agreement,
    isOwn,
    side,
    isOfGuardian,
    winner,
    isNextCalled,
  }: {
    readonly agreement: Agreement | null;
    /** The same player or the same link has entered it. */
    readonly isOwn: boolean;
    /** Of who corrects; null for a link. */
    readonly side: Side | null;
    /** A guardian has entered it. */
    readonly isOfGuardian: boolean;
    readonly winner: Side | null;
    /** The match that follows is called or played. */
    readonly isNextCalled: boolean;
  },
): CorrectionRefusal | null {
  if (!agreement || agreement.version !== stored.version) return 'RESULT_CONFIRMED';
  if (!isOwn) {
    if (agreement.state === 'confirmed') return 'RESULT_CONFIRMED';
    if (side === null || side !== agreement.side) return 'RESULT_ENTERED';
    return isOfGuardian ? 'GUARDIAN_ENTERED' : 'OWN_SIDE_ENTERED';
  }
  if (agreement.state === 'disputed') return 'RESULT_DISPUTED';
  if (winner === stored.winner) return null;
  if (agreement.state === 'confirmed') return 'RESULT_CONFIRMED';
  return isNextCalled ? 'NEXT_MATCH_CALLED' : null;
}

/** The points that one side must be ahead for its win to be expected in more than 95 of 100 matches. */
const CLEARLY_AHEAD = 400 * Math.log10(0.95 / 0.05);

/**
 * The side that is clearly stronger: when the other one is entered as the winner, the sides may be swapped, and the screen asks
 * once more. Null where nobody is, or where points are unknown.
 */
export function favourite(points1: number | null, points2: number | null): Side | null {
  if (points1 === null || points2 === null) return null;
  if (Math.abs(points1 - points2) <= CLEARLY_AHEAD) return null;
  return points1 > points2 ? 'player1' : 'player2';
}
