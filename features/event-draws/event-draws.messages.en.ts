import type { EventType } from '#domain/entry/vocabulary.ts';
import { eventsMessages } from '#features/tournaments/events/events.messages.en.ts';
import { furtherMessages } from './event-draws.further.messages.en.ts';

const IMPOSSIBLE = {
  TOO_FEW: 'Needs at least 2',
  GROUP_TOO_SMALL: 'Needs at least 3',
  TOO_MANY: 'Too many: at most 512 in a knockout, and 128 groups',
};

export const eventDrawsMessages = {
  title: 'Prepare the draw',
  tieRules: 'Format of team matches',
  tieRulesText: 'Rubbers, wins and the rules for an order.',
  season: 'Season',
  seasonText: 'A league with matchdays, home and away, instead of a draw.',
  tieOrders: 'Orders of the teams',
  tieOrdersText: 'See who has filed, and enter late orders.',
  titleOfPublished: 'Draw and results',
  notPublished: 'The draw is not published yet',
  notPublishedText:
    'You see it here, and can enter results, once the organizer or a referee has published it.',
  backToEvents: 'Back to the events',
  cancelledTitle: 'This tournament has been cancelled',
  cancelledText: 'Nothing can be changed any more.',
  // Closing the entries
  entries: 'Entries',
  confirmed: 'Confirmed',
  held: 'Being paid or offered',
  waiting: 'On the waiting list',
  people: eventsMessages.people,
  entriesText: 'Close the entries when nobody else should come in. The seeding list follows.',
  nobodyYet:
    'Nobody is confirmed yet. Applications count here by themselves; add those on paper in the entry list.',
  entriesByOrganizer: 'The organizer closes the entries. The seeding list follows.',
  close: 'Close entries',
  closeTitle: 'Close the entries of this event?',
  closeMeans: {
    applications: 'Nobody can apply any more, even before the deadline.',
    waitingList: 'A place that becomes free is not offered to the waiting list.',
    copy: 'Names, clubs and ratings are copied into the seeding list as they are now.',
  },
  closeCopiesTeams: 'The names of the teams are copied into the seeding list as they are now.',
  closeHeld: (count: number) =>
    count === 1
      ? '1 place is reserved or offered. If it is taken, that entry still joins the list.'
      : `${count} places are reserved or offered. Entries that take one still join the list.`,
  closed: 'Entries are closed',
  closedText: 'Nobody can apply. You can open the entries again.',
  closedByOrganizer: 'Nobody can apply any more.',
  closedHeld: (count: number) =>
    count === 1
      ? '1 place is still reserved or offered; if it is taken, that entry joins the list.'
      : `${count} places are still reserved or offered; entries that take one join the list.`,
  reopen: 'Open entries again',
  reopenTitle: 'Open the entries again?',
  reopenText:
    'Players can apply until the deadline, and free places are offered to the waiting list. Your seeding order is stored for the next time.',
  reopened: 'Entries are open again',
  // Seeding
  seeding: 'Seeding order',
  seedingText:
    'The strongest first. Those above the line are the seeds; everybody below it is placed by lot.',
  byPoints:
    'Ordered by rating, provisional ones (?) after the others. Where they are equal, players of one school are in its order, and the others by lot.',
  byLot: 'Ordered by lot: teams have no rating.',
  byHand: 'Ordered by hand.',
  savedBy: (name: string, at: string) => `Saved by ${name}, ${at}`,
  nobody: 'Nobody is in the list',
  nobodyText: 'No entry was confirmed when the entries were closed.',
  seedCount: 'Number of seeds',
  usualCount: (count: number) => `As usual (${count})`,
  seedLine: 'Seeds above, by lot below',
  noSeeds: 'No seeds: everybody is placed by lot',
  seed: (number: number) => `Seed ${number}`,
  points: (points: string, isProvisional: boolean) =>
    isProvisional ? `Rating ${points}?` : `Rating ${points}`,
  rankInClub: (rank: number) => `no. ${rank} of the school`,
  noPoints: 'No rating',
  isNew: 'New',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  drag: 'Drag to another place',
  moved: (name: string, place: number, of: number) => `${name}: place ${place} of ${of}`,
  orderByPoints: 'Order by rating',
  orderByLot: 'Back to the order by lot',
  save: 'Save order',
  saving: 'Saving…',
  saved: 'Seeding order saved',
  discard: 'Discard changes',
  unsaved: 'Not saved yet. Your changes stay on this device.',
  changedTitle: 'The list has changed meanwhile',
  changedText:
    'Somebody else has saved another order, or somebody has joined. Yours is below and not lost; this is what is stored:',
  useStored: 'Use the stored list',
  saveMine: 'Save mine instead',
  published: 'The draw is published',
  playedText: 'Matches have results: neither entries nor seeding can change any more.',
  lockedText:
    'Entries and seeding stay as they are while the draw is published. Take the draw back to change them.',
  // Drawing
  steps: 'Entries, seeding, draw, publishing',
  stepNames: { entries: 'Entries', closed: 'Seeding', drawn: 'Draw', published: 'Published' },
  draw: 'Draw',
  drawText:
    'Choose how the event is played. The lots decide the places, by one random number of the server.',
  unsavedSeeding:
    'Your changes of the seeding are not saved. Save or discard them before you draw.',
  saveFirst: 'Save the seeding first',
  fewTitle: (_eventType: EventType) => 'A draw needs at least two entrants',
  fewText:
    'Open the entries again, let people apply or add them to the entry list, then close again.',
  toEntries: 'See the entry list',
  format: 'Format',
  shapes: {
    knockout: 'Knockout',
    one: 'One group',
  },
  groupsOf: eventsMessages.groupsOf,
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  matchesEach: (fewest: number, most: number) =>
    fewest === most ? `${fewest} each` : `${fewest}–${most} each`,
  groupSizes: (sizes: string) => `groups: ${sizes}`,
  comma: ', ',
  sizeTimes: (count: number, size: number, _eventType: EventType) => `${count} × ${size}`,
  impossible: (code: keyof typeof IMPOSSIBLE, _eventType: EventType) => IMPOSSIBLE[code],
  seedTable: 'Positions of the seeds',
  thirdPlace: 'Match for third place',
  consolation: 'Consolation',
  consolationHint: 'For those who lose their first match',
  next: 'After the groups',
  nextStages: {
    none: 'Nothing',
    first: 'Knockout of the winners',
    'first-two': 'Knockout of the 1st and 2nd',
    'upper-lower': 'Knockout of the 1st and 2nd, and one of the others',
    placing: 'A draw for 1st, for 2nd and for other places',
  },
  groupOrder: 'Order of the seeds',
  groupOrders: { seeds: 'In the order of the groups', results: 'By the results in the groups' },
  groupOrderHints: {
    seeds: 'The winner of group 1 is the first seed.',
  },
  bestFirst: (shares: string) => `The best winner is the first seed: by the share of ${shares}.`,
  nextHint: 'The draw after the groups is made when their standings are known.',
  drawNow: 'Draw',
  drawing: 'Drawing…',
  drawn: (number: number) => `Draw ${number} made`,
  drawAgain: (number: number) => `Draw again (draw ${number})`,
  drawAgainText:
    'Draws are numbered, and everybody sees how many were made. Exchanges of this draft are not taken over.',
  drawCancel: 'Leave it as it is',
  draftTitle: (number: number) => `Draw ${number}, not published yet`,
  publishedTitle: (number: number) => `Draw ${number}, published`,
  outdatedTitle: 'The seeding list has changed since this draw',
  outdatedText:
    'Somebody has joined or left, or the order is another. Draw again before you publish.',
  heldText: (count: number) =>
    count === 1
      ? '1 place is reserved or offered. The draw can be published when it is taken or free.'
      : `${count} places are reserved or offered. The draw can be published when they are taken or free.`,
  withdrawnTitle: (number: number) => `Draw ${number} was taken back`,
  withdrawnText: (when: string, reason: string) => `On ${when}. Reason: ${reason}`,
  // Club-mates
  clashes: 'Members of one club',
  noClashes: {
    knockout: 'Nobody meets a club-mate in the first match.',
    groups: 'Nobody has a club-mate in the group.',
  },
  clashMatches: (count: number) =>
    count === 1 ? '1 match is between club-mates.' : `${count} matches are between club-mates.`,
  clashBound: (count: number) =>
    count === 0
      ? 'It could be none.'
      : count === 1
        ? 'It cannot be less than 1.'
        : `It cannot be less than ${count}.`,
  line: (line: number) => `Line ${line}`,
  group: (number: number) => `Group ${number}`,
  exchangeOne: (name: string) => `Exchange ${name}`,
  // Exchanging
  exchange: 'Exchange',
  exchangeTitle: 'Exchange two places',
  exchangeText:
    'Two entrants take each other’s place. Everybody sees it with your reason when the draw is published.',
  first: 'First place',
  second: 'Second place',
  choose: 'Choose',
  lineOption: (line: number, who: string) => `${line}. ${who}`,
  bye: 'Bye',
  reason: 'Reason',
  exchangeReasonHint: 'For example: brothers, who would meet in their first match',
  doExchange: 'Exchange',
  exchanging: 'Exchanging…',
  exchanged: 'The places are exchanged',
  cancel: 'Cancel',
  // Publishing
  publish: 'Publish',
  publishTitle: (number: number) => `Publish draw ${number}?`,
  publishMeans: {
    public: 'Everybody can see it without logging in, with its exchanges and their reasons.',
    notified: 'Its players and their guardians are notified.',
    locked: 'Entries and seeding are locked until you take it back.',
  },
  publishedText: (when: string) => `Published on ${when}. Everybody can see, print and check it.`,
  toPublic: 'See the public page',
  takeBack: 'Take back',
  takeBackTitle: 'Take this draw back?',
  takeBackText:
    'For example because an entrant was forgotten. The public page then says that it was taken back and why, its players are notified, and you can draw again.',
  takeBackReasonHint: 'Everybody reads it.',
  takeBackNow: 'Take back',
  takingBack: 'Taking back…',
  takenBack: 'The draw is taken back',
  errors: {
    chooseFirst: 'Please choose a place',
    chooseSecond: 'Please choose the other place',
    reasonMissing: 'Please give a reason',
    reasonTooLong: 'Please use at most 200 characters',
    UNKNOWN_LINE: 'Please choose two different places of this draw',
    EMPTY_MATCH: 'This would leave a match of the first round without a player',
    UNKNOWN_ENTRANT: 'One of the two is no longer in this draw',
    SAME_GROUP: 'Please choose entrants of two groups',
  },
  ...furtherMessages,
  refusedTitle: 'Could not do this',
  refusedTexts: {
    GROUPS_OPEN: 'Matches of the groups are open. It can be drawn when they are over.',
    MATCHES_OPEN: 'Matches that decide who plays in it are open.',
    LOTS_NEEDED: 'Lots must decide places of the groups first.',
    NEXT_STAGE_DRAWN: 'The draw of the next stage is published. Take that one back first.',
    STAGE_NOT_FOUND: 'The draw before it has been replaced. Please open the event again.',
    KNOCKOUT_ONLY: 'Only a knockout without a consolation of its own can be drawn here.',
    DRAW_CHANGED:
      'Somebody else has drawn or exchanged meanwhile. You see the current draw now; please look at it and try again.',
    SEEDING_CHANGED:
      'The seeding list has changed meanwhile. You see the current list now; please look at it and draw again.',
    ENTRIES_OPEN: 'The entries were opened again meanwhile. Close them to draw.',
    MATCH_PLAYED: 'A match has a result, so the draw can no longer change.',
    MATCH_CALLED:
      'A match of this draw has been called or is being played, so the draw stands. If nobody has played yet, put the match back into the queue of the day first.',
    SEASON_BEGUN: 'The season of this event has begun: it is not drawn, and its teams stay.',
    DRAW_PUBLISHED: 'The draw was published meanwhile. Take it back to change it.',
    DRAW_WITHDRAWN: 'This draw was taken back. Please draw again.',
    DRAW_OUTDATED: 'The entrants have changed since this draw. Please draw again.',
    PLACES_HELD:
      'Places are still reserved or offered. Wait until they are taken or free, then publish again.',
    NOT_PUBLISHED: 'This draw is not published.',
    TOO_FEW: 'A draw needs at least two entrants. Open the entries again to let more people in.',
    GROUP_TOO_SMALL: 'Groups need at least three entrants. Choose a knockout.',
    TOO_MANY:
      'There are too many entrants for this format: at most 512 in a knockout, and 128 groups.',
    TOO_MANY_EXCHANGES: 'There are a hundred exchanges already. Please draw again.',
    TOURNAMENT_FINALIZED:
      'The results of this tournament are final. People with the right to correct them do so on the page of the results.',
    TOURNAMENT_CANCELLED: 'This tournament has been cancelled.',
    RATE_LIMITED: 'Too many changes in a short time. Please wait a while.',
    CONNECTION_LOST: 'The server could not be reached. Nothing is lost; please try again.',
    OTHER: 'Please reload the page and try again.',
  },
  record: 'How it was drawn',
  drawnBy: 'Drawn by',
  publishedBy: 'Published by',
  failedTitle: 'Could not do this',
  failures: {
    TOURNAMENT_FINALIZED:
      'The results of this tournament are final. People with the right to correct them do so on the page of the results.',
    TOURNAMENT_CANCELLED: 'This tournament has been cancelled.',
    ENTRIES_OPEN: 'The entries of this event have been opened again.',
    MATCH_PLAYED: 'A match of this event has a result, so this can no longer change.',
    SEASON_BEGUN: 'The season of this event has begun: it is not drawn, and its teams stay.',
    DRAW_PUBLISHED: 'The draw of this event is published. Take it back first.',
    INVALID_ORDER: 'Somebody has joined or left the list. Please check it and save again.',
    INVALID_SEED_COUNT: 'There are fewer entrants now, so fewer seeds are possible.',
    RATE_LIMITED: 'Too many changes in a short time. Please wait a while.',
    CONNECTION_LOST:
      'The server could not be reached. Your changes stay on this device; please try again.',
    OTHER: 'Please reload the page and try again.',
  },
};
