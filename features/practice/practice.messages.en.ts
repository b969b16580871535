/** Messages that the practice screens share, and those of choosing the format. */
export const practiceMessages = {
  startTitle: 'How would you like to practice?',
  invitedGroup: 'Select from Invited Group',
  invitedGroupText: 'Practice with registered team members',
  freePractice: '1-on-1 Free Practice',
  freePracticeText: 'An individual session without a group',
  practiceDay: 'Select Practice Day',
  practiceDayText: 'Look up the results of an earlier practice',
  backToClubMenu: 'Back to Club Menu',

  modeTitle: 'Choose Practice Format',
  defaultGroup: 'Group Practice',
  league: 'League Match',
  leagueText: 'Round-robin: everybody plays everybody',
  knockout: 'Tournament Match (8+ Members)',
  knockoutText: 'Bracket knockout',
  oneOnOne: '1-on-1 Match',
  oneOnOneText: 'One match between two members',
  evening: 'Today’s practice',
  eveningText: 'Who is here, and who plays next',
  back: 'Back',

  discipline: 'Singles or doubles',
  singles: 'Singles',
  doubles: 'Doubles',

  group: (name: string) => `Group: ${name}`,
  groupNotFoundTitle: 'Group not found',
  groupNotFoundText: 'The requested group could not be found.',
  loadingGroup: 'Loading group data...',

  rulesChangedTitle: 'The score rules have changed',
  rulesChangedText: 'Somebody else chose other rules at the same time. They are shown now.',
  rulesNotSavedTitle: 'The score rules could not be saved',
  changeRulesTitle: {
    league: 'Change the rules of this league?',
    knockout: 'Change the rules of this bracket?',
  },
  openMatches: (open: number) =>
    open === 1
      ? '1 match without a score gets the new rules.'
      : `${open} matches without a score get the new rules.`,
  scoredMatches: (scored: number) =>
    scored === 1
      ? '1 match has a score and keeps its rules.'
      : `${scored} matches have a score and keep their rules.`,
  changeRulesConfirm: 'Change the rules',
  remove: {
    league: 'Remove this league',
    knockout: 'Remove this bracket',
  },
  removeTitle: {
    league: 'Remove this league?',
    knockout: 'Remove this bracket?',
  },
  removeText: 'Its results leave the practice records as well. You can undo this right afterwards.',
  removed: {
    league: 'League removed',
    knockout: 'Bracket removed',
  },
  removedText: {
    league: 'The league and its results are no longer in the records',
    knockout: 'The bracket and its results are no longer in the records',
  },
  undo: 'Undo',
  restored: {
    league: 'The league is back',
    knockout: 'The bracket is back',
  },
};
