import { moveCheckIns } from '#features/day/check-in/server/check-in.lines.commands.ts';
import { settleAgreed } from '#features/day/handshake/server/handshake.answers.commands.ts';
import { listPlaying } from '#features/day/queue/server/queue.calls.provider.ts';
import { beginAgain } from '#features/day/queue/server/queue.moves.commands.ts';
import {
  fitQueueToDraw,
  fitQueueToResult,
  fitQueueToWithdrawal,
} from '#features/day/queue/server/queue.results.commands.ts';
import { endCalendarAddress } from '#features/entries/calendar/server/calendar.commands.ts';
import {
  notifyOfLapse,
  notifyOfRefund,
  notifyOfWithdrawal,
} from '#features/entries/server/entries.endings.notifications.ts';
import {
  notifyOfConfirmation,
  notifyOfHalf,
} from '#features/entries/server/entries.notifications.ts';
import {
  notifyOfCancellation,
  notifyOfMove,
} from '#features/entries/server/entries.organizer.notifications.ts';
import {
  notifySquadsOfCancellation,
  notifySquadsOfMove,
} from '#features/entries/squads/server/squads.notifications.ts';
import { notifyOfRenaming } from '#features/entries/teams/server/teams.notifications.ts';
import { leaveOncePaid } from '#features/entries/waiting-list/server/waiting-list.commands.ts';
import {
  notifyOfLapsedOffer,
  notifyOfOffer,
} from '#features/entries/waiting-list/server/waiting-list.notifications.ts';
import {
  notifyOfDecline,
  notifyOfReinstatement,
  notifyOfRequest,
} from '#features/entries/withdrawals/server/withdrawals.notifications.ts';
import {
  addLateEntrant,
  renewEntrant,
  renewOwnEntrants,
} from '#features/event-draws/server/event-draws.commands.ts';
import {
  notifyOfAmendedDraw,
  notifyOfPublishedDraw,
  notifyOfWithdrawnDraw,
} from '#features/event-draws/server/event-draws.notifications.ts';
import { settleTies } from '#features/event-draws/ties/server/ties.settling.commands.ts';
import { notifyOfficials } from '#features/event-draws/withdrawing/server/withdrawing.notifications.ts';
import { endUnprovenAnswer } from '#features/guardians/server/guardians.commands.ts';
import * as live from '#features/live/server/live.log.commands.ts';
import { moveMatchDays } from '#features/matches/server/matches.days.commands.ts';
import { publishRevealedRubbers } from '#features/matches/ties/server/ties.commands.ts';
import { queueCallNotices } from '#features/my-day/server/my-day.calls.commands.ts';
import { moveSubscriptions } from '#features/notifications/push/server/push.commands.ts';
import {
  endPairOfLapsed,
  endPairOfWithdrawn,
  endPairsOfCancelled,
  notifyOfCompletePair,
  notifyOfLapsedTurn,
  resumePairOfReinstated,
} from '#features/pairs/server/pairs.consequences.commands.ts';
import { notifyPartnersOfMove } from '#features/pairs/server/pairs.notifications.ts';
import {
  notifyOtherOfRequest,
  notifyPartnerOfDecline,
} from '#features/pairs/server/pairs.requests.notifications.ts';
import { notifyOfGranted } from '#features/payments/granting/server/granting.notifications.ts';
import {
  refundCancelledApplications,
  refundCancelledEntries,
  refundGivenBackHalf,
  refundLapsedEntry,
  refundWithdrawnEntry,
} from '#features/payments/server/payments.refunds.commands.ts';
import { cancelOpenCharges } from '#features/payments/server/payments.waiting.commands.ts';
import { followSession } from '#features/practice/sessions/server/sessions.following.commands.ts';
import {
  queueFinalized,
  queueGroup,
  queueMergedPlayers,
  queueTournament,
  requeueChangedFinal,
} from '#features/ratings/server/ratings.queue.commands.ts';
import {
  notifyDeskOfCancellation,
  notifyDeskOfMove,
} from '#features/referees/server/referees.notifications.ts';
import { noteCorrections } from '#features/results/corrections/server/corrections.commands.ts';
import { moveOrderTimes } from '#features/season/server/season.reminders.commands.ts';
import { leaveSeason, rejoinSeason } from '#features/season/server/season.withdrawals.commands.ts';
import {
  notifySchoolsOfAmendedDraw,
  notifySchoolsOfDraw,
  notifySchoolsOfWithdrawnDraw,
} from '#features/team-applications/server/team-applications.draws.notifications.ts';
import {
  reseatPupil,
  reseatReinstated,
} from '#features/team-applications/server/team-applications.merging.commands.ts';
import {
  notifyOfDeclinedLine,
  notifyOfLapsed,
  notifyOfPaid,
  notifyOfReinstatedLine,
  notifyOfRenamedTeam,
  notifyOfWithdrawnLine,
  notifySchoolsOfCancellation,
  notifySchoolsOfMove,
} from '#features/team-applications/server/team-applications.notifications.ts';
import { waitAsEntries } from '#features/team-applications/server/team-applications.organizer.commands.ts';
import {
  returnTransferOfLapsed,
  returnTransferOfLine,
  returnTransferOfPaid,
  returnTransfers,
} from '#features/team-applications/server/team-applications.returning.commands.ts';
import { notifyOfReveal } from '#features/tie-orders/server/tie-orders.notifications.ts';
import {
  moveTieTimes,
  remindOfDraw,
  remindOfNext,
  remindOfSettled,
} from '#features/tie-orders/server/tie-orders.reminders.commands.ts';
import type { Subscriptions } from '#platform/server/events/events.ts';

