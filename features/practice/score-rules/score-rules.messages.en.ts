/** Messages of choosing the score rules of a practice. */
export const scoreRulesMessages = {
  row: (name: string) => `Score rules: ${name}`,
  title: 'Score rules',
  sport: 'Sport',
  rules: 'Rules',
  asEntered: 'As entered',
  asEnteredText: 'Three sets, any scores: the first to win two sets wins',
  asEnteredFive: 'Up to five sets, any scores: the side with more sets wins',
  to: 'Points that win a set',
  lead: 'Lead',
  leads: { 1: 'One point is enough', 2: 'Two points ahead' },
  cap: 'At most (optional)',
  capText: 'With this many points a lead of one wins',
  bestOf: 'Best of',
  decidingTo: 'Last set to (optional)',
  use: 'Use these rules',
  refusals: {
    INVALID_TARGET: 'Enter 1 to 99 points',
    INVALID_LEAD: 'Choose the lead',
    INVALID_CAP: 'Enter more points than win a set, at most 99; only with a lead of two',
    INVALID_BEST_OF: 'Choose the number of sets',
    INVALID_DECIDING_SET: 'Enter 1 to 99 points',
    missing: 'Choose the rules',
  },
  changedTitle: 'The score rules have changed',
  changedText: 'Somebody else chose other rules at the same time. They are shown now.',
  notSavedTitle: 'The score rules could not be saved',
  changeTitle: {
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
  changeConfirm: 'Change the rules',
};
