export const knockoutMessages = {
  // Participants (spec section 2.25)
  selectTitle: 'Choose Tournament Participants',
  selectText: 'Select at least 8 players to create a tournament bracket',
  practiceDate: 'Practice Date',
  externalClub: 'School or club',
  externalClubHint: 'Players from the same school don’t meet in round 1 if possible.',
  externalAdded: (name: string) => `${name} was added`,
  minimum: 'Minimum 8 members required for a tournament',
  minimumPairs: 'Minimum 8 pairs required for a tournament',
  selectedPairs: (count: number) => (count === 1 ? '1 pair' : `${count} pairs`),
  twiceTitle: 'Somebody is in two pairs',
  twiceText: (name: string) => `${name} can play in only one pair.`,
  selected: (count: number) => `${count} selected`,
  missingPairs: (count: number) =>
    count === 1 ? '1 more pair needed' : `${count} more pairs needed`,
  missing: (count: number) =>
    count === 1 ? '1 more player needed' : `${count} more players needed`,
  options: 'Draw options',
  seeding: 'Seeds',
  seedings: {
    rating: 'By rating, strongest first',
    choice: 'Choose by hand',
    none: 'No seeds, all by lot',
  },
  seedingHint: (usual: number) =>
    `Usual for this number of players: ${usual} seeds. They meet late, and get the byes first.`,
  noSeed: 'Nobody',
  seedTable: 'Positions of seeded players',
  start: 'Start Tournament',
  starting: 'Drawing…',
  fewTitle: 'Not enough participants',
  fewText: 'Please select at least 8 members for a tournament.',
  dateTitle: 'Date required',
  dateText: 'Please select a practice date for the tournament.',
  goneTitle: 'The members have changed',
  goneText: (name: string) => `${name} is no longer in the group. Please check the list.`,
  manyText: (most: number) => `A tournament has at most ${most} players.`,
  notStarted: 'The tournament could not be started',
  openBrackets: 'Brackets in progress',
  returnToBracket: 'Return to the bracket',
  returnText: 'Its draw stands. Starting again makes a new one beside it.',

  // Bracket (spec section 2.26)
  bracketTitle: 'Tournament Bracket',
  loadingBracket: 'Loading bracket…',
  hint: 'Tap on a match to enter scores when both players are determined',
  backToParticipants: 'Back to Participants',
  playersCount: (count: number) => `${count} players`,
  drawCount: (number: number) => `Draw ${number}`,
  bracketProgress: (played: number, total: number) => `${played} of ${total} matches played`,
  playersNeededTitle: 'Players are not determined yet',
  playersNeeded: 'Both players must be determined before entering scores.',
  otherBrackets: 'Other brackets of this group',
  newBracket: 'New tournament',
  noBracket: 'No bracket yet',
  noBracketText: 'Choose at least 8 participants, and the draw is made for you.',
  bracketGone: 'This bracket cannot be found',
  bracketGoneText: 'It was removed, or it belongs to a group that you are not in.',
  champion: (player: string) => `Champion: ${player}`,

  // Actions on a bracket
  actions: 'This bracket',
  share: 'Share',
  shareTitle: 'Public link',
  shareOff:
    'Anyone with the link can view the bracket without logging in; nobody can change anything. Names are shown as initials. Only players who have stated that they are 18 or older, or whose guardian has agreed, are shown with more of their name.',
  shareOn:
    'Anyone with this link can view the bracket. Names are initials, unless a player is known to be 18 or older or a guardian has agreed to more.',
  shareStart: 'Create link',
  shareCopy: 'Copy link',
  shareCopied: 'Link copied',
  shareOpen: 'Open',
  shareStop: 'End the link',
  shareStopped: 'The link no longer works',
  shareNotYours: 'Only the person who started it or a group manager can share it.',
  shareQr: 'QR code of the public link',
  shareLink: 'Link',
  print: 'Print',
  printTitle: 'Print',
  printSheet: 'Draw sheet',
  printCards: 'Blank scorecards',
  printCardsText: (count: number) =>
    `${count === 1 ? '1 match' : `${count} matches`} to be played, eight on a page`,
  redraw: 'Draw again',
  redrawTitle: 'Draw again?',
  redrawText: 'The same players get new places by lot. This is possible until the first result.',
  redrawn: 'The draw was made again',
  redrawnText: (number: number) => `This is draw ${number}`,
  redrawPlayed: 'A match has been played: the draw stands.',
  redrawMeanwhile: 'Somebody else has just drawn again. Here is the new draw.',
  failedTitle: 'Could not save',
  failures: {
    FORBIDDEN: 'Only the person who started it or a group manager can do this.',
    RATE_LIMITED: 'Too many steps in a short time. Please wait a few minutes and try again.',
    OTHER: 'Something went wrong. Please try again.',
  },

  // Printed sheets
  cardUnits: { set: 'Set', game: 'Game', match: 'Games' },
  cardMatch: (round: string, number: number) => `${round} · Match ${number}`,
  cardWinner: 'Winner',
  cardUmpire: 'Umpire',

  // The screen of a score (spec section 2.27); what it consists of is in matches
  scoreTitle: 'Enter Match Score',
  backToBracket: 'Back to Bracket',
  loadError: 'Error loading match data. Please go back.',

  // The public page
  publicReadOnly: 'Read only. Names are initials, except those that may be shown.',
  publicGoneTitle: 'This bracket is not shared',
  publicGoneText: 'The link was ended, or it is not complete. Ask for a new one.',
  publicPlayer: 'Run a tournament of your own club',

  // Calling players
  call: 'Call players',
  callAgain: 'Call again',
  callTitle: 'Call the players?',
  callText:
    'Those who use RallyDays are notified at once, on their phone if they wish. Please call the others by voice.',
  callPlace: 'Place',
  callPlaceHints: {
    court: 'For example “Court 3”',
    table: 'For example “Table 3”',
    either: 'For example “Table 3” or “Court 3”',
  },
  callNow: 'Call now',
  calling: 'Calling…',
  calledAt: (time: string) => `Called ${time}`,
  calledAtPlace: (time: string, place: string) => `Called ${time} · ${place}`,
  notifiedAll: (people: number) =>
    people === 2 ? 'Both players have been notified.' : `All ${people} players have been notified.`,
  notifiedSome: (count: number, people: number) => {
    if (people === 2) return 'One player has been notified. Please call the other by voice.';
    const notified = `${count} of the ${people} players ${count === 1 ? 'has' : 'have'} been notified.`;
    return `${notified} Please call the ${people - count === 1 ? 'other' : 'others'} by voice.`;
  },
  notifiedNobody: (people: number) =>
    people === 2
      ? 'Neither player uses RallyDays here. Please call them by voice.'
      : `None of the ${people} players uses RallyDays here. Please call them by voice.`,
  callDone: 'Players called',
  callFailed: 'Not called',
  callFailures: {
    MATCH_PLAYED: 'This match already has a result.',
    PLAYERS_CHANGED: 'Other players are in this match now. Please look again.',
    PLAYERS_MISSING: 'One of the players is not determined yet.',
    BRACKET_REDRAWN: 'The bracket was drawn again meanwhile.',
    RATE_LIMITED: 'Too many calls in a short time. Please wait a moment.',
    CONNECTION_LOST: 'There is no connection. Please try again.',
    OTHER: 'Something went wrong. Please try again.',
  },
};
