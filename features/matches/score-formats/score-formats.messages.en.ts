const units = { game: 'game', set: 'set', match: 'match' };
const Units = { game: 'Game', set: 'Set', match: 'Match' };

export const scoreFormatsMessages = {
  sports: {
    'table-tennis': 'Table tennis',
    badminton: 'Badminton',
    tennis: 'Tennis',
    'soft-tennis': 'Soft tennis',
    unspecified: 'Own rules',
  },
  names: {
    'table-tennis-1': 'One game',
    'table-tennis-3': 'Best of three',
    'table-tennis-5': 'Best of five',
    'table-tennis-7': 'Best of seven',
    'badminton-21': 'Best of three to 21',
    'badminton-21-one': 'One game to 21',
    'badminton-15': 'Best of three to 15',
    'badminton-15-one': 'One game to 15',
    'badminton-11-one': 'One game to 11',
    'tennis-1-set': 'One set',
    'tennis-3-sets': 'Best of three sets',
    'tennis-3-sets-match-tie-break': 'Two sets, match tie-break',
    'tennis-8-game-pro-set': 'Pro set of 8 games',
    'tennis-6-games': 'First to 6 games',
    'tennis-4-games': 'First to 4 games',
    'tennis-short-set': 'Short set of 4 games',
    'soft-tennis-3': '3-game match',
    'soft-tennis-5': '5-game match',
    'soft-tennis-7': '7-game match',
    'soft-tennis-9': '9-game match',
    custom: 'Own rules',
  },
  /** Rules of one's own, by what they are. */
  own: (name: string, rules: string) => `${name} (${rules})`,
  named: (sport: string, name: string) =>
    `${sport}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  points: (to: number) => `first to ${to}`,
  games: (to: number) => `first to ${to} games`,
  ahead: (lead: number) => `${lead} ahead`,
  gamesAhead: (lead: number) => `${lead} ahead`,
  noSetting: 'no deuce',
  cap: (cap: number) => `${cap} at most`,
  tieBreakAt: (games: number) => `tie-break at ${games}-${games}`,
  bestOf: (count: number, unit: keyof typeof units) =>
    count === 1
      ? `one ${units[unit]}`
      : `best of ${({ 3: 'three', 5: 'five', 7: 'seven' } as Record<number, string>)[count]}`,
  deciding: (to: number) => `last one to ${to}`,
  comma: ', ',

  row: (unit: keyof typeof units, number: number) => `${Units[unit]} ${number}`,
  onlyRow: (unit: keyof typeof units) => ({ game: 'Game', set: 'Set', match: 'Games' })[unit],
  matchTieBreak: 'Match tie-break',
  box: (player: string, row: string) => `${player}, ${row}`,
  won: (unit: keyof typeof units) =>
    ({ game: 'Games won', set: 'Sets won', match: 'Matches won' })[unit],
  decided: (player: string) => `${player} won`,
  loserOnly: 'Loser’s points only',
  loserOnlyHint: (to: number, loser: number) => `${loser} becomes ${to}-${loser}`,
  quick: (to: number) => `${to} – ?`,
  quickReversed: (to: number) => `? – ${to}`,
  quickLabel: (winner: string, row: string, loser: string) =>
    `${row}: ${winner} won; enter ${loser}'s score`,
  tieBreak: 'Tie-break: loser’s points',
  tieBreakOf: (row: string) => `${row}: points of the tie-break's loser`,

  beyondEnd: (score: string, unit: keyof typeof units, end: string) =>
    `${score} cannot be, the ${units[unit]} ends at ${end}`,
  afterDecision: (unit: keyof typeof units) => `The match was decided before this ${units[unit]}`,
  wrongTieBreak: 'This tie-break score is not possible',
  notAScore: 'This is not a score',
  unfinishedLead: (score: string, lead: number, _of: 'points' | 'games') =>
    `${score} is not finished: ${lead} ahead needed`,
  unfinishedTo: (score: string, to: number, _of: 'points' | 'games') =>
    `${score} is not finished: played to ${to}`,
  unfinishedTieBreak: (score: string) => `${score} is not finished: the tie-break decides`,
  inRow: (row: string, reason: string) => `${row}: ${reason}`,
  incomplete: (count: number, unit: keyof typeof units) =>
    unit === 'match'
      ? 'Enter the games of both players'
      : count === 1
        ? `Enter the score of the ${units[unit]}`
        : `Not decided yet: ${count} ${units[unit]}s win the match`,
  gap: (row: string) => `${row}: enter both scores`,
  alreadyDecided: 'These scores decide the match: it was played to its end',
  nothingPlayed: 'In a walkover nothing is played: clear the scores, or choose another end',
  unknownFormat: 'This version of the app does not know these rules. Reload the app.',

  endedEarly: 'Not played to the end',
  endings: {
    walkover: 'Walkover',
    retired: 'Retired',
    defaulted: 'Default',
    'double-walkover': 'Double walkover',
    cancelled: 'Cancelled',
  },
  endingHints: {
    walkover: 'The match was never begun',
    retired: 'The match was stopped; the score stays as it was',
    defaulted: 'Disqualified; the score stays as it was',
    'double-walkover': 'Neither side came; nobody wins',
    cancelled: 'It will not be played, and does not count',
  },
  defaultedInGroup:
    'Disqualified, and out of the whole group: no other match of this side is played',
  how: 'How did it end?',
  who: {
    walkover: 'Who did not play?',
    retired: 'Who stopped?',
    defaulted: 'Who was disqualified?',
  },
  playedAfterAll: 'It was played to the end',
  whoMissing: 'Choose who did not finish the match',

  changedTitle: 'The score rules were changed meanwhile',
  changedText: (now: string, here: string) => `New matches: ${now}. This card keeps: ${here}.`,
  asEntered: 'as entered',
  /** From which round on, by how many sides are left in it. */
  finalFrom: {
    2: 'In the final only',
    4: 'From the semi-finals on',
    8: 'From the quarter-finals on',
    16: 'From the round of 16 on',
  },
  /** The rounds from this one on. */
  finalRounds: {
    2: 'Final',
    4: 'Semi-finals and final',
    8: 'From the quarter-finals on',
    16: 'From the round of 16 on',
  },
};
