export const freePracticeMessages = {
  title: 'One-on-one practice',
  back: 'Back',

  newMatch: 'New match',
  practiceDay: 'Practice Day',
  playerA: 'Player A',
  partnerA: 'Partner of A',
  playerB: 'Player B',
  partnerB: 'Partner of B',
  add: 'Add Match',
  added: (a: string, b: string) => `Added: ${a} vs ${b}`,

  missingTitle: 'Missing player names',
  missingText: 'Please enter names for both players',
  missingFour: 'Please enter all four names',
  sameTitle: 'Same player name',
  tooManyTitle: 'The list is full',
  tooManyText: 'Please confirm these matches before you add more.',
  errors: {
    missing: 'Please enter a name',
    same: 'Player names must be different',
  },

  matches: 'Matches',
  loading: 'Loading matches…',
  players: 'Players',
  score: 'Score',
  actions: 'Actions',
  versus: (a: string, b: string) => `${a} vs ${b}`,
  edit: (a: string, b: string) => `Enter score: ${a} vs ${b}`,
  remove: (a: string, b: string) => `Delete: ${a} vs ${b}`,
  empty: 'No matches added yet. Add your first match above.',

  deletedTitle: 'Match deleted',
  deletedText: 'The match has been removed from the list',
  undo: 'Undo',

  confirm: 'Confirm',
  confirming: 'Saving…',
  withoutScore: (count: number) =>
    count === 1 ? '1 match has no score yet.' : `${count} matches have no score yet.`,
  confirmedTitle: 'All matches confirmed',
  confirmedText: (count: number) => `Saved ${count} matches`,
  waitingTitle: 'Not confirmed yet',
  waitingText: 'Some matches are still waiting to be sent. Your list is kept.',
  nothingTitle: 'Nothing to confirm',
  nothingText: 'These matches were confirmed or deleted on another device.',
};
