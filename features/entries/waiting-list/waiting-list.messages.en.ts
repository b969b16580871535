import type { EventType } from '#domain/entry/vocabulary.ts';
import { eventsMessages } from '#features/tournaments/events/events.messages.en.ts';

export const waitingListMessages = {
  fullTitle: 'Full: you can join the waiting list',
  fullText: 'All places are taken.',
  waitingNow: (waiting: number, eventType: EventType | null) => {
    if (waiting === 0) return 'Nobody is waiting at the moment.';
    if (!eventType) return `On the waiting list at the moment: ${waiting}`;
    const verb = waiting === 1 ? 'is' : 'are';
    return `${eventsMessages.people(waiting, eventType)} ${verb} waiting at the moment.`;
  },
  joinText:
    'A place that becomes free is kept for the first in line for up to 24 hours, but not beyond the application deadline. After a late withdrawal the organizer may still offer you a place until the tournament begins. You hear of it in the app, and by email and push if you have them switched on.',
  join: 'Join the waiting list',
  joinAfterLogin: 'Log in to join the waiting list',
  joined: 'You are on the waiting list',
  joinedText: (position: number) =>
    `You are number ${position} in line. You hear of it when it is your turn.`,
  leave: 'Leave the waiting list',
  left: 'You have left the waiting list',
  leaveTitle: 'Leave the waiting list?',
  leaveWaiting: 'Your turn is lost; joining again puts you at the end of the line.',
  leaveOffer: 'The place that is kept for you goes to the next in line.',
  stay: 'Stay in line',
  giveUp: 'Give up the offer',
  offeredTitle: 'A place is kept for you',
  offeredText: (until: string) => `Apply and pay to take it. It is kept until ${until}.`,
  take: 'Take the place',
  waitlistTitle: 'Waiting list',
  position: (position: number) => `Number ${position} in line`,
  failedTitle: 'Could not do this',
  failures: {
    PLACES_LEFT: 'A place has just become free: apply right away.',
    TOURNAMENT_CLOSED: 'Applications for this tournament have closed.',
    TOURNAMENT_CANCELLED: 'The organizer has cancelled this tournament.',
    ALREADY_ENTERED: 'You already have an entry to this tournament.',
    CONNECTION_LOST: 'The server could not be reached. Please try again: you join only once.',
    OTHER: 'Please reload the page and try again.',
  },
};
