export const eventDrawsMessages = {
  title: 'Prepare the draw',
  backToEvents: 'Back to the events',
  loading: 'Loading…',
  notFound: 'Event not found',
  notFoundText: "The event you're looking for doesn't exist.",
  notYours: 'This is not your tournament',
  notYoursText: 'Only the organizer of a tournament can open this page.',
  cancelledTitle: 'This tournament has been cancelled',
  cancelledText: 'Nothing can be changed any more.',
  // Closing the entries
  entries: 'Entries',
  confirmed: 'Confirmed',
  held: 'Being paid or offered',
  waiting: 'On the waiting list',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  entriesText: 'Close the entries when nobody else should come in. The seeding list follows.',
  close: 'Close entries',
  closeTitle: 'Close the entries of this event?',
  closeMeans: {
    applications: 'Nobody can apply any more, even before the deadline.',
    waitingList: 'A place that becomes free is not offered to the waiting list.',
    copy: 'Names, clubs and rating points are copied into the seeding list as they are now.',
  },
  closeHeld: (count: number) =>
    count === 1
      ? '1 place is reserved or offered. Whoever takes it still joins the list.'
      : `${count} places are reserved or offered. Whoever takes one still joins the list.`,
  closed: 'Entries are closed',
  closedText: 'Nobody can apply. You can open the entries again.',
  closedHeld: (count: number) =>
    count === 1
      ? '1 place is still reserved or offered; whoever takes it joins the list.'
      : `${count} places are still reserved or offered; whoever takes one joins the list.`,
  reopen: 'Open entries again',
  reopenTitle: 'Open the entries again?',
  reopenText:
    'Players can apply until the deadline, and free places are offered to the waiting list. Your seeding order is stored for the next time.',
  reopened: 'Entries are open again',
  // Seeding
  seeding: 'Seeding order',
  seedingText:
    'The strongest first. Those above the line are the seeds; everybody below it is placed by lot.',
  byPoints: 'Ordered by rating points, and by lot where they are equal.',
  byHand: 'Ordered by you.',
  nobody: 'Nobody is in the list',
  nobodyText: 'No entry was confirmed when the entries were closed.',
  seedCount: 'Number of seeds',
  usualCount: (count: number) => `As usual (${count})`,
  seedLine: 'Seeds above, by lot below',
  noSeeds: 'No seeds: everybody is placed by lot',
  seed: (number: number) => `Seed ${number}`,
  points: (points: string) => `${points} points`,
  noPoints: 'No rating',
  isNew: 'New',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  drag: 'Drag to another place',
  moved: (name: string, place: number, of: number) => `${name}: place ${place} of ${of}`,
  orderByPoints: 'Order by rating points',
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
  failedTitle: 'That was not possible',
  failures: {
    TOURNAMENT_CANCELLED: 'This tournament has been cancelled.',
    ENTRIES_OPEN: 'The entries of this event have been opened again.',
    INVALID_ORDER: 'Somebody has joined or left the list. Please check it and save again.',
    INVALID_SEED_COUNT: 'There are fewer entrants now, so that there can be fewer seeds.',
    RATE_LIMITED: 'That was many changes in a short time. Please wait a while.',
    CONNECTION_LOST:
      'The server could not be reached. Your changes stay on this device; please try again.',
    OTHER: 'Please reload the page and try again.',
  },
};
