export const withdrawingMessages = {
  title: 'Withdrawals',
  backToEvent: 'Back to the event',
  backToList: 'Back to the withdrawals',
  link: 'Withdrawals',
  linkText: 'Decide requests, or withdraw somebody',
  linkAsked: (count: number) => (count === 1 ? '1 request waits' : `${count} requests wait`),
  openLineTitle: 'A line of the published draw is open',
  offeredTo: (name: string, until: string) =>
    `The place is offered to ${name} until ${until}. The line stays as it is until you decide.`,
  placeHeld:
    'The offer is accepted, and the fee is being paid. The line stays as it is until you decide.',
  nobodyIsAsked: 'Nobody is offered the place now. Put an alternate on the line, or make it a bye.',
  decideLineOf: (name: string) => `Decide about the line of ${name}`,
  cancelledTitle: 'This tournament has been cancelled',
  cancelledText: 'Nothing can be changed any more.',
  openTitle: 'Entries are open',
  openText: 'Until you close them, players withdraw by themselves.',
  publishedTitle: 'The draw is published',
  publishedText:
    'An alternate or a bye takes the line of somebody who withdraws, and seeds move up. You can also take the draw back and draw again.',
  playedText:
    'A match has a result, so nobody moves any more. Until the first match of somebody is called, an alternate can take that very line; otherwise the opponent wins by walkover (W.O.).',
  orderOutText:
    'The day is open and players know when they play, so nobody moves any more. Until the first match of somebody is called, an alternate can take that very line; otherwise the opponent wins by walkover (W.O.).',
  publishedGroupsText:
    'The draw stays as it is. Anybody you remove has withdrawn from the group, and its standings follow the published rule book.',
  publishedNextText:
    'The draw of the next stage is published too, so the results of the groups stay as they are. Until the first match of somebody is called, a lucky loser from the groups can take that very line; otherwise the opponent wins by walkover (W.O.).',
  toEvent: 'To the event',
  // The list
  asked: 'Requests',
  nobodyAsked: 'Nobody asks to withdraw at the moment.',
  decided: 'Decided',
  askedBy: {
    player: 'Asked by the player',
    partner: 'Asked by the partner',
    guardian: 'Asked by the guardian',
    school: 'Asked by the school or club',
    organizer: 'Begun without a request',
    'account-deletion': 'The account was deleted',
  },
  askedOn: (who: string, at: string) => `${who}, ${at}`,
  states: {
    asked: 'Withdrawal requested',
    'taken-back': 'Taken back',
    declined: 'Declined',
    granted: 'Withdrawn',
    reinstated: 'Back in',
  },
  decidedBy: (name: string, at: string) => `${name}, ${at}`,
  decidedAt: (at: string) => `Decided ${at}`,
  withdrawSomebody: 'Withdraw somebody',
  withdrawSomebodyText: 'For somebody who called, or did not show up. They get a notification.',
  who: 'Who',
  choose: 'Please choose',
  goOn: 'Continue',
  nobodyIn: 'Nobody is in the list.',
  // The assistant
  assistantTitle: 'Withdraw',
  nothingSaved: 'Nothing is saved until you press the button below.',
  replace: 'Let another pupil play',
  replaceText:
    'The school has entered this place. Another of its pupils can take it, free of charge.',
  outTitle: 'No longer in the list',
  outText: 'This entry has ended.',
  reinstate: 'Take the withdrawal back',
  reinstateTitle: 'Here after all?',
  reinstateText:
    'The entry is confirmed again, with its line in the draw. Walkovers (W.O.) that followed from the withdrawal are removed, and these matches are open again.',
  reinstated: 'Takes part again',
  deletedText: 'The account was deleted, and its entry has ended. What becomes of the place?',
  decision: 'What is to happen?',
  choice: 'Choice',
  choices: {
    remove: 'Remove from the list',
    offer: 'Remove, and offer the place to the waiting list',
    decline: 'Decline the request',
    alternate: 'Withdraw, and put the alternate on the line',
    luckyLoser: 'Withdraw, and put a lucky loser on the line',
    bye: 'Withdraw, and use the line for a bye',
    walkover: 'Withdraw: the opponent wins without a match',
  },
  effects: {
    remove: 'The place stays free. The seeding list goes on without it.',
    removeDeleted: 'The place stays free.',
    removeFromGroup:
      'The remaining matches in the group are not played. The published rule book says what becomes of the results.',
    offer:
      'The first of the waiting list has a day to accept, and then joins the seeding list as the last.',
    offerLine:
      'The first of the waiting list has a day to accept. Until you decide here about the line, the draw stays as it is. The person who accepts can be put on the line as the alternate.',
    alternate: 'The alternate is the first of the seeding list who is not in the draw.',
    alternateOnLine:
      'The alternate is the first of the seeding list who is not in the draw, and takes exactly this line.',
    luckyLoser:
      'First comes the next place of the same group, then players of the other groups in the order of the list below. Nobody comes into the half of somebody of their own group. Please ask first whether they are still there.',
    bye: 'After a seed the bye goes to the highest seed without one; otherwise the line itself is the bye.',
    walkover: 'The lines stay as they are.',
    walkoverAfterGroups:
      'The results of the groups and the lines of the next stage stay as they are.',
    decline: 'The entry stays confirmed. The player reads your reason.',
    redraw: 'The event has to be drawn again.',
  },
  luckyLoser: 'Lucky loser',
  luckyLoserHint:
    'The first one has the right to the line. Choose another one only if those above do not want it.',
  luckyLoserFrom: (name: string, group: number, place: number) =>
    `${name} (group ${group}, place ${place})`,
  noLuckyLoser: 'There is no lucky loser: nobody is left in the groups who could take this line.',
  concerned: (names: string) =>
    `Please tell them; those with an account get a notification: ${names}`,
  timeSaved: (minutes: number, kind: 'court' | 'table') =>
    `The ${kind} is free about ${minutes} minutes earlier.`,
  opponentWinsByRetirement: (round: string, name: string) =>
    `${round}: the match has begun, so ${name} wins by retirement (Ret.). You can add the score on the card of the match.`,
  placed: (place: number, name: string) => `${place}. ${name}`,
  standingsBefore: (group: number, list: string) => `Standings of group ${group} now: ${list}`,
  standingsAfter: (list: string) => `Afterwards: ${list}`,
  twoLeft: (one: string, other: string) =>
    `${one} and ${other} are left, and play their match once.`,
  noNextMatch: 'There is no next match, so nobody wins by walkover.',
  opponentWins: (round: string, name: string) =>
    `${round}: ${name} wins by walkover (W.O.), unless this side has withdrawn as well.`,
  opponentUnknown: (round: string) =>
    `${round}: the opponent is not known yet. You enter the walkover (W.O.) as soon as this match has both sides.`,
  walkoverTitle: (round: string) => `Next match: ${round}`,
  walkoverNow: (name: string) =>
    `Both sides are known now. Please enter a walkover (W.O.) for ${name}.`,
  walkoverLater:
    'The opponent is not known yet. Once the match before is over, open this match and enter a walkover (W.O.) for the opponent.',
  toMatch: 'Open this match',
  joint: ', ',
  nobody: 'bye',
  meets: (one: string, other: string) => `${one} vs ${other}`,
  linesMoved: (moves: string) => `Lines: ${moves}`,
  newPairs: (pairs: string) => `New in the first round: ${pairs}`,
  clashes: (pairs: string) => `From one club: ${pairs}`,
  lineTitle: 'Still on a line of the draw',
  lineText: 'Decide who gets the line: an alternate who has accepted, or a bye.',
  mustRedraw: 'A match would have no player without this one. Take the draw back, and draw again.',
  noAlternate:
    'There is no alternate: nobody is in the list without a line. Somebody in the hall can take this line: the organizer adds them to the entry list (if the event is full, raise its limit first), and then they can be chosen here.',
  toEntryList: 'Add somebody',
  nobodyWaits: 'Nobody is on the waiting list.',
  waits: (count: number) => `On the waiting list: ${count}`,
  refunds: {
    'nothing-paid': 'Nothing was paid.',
    money: 'The fee goes back by the rule of the deadline.',
    points: 'The points go back.',
    'too-late': 'The deadline had passed: the fee is not refunded.',
    outside: 'The fee was paid outside the app. Please settle it yourself.',
    shares: 'Each of the two gets their part back the way it was paid.',
    'given-back': 'What was paid has gone back already.',
    'rest-too-late':
      'What the organizer has granted as a refund stays. The deadline had passed: the rest of the fee is not refunded.',
  },
  refundYen: (amount: string) => `${amount} goes back the way it was paid.`,
  word: 'Note',
  wordNeeded: 'Reason, which the player reads',
  wordOptional: 'Only for your record; up to 200 characters.',
  wordHint: 'Up to 200 characters.',
  doIt: 'Do it',
  doing: 'Saving…',
  done: {
    remove: 'Removed from the list',
    offer: 'Removed, and the place is offered',
    alternate: 'Withdrawn; the alternate is in the draw',
    luckyLoser: 'Withdrawn; the lucky loser is in the draw',
    bye: 'Withdrawn; the draw has changed',
    walkover: 'Withdrawn',
    decline: 'The request was declined',
  },
  failedTitle: 'Could not do this',
  failures: {
    TOURNAMENT_CANCELLED: 'This tournament has been cancelled.',
    ENTRIES_OPEN: 'The entries of this event have been opened again.',
    ENTRY_NOT_FOUND: 'This entry is not in the list any more.',
    WITHDRAWAL_CHANGED:
      'Somebody has asked, taken it back or decided meanwhile. Please look again, and decide then.',
    NOT_ACTIVE: 'This entry has ended already.',
    NOTHING_ASKED: 'There is no request that could be declined.',
    DRAW_PUBLISHED: 'The draw has been published meanwhile. Please look again, and decide then.',
    NEXT_STAGE_DRAWN:
      'The draw of the next stage has been published meanwhile. Please look at the choices again.',
    DRAW_CHANGED: 'The draw has changed meanwhile. Please look at the choices again.',
    MATCH_PLAYED: 'A match has a result meanwhile. Please look at the choices again.',
    MATCH_CALLED: 'The match has been called meanwhile. Please look at the choices again.',
    ORDER_OUT: 'The order of play is out meanwhile. Please look at the choices again.',
    NO_ALTERNATE: 'There is no alternate any more. Please look at the choices again.',
    EMPTY_MATCH: 'A match would have no player. Please take the draw back, and draw again.',
    NOBODY_WAITS: 'Nobody is on the waiting list any more.',
    TOO_LATE_TO_OFFER: 'The tournament has begun: places can no longer be offered.',
    TOURNAMENT_FINALIZED: 'The results are final. Nothing can be changed any more.',
    NOT_WITHDRAWN: 'This entry was not withdrawn.',
    ACCOUNT_DELETED: 'The player has deleted the account.',
    REFUND_ASKED:
      'The fee has been refunded, or is on its way back, so this withdrawal stays. Please add the person again as a new entry.',
    ENTERED_AGAIN: 'This person or team is in the event by another entry already.',
    LINE_TAKEN:
      'The line belongs to an alternate or a lucky loser now, or it is a bye, so this withdrawal stays.',
    NEXT_STAGE_OUT:
      'The draw of the next stage was published without this entry, so this withdrawal stays.',
    PLACE_SOLD: 'The place has been given or offered to somebody else. The event is full.',
    NEXT_MATCH_PLAYED:
      'The opponent has won by walkover (W.O.) and has played on, or is playing. Remove the later result first, if it is wrong.',
    INVALID_WORD: 'Please write a reason of up to 200 characters.',
    CONNECTION_LOST: 'The server could not be reached. Nothing was saved; please try again.',
    OTHER: 'Please reload the page and try again.',
  },
};
