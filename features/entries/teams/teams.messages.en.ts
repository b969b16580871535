export const teamsMessages = {
  name: 'Team name',
  nameHint: 'You enter and pay once for the whole team, and are its contact for the organizer.',
  errors: {
    missing: 'Please enter the name of your team.',
    tooLong: 'Please use at most 40 characters.',
    taken: 'Another team of this event has this name. Please choose another, such as “… B”.',
  },
};
