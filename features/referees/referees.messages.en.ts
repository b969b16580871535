import type { RefereeDuty } from './referees.vocabulary.ts';

/** Inside a sentence. */
const ROLES = { referee: 'referee', desk: 'desk helper' } as const;

export const refereesMessages = {
  // The organizer's list
  title: 'Referees and desk helpers',
  intro:
    'The people you invite run the tournament with you. They see no fees and no entry list, and no contact details but the phone numbers of players who are missing on the day.',
  backToTournament: 'Back to the tournament',
  listLabel: 'Referees, desk helpers and invitations',
  nobody: 'You have invited nobody yet.',
  duties: {
    referee: 'Referee',
    desk: 'Desk helper',
  },
  states: {
    invited: 'Invited',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
  },
  validUntil: (until: string) => `Can be accepted until ${until}`,
  expiredAt: (until: string) => `Not answered by ${until}`,
  remove: 'Remove',
  removeOf: (who: string) => `Remove: ${who}`,
  removeTitle: (who: string, duty: RefereeDuty) => `Remove ${who} as a ${ROLES[duty]}?`,
  removeText:
    'They can no longer open the desk and the events of this tournament. What they did stays.',
  removed: {
    referee: 'The referee was removed',
    desk: 'The desk helper was removed',
  },
  /** To the other duty. */
  change: {
    referee: 'Make a referee',
    desk: 'Make a desk helper',
  },
  changeOf: (who: string, duty: RefereeDuty) => `Make a ${ROLES[duty]}: ${who}`,
  changeTitle: (who: string, duty: RefereeDuty) => `Make ${who} a ${ROLES[duty]}?`,
  changeText: {
    referee:
      'They may now also order the seeding list, make the draw, decide on withdrawals and make the results final.',
    desk: 'They go on to work at the desk on the day, and can no longer change the draw or decide on withdrawals.',
  },
  changed: (who: string, duty: RefereeDuty) => `${who} is a ${ROLES[duty]} now`,
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw: ${email}`,
  withdrawTitle: (email: string) => `Withdraw the invitation of ${email}?`,
  withdrawText: 'The link in the email no longer works.',
  withdrawn: 'The invitation was withdrawn',
  inviteAgain: 'Invite again',
  inviteAgainOf: (email: string) => `Invite again: ${email}`,
  inviteHeading: 'Invite somebody',
  inviteText:
    'They get an email with a link that is valid for 7 days, and need an account to accept.',
  email: 'Email address',
  duty: 'What for?',
  dutyHints: {
    referee: 'Seeding, draw, withdrawals and final results, and everything at the desk on the day',
    desk: 'Only on the day, at the desk: check-in, calls and results. Not the draw',
  },
  invite: 'Send invitation',
  inviting: 'Sending…',
  invited: (email: string) => `The invitation was sent to ${email}`,
  errors: {
    emailInvalid: 'Please enter an email address.',
    tooLong: 'This address is too long.',
  },
  cancelledTitle: 'This tournament has been cancelled',
  cancelledText: 'Nobody can be invited any more.',
  failedTitle: 'Could not do this',
  failures: {
    TOURNAMENT_CANCELLED: 'This tournament has been cancelled.',
    ALREADY_REFEREE:
      'The holder of this address has accepted already. In the list you can change what they may do.',
    OWN_ADDRESS: 'This is your own address. As the organizer you may do everything already.',
    TOO_MANY_REFEREES:
      'A tournament can have 30 referees and desk helpers. Please remove somebody first.',
    REFEREE_NOT_FOUND: 'They have stopped, or were removed.',
    RATE_LIMITED: 'Too many invitations in a short time. Please wait an hour.',
    OTHER: 'Please reload the page and try again.',
  },
  // The invited person
  invitationTitle: 'Invitation to help at a tournament',
  invitationText: (organizer: string, duty: RefereeDuty) =>
    duty === 'desk'
      ? `${organizer} asks you to help at the desk on the day.`
      : `${organizer} asks you to be a referee.`,
  date: 'Date',
  time: 'Time',
  venue: 'Venue',
  organizer: 'Organizer',
  sentTo: 'Sent to',
  mayHeading: {
    referee: 'What a referee does',
    desk: 'What a desk helper does',
  },
  refereeMay: {
    draw: 'Order the seeding list and make the draw',
    withdrawals: 'Decide on withdrawals once the entries are closed',
    day: 'Run check-in, calls and results on the day',
  },
  deskMay: {
    checkIn: 'Check players in on the day',
    calls: 'Call the matches',
    results: 'Enter results and correct them',
    draw: 'The draw and withdrawals stay with the organizer and the referees',
  },
  mayNot:
    'Fees and contact details of players are not shown; on the day you see the phone numbers of players who are missing',
  declinedBefore: 'You have declined',
  declinedBeforeText: 'If you have changed your mind, you can still accept.',
  signInFirst: 'To accept, please log in or register. You come back here afterwards.',
  logIn: 'Log in',
  register: 'Register',
  as: (name: string) => `You accept as ${name}.`,
  accept: 'Accept',
  accepted: {
    referee: 'You are a referee now',
    desk: 'You are a desk helper now',
  },
  decline: 'Decline',
  declineTitle: 'Decline the invitation?',
  declineText: (organizer: string) => `${organizer} is notified that you are not available.`,
  declined: 'You have declined',
  declinedText: 'The organizer has been notified. You can close this page.',
  linkTitles: {
    LINK_UNKNOWN: 'This invitation does not exist',
    LINK_EXPIRED: 'This invitation has expired',
    LINK_USED: 'This invitation has been accepted',
  },
  linkTexts: {
    LINK_UNKNOWN:
      'The organizer may have withdrawn it, or the link is incomplete. Please open it from the email again.',
    LINK_EXPIRED: 'It was valid for 7 days. Please ask the organizer for a new one.',
    LINK_USED: 'You find the tournaments that you help to run on My Page.',
  },
  toMyPage: 'To My Page',
  acceptFailures: {
    TOURNAMENT_CANCELLED: 'This tournament has been cancelled.',
    ALREADY_ORGANIZER: 'You organize this tournament, and may do everything already.',
    ALREADY_REFEREE: 'You have accepted another invitation to this tournament already.',
    LINK_USED: 'Somebody has accepted this invitation already.',
    LINK_UNKNOWN: 'The organizer has withdrawn this invitation.',
    LINK_EXPIRED: 'This invitation has expired.',
    OTHER: 'Please reload the page and try again.',
  },
  // The tournaments of a referee or a desk helper
  mineHeading: 'Tournaments you help to run',
  tournamentTitle: 'Tournament you help to run',
  backToMyPage: 'Back to My Page',
  events: 'Events',
  eventsText: {
    referee: 'Open an event to order its seeding list.',
    desk: 'Once its draw is published, open an event to see it and to enter results.',
  },
  day: 'Tournament day',
  dayText: 'Check-in, calls and results, from the desk',
  open: 'Entries are open',
  closed: 'Entries are closed',
  drawOut: 'The draw is published',
  season: 'League season',
  drawNotOut: 'The draw is not published yet',
  notFound: 'Event not found',
  notFoundText: "The event you're looking for doesn't exist.",
  notYours: 'You cannot open this page',
  notYoursText:
    'It is for the organizer of the tournament and those whom they have asked to do this.',
  notReferee: 'You do not help to run this tournament',
  notRefereeText: 'The organizer may have removed you. Please ask them for a new invitation.',
  leave: {
    referee: 'Stop refereeing',
    desk: 'Stop helping at the desk',
  },
  leaveTitle: {
    referee: 'Stop refereeing this tournament?',
    desk: 'Stop helping at the desk of this tournament?',
  },
  leaveText: 'The organizer is notified. They can invite you again.',
  left: {
    referee: 'You no longer referee this tournament',
    desk: 'You no longer help at the desk of this tournament',
  },
};
