import type { WithdrawalMoment } from '#domain/bracket/withdrawal-choices.ts';
import * as Entry from '#domain/entry/entry.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import type { LineChoice } from '#domain/stage-draw/replacement.ts';
import { isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import {
  type Decision,
  LONGEST_WORD,
} from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import type { PublishedKind, Refund, ShownRefund } from './withdrawing.vocabulary.ts';

interface Fee {
  readonly source: 'player' | 'organizer';
  /** Of the school that has entered them; null for all others. */
  readonly applicationId: string | null;
  readonly feeYen: number;
  readonly paymentMethod: PaymentMethod | null;
}

/**
 * What happens to a fee when its entry ends; `day` is that of the request, or today without one. What a school has paid goes back to the
 * school, also of a pupil without an account and where it was a transfer. The organizer settles the fee of people whom they have entered.
 */
export function refundOf(
  { source, applicationId, feeYen, paymentMethod }: Fee,
  tournament: Entry.RefundTerms,
  day: string,
): Refund {
  if (feeYen === 0) return 'nothing-paid';
  if (applicationId === null) {
    if (source === 'organizer') return 'outside';
    if (paymentMethod === null) return 'nothing-paid';
  }
  if (!Entry.isRefunded(tournament, day)) return 'too-late';
  return paymentMethod === 'points' ? 'points' : 'money';
}

interface ShownFee extends Fee {
  /** Of a fee that two have shared, the partner's part; null of all others. */
  readonly partnerFeeYen: number | null;
  /** The fee without what the organizer has given back of it; points go back wholly or not at all. */
  readonly restYen: number;
}

/** What a person who decides reads about it. */
export function shownRefundOf(
  fee: ShownFee,
  tournament: Entry.RefundTerms,
  day: string,
): ShownRefund {
  if (fee.feeYen > 0 && fee.restYen === 0) return 'given-back';
  const refund = refundOf(fee, tournament, day);
  if (refund === 'too-late' && fee.restYen < fee.feeYen) return 'rest-too-late';
  const isBack = refund === 'money' || refund === 'points';
  return isBack && fee.partnerFeeYen !== null ? 'shares' : refund;
}

/** What the newest draw of an event is of, once it is published. */
export function publishedKind(
  newest: (Parameters<typeof isOut>[0] & { readonly draw: StageDraw }) | null,
): PublishedKind | null {
  if (!newest || !isOut(newest)) return null;
  return isGroupsDraw(newest.draw) ? 'groups' : 'knockout';
}

/** What a published knockout has to do with somebody who withdraws. */
interface OnLine {
  /** `drawn` while the order of play is not out, `scheduled` until the first match of the player is called. */
  readonly moment: WithdrawalMoment;
  /** A match of the draw has a result. */
  readonly isPlayed: boolean;
  /** The writer saw this draw, with these changes, and somebody who may take the line. */
  readonly isSeen: boolean;
  /** How the line can be used at this moment. */
  readonly choices: readonly LineChoice[];
}

interface Facts {
  /** A request waits for its decision. */
  readonly isAsked: boolean;
  /** The entry is confirmed. */
  readonly isIn: boolean;
  /** Null without a published draw. */
  readonly published: PublishedKind | null;
  /** The draw of a later stage is published: what it follows from cannot change. */
  readonly isFollowed: boolean;
  /** Null for who is in no line of a published knockout. */
  readonly onLine: OnLine | null;
  readonly waiting: number;
  /** The tournament has begun. */
  readonly hasBegun: boolean;
}

export type DecisionRefusal =
  | 'NOT_ACTIVE'
  | 'NOTHING_ASKED'
  | 'DRAW_PUBLISHED'
  | 'NEXT_STAGE_DRAWN'
  | 'DRAW_CHANGED'
  | 'MATCH_PLAYED'
  | 'MATCH_CALLED'
  | 'ORDER_OUT'
  | 'NO_ALTERNATE'
  | 'EMPTY_MATCH'
  | 'NOBODY_WAITS'
  | 'TOO_LATE_TO_OFFER'
  | 'INVALID_WORD';

/**
 * Why a decision is refused; null when it can be made. The entry of a deleted account has ended: what is decided then is
 * only what becomes of the place. In published groups the rule book says what becomes of the matches, and nobody can take the
 * place any more; once the next stage is published, the opponents there win without a match. Source: next.md, B6.
 */
export function decisionRefusal(
  { decision, word }: { readonly decision: Decision; readonly word: string },
  facts: Facts,
): DecisionRefusal | null {
  const { isAsked, isIn, onLine } = facts;
  if ([...word].length > LONGEST_WORD) return 'INVALID_WORD';
  if (decision === 'decline') {
    if (!isAsked || !isIn) return 'NOTHING_ASKED';
    return word === '' ? 'INVALID_WORD' : null;
  }
  const isOver = !isAsked && !isIn;
  if (decision === 'alternate' || decision === 'bye') return lineRefusal(decision, onLine, isOver);
  return isOver ? 'NOT_ACTIVE' : placeRefusal(decision, facts);
}

interface Withdrawn {
  readonly isAccountGone: boolean;
  /** Its withdrawal has given money or points back; what the organizer had decided to give back is no reason. */
  readonly isReturned: boolean;
  /** The same people, or a team of this name, are in the event by another entry. */
  readonly isEnteredAgain: boolean;
  /** The event has a free place. */
  readonly hasPlace: boolean;
  /** An alternate or lucky loser has the line, or it is a bye. */
  readonly isLineTaken: boolean;
  /** The draw of a stage that follows was published after the entry had ended: it counts without it. */
  readonly isFollowed: boolean;
}

export type ReinstatementRefusal =
  | 'ACCOUNT_DELETED'
  | 'REFUND_ASKED'
  | 'ENTERED_AGAIN'
  | 'LINE_TAKEN'
  | 'NEXT_STAGE_OUT'
  | 'PLACE_SOLD';

/**
 * Why a withdrawal cannot be taken back; null when it can. It can as long as nothing has followed from it that counts without the entry. What is played
 * is asked where results are cleared.
 */
export function reinstatementRefusal(facts: Withdrawn): ReinstatementRefusal | null {
  if (facts.isAccountGone) return 'ACCOUNT_DELETED';
  if (facts.isReturned) return 'REFUND_ASKED';
  if (facts.isEnteredAgain) return 'ENTERED_AGAIN';
  if (facts.isLineTaken) return 'LINE_TAKEN';
  if (facts.isFollowed) return 'NEXT_STAGE_OUT';
  return facts.hasPlace ? null : 'PLACE_SOLD';
}

/** Why an entry that is open cannot end in this way, which leaves the lines as they are. */
function placeRefusal(
  decision: 'remove' | 'offer' | 'walkover',
  facts: Facts,
): DecisionRefusal | null {
  const { published, onLine, isFollowed } = facts;
  // Who plays in a consolation does not depend on who withdraws later.
  const arePlayed = isFollowed && published === 'groups';
  // The results of the groups stay: they have decided who is in the next stage.
  if (arePlayed) return decision === 'walkover' ? null : 'NEXT_STAGE_DRAWN';
  if (decision === 'walkover') return onLine && onLine.moment !== 'drawn' ? null : 'DRAW_CHANGED';
  if (onLine?.isPlayed) return 'MATCH_PLAYED';
  if (decision === 'remove') return onLine ? 'DRAW_PUBLISHED' : null;
  return published === 'groups' ? 'DRAW_PUBLISHED' : offerRefusal(facts);
}

/**
 * Who leaves a published knockout would be missing in it: an alternate or a bye gets the line, and once the order of play is out an
 * alternate or lucky loser that very line. The entry may have ended before, when the place was offered and the answer has come.
 */
function lineRefusal(
  choice: LineChoice,
  onLine: OnLine | null,
  isOver: boolean,
): DecisionRefusal | null {
  if (!onLine) return isOver ? 'NOT_ACTIVE' : 'DRAW_CHANGED';
  const { moment, isSeen, choices } = onLine;
  if (moment === 'called') return 'MATCH_CALLED';
  if (moment === 'scheduled' && choice === 'bye') return 'ORDER_OUT';
  if (!isSeen) return 'DRAW_CHANGED';
  if (choices.includes(choice)) return null;
  return choice === 'alternate' ? 'NO_ALTERNATE' : 'EMPTY_MATCH';
}

function offerRefusal({ waiting, hasBegun }: Facts): DecisionRefusal | null {
  if (waiting === 0) return 'NOBODY_WAITS';
  return hasBegun ? 'TOO_LATE_TO_OFFER' : null;
}
