import type { EventType } from '#domain/entry/vocabulary.ts';

const COUNTED = {
  Singles: ['player', 'players'],
  Doubles: ['pair', 'pairs'],
  Team: ['team', 'teams'],
} as const;

function counted(count: number, eventType: EventType): string {
  const [one, several] = COUNTED[eventType];
  return `${count} ${count === 1 ? one : several}`;
}

export const dayPlanMessages = {
  title: 'Will it fit in the day?',
  backToTournament: 'Back to the tournament',
  intro:
    'Try courts, times and formats until the day fits. What you type stays on this device; players see nothing of it.',
  cancelledTitle: 'This tournament was cancelled',
  cancelledText: 'There is no day to plan.',
  day: 'The day',
  courts: 'Courts or tables',
  courtsHint: 'That you can use at the same time, 1 to 50',
  courtsUnit: 'courts',
  start: 'Start',
  mustEnd: 'Must end by',
  lunchFrom: 'Lunch from',
  lunchTo: 'Lunch until',
  lunchHint: 'No match begins during lunch. Leave both empty for a day without it.',
  rest: 'Player rest',
  change: 'Court change',
  pausesHint: 'Between two matches of one player, and between two matches on one court.',
  minutesUnit: 'min',
  sides: { Singles: 'Players', Doubles: 'Pairs', Team: 'Teams' },
  entered: (taken: number, eventType: EventType) =>
    `Entries are closed with ${counted(taken, eventType)}.`,
  enteredOf: (taken: number, limit: number, eventType: EventType) =>
    `At most ${counted(limit, eventType)}; ${taken} entered so far.`,
  shape: 'Format',
  shapes: {
    knockout: 'Knockout',
    consolation: 'Knockout with consolation',
    'groups-of-3': 'Groups of 3',
    'groups-of-4': 'Groups of 4',
    'groups-of-5': 'Groups of 5',
    'one-group': 'One group',
  },
  next: 'After the groups',
  nextStages: {
    none: 'Nothing',
    first: 'Knockout of the winners',
    'first-two': 'Knockout of the 1st and 2nd',
    placing: 'A draw for 1st, for 2nd and for other places',
  },
  shortNext: {
    none: 'nothing more',
    first: '1st',
    'first-two': '1st and 2nd',
    placing: 'placing draws',
  },
  grouped: (groups: string, next: string) => `${groups} + ${next}`,
  scoreFormat: 'Score format',
  undecided: 'Not decided yet',
  minutes: 'Minutes of a match',
  minutesHint: 'An estimate for the score format; change it to what you know.',
  nextMinutes: 'Minutes of a match after the groups',
  nextMinutesHint: 'Leave it empty if it is the same.',
  tryOthers: 'Try other formats',
  alternativesOf: (event: string) => `Other formats of ${event}, with the end of the day`,
  outcome: 'Result',
  enterCourts: 'Enter the number of courts to see when the day ends.',
  wrongFields: 'Please correct the marked fields to see when the day ends.',
  tooManyTitle: 'Too many for one day',
  tooManyText: (most: string) => `A day can be planned for at most ${most} players or pairs.`,
  tooLong: 'Does not fit in one day',
  tooLongText: (end: string, over: string) => `The last match ends at ${end}, ${over} too late.`,
  fits: 'Fits in the day',
  fitsText: (end: string, spare: string) =>
    `The last match ends at about ${end}, with ${spare} to spare.`,
  noEnd: 'Enter the time by which the day must end to see if it fits.',
  expectedEnd: 'Expected end',
  hallTime: 'Time in the hall',
  hall: (length: string, minutes: string) => `${length} (${minutes} min)`,
  matchCount: 'Matches',
  courtHours: 'Time on all courts',
  matchesPerSide: 'Matches each',
  perSide: (fewest: number, average: string) =>
    fewest === 1
      ? `at least 1 match each, ${average} on average`
      : `at least ${fewest} matches each, ${average} on average`,
  estimate: 'An estimate: every match takes its minutes, and everybody plays one event.',
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  endAt: (time: string) => `end ${time}`,
  endOver: (time: string, over: string) => `end ${time}, ${over} over`,
  onDay: (time: string, day: number) => `${time} on day ${day}`,
  minutesLong: (minutes: number) => `${minutes} min`,
  hoursLong: (hours: number | string) => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  startOver: 'Back to the values of the tournament',
  errors: {
    courts: 'Please enter a number from 1 to 50',
    time: 'Please enter a time',
    endBeforeStart: 'The end must be after the start',
    lunchIncomplete: 'Please enter both times, or neither',
    lunchBeforeStart: 'Lunch cannot begin before the day',
    lunchBackwards: 'Lunch must end after it begins',
    rest: 'Please enter a number from 0 to 240',
    change: 'Please enter a number from 0 to 60',
    minutes: 'Please enter a number from 1 to 300',
    sides: 'Please enter a number from 2 to 512',
    tooFewForGroups: 'Groups need at least 3',
    tooManyGroups: 'This makes more than 128 groups; choose larger groups or fewer players',
    oneGroup: 'One group takes 3 to 5',
  },
};
