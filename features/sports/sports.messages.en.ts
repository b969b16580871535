export const sportsMessages = {
  title: 'Sport',
  names: {
    'table-tennis': 'Table tennis',
    badminton: 'Badminton',
    tennis: 'Tennis',
    'soft-tennis': 'Soft tennis',
    unspecified: 'Not specified',
  },
  row: (sport: string) => `Sport: ${sport}`,
  use: 'Use this sport',
};
