import type { CourtRule } from '#domain/practice-evening/evening.ts';

/** Messages of the practice evening. */
export const eveningMessages = {
  title: 'Today’s practice',
  back: 'Back',
  views: 'Parts of the practice',
  people: 'People',
  matches: 'Matches',
  summary: 'Summary',

  whoIsHere: 'Who is here?',
  whoIsHereText: 'Tap a name when somebody comes, and again when they leave.',
  hereCount: (count: number) =>
    count === 0
      ? 'Nobody is here yet'
      : count === 1
        ? '1 person is here'
        : `${count} people are here`,
  asLastTime: 'As last time',
  guest: 'Guest’s name',
  addGuest: 'Add guest',
  guestMissing: 'Enter a name',
  guestKnown: 'This name is on the list already',
  full: 'No more people fit into one practice',
  noMembers: 'The group has no members yet. Guests can play anyway.',

  courts: { court: 'Courts', table: 'Tables', either: 'Courts' },
  courtCount: {
    court: 'Number of courts',
    table: 'Number of tables',
    either: 'Number of courts or tables',
  },
  rule: 'What is played',
  rules: { singles: 'Singles', doubles: 'Doubles', mixed: 'Mixed' } satisfies Record<
    CourtRule,
    string
  >,
  ruleHint: 'A change applies from the next match on.',
  parts: 'Women and men',
  partsText: 'Anyone without a mark may play either part of a mixed pair.',
  noMark: 'No mark',
  female: 'Woman',
  male: 'Man',
  start: 'Begin the matches',
  toMatches: 'To the matches',
  tooFew: (count: number) =>
    `${count === 2 ? 'Two' : 'Four'} people are needed for the first match.`,
  tooFewMixed: 'Mixed pairs need two women and two men. Mark them under “Women and men”.',
  leaveTitle: (name: string) => `${name} is playing a match`,
  leaveText: 'If they leave now, the match does not count.',

  court: (number: string) => `Court ${number}`,
  table: (number: string) => `Table ${number}`,
  minutes: (count: number) => `${count} min`,
  versus: 'vs',
  versusRead: 'vs',
  finished: 'Finished',
  finishedOn: (court: string) => `Finished: ${court}`,
  noScore: 'Without score',
  noScoreOn: (court: string) => `Without score: ${court}`,
  free: 'Free: not enough people are waiting',
  freeMixed: 'Free: a woman and a man for each side are needed',
  next: 'Begin the next match',
  nextOn: (court: string) => `Begin the next match: ${court}`,
  bench: 'Waiting',
  benchText: 'The first in the list plays next.',
  nobodyWaits: 'Nobody is waiting.',
  waits: (minutes: number, matches: number) =>
    `${minutes} min · ${matches === 1 ? '1 match' : `${matches} matches`}`,
  chosen: (name: string) => `Tap the person who changes places with ${name}`,
  changedPlaces: (one: string, other: string) => `${one} and ${other} have changed places`,
  leaves: 'Goes home',
  cancel: 'Cancel',
  notBegun: 'Nothing is being played yet',
  notBegunText: 'Say who is here and how many matches can be played at once.',
  toPeople: 'Who is here?',

  name: 'Name',
  matchCount: 'Matches',
  wins: 'Wins',
  played: 'Matches played',
  nonePlayed: 'No match is finished yet.',
  won: (name: string) => `${name} won`,
  withoutScore: 'Without a score',
  enterScore: 'Enter the score',
  enterScoreOf: (match: string) => `Enter the score: ${match}`,
  end: 'End the practice',
  endTitle: 'End today’s practice?',
  endText: 'Nobody is selected any more. Matches that are still being played do not count.',
  ended: 'Today’s practice is over',
};
