/** Messages of choosing the score rules of matches. */
export const scoreRulesMessages = {
  row: (name: string) => `Score rules: ${name}`,
  title: 'Score rules',
  sport: 'Sport',
  rules: 'Rules',
  asEntered: 'As entered',
  asEnteredText: (_unit: 'game' | 'set') =>
    'Three sets, any scores: the first to win two sets wins',
  asEnteredFive: (_unit: 'game' | 'set') =>
    'Up to five sets, any scores: the side with more sets wins',
  to: (unit: 'game' | 'set') => `Points that win a ${unit}`,
  lead: 'Lead',
  leads: { 1: 'One point is enough', 2: 'Two points ahead' },
  cap: 'At most (optional)',
  capText: 'With this many points a lead of one wins',
  bestOf: (_unit: 'game' | 'set') => 'Best of',
  decidingTo: (unit: 'game' | 'set') => `Last ${unit} to (optional)`,
  use: 'Use these rules',
  refusals: {
    INVALID_TARGET: 'Enter 1 to 99 points',
    INVALID_LEAD: 'Choose the lead',
    INVALID_CAP: 'Enter more than the points that win, at most 99; only with a lead of two',
    INVALID_BEST_OF: 'Choose 1, 3, 5 or 7',
    INVALID_DECIDING_SET: 'Enter 1 to 99 points',
    missing: 'Choose the rules',
  },
};
