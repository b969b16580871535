import type { EventType } from '#domain/entry/vocabulary.ts';
import { eventsMessages } from '#features/tournaments/events/events.messages.en.ts';

export const entriesMessages = {
  feeFrom: (fee: string) => `from ${fee}`,
  feeFromFree: 'Free and up',
  event: 'Event',
  squad: 'Squad',
  team: 'Team',
  events: 'Events',
  chooseEvents: 'Choose your events',
  chooseEventsText: 'You pay for all of them at once.',
  chooseFirst: 'Choose at least one event.',
  total: (count: number, fee: string) =>
    count === 1 ? `1 event: ${fee}` : `${count} events: ${fee}`,
  eventConfirmed: 'You are in.',
  eventReserved: 'Reserved for you until it is paid.',
  eventHalfPaid: 'Your half is paid; your partner has not paid theirs yet.',
  eventOffered: (until: string) => `A place is offered to you until ${until}.`,
  eventWaiting: (position: number) => `You are number ${position} on the waiting list.`,
  sameDay: 'Another tournament on this day',
  sameDayText: (tournament: string) => `You have entered ${tournament} on the same day.`,
  sport: 'Sport',
  // Confirm tournament application
  confirmTitle: 'Confirm tournament application',
  backToList: 'Back to Open Tournaments',
  draws: 'See the draws',
  live: 'Live: calls and results',
  results: 'Results of the tournament',
  back: 'Back',
  loadingTournament: 'Loading tournament…',
  notFound: 'Tournament not found',
  notFoundText: "The tournament you're looking for doesn't exist.",
  tournament: 'Tournament',
  venue: 'Venue',
  date: 'Date',
  time: 'Time',
  deadline: 'Application deadline',
  daysToApply: (days: number) =>
    days === 0
      ? 'Last day to apply'
      : days === 1
        ? '1 day left to apply'
        : `${days} days left to apply`,
  share: 'Share',
  linkCopied: 'The link is copied',
  map: 'Map',
  participantLimit: 'Participant limit',
  /** Without a type: of events of several types. */
  participants: (count: number, eventType: EventType | null) => {
    if (eventType) return eventsMessages.people(count, eventType);
    return count === 1 ? '1 place' : `${count} places`;
  },
  level: 'Level',
  eventType: 'Event type',
  fee: 'Participation fee',
  free: 'Free',
  daysToGo: (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`),
  organizer: 'Organizer',
  contact: 'Contact',
  emergencyContact: 'Emergency contact',
  notes: 'Notes',
  quoted: (notes: string) => `"${notes}"`,
  terms: 'Tournament rules and terms',
  termsPlay: "You follow the rules of the event and the organizer's instructions on the day.",
  termsWithdraw:
    'You can withdraw until the end of the application deadline; the fee you paid is then refunded. Once the organizer has closed the entries, you ask to withdraw, and the organizer decides.',
  termsLate:
    'After the deadline there is no refund, unless the organizer agrees to one or the tournament is cancelled.',
  termsData: 'The organizer receives your name and contact details to run the event.',
  agree: 'I agree to the tournament rules and terms',
  agreeFirst: 'Check the box to continue.',
  agreementRequired: 'Agreement Required',
  agreementRequiredText: 'Please agree to the tournament rules and terms to continue.',
  apply: 'Apply & Proceed to Payment',
  applyFree: 'Apply',
  submitting: 'submitting',
  loginFirst: 'You will be asked to log in, then come back here.',
  reserveHint: 'Your place is kept for 30 minutes while you pay.',
  freeConfirmed: 'Application complete!',
  entryConfirmed: 'Your tournament entry is confirmed.',
  alreadyReserved: 'You have reserved a place here',
  alreadyReservedText: 'Pay the participation fee to confirm your entry.',
  continueToPayment: 'Continue to payment',
  enteredBy: 'Entered by',
  enteredBySchool: (school: string) => `${school} has entered you`,
  enteredBySchoolText: 'You do not have to pay anything. Ask your teacher about changes.',
  applyAsTeam: 'Apply for a school or club',
  applyAsTeamText: 'Enter the pupils of a group that you look after, all at once, and pay once.',
  alreadyConfirmed: "You're in!",
  justConfirmed: 'Your entry is confirmed',
  dayAndVenue: (day: string, venue: string) => `${day} · ${venue}`,
  alreadyConfirmedText: 'Your entry to this tournament is confirmed. See you there!',
  playsForTeam: 'You play for this team. The person who entered it decides about the entry.',
  playsAsPartner: (player: string) => `${player} has entered, and you play as the partner.`,
  /** The other player, and the state of the pair. */
  pairWith: (name: string | null, state: string) => (name ? `${name} · ${state}` : state),
  feeOfPair: 'The fee of your pair',
  payForBoth: 'I pay for both of us',
  splitFee: 'We split the fee',
  splitFeeHint: (own: string, other: string) =>
    `You ${own}, your partner ${other} (after accepting your invitation)`,
  ownHalf: 'Your half of the fee',
  waitsForPartner: 'Waiting for your partner',
  ownHalfPaid: (fee: string) => `Your half of ${fee} is paid.`,
  partnerAnswers: 'Your entry is confirmed once your partner has accepted and paid.',
  partnerPays: (until: string) => `Your partner has accepted and has until ${until} to pay.`,
  waitsUntil: (until: string) =>
    `The place is held until ${until}; if the other half is not paid by then, you get yours back.`,
  pairStates: {
    none: 'No partner yet',
    invited: 'Partner invited, no answer yet',
    accepting: 'Paying',
    accepted: 'Your partner',
    named: 'Your partner, unconfirmed',
    declined: 'Invitation declined',
    lapsed: 'Invitation not answered',
    left: 'Left the pair',
  },
  findPartner: 'Find a partner',
  checkIn: 'Check in',
  checkedIn: 'Checked in',
  myPair: 'My pair',
  seeMyTournaments: 'View My Tournaments',
  closedTitle: 'You cannot apply at the moment',
  seeOthers: 'See other tournaments',
  failures: {
    TOURNAMENT_FULL:
      'Someone was a moment faster: the last place has just been taken. You have not been charged.',
    TOURNAMENT_CLOSED: 'Applications for this tournament have closed. You have not been charged.',
    TOURNAMENT_CANCELLED: 'The organizer has cancelled this tournament. You have not been charged.',
    GUARDIAN_NEEDED: 'Please answer the question about your age first.',
    EVENT_NOT_FOUND: 'This event is no longer offered. Please choose again.',
    CLUB_LIMIT_REACHED:
      'Your club already has as many entries in this event as the organizer allows.',
    ALREADY_ENTERED: 'You already have an entry to this tournament.',
    ENTERED_BY_SCHOOL:
      'Your school or club has entered you for this event. It is in My Tournaments. Ask your teacher about it.',
    RATE_LIMITED: 'Too many attempts in a short time. Please wait a minute and try again.',
    SIGN_IN_REQUIRED: 'You have been logged out. Please log in again.',
    CONNECTION_LOST:
      'The connection was lost. Please try again: even if the first attempt arrived, you apply only once.',
    DEADLINE_PASSED:
      'The application deadline has passed, so withdrawing here is no longer possible. Please contact the organizer.',
    ASKED_BY_OTHER: 'Your partner has asked, so only your partner can take the request back.',
    ENTRIES_OPEN: 'Entries are still open: please leave the pair instead.',
    NOTHING_ASKED: 'There is no request any more: the organizer has decided.',
    NOT_ACTIVE: 'This entry is no longer active.',
    ENTRY_NOT_FOUND: 'This entry was not found.',
    PAYMENT_UNDER_WAY: 'A payment for this entry is under way. Please try again in a moment.',
    OTHER: 'Something went wrong on our side. Please try again in a moment.',
  },

  // My tournaments
  myTitle: 'My Tournaments',
  backHome: 'Back to Home',
  when: 'When',
  coming: 'Upcoming',
  past: 'Past & withdrawn',
  nothingComing: 'No upcoming tournaments yet',
  nothingComingText: 'Find one that suits your level and apply in a minute.',
  nothingPast: 'Nothing here yet',
  nothingPastText:
    'Tournaments you have played appear here, and entries that were withdrawn, cancelled or not paid in time.',
  browse: 'Browse Open Tournaments',
  states: {
    reserved: 'Payment due',
    confirmed: 'Confirmed',
    lapsed: 'Reservation lapsed',
    withdrawn: 'Withdrawn',
    cancelled: 'Tournament cancelled',
    played: 'Finished',
  },
  payNow: 'Pay now',
  unpaidPlace: (tournament: string) => `Not paid yet: ${tournament}`,
  minutesLeft: (minutes: number) =>
    minutes === 1 ? '1 minute left to pay' : `${minutes} minutes left to pay`,
  lessThanAMinute: 'Less than a minute left to pay',
  waitsForStore: 'Waiting for the store',
  waitsForTransfer: 'Waiting for your transfer',
  payBy: (time: string) => `Pay by ${time}.`,
  showNumbers: 'Show the payment numbers',
  showAccount: 'Show the account',
  heldUntil: (time: string) => `Your place is reserved until ${time}.`,
  lapsedHalf: 'The other half of the fee was not paid, so the place was released.',
  lapsedText: 'The fee was not paid in time, so the place was released.',
  refundNeedsAccount: (fee: string) =>
    `Your refund of ${fee} goes to a bank account, which is still needed.`,
  giveAccount: 'Enter the bank account',
  refundElsewhere: 'The money that you transferred is refunded with your other entry.',
  refundPending: (fee: string) => `Your refund of ${fee} is on its way.`,
  refundDone: (fee: string) => `${fee} has been refunded.`,
  noRefund: 'Nothing had been paid.',
  withdraw: 'Withdraw',
  withdrawUntil: (day: string) => `You can withdraw with a refund until ${day}.`,
  withdrawUntilRest: (day: string, rest: string) =>
    `You can withdraw until ${day}; the remaining ${rest} would go back, too.`,
  withdrawUntilFree: (day: string) => `You can withdraw until ${day}.`,
  withdrawTooLate: (day: string) =>
    `Withdrawing was possible until ${day}. If you cannot come, please contact the organizer.`,
  withdrawTitle: (tournament: string) => `Withdraw from ${tournament}?`,
  withdrawPaid: (fee: string) =>
    `The participation fee of ${fee} is refunded in full, the way you paid it; what was paid at a store or by a transfer goes to a bank account. Your place becomes free for another player.`,
  withdrawRest: (rest: string) =>
    `The rest of the participation fee, ${rest}, is refunded the way you paid it; what was paid at a store or by a transfer goes to a bank account. Your place becomes free for another player.`,
  withdrawGone:
    'The whole participation fee has gone back already, or is on its way. Your place becomes free for another player.',
  withdrawFree: 'No fee was paid. Your place becomes free for another player.',
  withdrawUnpaid:
    'You have not paid yet, so nothing is charged. Your place becomes free for another player.',
  withdrawSchool: (school: string) =>
    `You were entered by ${school}, to which the fee goes back where it was paid. Your place becomes free for another player.`,
  withdrawPair: 'Your pair ends with it, and your partner is notified.',
  keepEntry: 'Keep my entry',
  withdrawNow: 'Withdraw',
  withdrawn: 'Entry withdrawn',
  withdrawnRefund: (fee: string) => `${fee} will be refunded.`,
  withdrawnPlain: 'Your place has been released.',
  // Once the entries are closed
  withdrawByAsking:
    'The entries are closed. If you cannot come, you can ask the organizer to withdraw you.',
  askToWithdraw: 'Ask to withdraw',
  askTitle: (tournament: string) => `Ask to withdraw from ${tournament}?`,
  askRefundable: (fee: string) =>
    `The entries are closed, so the organizer decides. If the organizer agrees, the fee of ${fee} goes back the way you paid it; what was paid at a store or by a transfer goes to a bank account.`,
  askRest: (rest: string) =>
    `The entries are closed, so the organizer decides. If the organizer agrees, the rest of the fee, ${rest}, goes back the way you paid it; what was paid at a store or by a transfer goes to a bank account.`,
  askGone:
    'The entries are closed, so the organizer decides. The whole fee has gone back already, or is on its way.',
  askTooLate:
    'The entries are closed, so the organizer decides. The application deadline has passed: the fee is not refunded.',
  askRestTooLate:
    'The entries are closed, so the organizer decides. The application deadline has passed: the rest of the fee is not refunded.',
  askFree: 'The entries are closed, so the organizer decides. No fee was paid.',
  askSchool: (school: string) =>
    `The entries are closed, so the organizer decides. You were entered by ${school}, to which a fee that is refunded goes back.`,
  askAsPartner:
    'The entries are closed, so the organizer decides. A fee goes back only to the player who has paid it.',
  askNow: 'Ask to withdraw',
  asked: 'You have asked to withdraw',
  askedText: 'You get a notification and an email when the organizer has decided.',
  requestAsked: 'Withdrawal requested',
  askedByPlayer: (at: string) => `Asked on ${at}. The organizer has not decided yet.`,
  askedByGuardian: (at: string) =>
    `Asked by the guardian on ${at}. The organizer has not decided yet.`,
  askedBySchool: (at: string) =>
    `Asked by the school or club on ${at}. The organizer has not decided yet.`,
  askedByPartner: (at: string) =>
    `Asked by the partner on ${at}. The organizer has not decided yet.`,
  requestDeclined: 'The withdrawal was declined',
  takeBack: 'Take the request back',
  takeBackTitle: 'Take the request back?',
  takeBackText: 'The entry stays confirmed, as if nothing had been asked.',
  takenBack: 'The request was taken back',
  takeBackFailed: 'The request was not taken back',
  noRefundAfter: (day: string) =>
    `Withdrawn after the application deadline (${day}): the fee is not refunded.`,
  comingHeading: 'My upcoming tournaments',
  viewAll: 'View All',
};
