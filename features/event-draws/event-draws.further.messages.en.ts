/** What is drawn after the groups, and the consolation of a knockout: part of the messages of the draws. */
export const furtherMessages = {
  further: {
    waiting: 'It can be drawn when every place in the groups is decided.',
    tooFewTitle: 'No match is needed',
    tooFewText: 'Only one side has this place, or nobody.',
    outdatedTitle: 'The groups have changed since this draw',
    outdatedText:
      'A result was corrected, lots were drawn, or somebody has withdrawn. Draw again before you publish.',
    locked:
      'Results of the groups that decide who goes on, and in which place, cannot change until you take it back. Other scores can be corrected, except those of teams.',
    takeBackText:
      'For example because a result of the groups is wrong. The public page then says that it was taken back and why, its players are notified, and you can draw again.',
  },
  furtherDrawn: 'All draws are made',
  furtherOpen: 'Matches are open in:',
  furtherLots: 'Lots must decide places in:',
  furtherReady: (sides: string) =>
    `${sides} to draw. Players of one group go into different parts of the draw; the rest is by lot.`,
  // The consolation of a knockout
  consolationSteps: {
    waiting: 'It can be drawn when everybody has played a match, or is out without one.',
    tooFewTitle: 'No consolation is needed',
    tooFewText:
      'Fewer than two have lost the first match that they played. Players who did not appear are not in it.',
    outdatedTitle: 'The entrants have changed since this draw',
    outdatedText:
      'A result of the main draw was corrected, or somebody has withdrawn. Draw again before you publish.',
    locked:
      'Results that decide who plays in the consolation cannot change until you take it back. All others can.',
    takeBackText:
      'For example because a result of the main draw is wrong. The public page then says that it was taken back and why, its players are notified, and you can draw again.',
  },
  consolationReady: (sides: string) =>
    `${sides} to draw: those who lost the first match that they played. They are drawn by lot; club-mates do not meet in round 1 if that can be avoided.`,
  consolationOpen: (count: number) =>
    count === 1 ? '1 match is open:' : `${count} matches are open:`,
  openMatch: (round: string, one: string, other: string) => `${round}: ${one} against ${other}`,
  notYetKnown: 'not known yet',
  moreMatches: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  furtherDrawAll: (count: number) => `Draw all ${count} at once`,
};
