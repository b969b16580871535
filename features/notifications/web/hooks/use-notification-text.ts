import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { Notification } from '../notifications.queries.ts';
import { useText } from '../notifications.text.ts';

/** A notification's text in the current language; facts may be missing. */
export function useNotificationText({ kind, facts }: Notification): {
  about: string | null;
  text: string;
} {
  const t = useText();
  const format = useFormat();
  const { tournamentName, eventDate, amountYen, points, schoolName: school = '' } = facts;
  const yen = amountYen ? format.yen(amountYen) : null;
  const sum = yen ?? '';
  const given = points ? format.number(points) : null;
  const texts = {
    welcome: given ? t.welcomePoints(given) : t.welcomePlain,
    'entry-confirmed': t.confirmed,
    'entry-withdrawn': feeBackOr(t.withdrawnPlain),
    'entry-lapsed': t.lapsed,
    'pay-at-store': t.payAtStore(sum),
    'pay-by-transfer': t.payByTransfer(sum),
    'transfers-due': t.transfersDue(sum),
    'transfer-account-changed': t.transferAccountChanged,
    'payment-disputed': t.paymentDisputed(sum),
    'dispute-ended': t.disputeEnded(sum),
    'refund-needs-account': t.needsAccount(sum),
    'refund-payer-asked': t.payerAsked(sum),
    'payout-ready': t.payoutReady(sum),
    'refund-granted': granted(),
    'refund-done': refund(),
    'tournament-cancelled': cancelled(),
    'tournament-changed': changed(),
    // Without an amount where a version before 30 November 2026 has written it.
    'place-offered': facts.amountYen === 0 ? t.offeredFree : t.offered,
    'offer-lapsed': t.offerLapsed,
    'pair-invited': t.pairInvited,
    'pair-accepted': t.pairAccepted,
    'pair-declined': yen ? t.pairReturned(yen) : t.pairAgain,
    'pair-lapsed': yen ? t.pairReturned(yen) : t.pairAgain,
    'pair-left': t.pairAgain,
    'pair-ended': t.pairEnded,
    'pair-changed': t.pairChanged,
    'pair-half-paid': t.pairHalfPaid,
    'pair-unpaid': facts.invitationId ? t.pairUnpaidAgain : t.pairUnpaid,
    'team-renamed': orOfSchool(t.teamRenamed, t.teamOfSchoolRenamed),
    'entered-by-school': t.enteredBySchool(school),
    'school-entry-ended': t.schoolEntryEnded(school),
    'application-paid': applicationPaid(),
    'application-due': t.applicationDue(school, sum),
    'application-lapsed': t.applicationLapsed(school),
    'application-line-withdrawn': t.applicationLine(school),
    'match-called': called(),
    'court-called': t.courtCalled(court()),
    'court-called-again': t.courtCalledAgain(court()),
    'court-next': t.courtNext(court()),
    'court-waiting': t.courtWaiting(court()),
    'umpire-called': t.umpireCalled(court()),
    'umpire-released': t.umpireReleased(court()),
    'match-earlier': earlier(),
    'pupils-called': t.pupilsCalled,
    'pupils-waiting': t.pupilsWaiting,
    'orders-due': orders(t.ordersDue),
    'orders-revealed': orders(t.ordersRevealed),
    'season-proposal': orders(t.seasonProposal),
    'season-agreed': orders(t.seasonAgreed),
    'season-declined': orders(t.seasonDeclined),
    'season-moved': orders(t.seasonMoved),
    'season-result': orders(t.seasonResult),
    'season-disputed': orders(t.seasonDisputed),
    'season-decided': orders(t.seasonDecided),
    'season-order': orders(t.seasonOrder),
    'season-order-due': orders(t.ordersDue),
    'season-orders-out': orders(t.ordersRevealed),
    'season-left': orders(t.seasonLeft),
    'season-back': orders(t.seasonBack),
    'result-entered': onCourt(t.resultEntered),
    'result-denied': onCourt(t.resultDenied),
    'result-disputed': onCourt(t.resultDisputed),
    'results-held': t.resultsHeld,
    'draw-published': orOfSchool(t.drawPublished, t.drawOfSchool),
    'draw-amended': orOfSchool(t.drawAmended, t.drawAmendedOfSchool),
    'draw-withdrawn': t.drawWithdrawn,
    'rate-changed': t.rateChanged(given ?? ''),
    'rate-corrected': t.rateCorrected(given ?? ''),
    'mails-ended': t.mailsEnded,
    'member-joined': t.memberJoined(facts.memberName ?? ''),
    'join-asked': t.joinAsked(facts.memberName ?? ''),
    'join-accepted': t.joinAccepted,
    'join-refused': t.joinRefused,
    'member-merged': t.memberMerged,
    'guardian-confirmed': t.guardianConfirmed,
    'guardian-declined': t.guardianDeclined,
    'guardian-stopped': t.guardianStopped,
    'withdrawn-by-guardian': feeBackOr(t.withdrawnPlain),
    'withdrawal-asked': t.withdrawalAsked,
    'withdrawal-asked-by-school': t.withdrawalAsked,
    'pair-withdrawal-asked': t.pairWithdrawalAsked,
    'withdrawal-declined': facts.applicationId ? t.lineStays(school) : t.withdrawalDeclined,
    'withdrawal-granted': feeBackOr(t.withdrawalGranted),
    'withdrawal-requested': t.withdrawalRequested,
    'withdrawn-by-organizer': feeBackOr(t.withdrawnByOrganizer),
    'withdrawn-by-school': t.withdrawnBySchool,
    'entry-reinstated': reinstated(),
    'referee-accepted': t.refereeAccepted,
    'referee-declined': t.refereeDeclined,
    'referee-left': t.refereeLeft,
    'desk-cancelled': t.deskCancelled,
    'desk-moved': t.deskMoved,
    'desk-now-referee': t.deskNowReferee,
    'desk-now-helper': t.deskNowHelper,
    'desk-removed': t.deskRemoved,
    newer: t.newer,
  };
  return { about: about(), text: texts[kind] };

  function feeBackOr(plain: string): string {
    return yen ? t.withdrawnRefund(yen) : plain;
  }
  function orOfSchool(own: string, ofSchool: (group: string) => string): string {
    return school ? ofSchool(school) : own;
  }
  function cancelled(): string {
    // The mail to a school says so, where anything goes back.
    if (facts.applicationId) return yen ? t.cancelledForSchool : t.cancelled;
    if (given) return t.cancelledPoints(given);
    return yen ? t.cancelledRefund(yen) : t.cancelled;
  }
  function refund(): string {
    if (given) return t.refundPoints(given);
    return yen ? t.refundYen(yen) : t.refundPlain;
  }
  function applicationPaid(): string {
    return yen ? t.applicationPaid(school, yen) : t.applicationFree(school);
  }
  function granted(): string {
    if (given && yen) return t.grantedBoth(yen, given);
    if (yen) return t.granted(yen);
    return given ? t.grantedPoints(given) : t.grantedExpired;
  }
  function reinstated(): string {
    return facts.applicationId ? t.lineReinstated(school) : t.reinstated;
  }
  function changed(): string {
    return facts.applicationId ? t.changedForSchool(school) : t.changed;
  }

  function called(): string {
    const { opponent = '', place } = facts;
    return place ? t.calledTo(opponent, place) : t.called(opponent);
  }
  function orders(words: (opponent: string) => string): string {
    return words(facts.opponent ?? '');
  }
  function court(): string {
    return t.courtNamed(facts.place ?? '', facts.courtKind ?? 'court');
  }
  function onCourt(text: string): string {
    return facts.place ? t.onCourt(court(), text) : text;
  }
  function earlier(): string {
    return facts.notBefore
      ? t.matchEarlier(format.clockTime(facts.notBefore))
      : t.matchEarlierPlain;
  }
  function about(): string | null {
    if (facts.groupName) return facts.groupName;
    if (!tournamentName) return null;
    const name = format.name(tournamentName);
    return eventDate ? t.about(name, format.shortDate(eventDate)) : name;
  }
}
