export const teamsMessages = {
  name: 'Team name',
  nameHint: 'You enter and pay once for the whole team, and are its contact for the organizer.',
  toTies: 'Matches and orders',
  toSeason: 'Season: table and fixtures',
  rename: 'Change the team name',
  renameText: 'The name appears in the entry list and in the draw.',
  save: 'Save',
  renamed: 'Team name saved',
  failedTitle: 'Could not save the name',
  failures: {
    NOT_ACTIVE: 'The team no longer has a place.',
    TOURNAMENT_CANCELLED: 'This tournament has been cancelled.',
  },
  errors: {
    missing: 'Please enter the name of your team.',
    tooLong: 'Please use at most 40 characters.',
    taken: 'Another team of this event has this name. Please choose another, such as “… B”.',
    closed: 'Entries have closed. Please ask the organizer to change the name.',
  },
};
