import type { EventType } from '#domain/entry/vocabulary.ts';
import { eventsMessages } from '#features/tournaments/events/events.messages.en.ts';
import { transferMessages } from './entry-list.transfers.messages.en.ts';

const { people: counted } = eventsMessages;

/** The grades of a school's list. */
const GRADES: Readonly<Record<string, string>> = {
  中1: 'JH 1',
  中2: 'JH 2',
  中3: 'JH 3',
  高1: 'HS 1',
  高2: 'HS 2',
  高3: 'HS 3',
  other: 'Other',
};

export const entryListMessages = {
  squad: 'Squad',
  allEvents: 'All events',
  firstEvent: 'First event (no name)',
  title: 'Entry list',
  revenueTitle: 'Takings and refunds',
  printTitle: 'Participants',
  backToTournament: 'Back to the tournament',
  // States
  states: {
    confirmed: 'Confirmed',
    'half-paid': 'Half paid',
    reserved: 'Reserved',
    offered: 'Offered',
    waiting: 'Waiting',
    manual: 'Added by the organizer',
    withdrawn: 'Withdrawn',
    lapsed: 'Not paid in time',
    cancelled: 'Cancelled',
  },
  /** The state of the partner, beside the name. */
  pairStates: {
    none: 'No partner yet',
    invited: 'Invited',
    accepting: 'Paying',
    accepted: 'Accepted',
    named: 'Unconfirmed',
    declined: 'Declined',
    lapsed: 'Did not answer',
    left: 'Left the pair',
  },
  contactIs: (name: string) => `Contact: ${name}`,
  teamOf: (team: string, contact: string) => `${team} (${contact})`,
  partnerIs: (name: string) => `Partner: ${name}`,
  partnerPays: (until: string) => `until ${until}`,
  openLink: 'Invited by a link',
  namePartner: 'Enter the partner',
  changePartner: 'Change the partner',
  toApplication: 'Change in the team application',
  nameTitle: (name: string) => `The partner of ${name}`,
  nameText:
    'The name appears in the entry list and in the draw. Somebody who has accepted in the app leaves the pair and is notified.',
  partnerName: 'Name',
  partnerClub: 'School or club',
  partnerClubHint: 'You may leave it empty.',
  saveNow: 'Save',
  partnerSaved: 'Partner saved',
  methods: {
    'credit-card': 'Credit Card',
    'qr-code': 'QR Code Payment',
    konbini: 'Convenience store',
    paypay: 'PayPay',
    points: 'Points',
    manual: 'Outside the app',
    transfer: 'Bank transfer',
  },
  refunds: { pending: 'Refund on its way', failed: 'Refund being tried again', done: 'Refunded' },
  granted: (amount: string) => `Refunded: ${amount}`,
  free: 'Free',
  // List
  summary: (holding: number, limit: number, waiting: number, _eventType: EventType | null) =>
    waiting === 0
      ? `${holding} of ${limit} places taken`
      : `${holding} of ${limit} places taken, ${waiting} waiting`,
  search: 'Search',
  searchHint: 'Name, school, email, phone or note',
  show: 'Show',
  showStates: {
    holding: 'With a place',
    waiting: 'Waiting list',
    gone: 'Withdrawn and lapsed',
    all: 'Everybody',
  },
  sort: 'Sort by',
  sorts: { applied: 'Time', name: 'Name', state: 'State' },
  shown: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  nobody: 'Nobody has entered yet',
  nobodyText: 'As soon as somebody applies, you see them here with their contact details.',
  noMatch: 'Nobody found',
  noMatchText: 'Try another word or show everybody.',
  appliedAt: (time: string) => `Applied ${time}`,
  heldUntil: (time: string) => `Kept until ${time}`,
  // Actions
  export: 'Save CSV',
  exported: 'The file has been saved',
  print: 'Print',
  write: 'Email all',
  add: 'Add people',
  revenue: 'Takings',
  remove: 'Remove',
  withdraw: 'Withdraw from the draw',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'The place becomes free. If you took money, please give it back yourself.',
  correctNames: 'Correct the name',
  whoPlays: 'What changes',
  whoChoices: { same: 'Only the spelling', other: 'Somebody else plays' },
  whoHints: {
    same: 'Possible until the results are final.',
    other:
      'Possible until the first match is called. The line in the draw stays; please correct school, email and phone as well.',
  },
  namesCorrected: 'Name corrected',
  removed: (name: string) => `${name} has been removed`,
  // Message
  writeTitle: 'Email everybody',
  audience: 'To',
  audienceOf: (audience: string, count: number) => `${audience} (${count})`,
  counting: 'Counting recipients…',
  audiences: {
    confirmed: 'Everybody with a confirmed place',
    entered: 'Everybody with a place, paid or not',
    waiting: 'The waiting list',
  },
  subject: 'Subject',
  text: 'Message',
  textHint: 'Each person gets a separate email.',
  unreachable: (count: number) =>
    count === 1
      ? '1 more person gets no email: no address, or messages from organizers are switched off. Please phone.'
      : `${count} more people get no email: no address, or messages from organizers are switched off. Please phone.`,
  preview: 'Preview',
  previewTitle: 'Check your message',
  previewTo: 'To',
  previewReply: 'Replies go to',
  noReply: 'Replies cannot reach you: your contact is not an email address.',
  correct: 'Change it',
  sendTo: (count: number) => (count === 1 ? 'Send to 1 person' : `Send to ${count} people`),
  sent: (count: number) =>
    count === 1 ? '1 email is on its way' : `${count} emails are on their way`,
  // Manual entries
  addTitle: 'Add people',
  addText:
    'For entries on paper or by phone. One line each: name, school or club, email, phone, amount paid, note. You can paste from a spreadsheet or choose a CSV file; a first line with headings may name other columns and their order.',
  addAlternates:
    'The draw is published. Everybody you add is an alternate, and plays once you put them on the line of somebody who withdraws.',
  addTeams: 'Each line is a team. Write its name first, in at most 40 characters.',
  addPairs:
    'A pair is one line, with both names: Taro Yamada / Jiro Sato. Write two schools in the same way; one is that of both.',
  people: 'People',
  peopleExample: 'Taro Yamada, Sakura JHS, taro@example.com, 090-0000-0000, 1000, paid in cash',
  chooseFile: 'Choose a CSV file',
  recognised: (count: number, eventType: EventType) => `${counted(count, eventType)} recognised`,
  wrongLine: (line: number, reasons: readonly string[]) =>
    `Line ${line}: ${reasons.map((reason) => `${reason}.`).join(' ')}`,
  moreWrong: (count: number) =>
    count === 1 ? '1 more line needs correcting.' : `${count} more lines need correcting.`,
  fieldTooLong: (field: string) => `${field}: this is too long`,
  placesLeft: (left: number, _eventType: EventType) =>
    left === 0
      ? 'There are no places left.'
      : left === 1
        ? '1 place is left.'
        : `${left} places are left.`,
  tooMany: (most: number, eventType: EventType) =>
    `At most ${counted(most, eventType)} can be added in one go.`,
  addSome: 'Add them',
  addNow: (count: number, eventType: EventType) => `Add ${counted(count, eventType)}`,
  added: (count: number, eventType: EventType) => `${counted(count, eventType)} added`,
  tooFew: (left: number, _eventType: EventType) =>
    left === 0
      ? 'There are no places left. Raise the participant limit first.'
      : left === 1
        ? 'There is only 1 place left. Raise the participant limit first.'
        : `There are only ${left} places left. Raise the participant limit first.`,
  headWords: {
    name: 'name, full name, player, team',
    club: 'school or club, school, club',
    email: 'email, email address',
    phone: 'phone, phone number',
    amount: 'amount, amount (yen), amount paid',
    note: 'note, notes',
  },
  // Takings
  sums: {
    chargedYen: 'Charged',
    refundedYen: 'Refunded',
    unrefundedYen: 'Refunds on their way',
    disputedYen: 'Disputed',
    lostYen: 'Lost in disputes',
    remainingYen: 'Remaining',
    pointsYen: 'Paid with points',
    transferredYen: 'Bank transfers',
    manualYen: 'Paid outside the app',
  },
  noRevenue: 'No payments yet',
  noRevenueText: 'Every payment and refund of this tournament appears here.',
  failedRefund:
    'The payment provider has not accepted the refund yet. It is tried again by itself, and the player is notified only once it is done.',
  // Squads
  squadsTitle: 'Squads',
  squadsNone: 'No teams yet',
  squadsNoneText: 'As soon as a team has a confirmed place, its players are listed here.',
  squadEmpty: 'No players yet',
  squadsFile: 'squads',
  // Print
  printedAt: (time: string) => `As of ${time}`,
  present: 'Present',
  // Columns
  columns: {
    number: 'No.',
    name: 'Name',
    reading: 'Furigana',
    club: 'School or club',
    grade: 'Grade',
    gender: 'Gender',
    contactName: 'Contact person',
    team: 'Team',
    partner: 'Partner',
    partnerReading: 'Furigana of the partner',
    partnerClub: "Partner's school or club",
    pair: 'Pair',
    event: 'Event',
    state: 'State',
    email: 'Email',
    phone: 'Phone',
    amount: 'Amount (yen)',
    method: 'Payment',
    refund: 'Refund',
    applied: 'Applied',
    confirmed: 'Confirmed',
    note: 'Note',
    paid: 'Paid',
    refundedAmount: 'Refunded (yen)',
    refunded: 'Refunded at',
  },
  partnerColumns: { grade: 'Grade of the partner', gender: 'Gender of the partner' },
  gradeOf: (grade: string) => GRADES[grade] ?? grade,
  genders: { female: 'Female', male: 'Male', '': '' },
  entriesFile: 'entries',
  revenueFile: 'takings',
  errors: {
    nameMissing: 'The name is missing',
    emailInvalid: 'This is not an email address',
    amountInvalid: 'The amount is not a whole number of yen',
    amountTooLarge: 'The amount is more than ¥1,000,000',
    subjectMissing: 'Please write a subject',
    textMissing: 'Please write a message',
    tooLong: 'This is too long',
  },
  failedTitle: 'Could not do this',
  failures: {
    ACCOUNT_MISSING: 'Please enter the bank account.',
    NOT_UNPAID: 'This transfer was noted as paid meanwhile.',
    TRANSFER_NOT_FOUND: 'This transfer no longer exists.',
    NOBODY_THERE: 'There is nobody to write to.',
    MESSAGES_OVER:
      'Messages can be sent until 90 days after the last day. After that you no longer see how to reach those who entered.',
    TOURNAMENT_CANCELLED: 'This tournament has been cancelled.',
    ENTRIES_CLOSED:
      'You have closed the entries of this event for the draw. Open them again to add people.',
    GROUPS_DRAWN:
      'The groups of this event are published, and nobody can join them. In place of somebody you have entered, another person can play: choose “Correct the name” there.',
    TEAM_NAME_TOO_LONG: 'The name of a team has at most 40 characters.',
    TEAM_NAME_TAKEN: 'Two teams of this event would have the same name. Please change one.',
    NOT_A_PAIR: 'This event is not doubles.',
    PAIR_OF_SCHOOL:
      'A school has entered this pair. Until entries close its teacher can replace a player, afterwards the organizer, in the school’s application.',
    NOT_CONFIRMED: 'This place is not confirmed, so it has no pair.',
    PARTNER_CHANGED: 'The pair has changed meanwhile. Please check it and try again.',
    NOT_A_PERSON: 'This is a team. Please rename the team instead.',
    NAMES_CHANGED: 'Somebody has changed the names meanwhile. Please check them and try again.',
    MATCH_PLAYED:
      'A match of this entry has been called or has a result, so nobody else can play instead.',
    ENTRY_NOT_FOUND: 'This entry was not found.',
    DRAW_PUBLISHED:
      'The draw of this event has been published, so they are withdrawn from it. The list now leads there.',
    TOURNAMENT_FINALIZED: 'The results of this tournament are final, so this can no longer change.',
    RATE_LIMITED: 'Too many messages in a short time. Please wait a while.',
    CONNECTION_LOST:
      'The server could not be reached. Please try again: nothing is sent or added twice.',
    OTHER: 'Please reload the page and try again.',
  },
  ...transferMessages,
};
