import { LONGEST_EMAIL } from '#platform/shared/email-address.ts';

/** The guardian's page; seldom seen, so its words come with it. */
export const guardianPageMessages = {
  event: 'Event',
  team: 'Team',
  title: 'Guardian page',
  subtitle: 'For parents and guardians of players under 18. You need no account.',
  reader: (email: string) => `This page belongs to ${email}.`,

  // Without a link that works
  linkTitle: 'Get a link',
  linkText:
    'Enter the email address that a player gave for you. If it is registered, we send you a new link.',
  email: 'Your email address',
  sendLink: 'Send me a link',
  sending: 'Sending…',
  sentTitle: 'Check your mailbox',
  sentText: (email: string) =>
    `If a player has named ${email} as guardian, a link is on its way. It can take some minutes; check the spam folder, too.`,
  errors: {
    emailInvalid: 'Please enter a valid email address',
    tooLong: `At most ${LONGEST_EMAIL} characters`,
  },
  errorTitles: {
    LINK_UNKNOWN: 'This link does not work',
    LINK_EXPIRED: 'This link has expired',
    LINK_USED: 'This link has been used',
    RATE_LIMITED: 'Too many attempts',
  },
  errorTexts: {
    LINK_UNKNOWN: 'The link may be cut off. Open it once more from the email, or get a new one.',
    LINK_EXPIRED: 'Links work for 30 days. Get a new one here.',
    LINK_USED: 'Get a new one here.',
    RATE_LIMITED: 'Please wait ten minutes and try again.',
  },
  nobodyTitle: 'You look after nobody at the moment',
  nobodyText: 'When a player names this address as guardian, you get an email.',

  // Asked
  askedTitle: (player: string) => `Are you the parent or guardian of ${player}?`,
  askedText: (player: string, day: string) =>
    `${player} says that they are under 18, and named your address on ${day}.`,
  askedFor: 'Named for',
  askedMeans: 'As guardian you can',
  may: {
    entries: 'see tournament entries and withdraw them, with the refund that is due',
    name: 'choose how the name is shown publicly',
    end: 'end it at any time',
  },
  askedMails:
    'You get an email when an entry is confirmed or withdrawn, when its tournament is changed or cancelled, and when you are no longer the guardian. Everything that was entered stands until you withdraw it.',
  confirm: 'Yes, I am the guardian',
  decline: 'This is not me',
  declineTitle: (player: string) => `You are not the guardian of ${player}?`,
  declineText:
    'The player is notified and has to name somebody else. We will not write to you about this player again.',
  confirmedNow: 'Thank you! You are the guardian now',
  declinedNow: 'Thank you for telling us',
  declinedNowText: 'You get no more emails about this player.',

  // Confirmed
  entries: 'Entries',
  when: 'When',
  coming: 'Upcoming',
  past: 'Past & withdrawn',
  nothingComing: 'No upcoming tournaments',
  nothingPast: 'Nothing here yet',
  date: 'Date',
  time: 'Time',
  venue: 'Venue',
  enteredBy: 'Entered by',
  fee: 'Participation fee',
  free: 'Free',
  follow: 'Follow live',
  withdraw: 'Withdraw',
  withdrawTitle: (player: string, tournament: string) => `Withdraw ${player} from ${tournament}?`,
  withdrawPaid: (fee: string) =>
    `The fee of ${fee} is refunded in full, the way it was paid; what was paid at a store or by a transfer goes to a bank account. The player is notified, and the place becomes free for somebody else.`,
  withdrawRest: (rest: string) =>
    `The rest of the fee, ${rest}, is refunded the way it was paid; what was paid at a store or by a transfer goes to a bank account. The player is notified, and the place becomes free for somebody else.`,
  withdrawGone:
    'The whole fee has gone back already, or is on its way. The player is notified, and the place becomes free for somebody else.',
  withdrawUnpaid:
    'Nothing has been paid. The player is notified, and the place becomes free for somebody else.',
  withdrawSchool: (school: string) =>
    `The player was entered by ${school}, to which the fee goes back where it was paid. The player is notified, and the place becomes free for somebody else.`,
  askToWithdraw: 'Ask to withdraw',
  askTitle: (player: string, tournament: string) => `Ask to withdraw ${player} from ${tournament}?`,
  askRefundable: (fee: string) =>
    `The entries are closed, so the organizer decides. If the organizer agrees, the fee of ${fee} goes back the way it was paid; what was paid at a store or by a transfer goes to a bank account.`,
  askRest: (rest: string) =>
    `The entries are closed, so the organizer decides. If the organizer agrees, the rest of the fee, ${rest}, goes back the way it was paid; what was paid at a store or by a transfer goes to a bank account.`,
  askGone:
    'The entries are closed, so the organizer decides. The whole fee has gone back already, or is on its way.',
  askTooLate:
    'The entries are closed, so the organizer decides. The application deadline has passed: the fee is not refunded.',
  askRestTooLate:
    'The entries are closed, so the organizer decides. The application deadline has passed: the rest of the fee is not refunded.',
  askSchool: (school: string) =>
    `The entries are closed, so the organizer decides. The player was entered by ${school}, to which a fee that is refunded goes back.`,
  askFree: 'The entries are closed, so the organizer decides. No fee was paid.',
  requested: 'You have asked to withdraw the player',
  requestedText: 'You get an email when the organizer has decided.',
  takenBack: 'The request was taken back',
  keep: 'Keep the entry',
  withdrawn: 'Entry withdrawn',
  withdrawnText: 'The player has been notified. You get a confirmation by email.',
  rates: 'Ratings',
  noRates:
    'No rated match yet. The rating moves after the first tournament whose results are final.',
  rankings: 'Rankings',
  isRanked:
    'The player can be in the public rankings, by the public name that you choose below. The player page is open to everybody then.',
  isHidden:
    'The player is not in the rankings, and the player page is only for the player and their clubs.',
  hide: 'Leave the rankings',
  rank: 'Be in the rankings again',
  hiddenDone: (player: string) => `${player} is no longer in the rankings`,
  rankedDone: (player: string) => `${player} is in the rankings again`,
  nameTitle: 'Public name',
  nameText:
    "How the name appears on pages that anybody can open, such as a shared tournament bracket. Organizers and the player's club always see the full name.",
  displays: { full: 'Full name', 'family-name': 'Family name only', initials: 'Initials' },
  familyNameUnknown: 'The registered name has no space, so the family name cannot be shown alone.',
  nameSaved: 'The public name has been changed',
  endTitle: 'Stop being the guardian',
  endText: 'You then see no more entries and get no more emails about this player.',
  end: 'Stop being the guardian',
  endQuestion: (player: string) => `Stop being the guardian of ${player}?`,
  endConsequence:
    'Entries stand. The player is notified, and has to name somebody else before the next paid entry. Publicly, only initials are shown.',
  stay: 'Stay guardian',
  endedNow: 'You are no longer the guardian',

  failedTitle: 'Could not do this',
  failures: {
    LINK_EXPIRED: 'Your link has expired. Get a new one on this page.',
    LINK_UNKNOWN: 'Your link does not work any more. Get a new one on this page.',
    PLAYER_NOT_FOUND: 'You are not, or no longer, the guardian of this player.',
    DEADLINE_PASSED:
      'The application deadline has passed. Please talk to the organizer if the player cannot come.',
    ASKED_BY_OTHER: 'The partner has asked, so only the partner can take the request back.',
    NOTHING_ASKED: 'There is no request any more: the organizer has decided.',
    NOT_ACTIVE: 'This entry is no longer active.',
    PAYMENT_UNDER_WAY: 'A payment for this entry is under way. Please try again in a moment.',
    RATE_LIMITED: 'Too many attempts in a short time. Please wait ten minutes.',
    CONNECTION_LOST: 'The server could not be reached. Please check your signal and try again.',
    OTHER: 'Please reload the page and try again.',
  },
};
