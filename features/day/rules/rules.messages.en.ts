export const rulesMessages = {
  // Rules
  rulesTitle: 'Rules of the day',
  rulesOfEvents: 'Rules by event',
  rulesSummary: (rest: number, minutes: number) => `${rest} min rest, about ${minutes} min a match`,
  median: 'measured today',
  begins: 'Begins at',
  beginsHint: 'Empty: with the tournament. Nothing of the event is called earlier',
  rest: 'Rest between two matches',
  minutesOfMatch: 'Minutes of a match',
  minutesHint: 'Empty: measured from the finished matches',
  mode: 'Where matches are played',
  modes: {
    queue: 'Anywhere that becomes free',
    'order-of-play': 'In fixed places, in a fixed order',
  },
  playedOn: { court: 'Courts', table: 'Tables' },
  everyCourt: { court: 'Any court', table: 'Any table' },
  lastCourts: {
    court: 'Other courts for the last rounds',
    table: 'Other tables for the last rounds',
  },
  noLastCourts: 'No, the same for all rounds',
  lastPlayedOn: { court: 'Courts of the last rounds', table: 'Tables of the last rounds' },
  noLabels: {
    court:
      'To play an event or its last rounds on certain courts, give those courts a label on the page of the courts.',
    table:
      'To play an event or its last rounds on certain tables, give those tables a label on the page of the tables.',
  },
  labelMissing: (labels: string) => `Nothing has the label ${labels}`,
  labelMissingText: {
    court: 'Until one has it, these matches go to any court.',
    table: 'Until one has it, these matches go to any table.',
  },
  labelFrom: (rounds: string, label: string) => `${rounds}: ${label}`,
  umpires: 'Umpires',
  umpireRules: { none: 'None', losers: 'Losers of the last match', desk: 'The desk names them' },
  noShow: 'Propose a walkover for a no-show',
  firstCall: 'From the first to the second call',
  secondCall: 'From the second call to the walkover',
  secondCallHint: '0: there is only one call',
  minutesUnit: 'min',
  numberInvalid: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
  saved: 'Saved',
  // Breaks
  noBreaks: 'No break is planned.',
  newBreak: 'Add a break',
  kind: 'Kind',
  lunch: 'Lunch',
  courtBreak: { court: 'Break of courts', table: 'Break of tables' },
  allCourts: { court: 'All courts', table: 'All tables' },
  forWhom: 'For whom',
  everybody: 'Everybody',
  onCourt: { court: 'Court', table: 'Table' },
  from: 'From',
  until: 'Until',
  lunchMinutes: 'Free time for everybody',
  lunchOf: (who: string, minutes: number) => `${who}: ${minutes} min free`,
  deleteBreak: (name: string) => `Delete: ${name}`,
  timesMissing: 'Enter both times.',
  // Order of play as a plan
  orderOfPlay: 'Order of play',
  makePlan: 'Make the order of play',
  remakePlan: 'Make it again',
  planText: {
    court:
      'From the forecast: each match gets a court and a time before which it is not called. Nothing is changed until you publish it.',
    table:
      'From the forecast: each match gets a table and a time before which it is not called. Nothing is changed until you publish it.',
  },
  planEmpty: 'No match of this event can be planned now.',
  planEmptyText: {
    court: 'All its matches are called or over, or no court is open.',
    table: 'All its matches are called or over, or no table is open.',
  },
  planOf: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  planTime: (notBefore: string, about: string) => `not before ${notBefore} (about ${about})`,
  publishPlan: 'Publish',
  planPublished: 'The order of play is published',
  withdrawPlan: 'Take the order of play back',
  planWithdrawn: {
    court: 'Matches go wherever a court is free',
    table: 'Matches go wherever a table is free',
  },
  // The timetable on paper
  printTimetable: 'Print the timetable',
  timetable: 'Timetable',
  timetableText: {
    court:
      'It is printed on A4, for the desk and the wall of the hall, with the whole names. Please do not publish it. The times are what is expected now: publish the order of play first, and each match has a court and a time before which it does not begin.',
    table:
      'It is printed on A4, for the desk and the wall of the hall, with the whole names. Please do not publish it. The times are what is expected now: publish the order of play first, and each match has a table and a time before which it does not begin.',
  },
  timetableAt: (time: string) => `As of ${time}`,
  print: 'Print',
  timeColumn: 'Time',
  courtColumn: { court: 'Court', table: 'Table' },
  matchColumn: 'Match',
  sidesColumn: 'Players',
  freeCourt: 'When free',
};
