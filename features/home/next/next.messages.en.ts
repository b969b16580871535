export const nextMessages = {
  nextHeading: 'Next for you',
  daysToGo: (days: number) => (days === 1 ? 'day to go' : 'days to go'),
  today: 'Today',
  over: 'The matches of today are over',
  startsAt: (time: string) => `Starts at ${time}`,
  myTournaments: 'My Tournaments',
  application: 'School application',
  myDay: 'My day',
  league: 'League',
  leagueProgress: (played: number, matches: number) => `${played} of ${matches} matches played`,
  continueLeague: 'Continue',
};