/** The consequences of each event, in order, inside the transaction that causes it. */
export const subscriptions: Subscriptions = {
  'entry.confirmed': [notifyOfConfirmation, addLateEntrant],
  'entry.added': [addLateEntrant],
  'entry.withdrawn': [
    refundWithdrawnEntry,
    notifyOfWithdrawal,
    notifyOfWithdrawnLine,
    returnTransferOfLine,
    endPairOfWithdrawn,
    leaveSeason,
    fitQueueToWithdrawal,
    live.followDraw,
  ],
  'entry.removed': [leaveSeason, fitQueueToWithdrawal, live.followDraw],
  'entry.reinstated': [
    resumePairOfReinstated,
    // Before the notices: the line may be another account's by now.
    reseatReinstated,
    notifyOfReinstatement,
    notifyOfReinstatedLine,
    rejoinSeason,
    fitQueueToWithdrawal,
    live.followDraw,
  ],
  'withdrawal.asked': [notifyOfRequest, notifyOtherOfRequest, notifyOfficials],
  'withdrawal.declined': [notifyOfDecline, notifyPartnerOfDecline, notifyOfDeclinedLine],
  'entry.refunded': [notifyOfRefund],
  'refund.granted': [notifyOfGranted],
  'entry.lapsed': [refundLapsedEntry, notifyOfLapse, endPairOfLapsed],
  'half.paid': [notifyOfHalf, notifyOfCompletePair, leaveOncePaid],
  'half.given-back': [refundGivenBackHalf],
  'turn.lapsed': [notifyOfLapsedTurn],
  'place.offered': [notifyOfOffer],
  'offer.lapsed': [notifyOfLapsedOffer],
  'entries.cancelled': [
    cancelOpenCharges,
    refundCancelledEntries,
    refundCancelledApplications,
    notifyOfCancellation,
    notifySquadsOfCancellation,
    notifySchoolsOfCancellation,
    notifyDeskOfCancellation,
    returnTransfers,
    endPairsOfCancelled,
  ],
  'application.paid': [notifyOfPaid, returnTransferOfPaid],
  'application.lapsed': [notifyOfLapsed, returnTransferOfLapsed],
  'line.replaced': [renewEntrant, moveCheckIns, live.followDraw],
  'names.corrected': [renewEntrant, moveCheckIns, live.followDraw],
  'tournament.moved': [
    notifyOfMove,
    notifyPartnersOfMove,
    notifySquadsOfMove,
    notifySchoolsOfMove,
    notifyDeskOfMove,
  ],
  'pair.changed': [renewEntrant, live.followDraw],
  'team.renamed': [renewEntrant, notifyOfRenaming, notifyOfRenamedTeam, live.followDraw],
  'draw.published': [
    notifyOfPublishedDraw,
    notifySchoolsOfDraw,
    fitQueueToDraw,
    live.followDraw,
    remindOfDraw,
  ],
  'draw.amended': [
    notifyOfAmendedDraw,
    notifySchoolsOfAmendedDraw,
    fitQueueToDraw,
    live.followDraw,
    remindOfDraw,
  ],
  'draw.withdrawn': [
    notifyOfWithdrawnDraw,
    notifySchoolsOfWithdrawnDraw,
    fitQueueToDraw,
    live.followDraw,
  ],
  'play.changed': [live.followDraw],
  'result.changed': [
    settleTies(listPlaying),
    fitQueueToResult,
    noteCorrections,
    live.followDay,
    remindOfNext,
  ],
  'result.agreed': [settleAgreed],
  'tie.settled': [remindOfSettled],
  'tie.revealed': [publishRevealedRubbers, live.followReveal, notifyOfReveal],
  'tie.rules-changed': [moveOrderTimes, live.followTournament],
  'result.corrected': [queueTournament],
  'session.changed': [followSession],
  'match.called': [queueCallNotices],
  'day.changed': [live.followDay],
  'queue.changed': [live.followDay],
  'handshake.changed': [live.followDay],
  'tally.changed': [live.followTally],
  'tournament.changed': [
    live.followTournament,
    moveTieTimes,
    beginAgain,
    moveMatchDays,
    waitAsEntries,
    requeueChangedFinal,
  ],
  'tournament.finalized': [queueFinalized],
  'name.changed': [live.followName],
  'account.recovered': [endUnprovenAnswer],
  'profile.changed': [renewOwnEntrants, live.followName],
  'devices.signed-out': [endCalendarAddress],
  'session.replaced': [moveSubscriptions],
  'group.sport-changed': [queueGroup],
  'players.merged': [queueMergedPlayers, reseatPupil],
  'players.unmerged': [queueMergedPlayers, reseatPupil],
};
