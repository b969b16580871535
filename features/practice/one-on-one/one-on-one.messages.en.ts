export const oneOnOneMessages = {
  title: 'Conduct 1-on-1 Match',
  defaultGroupName: 'Club Practice Group',
  back: 'Back to Practice Menu',

  newMatch: 'New match',
  practiceDate: 'Practice Date',
  playerA: 'Player A',
  partnerA: 'Partner of A',
  playerB: 'Player B',
  partnerB: 'Partner of B',
  choosePlayer: 'Select a player',
  start: 'Start Match',
  tooFewMembers: 'A match needs two members, and this group has fewer.',
  addMembers: 'Add members',

  missingTitle: 'Missing players',
  missingText: 'Please select both players for the match',
  missingFour: 'Please select all four players',
  invalidTitle: 'Invalid selection',
  errors: {
    missing: 'Please select a player',
    same: 'Please select different players',
  },

  records: 'Match Records',
  versus: (a: string, b: string) => `${a} vs ${b}`,
  won: (winner: string, result: string) => `${winner} won ${result}`,
  edit: (a: string, b: string) => `Edit: ${a} vs ${b}`,
  remove: (a: string, b: string) => `Delete: ${a} vs ${b}`,
  empty: 'No matches recorded yet. Select players and start a match above.',

  deleteTitle: 'Delete Match',
  deleteText: 'Are you sure you want to delete this match? This action cannot be undone.',
  deleteConfirm: 'Delete',
  deletedTitle: 'Match deleted',
  deletedText: 'The match has been removed from your records',
};
