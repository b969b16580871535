export const resultsMessages = {
  courtNumber: (number: string) => `Court ${number}`,
  tableNumber: (number: string) => `Table ${number}`,
  aCourt: 'Another court',
  matches: 'Matches in order',
  open: 'Not played yet',
  off: 'Not played: a side has withdrawn',
  versus: (first: string, second: string) => `${first} – ${second}`,
  umpire: (number: number) => `Umpire ${number}`,
  unsent: 'Not sent yet',
  notAccepted: 'Not accepted',
  enter: (match: string) => `Enter the score of ${match}`,
  correct: (match: string) => `Correct the score of ${match}`,
  standings: 'Standings',
  states: {
    provisional: 'Provisional: matches are open',
    final: 'Final',
    lots: 'Lots must decide',
  },
  goingOn: 'Who goes on',
  group: (number: number) => `Group ${number}`,
  places: (from: number, to: number | null) =>
    to === null
      ? `Places ${from} and below`
      : from === to
        ? `Place ${from}`
        : `Places ${from} to ${to}`,
  placeIn: (group: number, place: number) => `Group ${group}, place ${place}`,
  groupsOpen: (groups: string) => `Known when every place is decided. Still open: ${groups}.`,
  groupsTied: (groups: string) => `Known once lots have decided the places of ${groups}.`,
  outOf: (names: string) => `Withdrawn: ${names}`,
  comma: ', ',
  ruleBook: (name: string) => `Places are decided by the rules of ${name}.`,
  ruleBooks: {
    'table-tennis': 'table tennis (match points, ratios)',
    tennis: 'tennis (wins, percentages)',
    'soft-tennis': 'soft tennis (wins, differences)',
    badminton: 'badminton (wins, differences of all matches)',
  },
  withdrawals: {
    void: 'If a side withdraws or is disqualified, all its results in the group are void.',
    stand:
      'If a side withdraws or is disqualified, its results stand and its open matches are lost.',
    'completed-matches':
      'If a side withdraws or is disqualified, its results stand; of sides with equal wins the one that gave up fewer matches is ahead.',
  },
  chooseRuleBook: 'Places in the groups are decided by',
  lotsTitle: 'Nothing but lots separates some players',
  lotsText:
    'They are level in everything that the rules compare. Nobody can go on before lots are drawn.',
  drawLots: 'Draw lots',
  drawLotsTitle: (group: number) => `Draw lots for group ${group}?`,
  drawLotsText:
    'Chance orders those who are level. Lots are drawn once for a group, and everybody can read their number.',
  lotsDrawn: (seed: string, when: string) => `Lots were drawn on ${when} (number ${seed}).`,
  done: 'Lots drawn',
  formatTitle: 'How matches are scored',
  formatText:
    'It can be changed until the first result. With rules, walkovers and retirements can be entered too.',
  formatFixed: 'A match has a result, so that the rules can no longer change.',
  chosen: 'Rules changed',
  resultsLock:
    'Matches have results: the draw can no longer be taken back. A wrong result can be corrected or removed.',
  scoreTitle: 'Enter score',
  back: 'Back to the groups',
  backToDraw: 'Back to the draw',
  backToDay: 'Back to the day',
  backToOpenResults: 'Back to the results to confirm',
  tapToEnter: 'Tap a match to enter or correct its score.',
  sidesMissing: 'The players of this match are not known yet',
  sidesMissingText: 'Enter the scores of the matches before it first.',
  missing: 'This match cannot be found',
  missingText: 'Its draw was replaced or is not published. Open the event again.',
  loading: 'Loading…',
  remove: 'Remove this result',
  removeTitle: 'Remove this result?',
  removeText: 'The match is open again. Use this if the score belongs to another match.',
  removed: 'Result removed',
  refusedResults: {
    NEXT_STAGE_DRAWN:
      'This would change who plays in the consolation, which is published. Take its draw back first.',
    DRAW_CHANGED:
      'The draw was taken back or replaced meanwhile. This result belongs to the draw before.',
    TOURNAMENT_CANCELLED: 'This tournament was cancelled.',
    FORBIDDEN: 'You no longer run or referee this tournament.',
    TOURNAMENT_NOT_FOUND: 'This tournament was removed.',
    EVENT_NOT_FOUND: 'This event was removed.',
    MATCH_NOT_FOUND: 'The draw has no such match.',
  },
  failedTitle: 'This could not be done',
  failures: {
    MATCH_PLAYED: 'A match has a result: the rules can no longer change.',
    UNKNOWN_FORMAT: 'These rules do not exist.',
    LOTS_NOT_NEEDED: 'Results have changed: lots are not needed now.',
    GROUP_NOT_FOUND: 'The draw has been replaced. Open the event again.',
    DRAW_CHANGED: 'The draw has been replaced. Open the event again.',
    TOURNAMENT_CANCELLED: 'This tournament was cancelled.',
    MATCH_NOT_FOUND: 'The result was removed already, or its draw has been replaced.',
    MATCH_CHANGED: 'Somebody else has corrected this result. The current one is shown now.',
    RATE_LIMITED: 'Too many steps in a short time. Please wait a moment.',
    CONNECTION_LOST: 'This needs a connection. Please try again when you are online.',
  },
};
